"""Who beats whom, with errors clustered by deal and intervals that hold for all pairs at once.

A deal's row holds for each ordered pair (i, j), row by row, the wins of i against j in whole units (halves, if
a tie is half a win); the share of i is the wins of i over the wins of both.
"""

from math import sqrt
from typing import NamedTuple

import numpy as np

from experiments.stats.bootstrap import (
    CONFIDENCE,
    DRAWS,
    Band,
    Deals,
    drawn_totals,
    simultaneous,
    total,
)
from experiments.stats.ratings import Floats, Ints

LEAST = 2.0
"""No error is under LEAST / deals: two errors then reach the rule of three, 3 / deals, where all deals are alike."""


class WinMatrix(NamedTuple):
    """(strategies, strategies): wins in units, share of the wins of both, its error, deals that the pair played.

    A pair that never met has share 0.5 and an infinite error; the diagonal 0.5 and no error.
    """

    wins: Ints
    share: Floats
    error: Floats
    deals: Ints


def win_matrix(deals: Deals, strategies: int) -> WinMatrix:
    """Return the shares of wins; the errors are those of a ratio (Cochran, Sampling Techniques, 1977, chapter 6).

    >>> from experiments.stats.bootstrap import gather
    >>> found = win_matrix(gather(np.array([[0, 2, 0, 0]] * 30 + [[0, 1, 1, 0]] * 10)), 2)
    >>> float(found.share[0, 1]), float(found.error[0, 1]).__round__(4), int(found.deals[0, 1])
    (0.875, 0.05, 40)
    """
    shape = (strategies, strategies)
    wins = total(deals).reshape(shape)
    share, error = shares(wins.astype(np.float64)), np.zeros(shape)
    played = np.zeros(shape, dtype=np.int64)
    for i, j in zip(*np.triu_indices(strategies, 1), strict=True):
        won, lost = deals.rows[:, i * strategies + j], deals.rows[:, j * strategies + i]
        number = int(deals.counts[won + lost > 0].sum())
        residuals = won - share[i, j] * (won + lost)
        played[i, j] = played[j, i] = number
        error[i, j] = error[j, i] = _error(
            deals.counts, residuals, int((won + lost) @ deals.counts), number
        )
    return WinMatrix(wins, share, error, played)


def _error(counts: Ints, residuals: Floats, games: int, deals: int) -> float:
    """Return the standard error of a share from its residuals by deal."""
    if deals < 2:
        return float("inf")
    variance = float(counts @ residuals**2) * deals / (deals - 1)
    return max(sqrt(variance) / games, LEAST / deals)


def shares(wins: Floats) -> Floats:
    """Return the share of wins[..., i, j] among those of both; 0.5 where nobody won.

    >>> shares(np.array([[0.0, 3.0], [1.0, 0.0]])).tolist()
    [[0.5, 0.75], [0.25, 0.5]]
    """
    games = wins + np.swapaxes(wins, -1, -2)
    games[..., np.arange(wins.shape[-1]), np.arange(wins.shape[-1])] = 0
    return np.where(games > 0, wins / np.maximum(games, 1e-300), 0.5)


def win_band(
    deals: Deals,
    strategies: int,
    draws: int = DRAWS,
    seed: int = 0,
    confidence: float = CONFIDENCE,
) -> Band:
    """Return all shares with intervals that hold for all pairs at once, cut at 0 and 1."""
    found = win_matrix(deals, strategies)
    drawn = drawn_totals(deals, draws, seed).reshape(-1, strategies, strategies)
    met = (drawn + drawn.transpose(0, 2, 1)) > 0
    known = np.where(met, shares(drawn), found.share)
    band = simultaneous(
        found.share, np.where(np.isfinite(found.error), found.error, 0), known, confidence
    )
    unknown = ~np.isfinite(found.error)
    return Band(
        band.estimate,
        np.where(unknown, 0, np.maximum(band.low, 0)),
        np.where(unknown, 1, np.minimum(band.high, 1)),
    )
