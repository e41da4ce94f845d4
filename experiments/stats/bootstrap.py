"""Intervals by drawing deals again: games of one deal depend on each other, deals do not.

Each draw gives the deals multinomial weights (B. Efron and R. J. Tibshirani, An Introduction to the Bootstrap, 1993,
chapters 12-13; whole clusters: A. C. Davison and D. V. Hinkley, Bootstrap Methods and their Application, 1997,
section 3.8). A deal is a row of whole numbers that add (wins of pairs, or how often each choice was made), and
what is kept of them are the distinct rows in rising order with how often each occurred. So the draws are the same bit
for bit in whatever order and however many parts the deals arrived, and cost little where rows are alike.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy import special

from experiments.stats.ratings import Floats, Ints

DRAWS = 1000
CONFIDENCE = 0.95
CELLS = 8_000_000


class Deals(NamedTuple):
    """Distinct rows of whole numbers, (distinct, columns) in rising order, and how many deals had each of them."""

    rows: Ints
    counts: Ints


class Band(NamedTuple):
    """Estimates with the ends of their intervals, all of one shape."""

    estimate: Floats
    low: Floats
    high: Floats


def gather(rows: NDArray[np.integer]) -> Deals:
    """Return deals, one row each, as distinct rows with their counts.

    >>> gather(np.array([[1, 0], [0, 2], [1, 0]]))
    Deals(rows=array([[0, 2],
           [1, 0]]), counts=array([1, 2]))
    """
    distinct, counts = np.unique(rows.astype(np.int64), axis=0, return_counts=True)
    return Deals(distinct, counts.astype(np.int64))


def merge(parts: Sequence[Deals]) -> Deals:
    """Return the deals of several parts together; the order of the parts does not matter.

    >>> merge([gather(np.array([[1]])), gather(np.array([[0], [1]]))]).counts.tolist()
    [1, 2]
    """
    rows, place = np.unique(
        np.concatenate([part.rows for part in parts]), axis=0, return_inverse=True
    )
    counts = np.zeros(len(rows), dtype=np.int64)
    np.add.at(counts, place.reshape(-1), np.concatenate([part.counts for part in parts]))
    return Deals(rows, counts)


def total(deals: Deals) -> Ints:
    """Return the sums of the columns over all deals."""
    return np.asarray(deals.counts @ deals.rows)


def drawn_totals(deals: Deals, draws: int = DRAWS, seed: int = 0) -> Floats:
    """Return the sums of the columns over as many deals, drawn with replacement: (draws, columns) whole numbers.

    Products and sums of whole numbers under 2^53 are exact, so that the order of adding changes nothing.
    """
    rng = np.random.Generator(np.random.Philox(seed))
    number, rows = int(deals.counts.sum()), deals.rows.astype(np.float64)
    chances = deals.counts / number
    found = np.empty((draws, rows.shape[1]))
    block = max(1, CELLS // len(rows))
    for at in range(0, draws, block):
        weights = rng.multinomial(number, chances, size=min(block, draws - at))
        found[at : at + block] = weights.astype(np.float64) @ rows
    return found


def percentile(estimate: Floats, drawn: Floats, confidence: float = CONFIDENCE) -> Band:
    """Return each estimate with the quantiles of its draws (first axis); Efron and Tibshirani, chapter 13.

    >>> band = percentile(np.array(0.5), np.arange(1, 1000) / 1000)
    >>> band.low.round(6).tolist(), band.high.round(6).tolist()
    (0.025, 0.975)
    """
    low, high = np.quantile(
        drawn, [(1 - confidence) / 2, (1 + confidence) / 2], axis=0, method="weibull"
    )
    return Band(estimate, low, high)


def basic(estimate: Floats, drawn: Floats, confidence: float = CONFIDENCE) -> Band:
    """Return each estimate with the quantiles of its draws mirrored about it; Davison and Hinkley, section 5.2.

    >>> band = basic(np.array(0.6), np.arange(1, 1000) / 1000)
    >>> band.low.round(6).tolist(), band.high.round(6).tolist()
    (0.225, 1.175)
    """
    mirrored = percentile(estimate, drawn, confidence)
    return Band(estimate, 2 * estimate - mirrored.high, 2 * estimate - mirrored.low)


def simultaneous(
    estimate: Floats, errors: Floats, drawn: Floats, confidence: float = CONFIDENCE
) -> Band:
    """Return intervals that all hold at once: the reach is the quantile of the largest |t| in a draw.

    t is the distance of a draw from the estimate in standard errors; what has none (a draw against itself) keeps an
    interval of no width. None is narrower than it would be alone.
    J. P. Romano and M. Wolf, Journal of the American Statistical Association 100 (2005) 94-108.
    """
    certain = np.where(errors > 0, errors, np.inf)
    axes = tuple(range(1, drawn.ndim))
    largest = (np.abs(drawn - estimate) / certain).max(axis=axes)
    alone = special.ndtri((1 + confidence) / 2)
    reach = max(float(np.quantile(largest, confidence, method="weibull")), alone) * errors
    return Band(estimate, estimate - reach, estimate + reach)
