"""What is kept of one whole number per deal: how many deals, their sum and the sum of their squares.

A deal's number is its score times a fixed `size`, so that it is whole; sums of whole numbers are exact and
depend neither on the order of the deals nor on how they were cut into blocks.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray


class Sums(NamedTuple):
    """The number of deals, and the sums over them of y and of y y (exact whole numbers)."""

    deals: int
    total: int
    squares: int

    def mean(self, size: int = 1) -> float:
        """Return the mean of y / size; NaN without deals."""
        return self.total / (self.deals * size) if self.deals else float("nan")

    def variance(self, size: int = 1) -> float:
        """Return the variance of y / size over the deals (divided by their number); NaN without deals.

        >>> Sums(4, 2, 6).variance()
        1.25
        """
        if not self.deals:
            return float("nan")
        return (self.deals * self.squares - self.total**2) / (self.deals * size) ** 2

    def plus(self, other: "Sums") -> "Sums":
        """Return the sums over the deals of both."""
        return Sums(*(mine + theirs for mine, theirs in zip(self, other, strict=True)))


NOTHING = Sums(0, 0, 0)


def sums(values: NDArray[np.int64]) -> Sums:
    """Return the sums of whole numbers of shape (deals,).

    >>> sums(np.array([1, -2, 0])).plus(sums(np.array([3])))
    Sums(deals=4, total=2, squares=14)
    """
    return Sums(len(values), int(values.sum()), int(values @ values))
