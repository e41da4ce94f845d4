"""Means of many independent games, from whole sums that add exactly."""

from math import sqrt

from experiments.stats.proportion import Z95, Interval


def mean_interval(number: int, total: int, squares: int, z: float = Z95) -> Interval:
    """Return the mean of `number` values with its normal interval, from their sum and their sum of squares.

    The variance is taken from whole numbers until the last division, so that nothing cancels. Meant for hundreds of
    values and more (central limit theorem). Raises ValueError with fewer than two.

    >>> mean_interval(4, 10, 30).estimate
    2.5
    """
    if number < 2:
        raise ValueError(f"{number} values have no variance")
    mean = total / number
    variance = (number * squares - total * total) / (number * (number - 1))
    reach = z * sqrt(variance / number)
    return Interval(mean, mean - reach, mean + reach)
