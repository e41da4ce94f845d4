"""What a shape says: its curves with their intervals, as numbers and as one table.

The intervals are of 95 %, with games as what is independent (experiments.stats.clustered). A curve by decision point
rests on the games that had that decision; one by portion of the game on the finished games with roll-outs.
"""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
import polars as pl

from experiments.estimate import Estimate
from experiments.shape import Counts, Shape, Shaping
from experiments.shape_rollouts import PARTS, POINTS, SPREADS
from experiments.stats.clustered import Moments, per_cluster, ratio
from experiments.stats.loess import loess
from experiments.stats.proportion import wilson

STILL_MANY = 0.5
"""The share of games that must have a decision for its mean to count when the largest is looked for."""
STILL_SOME = 0.05
"""The share of games that must have a decision for a smooth curve to be told there."""
SMOOTH_POINTS = 80
"""Places at which a smooth curve is told, as plotting programs do."""
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


class Point(NamedTuple):
    """One point of a curve. x: decision point, or portion of the game. place: finishing place, or None."""

    curve: str
    x: float
    place: int | None
    estimate: float
    low: float | None
    high: float | None
    games: int


class Peak(NamedTuple):
    """The decision point where a curve is highest, and its height there."""

    decision: int
    choices: float


def choices_at(shape: Shape, decision: int) -> Estimate | None:
    """Return the branching factor at a decision point; None if fewer than two games had it."""
    games, total, squares = (int(number) for number in shape.choices[decision])
    return _estimate(shape, per_cluster(games, total, squares), games)


def choices_per_decision(shape: Shape) -> Estimate | None:
    """Return the branching factor over all decision points of all games."""
    return _estimate(shape, Moments(*shape.per_game), shape.games)


def decisions_per_game(shape: Shape) -> Estimate | None:
    """Return the mean length of the finished games."""
    lengths = np.arange(len(shape.lengths), dtype=np.int64)
    total, squares = int(shape.lengths @ lengths), int(shape.lengths @ lengths**2)
    return _estimate(shape, per_cluster(shape.finished, total, squares), shape.games)


def unfinished_share(shape: Shape) -> Estimate:
    """Return the share of games that never ended."""
    found = wilson(shape.games - shape.finished, shape.games)
    return Estimate(*found, shape.games, shape.games, found.estimate)


def length_quantiles(shape: Shape) -> dict[float, int]:
    """Return {q: length}: the shortest length that at least this share of the finished games do not exceed."""
    reached = np.cumsum(shape.lengths)
    return {q: int(np.searchsorted(reached, q * shape.finished)) for q in QUANTILES}


def longest(shape: Shape) -> int:
    """Return the length of the longest finished game, 0 if there is none."""
    return int(shape.lengths.nonzero()[0].max(initial=0))


def last_common(shape: Shape, share: float) -> int:
    """Return the last decision point that this share of the games had."""
    return int((shape.choices[:, 0] >= share * shape.games).nonzero()[0].max())


def highest_mean(shape: Shape) -> Peak:
    """Return where the branching factor is largest, among the decision points of many games."""
    common = shape.choices[: last_common(shape, STILL_MANY) + 1]
    means = common[:, 1] / common[:, 0]
    return Peak(int(means.argmax()), float(means.max()))


def smooth_choices(shape: Shape) -> list[tuple[int, float]]:
    """Return the branching factor smoothed by LOESS over every decision of every game, as Valet's pages draw it."""
    x = np.arange(len(shape.choices))
    means = shape.choices[:, 1] / shape.choices[:, 0]
    last = last_common(shape, STILL_SOME)
    at = np.unique(np.linspace(0, last, SMOOTH_POINTS).round().astype(np.int64))
    smooth = loess(x.astype(np.float64), means, shape.choices[:, 0], at.astype(np.float64))
    return [(int(place), float(height)) for place, height in zip(at, smooth, strict=True)]


def highest_smooth(shape: Shape) -> Peak:
    """Return where the smoothed branching factor is largest, among the decision points of many games."""
    last = last_common(shape, STILL_MANY)
    common = [each for each in smooth_choices(shape) if each[0] <= last]
    return Peak(*max(common, key=lambda each: each[1]))


def portion(point: int) -> float:
    """Return how much of a game has been played at one of the POINTS."""
    return point / (POINTS - 1)


def lead(shaping: Shaping, shape: Shape, point: int, place: int) -> Estimate | None:
    """Return the normalized rank that was estimated for the seats that finished in `place` (from 1)."""
    return _of_histories(shape, shape.histories.leads[point, place - 1], _unit(shaping))


def spread(shaping: Shaping, shape: Shape, point: int, kind: str) -> Estimate | None:
    """Return the mean decision spread of one of the SPREADS at a point."""
    number = SPREADS.index(kind)
    unit = PARTS if kind == "spread_normalized" else _unit(shaping)
    return _of_histories(shape, shape.histories.spreads[point, number], unit)


def _unit(shaping: Shaping) -> int:
    return 2 * (shaping.players - 1) * shaping.rollouts


def _of_histories(shape: Shape, words: Counts, unit: int) -> Estimate | None:
    sums = Moments(*(int(word) for word in words))
    games = shape.histories.games + shape.histories.unfinished
    if sums.clusters < 2:
        return None
    found = ratio(sums)
    ends = (found.estimate / unit, found.low / unit, found.high / unit)
    return Estimate(*ends, games, sums.clusters, shape.histories.unfinished / games)


def _estimate(shape: Shape, sums: Moments, games: int) -> Estimate | None:
    if sums.clusters < 2:
        return None
    found = ratio(sums)
    unfinished = (shape.games - shape.finished) / shape.games
    return Estimate(found.estimate, found.low, found.high, games, sums.clusters, unfinished)


def points(shaping: Shaping, shape: Shape) -> Iterator[Point]:
    """Yield every point of every curve."""
    for decision in range(len(shape.choices)):
        games, total, _ = (int(number) for number in shape.choices[decision])
        found = choices_at(shape, decision)
        low, high = (found.low, found.high) if found else (None, None)
        yield Point("branching", decision, None, total / games, low, high, games)
    for decision, height in smooth_choices(shape):
        games = int(shape.choices[decision, 0])
        yield Point("branching_smooth", decision, None, height, None, None, games)
    for decision in range(len(shape.choices)):
        share = wilson(int(shape.choices[decision, 0]), shape.games)
        yield Point("still_running", decision, None, *share, shape.games)
    yield from _portions(shaping, shape)


def _portions(shaping: Shaping, shape: Shape) -> Iterator[Point]:
    for point in range(POINTS):
        leads = {place: lead(shaping, shape, point, place) for place in _places(shaping)}
        curves = [("lead", place, found) for place, found in leads.items()]
        curves += [(kind, 0, spread(shaping, shape, point, kind)) for kind in SPREADS]
        for curve, place, found in curves:
            if found:
                ends = (found.estimate, found.low, found.high, found.deals)
                yield Point(curve, portion(point), place or None, *ends)


def _places(shaping: Shaping) -> range:
    return range(1, shaping.players + 1)


def frame(shaping: Shaping, shape: Shape) -> pl.DataFrame:
    """Return all curves as one table with the columns of Point."""
    types = {"x": pl.Float64, "place": pl.Int64, "low": pl.Float64, "high": pl.Float64}
    return pl.DataFrame(
        list(points(shaping, shape)),
        schema=list(Point._fields),
        schema_overrides=types,
        orient="row",
    )
