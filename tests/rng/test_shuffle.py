"""The shuffle and the lots against a plain version with integers of any size."""

from random import Random

import numpy as np
import pytest

from simcore import layout
from simcore.jit import kernel
from simcore.shedding import state as at
from simcore.shedding.deal import deal
from tests.support import plain_random as plain
from tests.support.arenas import DEALER, DEALT, FIRST, arena_of, play, rows_of
from tests.support.lockstep import shuffled
from tests.support.positions import RANKS

NEW_DECK = [rank for rank in RANKS for _ in range(4)]
REJECTED = [821_715, 2_954_442, 496_399, 357_333, 1_202_417]
"""With seed 2026, the game where the word of group 0, 1, ... is the first to be rejected."""


@kernel
def _deal(block, seed, game):
    return deal(layout.state_at(block, np.uint64(0)), seed, game)


def state() -> np.ndarray:
    """Return the words of an empty game."""
    return np.zeros(layout.STATE_WORDS, dtype=np.uint64)


@pytest.mark.nojit
def test_the_shuffle_is_the_plain_one():
    rng, block = Random(4), state()
    for _ in range(25):
        seed, game = rng.getrandbits(64), rng.getrandbits(64)
        assert shuffled(block, seed, game) == plain.shuffled(NEW_DECK, seed, game)


@pytest.mark.parametrize(("group", "game"), list(enumerate(REJECTED)))
def test_the_shuffle_is_the_plain_one_where_a_word_is_rejected(group: int, game: int):
    top, end = plain.GROUPS[group]
    outcomes = np.prod(np.arange(end + 2, top + 2, dtype=object))
    word = plain.deal_word(2026, game, group)
    assert word * outcomes % plain.WORD < plain.WORD % outcomes
    assert shuffled(state(), 2026, game) == plain.shuffled(NEW_DECK, 2026, game)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_dealer_and_lot_are_the_plain_ones(seats: int):
    rng, block = Random(seats), state()
    block[layout.SEATS], block[at.HAND_SIZE] = seats, 4
    for _ in range(40):
        seed, game = rng.getrandbits(64), rng.getrandbits(64)
        lot = _deal(block, np.uint64(seed), np.uint64(game))
        assert (block[layout.DEALER], lot) == plain.dealer_and_lot(seats, seed, game)


def test_the_randomness_of_strategies_never_moves_the_deal():
    kept = [DEALER]
    line_ups = [["slump"] * 3, ["likformig"] * 3, ["lagforst", "slump", "likformig"]]
    rows = [rows_of("app", names, 300, seed=9) for names in line_ups]
    for other in rows[1:]:
        assert (other.games[:, kept] == rows[0].games[:, kept]).all()
        assert (other.games[:, FIRST] == rows[0].games[:, FIRST]).all()
        assert (other.seats[:, :, DEALT] == rows[0].seats[:, :, DEALT]).all()


def test_seed_game_and_seat_each_give_numbers_of_their_own():
    seen = set()
    for seed, game in [(1, 0), (2, 0), (1, 1), (1 + 2**32, 0), (1, 2**32)]:
        rows = play(arena_of("app", ["slump"] * 2, seed), game, 1)
        seen.add(tuple(rows.seats[0, :, DEALT].tolist()))
    assert len(seen) == 5
