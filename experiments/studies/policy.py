"""Playing a PolicyStudy: both ways in every seat of the same deals, among every field of opponents."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import joblib
import numpy as np
from numpy.typing import NDArray

from experiments.duel import BLOCK, Duel, SeatGames, differences, play_seats
from experiments.estimate import Estimate
from experiments.measure import measure_of
from experiments.questions.question import Table
from experiments.questions.study import PolicyStudy
from experiments.stats.clustered import detectable, p_value, per_cluster, ratio
from experiments.studies.arms import find_arm
from experiments.studies.cell import ALL, Cell
from experiments.studies.fields import fields_of
from experiments.trial import Watch
from simcore.games import make_rules
from simcore.rules import RuleSet

Counts = NDArray[np.int64]
CAP = 2_000
"""Decisions after which a game is left; few that are not going round in circles take half as many."""
DEALS = 12_000
"""Deals of a table for the default effort: enough for ±0.5 points in the mean over four fields."""


class Sums(NamedTuple):
    """Whole numbers of a field that add over deals: the effect's totals and squares three ways, and the rest.

    total, squares: open places shared; low and high: as the worst and the best for the arm. base: steps of the base.
    """

    deals: int = 0
    total: int = 0
    squares: int = 0
    low: int = 0
    high: int = 0
    base: int = 0
    games: int = 0
    unfinished: int = 0

    def plus(self, other: "Sums") -> "Sums":
        """Return the sums of both."""
        return Sums(*(one + two for one, two in zip(self, other, strict=True)))


def rules_at(table: Table) -> RuleSet:
    """Return the rules of a table."""
    return make_rules(table.game.rules, table.game.changes, table.seats)


def duels_of(study: PolicyStudy, table: Table, seed: int) -> list[Duel]:
    """Return the duel of a table among each field."""
    rules = rules_at(table)
    measure = measure_of("win" if table.seats == 2 else "risk", table.seats)
    arm, base = find_arm(study.arm, rules), find_arm(study.base, rules)
    return [
        Duel(
            rules,
            arm,
            base,
            table.seats,
            measure,
            seed,
            CAP,
            field.seated(rules, table.seats - 1),
            whose=study.whose,
        )
        for field in fields_of(table, study.among)
    ]


def games_of(study: PolicyStudy, deals: int) -> int:
    """Return how many games a study of so many deals at each table plays."""
    return sum(
        2 * deals * table.seats * len(fields_of(table, study.among)) for table in study.tables
    )


def play(study: PolicyStudy, deals: int, seed: int, threads: int, watch: Watch) -> list[Cell]:
    """Return the cells of every table: the mean over the fields first, then each field."""
    work = list(_stretches(study, deals, seed))
    parallel = joblib.Parallel(n_jobs=threads, backend="threading", return_as="generator")
    found: dict[Table, list[Sums]] = {}
    for (table, *_), sums in zip(
        work, parallel(joblib.delayed(_play)(*each) for each in work), strict=True
    ):
        before = found.get(table, [Sums()] * len(sums))
        found[table] = [one.plus(two) for one, two in zip(before, sums, strict=True)]
        watch(sum(each.games for each in sums[1:]) or sums[0].games)
    return [cell for table, sums in found.items() for cell in _cells(study, table, sums)]


def _stretches(
    study: PolicyStudy, deals: int, seed: int
) -> Iterator[tuple[Table, list[Duel], int, int]]:
    for table in study.tables:
        duels = duels_of(study, table, seed)
        for first in range(0, deals, BLOCK):
            yield table, duels, first, min(BLOCK, deals - first)


def _play(_table: Table, duels: Sequence[Duel], first: int, deals: int) -> list[Sums]:
    """Return the sums of the mean over the fields, then of each field."""
    played = []
    for duel in duels:
        own, other = (
            play_seats(duel, player, first, deals) for player in (duel.candidate, duel.reference)
        )
        played.append((differences(own, other), level_of(other), unfinished_in([*own, *other])))
    games = 2 * duels[0].seats * deals
    each = [sums_of(*field, games) for field in played]
    numbers, levels, unfinished = zip(*played, strict=True)
    whole = sums_of(np.sum(numbers, axis=0), sum(levels), sum(unfinished), games * len(duels))
    return [whole, *each]


def level_of(games: Sequence[SeatGames]) -> int:
    """Return the steps of a player in all its seats."""
    return sum(int(each.scores[0].sum()) for each in games)


def unfinished_in(games: Sequence[SeatGames]) -> int:
    """Return how many games never ended."""
    return sum(int(each.unfinished.sum()) for each in games)


def sums_of(numbers: Counts, level: int, unfinished: int, games: int) -> Sums:
    """Return the sums of deals from `differences` and the base's level."""
    number, low, high = numbers
    return Sums(
        len(number),
        int(number.sum()),
        int(number @ number),
        int(low.sum()),
        int(high.sum()),
        level,
        games,
        unfinished,
    )


def _cells(study: PolicyStudy, table: Table, found: Sequence[Sums]) -> Iterator[Cell]:
    fields = fields_of(table, study.among)
    scale = duels_of(study, table, 0)[0].scale
    names = [ALL, *(field.name for field in fields)]
    for name, sums in zip(names, found, strict=True):
        yield cell(table, name, "", sums, scale * (len(fields) if name == ALL else 1))


def cell(table: Table, field: str, at: str, sums: Sums, scale: int) -> Cell:
    """Return the cell of some sums; `scale` steps make one game won for a deal."""
    found = ratio(per_cluster(sums.deals, sums.total, sums.squares, scale))
    whole = sums.deals * scale
    share = sums.unfinished / sums.games
    return Cell(
        table,
        field,
        at,
        Estimate(found.estimate, found.low, found.high, sums.games, sums.deals, share),
        (sums.low / whole, sums.high / whole),
        found.error,
        p_value(found),
        sums.base / whole,
        detectable(found.error),
    )
