"""Means and ratios of dependent games: one pair of numbers per cluster, such as a deal that several seats played.

A cluster brings y (what was counted) and m (how often it could be counted); the estimate is sum(y) / sum(m). Its
variance is that of the linearised residuals y - R m between clusters (Cochran, Sampling Techniques, 3rd
ed., 1977, chapters 6 and 9A), and the interval is Student's t with one degree of freedom less than there
are clusters with m > 0. All that is needed are six whole numbers that add over clusters, so that the result
does not depend on the order of summation.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy import special

CONFIDENCE = 0.95
POWER = 0.8


class Moments(NamedTuple):
    """Sums over clusters: how many have m > 0, and the sums of m, m m, y, y y and y m (exact whole numbers)."""

    clusters: int
    m: int
    mm: int
    y: int
    yy: int
    ym: int


class Interval(NamedTuple):
    """An estimate, the ends of its interval, its standard error and the degrees of freedom."""

    estimate: float
    low: float
    high: float
    error: float
    freedom: int


def moments(y: NDArray[np.int64], m: NDArray[np.int64]) -> Moments:
    """Return the sums of y and m, both whole numbers of shape (clusters,).

    >>> moments(np.array([1, 0]), np.array([2, 1]))
    Moments(clusters=2, m=3, mm=5, y=1, yy=1, ym=2)
    """
    return Moments(
        int(np.count_nonzero(m)), int(m.sum()), int(m @ m), int(y.sum()), int(y @ y), int(y @ m)
    )


def per_cluster(clusters: int, y: int, yy: int, size: int = 1) -> Moments:
    """Return the moments for the mean of y / size over clusters that are all of one size.

    >>> ratio(per_cluster(4, 8, 24, size=2)).estimate
    1.0
    """
    return Moments(clusters, clusters * size, clusters * size * size, y, yy, y * size)


def ratio(sums: Moments, confidence: float = CONFIDENCE) -> Interval:
    """Return sum(y) / sum(m) with its interval clustered; all NaN without any m, no width known with one cluster.

    >>> estimate = ratio(moments(np.array([1, 0, 2, 1]), np.array([2, 1, 2, 2])))
    >>> round(estimate.estimate, 4), estimate.freedom
    (0.5714, 3)
    """
    if sums.m == 0:
        return Interval(float("nan"), float("nan"), float("nan"), float("nan"), 0)
    estimate = sums.y / sums.m
    if sums.clusters < 2:
        return Interval(estimate, float("-inf"), float("inf"), float("inf"), 0)
    error = _residual_sum(sums) ** 0.5 / sums.m * (sums.clusters / (sums.clusters - 1)) ** 0.5
    freedom = sums.clusters - 1
    reach = float(special.stdtrit(freedom, (1 + confidence) / 2)) * error
    return Interval(estimate, estimate - reach, estimate + reach, error, freedom)


def _residual_sum(sums: Moments) -> float:
    """Return the sum of (y - R m)^2, from whole numbers only until the last division, so that nothing cancels."""
    scaled = sums.yy * sums.m**2 - 2 * sums.ym * sums.y * sums.m + sums.mm * sums.y**2
    return scaled / sums.m**2


def p_value(interval: Interval) -> float:
    """Return the two-sided p-value of "the estimate is zero"; 1 where nothing varies and nothing was found."""
    if not interval.error > 0 or interval.freedom < 1:
        return 1.0 if interval.estimate == 0 or interval.freedom < 1 else 0.0
    return float(2 * special.stdtr(interval.freedom, -abs(interval.estimate) / interval.error))


def detectable(error: float, confidence: float = CONFIDENCE, power: float = POWER) -> float:
    """Return the smallest true difference that a test with this standard error finds with the given power.

    >>> round(detectable(1.0), 2)
    2.8
    """
    return error * float(special.ndtri((1 + confidence) / 2) + special.ndtri(power))


def holm(p_values: Sequence[float]) -> list[float]:
    """Return p-values adjusted for being many (Holm, Scandinavian Journal of Statistics 6, 1979, 65-70).

    >>> holm([0.01, 0.04, 0.03])
    [0.03, 0.06, 0.06]
    """
    order = sorted(range(len(p_values)), key=lambda place: p_values[place])
    adjusted, largest = [0.0] * len(p_values), 0.0
    for passed, place in enumerate(order):
        largest = max(largest, min(1.0, (len(p_values) - passed) * p_values[place]))
        adjusted[place] = largest
    return adjusted
