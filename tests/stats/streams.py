"""Streams of scores per deal with known truth, many at once, and what the statistics of comparing make of them."""

from typing import NamedTuple

import numpy as np

from experiments.stats.sequence import ALPHA, log_capital, stake


class Law(NamedTuple):
    """How the number of a deal is distributed: whole `values` with whole `parts` of 256, in units of 1 / size."""

    name: str
    values: tuple[int, ...]
    parts: tuple[int, ...]
    size: int

    def __str__(self):
        return self.name

    @property
    def mean(self):
        """The true mean of y / size."""
        return float(np.dot(self.values, self.parts)) / 256 / self.size

    @property
    def variance(self):
        """The true variance of y / size."""
        return float(np.dot(np.square(self.values), self.parts)) / 256 / self.size**2 - self.mean**2

    def draw(self, rng, shape):
        """Return numbers of this law, as int8."""
        table = np.repeat(np.array(self.values, dtype=np.int8), self.parts)
        return table[rng.integers(0, 256, shape, dtype=np.uint8)]


TIED = (
    Law("70 % ties", (-2, -1, 0, 1, 2), (16, 22, 180, 22, 16), 2),
    Law("85 % ties", (-1, 0, 1), (19, 218, 19), 2),
    Law("70 % ties, +1.4 points", (-2, -1, 0, 1, 2), (15, 21, 179, 24, 17), 2),
    Law("rare disasters", (-2, 0, 1), (2, 198, 56), 2),
)


def thresholds(law, deals, tuned_at):
    """Return, by floor of the spread around the truth in units of 1 / size^2, the excess that excludes the truth.

    Rounding the spread down can only make misses more frequent.
    """
    tuned = stake(tuned_at)
    farthest = max(abs(value / law.size - law.mean) for value in law.values) * law.size
    spread = (
        np.arange(int(deals * min(farthest**2, 4 * law.variance * law.size**2)) + 2) / law.size**2
    )
    return spread, {side: _root(spread, tuned, 1 + max(side * law.mean, 0.0)) for side in (1, -1)}


def _root(spread, tuned, room):
    low, high = np.zeros_like(spread), 10 * np.sqrt(spread + tuned) + 100
    for _ in range(40):
        middle = (low + high) / 2
        lost = log_capital(middle / room, spread / room**2, tuned / room**2) >= np.log(2 / ALPHA)
        low, high = np.where(lost, low, middle), np.where(lost, middle, high)
    return low


def ever_missed(law, streams, deals, seed, tuned_at):
    """Return for each stream whether the sequence excluded the truth after any of its deals."""
    rng = np.random.default_rng(seed)
    _, by_side = thresholds(law, deals, tuned_at)
    missed = np.zeros(streams, dtype=bool)
    numbers = np.arange(1, deals + 1) * law.mean
    for stream in range(streams):
        y = law.draw(rng, deals).astype(np.int64)
        total = np.cumsum(y) / law.size - numbers
        spread = np.cumsum((y - law.mean * law.size) ** 2)
        place = np.minimum(spread.astype(np.int64), len(by_side[1]) - 1)
        missed[stream] = (total >= by_side[1][place]).any() or (-total >= by_side[-1][place]).any()
    return missed
