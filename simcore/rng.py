"""Random numbers: Philox4x32-10, one stream for every (seed, stream, game), and unbiased bounded draws.

Philox is counter-based (Salmon et al. 2011, "Parallel random numbers: as easy as 1, 2, 3"): a block of four
32-bit words is a pure function of a 64-bit key and a 128-bit counter. The key is the run's seed, the counter
is (block, stream, game), so a game's numbers do not depend on chunks, threads or other games, and a strategy
that draws more or fewer numbers can never move the deal.

Several small draws are taken from one 64-bit word and rejected together (Brackett-Rozinsky and Lemire 2024,
"Batched ranged random integer generation"), which keeps them exactly uniform.
"""

import numpy as np

from simcore.bits import multiply_high
from simcore.jit import kernel
from simcore.words import Words, types

U64 = np.uint64
DEAL_STREAM = U64(0)
"""Stream of the shuffle, the dealer and every lot. Seat s draws from stream 1 + s."""

_MULTIPLIER_0, _MULTIPLIER_1 = U64(0xD2511F53), U64(0xCD9E8D57)
_WEYL_0, _WEYL_1 = U64(0x9E3779B9), U64(0xBB67AE85)
_LOW, _HALF = U64(0xFFFFFFFF), U64(32)
_0, _1, _2, _3 = U64(0), U64(1), U64(2), U64(3)
ROUNDS = 10

RNG = Words("SeatRandom", types.uint64, 8, writable=True)
"""A seat's random stream: words 0 seed, 1 stream, 2 game, 3 blocks drawn so far."""

UNUSED_RNG = Words("UnusedRandom", types.uint64, 8, writable=False)
"""The stream of a strategy that is declared deterministic: drawing from it does not compile."""


@kernel
def philox(seed, game, stream, block):  # type: ignore[no-untyped-def]
    """Return two uint64, the Philox4x32-10 block of key `seed` and counter (block, stream, game).

    All arguments are uint64; `stream` and `block` are used modulo 2**32. The first result holds output words
    0 (low half) and 1 (high half), the second holds 2 and 3.
    """
    key_0, key_1 = seed & _LOW, seed >> _HALF
    word_0, word_1 = block & _LOW, stream & _LOW
    word_2, word_3 = game & _LOW, game >> _HALF
    for _ in range(ROUNDS):
        product_0, product_1 = word_0 * _MULTIPLIER_0, word_2 * _MULTIPLIER_1
        word_0 = (product_1 >> _HALF) ^ word_1 ^ key_0
        word_1 = product_1 & _LOW
        word_2 = (product_0 >> _HALF) ^ word_3 ^ key_1
        word_3 = product_0 & _LOW
        key_0, key_1 = (key_0 + _WEYL_0) & _LOW, (key_1 + _WEYL_1) & _LOW
    return word_0 | (word_1 << _HALF), word_2 | (word_3 << _HALF)


@kernel
def seat_word(rng):  # type: ignore[no-untyped-def]
    """Return the next 64 random bits of a seat's own stream and step it."""
    low, _ = philox(rng[_0], rng[_2], rng[_1], rng[_3])
    rng[_3] = rng[_3] + _1
    return low


@kernel
def below(rng, bound):  # type: ignore[no-untyped-def]
    """Return a uniform integer in 0 .. bound-1 from a seat's own stream (Lemire 2019, unbiased).

    `bound` is an integer of at least 1; the result is an int64.
    """
    span = U64(bound)
    word = seat_word(rng)
    low = word * span
    if low < span:
        threshold = (_0 - span) % span
        while low < threshold:
            word = seat_word(rng)
            low = word * span
    return np.int64(multiply_high(word, span))


@kernel
def happens(rng, probability):  # type: ignore[no-untyped-def]
    """Return True with the given probability (0 to 1, in steps of 2**-53), from a seat's own stream."""
    return np.float64(seat_word(rng) >> U64(11)) * (1.0 / 9007199254740992.0) < probability
