"""Playing a ForkStudy: the first play against the second from the same decision, for every sort of players.

A fork's number is clustered by game. The mean over the sorts of players gives each sort the same weight; the sorts
come to different decisions, so that their errors are independent. Classes (pile size, top card, talon) are told for
the mean.
"""

from collections.abc import Iterator, Sequence
from math import sqrt

from experiments.estimate import Estimate
from experiments.fork import play_forks
from experiments.fork_effects import Effect, effect_inside, rates
from experiments.fork_table import REDEALS, Forking
from experiments.questions.question import Table
from experiments.questions.study import ForkStudy
from experiments.stats.clustered import Interval, detectable, p_value
from experiments.studies.cell import ALL, Cell
from experiments.studies.fields import fields_of
from experiments.studies.policy import rules_at
from experiments.studies.situations import counted_per, situations
from experiments.trial import Watch
from strategies.written.forks import read_choice

FORKS = 3_000
"""Forks of a table and sort of players for the default effort."""
MOST_GAMES = 60
"""Games that may be looked in for each fork that is wanted."""
LARGE = 10_000
"""Degrees of freedom from which Student's t is the normal law."""
NORMAL = 1.959963984540054


def games_of(study: ForkStudy, forks: int) -> int:
    """Return about how many continuations are played."""
    return sum(2 * REDEALS * forks * len(fields_of(table, study.among)) for table in study.tables)


def play(study: ForkStudy, forks: int, seed: int, threads: int, watch: Watch) -> list[Cell]:
    """Return for every table the mean over the sorts of players, each sort, and the classes of the mean."""
    found: list[Cell] = []
    for table in study.tables:
        by_field = {
            field.name: list(_cells(study, table, field.name, forks, seed, threads, watch))
            for field in fields_of(table, study.among)
        }
        found += _means(table, by_field)
        found += [cell for cells in by_field.values() for cell in cells if not cell.at]
    return found


def _cells(
    study: ForkStudy,
    table: Table,
    name: str,
    forks: int,
    seed: int,
    threads: int,
    watch: Watch,
) -> Iterator[Cell]:
    rules = rules_at(table)
    (field,) = fields_of(table, (name,))
    forking = Forking(
        rules,
        field.seated(rules, table.seats),
        read_choice(rules.family, study.when or None, list(study.plays), study.phase),
        None,
        study.each,
        forks,
        forks * MOST_GAMES,
        REDEALS,
        seed,
        threads=threads,
    )
    done = 0

    def advance(number: int) -> None:
        """Tell of the forks made since the last time."""
        nonlocal done
        watch(2 * REDEALS * (number - done))
        done = number

    played = play_forks(forking, advance)
    level = next(
        rate.interval.estimate
        for rate in rates(forking, played)
        if (rate.play, rate.outcome) == (1, "not_last")
    )
    per = counted_per(study.per, rules.family, played)
    for at, inside in situations(study.by, rules.family, played):
        effect = effect_inside(forking, played, "not_last", (0, 1), at, at, inside, per)
        yield _cell(table, name, at, effect, level)


def _cell(table: Table, name: str, at: str, effect: Effect, level: float) -> Cell:
    found = effect.interval
    games = 2 * REDEALS * effect.forks
    return Cell(
        table,
        name,
        at,
        Estimate(found.estimate, found.low, found.high, games, effect.games, effect.unfinished),
        (effect.low, effect.high),
        found.error,
        p_value(found),
        level,
        detectable(found.error),
    )


def _means(table: Table, by_field: dict[str, list[Cell]]) -> Iterator[Cell]:
    """Yield the mean over the fields, overall and in each class that all of them came to."""
    first, *rest = by_field.values()
    for cell in first:
        others = [next((each for each in cells if each.at == cell.at), None) for cells in rest]
        if None not in others:
            yield _mean(table, [cell, *(each for each in others if each)])


def _mean(table: Table, cells: Sequence[Cell]) -> Cell:
    number = len(cells)
    estimate = sum(cell.effect.estimate for cell in cells) / number
    error = sqrt(sum(cell.error**2 for cell in cells)) / number
    reach = NORMAL * error
    found = Interval(estimate, estimate - reach, estimate + reach, error, LARGE)
    return Cell(
        table,
        ALL,
        cells[0].at,
        Estimate(
            *found[:3],
            sum(cell.effect.games for cell in cells),
            sum(cell.effect.deals for cell in cells),
            sum(cell.effect.unfinished_share for cell in cells) / number,
        ),
        (
            sum(cell.bounds[0] for cell in cells) / number,
            sum(cell.bounds[1] for cell in cells) / number,
        ),
        error,
        p_value(found),
        sum(cell.level or 0.0 for cell in cells) / number,
        detectable(error),
    )
