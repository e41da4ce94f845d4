"""Shares of independent games with their intervals."""

from math import sqrt
from typing import NamedTuple

Z95 = 1.959963984540054
"""The 97.5 % quantile of the standard normal distribution."""


class Interval(NamedTuple):
    """An estimate and the ends of its interval."""

    estimate: float
    low: float
    high: float


def wilson(successes: int, trials: int, z: float = Z95) -> Interval:
    """Return the share of successes with Wilson's score interval, which also holds near 0 and 1.

    E. B. Wilson, Probable inference, the law of succession, and statistical inference, Journal of the American
    Statistical Association 22 (1927) 209-212; recommended by Brown, Cai and DasGupta, Statistical Science 16
    (2001) 101-133. z: normal quantile of the wanted confidence. Raises ValueError without trials.

    >>> [round(value, 4) for value in wilson(0, 10)]
    [0.0, 0.0, 0.2775]
    """
    if not 0 <= successes <= trials or trials < 1:
        raise ValueError(f"{successes} successes in {trials} trials")
    share, weight = successes / trials, z * z / trials
    centre = (share + weight / 2) / (1 + weight)
    reach = z / (1 + weight) * sqrt(share * (1 - share) / trials + weight / (4 * trials))
    low = 0.0 if successes == 0 else centre - reach
    high = 1.0 if successes == trials else centre + reach
    return Interval(share, low, high)
