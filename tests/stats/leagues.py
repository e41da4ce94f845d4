"""Leagues of strategies whose strengths are known: games of a deal go together, deals do not."""

import numpy as np

STRATEGIES = 8
TOGETHER = 0.5
"""Chance that a game of a deal has the luck of the deal's first one."""


def luck(rng, shape, draw):
    """Return luck of shape (deals, games, ...), where games share the first one's with chance TOGETHER."""
    found = draw(shape)
    shared = rng.random(shape[:2]) < TOGETHER
    first = np.broadcast_to(found[:, :1], shape)
    return np.where(shared.reshape(shared.shape + (1,) * (len(shape) - 2)), first, found)


def pair_rows(rng, share, deals, games=2):
    """Return each deal's wins, int64 (deals, strategies²), if i beats j in a share[i, j] of so many games a deal."""
    number = len(share)
    rows = np.zeros((deals, number, number), dtype=np.int64)
    for i, j in zip(*np.triu_indices(number, 1), strict=True):
        won = (luck(rng, (deals, games), rng.random) < share[i, j]).sum(axis=1)
        rows[:, i, j], rows[:, j, i] = won, games - won
    return rows.reshape(deals, -1)


def shares(strengths):
    """Return the chance that each beats each, by Bradley-Terry."""
    return 1 / (1 + np.exp(strengths[None, :] - strengths[:, None]))


def rankings(rng, strengths, deals, seats=4, games=4):
    """Return (order, deals) of tables of random strategies, each deal's table games times, by Plackett-Luce."""
    tables = np.argsort(rng.random((deals, len(strengths))), axis=1)[:, :seats]
    noise = luck(rng, (deals, games, seats), lambda shape: rng.gumbel(size=shape))
    scores = strengths[tables][:, None, :] + noise
    order = np.take_along_axis(
        np.broadcast_to(tables[:, None, :], scores.shape), np.argsort(-scores, axis=2), axis=2
    )
    return order.reshape(-1, seats), np.repeat(np.arange(deals), games)


def random_strengths(rng, spread=0.5):
    """Return centred log-strengths of STRATEGIES strategies."""
    found = rng.normal(0, spread, STRATEGIES)
    return found - found.mean()


def planted_cycle(size=0.55):
    """Return shares of a league of level strategies but for a cycle of the first three."""
    share = np.full((STRATEGIES, STRATEGIES), 0.5)
    for one, other in ((0, 1), (1, 2), (2, 0)):
        share[one, other], share[other, one] = size, 1 - size
    return share
