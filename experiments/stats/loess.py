"""LOESS: a curve through scattered points, made of local polynomials."""

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
SPAN, DEGREE = 0.75, 2
"""The share of the points that a local fit rests on, and its degree, as statistics programs set them by default."""


def loess(
    x: Floats, y: Floats, counts: NDArray[np.int64], at: Floats, span: float = SPAN
) -> Floats:
    """Return the smooth curve at the places `at`.

    W. S. Cleveland and S. J. Devlin, Locally weighted regression, Journal of the American Statistical Association 83
    (1988) 596-610: at each place a quadratic is fitted to the nearest `span` of all points with tricube weights.
    x: distinct places in ascending order. y: the mean there. counts: how many points there are. Fits to means with
    these counts as weights are the fits to the points themselves.

    >>> x = np.arange(10.0)
    >>> loess(x, x * x, np.ones(10, dtype=np.int64), np.array([2.0, 4.5])).round(6).tolist()
    [4.0, 20.25]
    """
    wanted = max(span * counts.sum(), 1.0)
    return np.array([_fitted(x - place, y, counts, wanted) for place in at])


def _fitted(away: Floats, y: Floats, counts: NDArray[np.int64], wanted: float) -> float:
    """Return the local polynomial's value where `away` is 0."""
    order = np.argsort(np.abs(away), kind="stable")
    inside = min(int(np.searchsorted(np.cumsum(counts[order]), wanted)), len(order) - 1)
    reach = max(float(np.abs(away[order[inside]])), 1e-9) * (1 + 1e-9)
    near = np.abs(away) < reach
    weights = counts[near] * (1 - (np.abs(away[near]) / reach) ** 3) ** 3
    scaled = away[near] / reach
    powers = np.vander(scaled, min(DEGREE, len(scaled) - 1) + 1, increasing=True)
    root = np.sqrt(weights)
    return float(np.linalg.lstsq(powers * root[:, None], y[near] * root, rcond=None)[0][0])
