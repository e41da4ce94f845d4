"""Philox4x32-10: its published known answers, what its words are keyed by, and bounded draws."""

from random import Random

import numpy as np
import pytest
from scipy import stats

from simcore.rng import below, happens, philox, seat_word
from simcore.shuffle import accepted, deal_word
from tests.support import plain_random as plain

U64 = np.uint64
ONES = 2**32 - 1
KNOWN = [
    ([0, 0, 0, 0], [0, 0], [0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8]),
    ([ONES] * 4, [ONES] * 2, [0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD]),
    (
        [0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344],
        [0xA4093822, 0x299F31D0],
        [0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1],
    ),
]
"""Counter, key and output of Random123's file of known answers."""


def engine_block(counter: list[int], key: list[int]) -> list[int]:
    """Return the engine's four 32-bit words: the counter is (block, stream, game)."""
    block, stream, game_low, game_high = counter
    seed, game = key[0] + (key[1] << 32), game_low + (game_high << 32)
    low, high = philox(U64(seed), U64(game), U64(stream), U64(block))
    return [int(low) & ONES, int(low) >> 32, int(high) & ONES, int(high) >> 32]


def stream_of(seed: int, stream: int, game: int, drawn: int = 0) -> np.ndarray:
    """Return a seat's random stream as the engine lays it out."""
    return np.array([seed, stream, game, drawn, 0, 0, 0, 0], dtype=U64)


@pytest.mark.nojit
@pytest.mark.parametrize(("counter", "key", "words"), KNOWN)
def test_the_published_known_answers(counter: list[int], key: list[int], words: list[int]):
    assert engine_block(counter, key) == words
    assert plain.philox_block(counter, key) == words


@pytest.mark.nojit
def test_the_plain_one_agrees_on_random_inputs():
    rng = Random(1)
    for _ in range(200):
        seed, game = rng.getrandbits(64), rng.getrandbits(64)
        stream, block = rng.getrandbits(32), rng.getrandbits(32)
        words = philox(U64(seed), U64(game), U64(stream), U64(block))
        assert tuple(map(int, words)) == plain.philox(seed, game, stream, block)


def test_the_words_of_a_seat_come_from_its_own_stream_in_order():
    rng = stream_of(seed=7, stream=3, game=2**40 + 5)
    words = [int(seat_word(rng)) for _ in range(5)]
    assert words == [plain.philox(7, 2**40 + 5, 3, block)[0] for block in range(5)]
    assert rng.tolist() == [7, 3, 2**40 + 5, 5, 0, 0, 0, 0]


def test_the_words_of_the_deal_come_from_stream_nought():
    words = [int(deal_word(U64(7), U64(9), U64(index))) for index in range(6)]
    halves = [plain.philox(7, 9, 0, block) for block in range(3)]
    assert words == [word for half in halves for word in half]


@pytest.mark.parametrize("bound", [1, 2, 3, 5, 20, 57, 2**31 + 1, 2**61 + 2**60, 2**62 + 1])
def test_below_is_the_unbiased_draw_with_rejection(bound: int):
    rng, block = stream_of(11, 1, bound), 0
    for _ in range(60):
        while True:
            word = plain.philox(11, bound, 1, block)[0]
            block += 1
            if word * bound % plain.WORD >= plain.WORD % bound:
                break
        assert below(rng, bound) == word * bound // plain.WORD
        assert rng[3] == block


@pytest.mark.parametrize("bound", range(2, 14))
def test_small_draws_are_uniform(bound: int):
    rng = stream_of(2026, 2, bound)
    drawn = [below(rng, bound) for _ in range(1000 * bound)]
    assert stats.chisquare(np.bincount(drawn, minlength=bound)).pvalue > 1e-4


def test_happens_with_its_probability():
    rng = stream_of(5, 1, 0)
    assert not any(happens(rng, 0.0) for _ in range(1000))
    assert all(happens(rng, 1.0) for _ in range(1000))
    seen = sum(happens(rng, 0.3) for _ in range(40_000))
    assert abs(seen - 12_000) < 4 * (40_000 * 0.3 * 0.7) ** 0.5


@pytest.mark.parametrize("outcomes", [3, 60 * 5, 3 * 2**61, 2**63 + 1, 2**63 + 2**62])
def test_a_word_that_would_bias_the_draws_is_replaced_by_a_spare_one(outcomes: int):
    rng, replaced = Random(outcomes), 0
    for game in range(40):
        word = rng.choice([0, 1, rng.getrandbits(64)])
        spares = plain.spare_words(3, game, 9)
        expected = plain.accepted(word, outcomes, spares)
        assert int(accepted(U64(word), U64(outcomes), U64(3), U64(game), U64(9))) == expected
        replaced += expected != word
    assert replaced > 0
