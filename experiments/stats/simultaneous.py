"""Intervals for many means over the same deals that are all true together: max-|t| under common random numbers.

The numbers of one deal depend on each other. Of a matrix of whole numbers, one row per deal and one column per mean,
only the sums and the sums of products are kept. The multiplier bootstrap with normal weights (Chernozhukov,
Chetverikov and Kato, Annals of Statistics 41, 2013) draws, given the deals, from exactly the normal law with their
correlations, so that no deal needs to be weighted: the largest of that law's values is drawn at once, with a fixed
seed, and divided by the error of the estimated variance as Student's t is (Hothorn, Bretz and Westfall,
Biometrical Journal 50, 2008).
"""

from math import ceil
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from experiments.stats.clustered import CONFIDENCE, Interval

DRAWS = 50_000
SEED = 20_130_101

_AT_ONCE = 1000
_ROUNDED_UP_TO = 1000
_RIDGE = 1e-9  # keeps the root of a singular matrix real


class Joint(NamedTuple):
    """Sums over deals: how many, the sums of y of shape (means,) and of products of shape (means, means), int64."""

    deals: int
    totals: NDArray[np.int64]
    products: NDArray[np.int64]

    def plus(self, other: "Joint") -> "Joint":
        """Return the sums over the deals of both."""
        return Joint(
            self.deals + other.deals, self.totals + other.totals, self.products + other.products
        )


def joint(values: NDArray[np.int64]) -> Joint:
    """Return the sums of whole numbers of shape (deals, means).

    >>> joint(np.array([[1, 0], [2, -1]])).products.tolist()
    [[5, -2], [-2, 1]]
    """
    return Joint(len(values), values.sum(axis=0), values.T @ values)


def covariances(sums: Joint) -> NDArray[np.float64]:
    """Return the sums of products about the means, of shape (means, means), in units of y y.

    >>> covariances(joint(np.array([[1, 0], [2, -1]]))).tolist()
    [[0.5, -0.5], [-0.5, 0.5]]
    """
    totals, products = sums.totals.astype(object), sums.products.astype(object)
    exact = sums.deals * products - np.outer(totals, totals)
    return (exact / sums.deals).astype(np.float64)


def intervals(sums: Joint, size: int = 1, confidence: float = CONFIDENCE) -> list[Interval]:
    """Return the means of y / size; all their intervals together are true with this probability.

    A mean that never varies has no width and widens no other. Infinitely wide with one deal.

    >>> found = intervals(joint(np.array([[1, 0], [2, -1], [0, 1], [1, 1]])))
    >>> found[0].estimate, found[0].freedom
    (1.0, 3)
    """
    estimates = sums.totals / (sums.deals * size)
    freedom = sums.deals - 1
    if freedom < 1:
        endless = float("inf")
        return [Interval(float(mean), -endless, endless, endless, 0) for mean in estimates]
    spread = covariances(sums)
    errors = np.sqrt(np.diag(spread) / freedom / sums.deals) / size
    reach = critical(spread, freedom, confidence) * errors
    return [
        Interval(float(mean), float(mean - far), float(mean + far), float(error), freedom)
        for mean, far, error in zip(estimates, reach, errors, strict=True)
    ]


def critical(spread: NDArray[np.float64], freedom: int, confidence: float = CONFIDENCE) -> float:
    """Return how many standard errors hold all means together, rounded up to thousandths.

    spread: covariances in any unit, shape (means, means). For one mean it is Student's quantile but for the
    error of DRAWS draws, half a percent; it is the same whenever it is asked for.

    >>> critical(np.eye(1), 10**6)
    1.962
    """
    varying = np.diag(spread) > 0
    if not varying.any():
        return 0.0
    scale = 1 / np.sqrt(np.diag(spread)[varying])
    correlations = spread[np.ix_(varying, varying)] * np.outer(scale, scale)
    loadings = np.linalg.cholesky(correlations + _RIDGE * np.eye(len(scale))).T
    rng = np.random.default_rng(SEED)
    largest = np.empty(DRAWS)
    for at in range(0, DRAWS, _AT_ONCE):
        drawn = rng.standard_normal((_AT_ONCE, len(scale))) @ loadings
        largest[at : at + _AT_ONCE] = np.abs(drawn).max(axis=1)
    largest /= np.sqrt(rng.chisquare(freedom, DRAWS) / freedom)
    return ceil(float(np.quantile(largest, confidence)) * _ROUNDED_UP_TO) / _ROUNDED_UP_TO
