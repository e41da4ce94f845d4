"""The engine's lengths of games, loops and deadlocks are those of an independent program in C.

`app` with its defaults, every seat `lagforst`: an independently written program found these mean
numbers of actions, and these shares of loops and deadlocks (to the digits given).
"""

import math

import pytest

from tests.support.arenas import ACTIONS, CAP, DEADLOCK, LOOP, STATUS, arena_of, play

FOUND = {
    2: (65.35, 0.0010, 0.00013),
    3: (80.55, 0.0031, 0.00035),
    4: (93.67, 0.0060, 0.00063),
}
HALF_DIGITS = (0.005, 0.00005, 0.000005)
ORDINARY, NIGHTLY, CHUNK = 200_000, 10_000_000, 50_000


def agrees_with_the_other_program(players: int, games: int) -> None:
    """Assert that mean and shares are within four standard errors, and rounding, of those found."""
    arena = arena_of("app", ["lagforst"] * players, 2026)
    total = squares = loops = deadlocks = capped = 0
    for first in range(0, games, CHUNK):
        rows = play(arena, first, CHUNK).games
        actions, status = rows[:, ACTIONS].astype(int), rows[:, STATUS]
        total, squares = total + int(actions.sum()), squares + int((actions**2).sum())
        loops += int((status == LOOP).sum())
        deadlocks += int((status == DEADLOCK).sum())
        capped += int((status == CAP).sum())
    mean = total / games
    errors = [math.sqrt((squares / games - mean**2) / games)]
    errors += [math.sqrt(share * (1 - share) / games) for share in FOUND[players][1:]]
    seen = (mean, loops / games, deadlocks / games)
    for value, found, half, error in zip(seen, FOUND[players], HALF_DIGITS, errors, strict=True):
        assert abs(value - found) < 4 * error + half, (seen, FOUND[players])
    assert capped == 0


@pytest.mark.parametrize("players", FOUND)
def test_the_distributions_agree(players: int):
    agrees_with_the_other_program(players, ORDINARY)


@pytest.mark.nightly
@pytest.mark.parametrize("players", FOUND)
def test_the_distributions_agree_at_ten_million_games(players: int):
    agrees_with_the_other_program(players, NIGHTLY)
