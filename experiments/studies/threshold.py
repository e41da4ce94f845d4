"""Playing a ThresholdStudy: every value of the grid on training deals, the best confirmed on other deals.

The curve is the mean over the fields, with a band that holds for all its points at once. What was chosen because it
looked best is flattered; so the claim is the confirmed number, which is the study's main cell (`at` its value).
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import joblib
import numpy as np
from numpy.typing import NDArray

from experiments.duel import BLOCK, Duel, differences, play_seats
from experiments.estimate import Estimate
from experiments.questions.question import Table
from experiments.questions.study import PolicyStudy, ThresholdStudy
from experiments.stats.clustered import Interval, detectable, p_value
from experiments.stats.simultaneous import Joint, intervals, joint
from experiments.studies import policy
from experiments.studies.cell import Cell
from experiments.studies.fields import fields_of
from experiments.trial import Watch

Counts = NDArray[np.int64]
DEALS = 4_000
"""Training deals of a table for the default effort; policy.DEALS confirm."""
CURVE = "curve"
"""Field of the cells of the curve: the mean over all fields on training deals."""
CONFIRMING = 1_000_003
"""Added to the seed for the confirming deals."""


def arm_at(study: ThresholdStudy, value: str) -> str:
    """Return the arm with a value of its parameter.

    >>> arm_at(ThresholdStudy("QB8", {}, (), arm="talmodig", parameter="pile"), "5")
    'talmodig:pile=5'
    """
    return f"{study.arm}{',' if ':' in study.arm else ':'}{study.parameter}={value}"


def games_of(study: ThresholdStudy, deals: int) -> int:
    """Return how many games are played: the curve's, the base's and the confirming ones."""
    curve = sum(
        deals * table.seats * len(fields_of(table, study.among)) * (len(study.values) + 1)
        for table in study.tables
    )
    return curve + policy.games_of(_confirming(study, study.values[0]), confirming(deals))


def confirming(deals: int) -> int:
    """Return how many deals confirm what so many training deals chose."""
    return round(deals * policy.DEALS / DEALS)


def play(study: ThresholdStudy, deals: int, seed: int, threads: int, watch: Watch) -> list[Cell]:
    """Return for every table the curve's cells, and those of its best value confirmed, the mean first."""
    found: list[Cell] = []
    for table in study.tables:
        curve = _curve(study, table, deals, seed, threads, watch)
        best = max(curve, key=lambda cell: cell.effect.estimate).at
        one = _confirming(study, best, table)
        confirmed = policy.play(one, confirming(deals), seed + CONFIRMING, threads, watch)
        found += curve + [replace(cell, at=best) for cell in confirmed]
    return found


def _confirming(study: ThresholdStudy, value: str, *only: Table) -> PolicyStudy:
    return PolicyStudy(
        study.claim,
        study.label,
        only or study.tables,
        study.phrases,
        study.among,
        arm_at(study, value),
        study.base,
    )


def _curve(
    study: ThresholdStudy, table: Table, deals: int, seed: int, threads: int, watch: Watch
) -> list[Cell]:
    grid = [
        policy.duels_of(_confirming(study, value, table), table, seed) for value in study.values
    ]
    sums: Joint | None = None
    zero = np.zeros(len(study.values), dtype=np.int64)
    low, high, base, unfinished, games = zero, zero, 0, 0, 0
    work = [(first, min(BLOCK, deals - first)) for first in range(0, deals, BLOCK)]
    parallel = joblib.Parallel(n_jobs=threads, backend="threading", return_as="generator")
    for numbers, open_games, played, ends in parallel(
        joblib.delayed(_stretch)(grid, *each) for each in work
    ):
        block = joint(numbers)
        sums = sums.plus(block) if sums else block
        unfinished, games = unfinished + open_games, games + played
        low, high, base = low + ends[0], high + ends[1], base + ends[2]
        watch(played)
    assert sums is not None, "there is at least one deal"
    scale = grid[0][0].scale * len(grid[0])
    return list(_cells(study, table, sums, scale, (low, high, base), unfinished / games, games))


def _stretch(
    grid: Sequence[Sequence[Duel]], first: int, deals: int
) -> tuple[Counts, int, int, tuple[Counts, Counts, int]]:
    """Return each value's numbers (deals, values), games unfinished and played, and the sums of bounds and base."""
    bases = [play_seats(duel, duel.reference, first, deals) for duel in grid[0]]
    unfinished = sum(policy.unfinished_in(games) for games in bases)
    columns = []
    for duels in grid:
        played = [play_seats(duel, duel.candidate, first, deals) for duel in duels]
        each = [differences(own, base) for own, base in zip(played, bases, strict=True)]
        columns.append(np.sum(each, axis=0))
        unfinished += sum(policy.unfinished_in(games) for games in played)
    numbers, low, high = np.stack(columns, axis=-1)
    level = sum(policy.level_of(games) for games in bases)
    games = deals * grid[0][0].seats * len(grid[0]) * (len(grid) + 1)
    return numbers, unfinished, games, (low.sum(axis=0), high.sum(axis=0), level)


def _cells(
    study: ThresholdStudy,
    table: Table,
    sums: Joint,
    scale: int,
    ends: tuple[Counts, Counts, int],
    share: float,
    games: int,
) -> Iterator[Cell]:
    whole = sums.deals * scale
    each_games = games // (len(study.values) + 1) * 2
    for place, (value, found) in enumerate(zip(study.values, intervals(sums, scale), strict=True)):
        yield Cell(
            table,
            CURVE,
            value,
            _estimate(found, each_games, sums.deals, share),
            (float(ends[0][place]) / whole, float(ends[1][place]) / whole),
            found.error,
            p_value(found),
            ends[2] / whole,
            detectable(found.error),
        )


def _estimate(found: Interval, games: int, deals: int, share: float) -> Estimate:
    return Estimate(found.estimate, found.low, found.high, games, deals, share)
