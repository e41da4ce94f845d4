"""Rock, paper, scissors: cycles of three that chance does not explain, and how much of a league is cyclic."""

from itertools import combinations
from typing import NamedTuple

import numpy as np
from scipy import special

from experiments.stats.clustered import holm
from experiments.stats.ratings import Floats, Ints

LEVEL = 0.05


class Cycle(NamedTuple):
    """The first beats the second, the second the third, the third the first.

    shares: of these three; p_value: the largest of their p-values after Holm.
    """

    strategies: tuple[int, int, int]
    shares: tuple[float, float, float]
    p_value: float


class Split(NamedTuple):
    """How a skew-symmetric matrix divides into a rating for each strategy and what no rating explains.

    ratings: (strategies,), mean 0; cyclic: (strategies, strategies) the rest; share: its part of the
    sum of squares.
    """

    ratings: Floats
    cyclic: Floats
    share: float


def edge_p_values(share: Floats, error: Floats) -> Floats:
    """Return for each pair the two-sided p-value of "these two are level", adjusted after Holm for all the pairs.

    Two-sided because the results choose the direction; symmetric, 1 on the diagonal.

    >>> edge_p_values(np.array([[0.5, 0.6], [0.4, 0.5]]), np.full((2, 2), 0.05)).round(4)[
    ...     0, 1
    ... ].tolist()
    0.0455
    """
    first, second = np.triu_indices(len(share), 1)
    distance = np.abs(share[first, second] - 0.5) / error[first, second]
    found = np.ones(share.shape)
    found[first, second] = holm((2 * special.ndtr(-distance)).tolist())
    found[second, first] = found[first, second]
    return found


def cycles(share: Floats, error: Floats, level: float = LEVEL) -> list[Cycle]:
    """Return the cycles of three all of whose edges are above one half after Holm over all pairs, surest first.

    In a league without cycles, one can be found only if some edge points the wrong way, the chance of which
    Holm's method keeps under `level` for all pairs together.

    >>> rock = np.array([[0.5, 0.6, 0.4], [0.4, 0.5, 0.6], [0.6, 0.4, 0.5]])
    >>> cycles(rock, np.full((3, 3), 0.01))[0].strategies
    (0, 1, 2)
    """
    p_values = edge_p_values(share, error)
    beats = (p_values <= level) & (share > 0.5)
    found = []
    for one, two, three in combinations(range(len(share)), 3):
        for a, b, c in ((one, two, three), (one, three, two)):
            if beats[a, b] and beats[b, c] and beats[c, a]:
                three_shares = (float(share[a, b]), float(share[b, c]), float(share[c, a]))
                worst = float(max(p_values[a, b], p_values[b, c], p_values[c, a]))
                found.append(Cycle((a, b, c), three_shares, worst))
    return sorted(found, key=lambda cycle: (cycle.p_value, -min(cycle.shares)))


def log_odds(wins: Floats | Ints) -> Floats:
    """Return the skew-symmetric log-odds of wins[..., i, j] games, half a win added to each (J. B. S. Haldane, 1956).

    On this scale a Bradley-Terry league is exactly a difference of ratings, so that nothing of it is cyclic.

    >>> log_odds(np.array([[0, 3], [1, 0]])).round(3).tolist()
    [[0.0, 0.847], [-0.847, 0.0]]
    """
    return np.asarray(np.log((wins + 0.5) / (np.swapaxes(wins, -1, -2) + 0.5)))


def split(matrix: Floats) -> Split:
    """Return the Hodge split of a complete skew-symmetric matrix: ratings by least squares, and the cyclic rest.

    X. Jiang, L.-H. Lim, Y. Yao and Y. Ye, Statistical ranking and combinatorial Hodge theory, Mathematical
    Programming 127 (2011) 203-244: where all pairs have met, the ratings are the row means.

    >>> split(np.array([[0.0, 1.0, -1.0], [-1.0, 0.0, 1.0], [1.0, -1.0, 0.0]])).share
    1.0
    """
    ratings = matrix.mean(axis=1)
    cyclic = matrix - (ratings[:, None] - ratings)
    whole = float((matrix**2).sum())
    return Split(ratings, cyclic, float((cyclic**2).sum()) / whole if whole > 0 else 0.0)


def cyclic_share(matrix: Floats, drawn: Floats) -> float:
    """Return the cyclic share less what noise alone puts there, between 0 and 1.

    Noise adds its own squares to both parts; how many is seen in drawn (draws, strategies, strategies), the same
    matrix from deals drawn again, as the mean squares about `matrix` (the bootstrap's correction of bias, Efron and
    Tibshirani, An Introduction to the Bootstrap, 1993, chapter 10).

    >>> cyclic_share(np.zeros((3, 3)), np.zeros((2, 3, 3)))
    0.0
    """
    noise = drawn - matrix
    ratings = noise.mean(axis=2)
    rest = noise - (ratings[:, :, None] - ratings[:, None, :])
    cyclic = float((split(matrix).cyclic ** 2).sum()) - float((rest**2).sum()) / len(drawn)
    whole = float((matrix**2).sum()) - float((noise**2).sum()) / len(drawn)
    return min(1.0, max(0.0, cyclic) / whole) if whole > 0 else 0.0
