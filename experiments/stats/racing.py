"""A race of many candidates on common deals: whoever is shown not to be the best falls, until one is left.

Successive elimination (Even-Dar, Mannor and Mansour, Journal of Machine Learning Research 7, 2006), with
differences on the same deal instead of single scores: a candidate falls as soon as another one still in the race
has won (K - 1) / alpha against "it is not better" (sequence.evidence), K being how many set out. The best can fall
only to one of K - 1 others, and to each with a probability of at most alpha / (K - 1), however often one looks;
so whoever wins is the best with a probability of at least 1 - alpha. Equals never beat each other: a race needs an
end of its own, and then all that are left may be the best.
"""

from math import log
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from experiments.stats.sequence import ALPHA, TYPICAL_VARIANCE, evidence, stake
from experiments.stats.simultaneous import Joint
from experiments.stats.sums import Sums


class Terms(NamedTuple):
    """What is fixed before a race: how wide scores y may differ, how often it may err, and where it is sharpest."""

    candidates: int
    size: int = 1
    alpha: float = ALPHA
    tuned_at: int = 10_000
    variance: float = TYPICAL_VARIANCE

    @property
    def each(self) -> float:
        """Return how often one comparison may err."""
        return self.alpha / max(self.candidates - 1, 1)


class Fall(NamedTuple):
    """Who fell, to whom, and the sums of (the other's y - its own y) over the deals until then."""

    candidate: int
    to: int
    difference: Sums


class Race(NamedTuple):
    """Where a race stands: who is left, the sums of their scores in that order, and who fell, first to last."""

    terms: Terms
    left: tuple[int, ...]
    sums: Joint
    fallen: tuple[Fall, ...] = ()


def start(terms: Terms) -> Race:
    """Return a race before its first deal."""
    number = terms.candidates
    nothing = Joint(0, np.zeros(number, dtype=np.int64), np.zeros((number, number), dtype=np.int64))
    return Race(terms, tuple(range(number)), nothing)


def step(race: Race, block: Joint) -> Race:
    """Return the race after one more block of deals, in which those played that were left, in that order.

    Raises ValueError if scores differ by more than the size.

    >>> race = step(start(Terms(2)), Joint(90, np.array([70, 30]), np.array([[70, 25], [25, 30]])))
    >>> race.left, race.fallen[0].difference
    ((0,), Sums(deals=90, total=40, squares=50))
    """
    sums = race.sums.plus(block)
    won = _won(race.terms, sums)
    falls = won.max(axis=1) >= log(1 / race.terms.each)
    fallen = tuple(
        Fall(race.left[at], race.left[to], _difference(sums, int(to), int(at)))
        for at, to in zip(np.flatnonzero(falls), won.argmax(axis=1)[falls], strict=True)
    )
    stay = np.flatnonzero(~falls)
    kept = Joint(sums.deals, sums.totals[stay], sums.products[np.ix_(stay, stay)])
    return Race(race.terms, tuple(race.left[at] for at in stay), kept, race.fallen + fallen)


def _won(terms: Terms, sums: Joint) -> NDArray[np.float64]:
    """Return the log of what column has won against "it is no better than row"."""
    ahead: Any = sums.totals[None, :] - sums.totals[:, None]
    own = np.diag(sums.products)
    squares = own[None, :] + own[:, None] - 2 * sums.products
    if squares.max() > sums.deals * terms.size**2:
        raise ValueError(f"scores of one deal differ by more than {terms.size}")
    tuned = stake(terms.tuned_at, terms.variance, 2 * terms.each)
    won: NDArray[np.float64] = evidence(sums.deals, ahead, squares, 0.0, tuned, terms.size)
    return won


def _difference(sums: Joint, first: int, second: int) -> Sums:
    products = sums.products
    squares = products[first, first] + products[second, second] - 2 * products[first, second]
    return Sums(sums.deals, int(sums.totals[first] - sums.totals[second]), int(squares))


def difference(race: Race, first: int, second: int) -> Sums:
    """Return the sums of y of one candidate minus y of another, both still in the race."""
    return _difference(race.sums, race.left.index(first), race.left.index(second))


def own(race: Race, candidate: int) -> Sums:
    """Return the sums of the scores of a candidate that is still in the race."""
    at = race.left.index(candidate)
    return Sums(race.sums.deals, int(race.sums.totals[at]), int(race.sums.products[at, at]))


def winner(race: Race) -> int | None:
    """Return who is left alone, or None while several are left."""
    return race.left[0] if len(race.left) == 1 else None
