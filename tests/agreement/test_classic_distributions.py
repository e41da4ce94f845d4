"""The engine's lengths of games, losses and loops are those of an independent program in C.

`klassisk` with its defaults, every seat `boken`: an independently written program, run over ten million games, found
these mean numbers of decisions in each phase, these shares of games lost by each seat counted from the first leader,
and this share of loops (to the digits given).
"""

import math

import numpy as np
import pytest

from simcore.arena import Arena
from simcore.classic.row import GAME_LENGTH_ONE
from simcore.games import make_rules
from simcore.layout import CAP, FINISHED, LOOP
from simcore.row import GAME_ACTIONS, GAME_FIRST, GAME_LOSER, GAME_STATUS
from tests.support.players import find

FOUND = {
    2: (50.24, 48.29, 0.44182, 0.55818, 0.0),
    3: (49.52, 57.14, 0.30665, 0.38176, 0.30693, 0.004662),
    4: (47.10, 94.59, 0.21191, 0.26431, 0.24904, 0.22034, 0.054391),
}
GAMES_THERE = 10_000_000
HALF_OF_MEANS, HALF_OF_SHARES = 0.005, 0.000005
ORDINARY, NIGHTLY, CHUNK = 200_000, 10_000_000, 100_000


def measured(players: int, games: int) -> tuple[list[float], list[float]]:
    """Return means, losses by place after the first leader, and loops, and their standard errors of both programs."""
    arena = Arena(make_rules("klassisk"), [find("boken", "klassisk")] * players, 2026)
    sums, squares = np.zeros(2), np.zeros(2)
    counts = np.zeros(players + 1)
    for first in range(0, games, CHUNK):
        rows = arena.play(first, CHUNK).games.astype(np.int64)
        one = rows[:, GAME_LENGTH_ONE]
        phases = np.stack([one, rows[:, GAME_ACTIONS] - one]).astype(float)
        sums, squares = sums + phases.sum(axis=1), squares + (phases**2).sum(axis=1)
        ended = rows[rows[:, GAME_STATUS] == int(FINISHED)]
        places = (ended[:, GAME_LOSER] - ended[:, GAME_FIRST]) % players
        counts[:players] += np.bincount(places, minlength=players)
        counts[players] += (rows[:, GAME_STATUS] == int(LOOP)).sum()
        assert not (rows[:, GAME_STATUS] == int(CAP)).any()
    means, shares = sums / games, counts / games
    variances = [*(squares / games - means**2), *(shares * (1 - shares))]
    both = 1 / games + 1 / GAMES_THERE
    return [*means, *shares], [math.sqrt(variance * both) for variance in variances]


def agrees_with_the_other_program(players: int, games: int) -> None:
    """Assert that everything is within four standard errors, and rounding, of what was found."""
    seen, errors = measured(players, games)
    halves = [HALF_OF_MEANS] * 2 + [HALF_OF_SHARES] * (players + 1)
    for value, found, half, error in zip(seen, FOUND[players], halves, errors, strict=True):
        assert abs(value - found) < 4 * error + half, (seen, FOUND[players])


@pytest.mark.parametrize("players", FOUND)
def test_the_distributions_agree(players: int):
    agrees_with_the_other_program(players, ORDINARY)


@pytest.mark.nightly
@pytest.mark.parametrize("players", FOUND)
def test_the_distributions_agree_at_ten_million_games(players: int):
    agrees_with_the_other_program(players, NIGHTLY)
