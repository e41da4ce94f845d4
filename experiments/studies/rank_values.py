"""Playing a RankStudy: what each rank is worth lying open instead of in hand, from swaps drawn at random.

Of the six cards that a seat sees before the swap, three are drawn to lie open, all twenty ways alike. So given the
six cards, how many of a rank lie open differs from half of those dealt by chance alone, and least squares of the
score on these differences estimates what a card of the rank brings when it lies open (METHODS.md section 4:
randomised, not logged). Only differences between ranks mean anything: the values add up to 0. Errors are clustered
by deal.
"""

from collections.abc import Iterator

import joblib
import numpy as np
from numpy.typing import NDArray

from experiments.duel import BLOCK
from experiments.estimate import Estimate
from experiments.measure import UNIT, measure_of
from experiments.questions.question import Table
from experiments.questions.study import RankStudy
from experiments.stats.clustered import Interval, detectable, p_value
from experiments.studies.cell import ALL, Cell
from experiments.studies.fields import Field, fields_of
from experiments.studies.policy import CAP, rules_at
from experiments.trial import Watch
from simcore.arena import Arena
from simcore.cards import RANKS
from simcore.errors import Refusal
from simcore.layout import FINISHED
from simcore.row import GAME_STATUS, SEAT_PLACE
from simcore.shedding.row import SEAT_DEALT, SEAT_OPEN
from strategies.catalogue import find_strategy

Counts = NDArray[np.int64]
Floats = NDArray[np.float64]
DEALS = 15_000
NORMAL = 1.959963984540054


def games_of(study: RankStudy, deals: int) -> int:
    """Return how many games are played."""
    return sum(deals * table.seats * len(fields_of(table, study.among)) for table in study.tables)


def play(study: RankStudy, deals: int, seed: int, threads: int, watch: Watch) -> list[Cell]:
    """Return for every table the main difference, then every rank's value."""
    parallel = joblib.Parallel(n_jobs=threads, backend="threading", return_as="generator")
    found: list[Cell] = []
    for table in study.tables:
        work = [
            (field, focus, first, min(BLOCK, deals - first))
            for first in range(0, deals, BLOCK)
            for field in fields_of(table, study.among)
            for focus in range(table.seats)
        ]
        parts = []
        for part in parallel(joblib.delayed(_stretch)(study, table, seed, *each) for each in work):
            parts.append(part)
            watch(len(part[0]))
        rows, scores, clusters, open_games = (
            np.concatenate(each) for each in zip(*parts, strict=True)
        )
        found += _cells(study, table, rows, scores, clusters, open_games)
    return found


def _stretch(
    study: RankStudy, table: Table, seed: int, field: Field, focus: int, first: int, deals: int
) -> tuple[Counts, Counts, Counts, Counts]:
    """Return for each game: differences (deals, ranks), doubled; score; deal; whether it never ended."""
    rules = rules_at(table)
    line_up = list(field.seated(rules, table.seats))
    line_up[focus] = find_strategy(f"swap_of(likformig,{study.player})", rules)
    rows = Arena(rules, line_up, seed, CAP).play(first, deals)
    if rows is None:
        raise Refusal("The study was stopped.")
    own = rows.seats[:, focus]
    differences = np.stack(
        [
            2 * _held(own[:, SEAT_OPEN], rank) - _held(own[:, SEAT_DEALT], rank)
            for rank in range(13)
        ],
        axis=1,
    )
    places = rows.seats[:, :, SEAT_PLACE].astype(np.int64)
    measure = measure_of("win" if table.seats == 2 else "risk", table.seats)
    scores, _, _ = measure.scores(places[:, focus], np.count_nonzero(places, axis=1))
    unfinished = (rows.games[:, GAME_STATUS] != FINISHED).astype(np.int64)
    return differences, scores, np.arange(first, first + deals), unfinished


def _held(cards: NDArray[np.uint64], rank: int) -> Counts:
    found: Counts = ((cards >> np.uint64(4 * rank)) & np.uint64(15)).astype(np.int64)
    return found


def _cells(
    study: RankStudy,
    table: Table,
    rows: Counts,
    scores: Counts,
    clusters: Counts,
    is_open: Counts,
) -> Iterator[Cell]:
    differences, told = rows / 2, scores / UNIT
    values, spread = fitted(differences, told, clusters)
    inverse = np.linalg.pinv(differences.T @ differences)
    deals, games = len(np.unique(clusters)), len(rows)
    first, second = (RANKS.index(rank) for rank in (study.first, study.second))
    contrast = np.zeros(13)
    contrast[first], contrast[second] = 1.0, -1.0
    weights = [
        ("", contrast),
        *((f"open={rank}", np.eye(13)[place]) for place, rank in enumerate(RANKS)),
    ]
    for at, weight in weights:
        middle, error = float(weight @ values), float(np.sqrt(weight @ spread @ weight))
        reach = NORMAL * error
        yield Cell(
            table,
            ALL,
            at,
            Estimate(middle, middle - reach, middle + reach, games, deals, float(is_open.mean())),
            _bounds(middle, differences @ (inverse @ weight), told, is_open),
            error,
            p_value(Interval(middle, middle - reach, middle + reach, error, deals - 1)),
            None,
            detectable(error),
        )


def _bounds(middle: float, pulls: Floats, scores: Floats, is_open: Counts) -> tuple[float, float]:
    """Return a value with every open score moved as far against it, and as far for it, as it could be.

    pulls: by how much the value moves with each score.
    """
    up = np.maximum(pulls, 0) * (1 - scores) + np.maximum(-pulls, 0) * scores
    down = np.maximum(pulls, 0) * scores + np.maximum(-pulls, 0) * (1 - scores)
    return middle - float(down @ is_open), middle + float(up @ is_open)


def fitted(differences: Floats, scores: Floats, clusters: Counts) -> tuple[Floats, Floats]:
    """Return the values of ranks, which add up to 0, and their covariances clustered by deal.

    Least squares without an intercept of the scores about their mean: the differences have mean 0 by the draw.
    """
    inverse = np.linalg.pinv(differences.T @ differences)
    centred = scores - scores.mean()
    values = inverse @ (differences.T @ centred)
    residuals = centred - differences @ values
    _, place = np.unique(clusters, return_inverse=True)
    number = int(place.max()) + 1
    sums = np.zeros((number, differences.shape[1]))
    np.add.at(sums, place, differences * residuals[:, None])
    spread = inverse @ (sums.T @ sums) @ inverse * number / (number - 1)
    return values, spread
