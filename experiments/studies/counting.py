"""Playing a CountStudy: games between players who are all alike, and a ratio of counts clustered by game."""

from collections.abc import Iterator

import joblib
import numpy as np

from experiments.duel import BLOCK
from experiments.estimate import Estimate
from experiments.questions.question import Table
from experiments.questions.study import CountStudy
from experiments.stats.clustered import Moments, detectable, moments, p_value, ratio
from experiments.studies.cell import ALL, Cell
from experiments.studies.counts import COUNTS, columns_of
from experiments.studies.fields import fields_of
from experiments.studies.policy import CAP, rules_at
from experiments.trial import Watch
from simcore.arena import Arena
from simcore.errors import Refusal
from simcore.layout import FINISHED
from simcore.row import GAME_STATUS

DEALS = 20_000
"""Games of a table and sort of players for the default effort."""


def games_of(study: CountStudy, deals: int) -> int:
    """Return how many games are played."""
    return sum(deals * len(fields_of(table, study.among)) for table in study.tables)


def play(study: CountStudy, deals: int, seed: int, threads: int, watch: Watch) -> list[Cell]:
    """Return for every table the mean over the sorts of players, then each sort."""
    parallel = joblib.Parallel(n_jobs=threads, backend="threading", return_as="generator")
    found: list[Cell] = []
    for table in study.tables:
        names = [field.name for field in fields_of(table, study.among)]
        work = [
            (name, first, min(BLOCK * 4, deals - first))
            for name in names
            for first in range(0, deals, BLOCK * 4)
        ]
        sums = {name: (Moments(0, 0, 0, 0, 0, 0), 0) for name in names}
        played = parallel(joblib.delayed(_stretch)(study, table, seed, *each) for each in work)
        for (name, _, games), (one, unfinished) in zip(work, played, strict=True):
            before, lost = sums[name]
            sums[name] = (_plus(before, one), lost + unfinished)
            watch(games)
        found += _cells(table, sums, deals)
    return found


def _plus(one: Moments, other: Moments) -> Moments:
    return Moments(*(a + b for a, b in zip(one, other, strict=True)))


def _stretch(
    study: CountStudy, table: Table, seed: int, name: str, first: int, games: int
) -> tuple[Moments, int]:
    rules = rules_at(table)
    (field,) = fields_of(table, (name,))
    rows = Arena(rules, field.seated(rules, table.seats), seed, CAP).play(first, games)
    if rows is None:
        raise Refusal("The count was stopped.")
    counted, of = COUNTS[study.count](columns_of(rules.family, rows))
    return moments(counted, of), int((rows.games[:, GAME_STATUS] != FINISHED).sum())


def _cells(table: Table, sums: dict[str, tuple[Moments, int]], deals: int) -> Iterator[Cell]:
    """Yield the mean over the sorts (each has the same weight, and plays the same deals), then each sort."""
    cells = [_cell(table, name, *each, deals) for name, each in sums.items()]
    number = len(cells)
    estimate = float(np.mean([cell.effect.estimate for cell in cells]))
    error = float(np.mean([cell.error for cell in cells]))
    low = estimate - float(np.mean([cell.effect.estimate - cell.effect.low for cell in cells]))
    share = float(np.mean([cell.effect.unfinished_share for cell in cells]))
    yield Cell(
        table,
        ALL,
        "",
        Estimate(estimate, low, 2 * estimate - low, deals * number, deals, share),
        (estimate, estimate),
        error,
        0.0,
        None,
        detectable(error),
    )
    yield from cells


def _cell(table: Table, name: str, sums: Moments, unfinished: int, deals: int) -> Cell:
    found = ratio(sums)
    return Cell(
        table,
        name,
        "",
        Estimate(found.estimate, found.low, found.high, deals, sums.clusters, unfinished / deals),
        (found.estimate, found.estimate),
        found.error,
        p_value(found),
        None,
        detectable(found.error),
    )
