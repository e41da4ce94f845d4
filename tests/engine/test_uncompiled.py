"""Whole games whose rows are frozen from the compiled engine: uncompiled it must play the same.

NUMBA_DISABLE_JIT=1 runs the same sources as plain Python, a second opinion on the compiler.
"""

import hashlib
from typing import NamedTuple

import pytest

from simcore.cards import RANKS, lowest
from simcore.rng import below
from simcore.shedding.view import lay_all, lays, may_take, ordinary_lays, take
from simcore.strategy import strategy
from strategies.parts.laying import without_ordinary
from tests.support.arenas import facts, rows_of

pytestmark = pytest.mark.nojit


@strategy("shedding", memory=True, deterministic=False)
def restless(view, parameters, memory, rng):
    """Lowest first, but at every third decision it tosses a coin for the pile."""
    memory[0] = memory[0] + 1
    ordinary = ordinary_lays(view)
    if ordinary and memory[0] % 3 == 0 and may_take(view) and below(rng, 2) == 0:
        return take()
    if ordinary:
        return lay_all(ordinary, lowest(ordinary))
    return without_ordinary(view) if not lays(view) else lay_all(lays(view), lowest(lays(view)))


class Frozen(NamedTuple):
    """Some games: rules, players, and what came out of them."""

    rules: str
    house: dict
    players: list
    games: list
    digest: str
    cap: int = 20_000


FROZEN = {
    "app": Frozen(
        "app",
        {},
        ["lagforst", "samlaren"],
        [(0, 0, 1, 58, [2, 1]), (0, 0, 1, 116, [2, 1]), (1, 1, 1, 85, [1, 2])],
        "92592d8f6fd59a6b",
    ),
    "app of four": Frozen(
        "app",
        {},
        ["talmodig", "tryckaren", "slump", "lagforst"],
        [
            (0, 255, 4, 300, [1, 0, 0, 2]),
            (1, 1, 1, 219, [3, 4, 2, 1]),
            (3, 255, 4, 300, [0, 0, 2, 1]),
        ],
        "68a93a19f38e64fc",
        300,
    ),
    "enkel": Frozen(
        "enkel",
        {"upcard_ten": "redraw"},
        ["slump", "lagforst", "talmodig"],
        [(1, 0, 1, 107, [3, 2, 1]), (0, 0, 1, 63, [3, 2, 1]), (0, 1, 1, 67, [2, 3, 1])],
        "bbf4c51c2d248618",
        400,
    ),
    "vandtia": Frozen(
        "vandtia",
        {"seven": "at_most_7", "transparent": "8", "chansa": "any_time"},
        ["likformig", "slump", "samlaren:swap=sw6"],
        [(1, 255, 4, 150, [0, 0, 1]), (2, 0, 1, 81, [3, 2, 1]), (2, 0, 1, 103, [3, 1, 2])],
        "bea34b0c890053e8",
        150,
    ),
    "a strategy of one's own": Frozen(
        "vandtia",
        {"two": "extra_turn"},
        [restless.strategy] * 2,
        [(0, 0, 1, 111, [2, 1]), (1, 0, 1, 90, [2, 1]), (0, 1, 1, 77, [1, 2])],
        "6e1b7fede0207705",
        300,
    ),
}


def played(frozen: Frozen) -> tuple[list, str]:
    """Play three games; return (first, loser, status, actions, places) of each, and a digest of all."""
    rows = rows_of(frozen.rules, frozen.players, 3, seed=77, house=frozen.house, cap=frozen.cap)
    games = [
        (*map(int, game[1:]), seats[:, 0].tolist())
        for game, seats in zip(rows.games, rows.seats, strict=True)
    ]
    words = rows.games.tobytes() + rows.seats.tobytes()
    return games, hashlib.sha256(words).hexdigest()[:16]


@pytest.mark.parametrize("name", FROZEN)
def test_the_rows_are_those_of_the_compiled_engine(name: str):
    frozen = FROZEN[name]
    games, digest = played(frozen)
    assert games == frozen.games
    assert digest == frozen.digest


def test_the_counters_of_one_game():
    row = rows_of("app", ["lagforst", "samlaren"], 1, seed=77).seats[0, 0]
    told = facts(row)
    assert told == {
        "turns": 24,
        "lays": 28,
        "pickups": 1,
        "voluntary_pickups": 0,
        "chansa_tried": 0,
        "chansa_fitted": 0,
        "burns": 3,
        "twos_laid": 2,
        "tens_laid": 3,
        "flips": 0,
        "flips_fitted": 0,
        "passes": 0,
        "cards_picked_up": 11,
    }
    dealt = [int(row[1]) >> 4 * place & 15 for place in range(len(RANKS))]
    assert dealt == [0, 2, 0, 1, 1, 0, 0, 1, 0, 0, 1, 0, 0]
