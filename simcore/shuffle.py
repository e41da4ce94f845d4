"""The shuffle: a uniform permutation of 52 cards from a game's deal stream, and what is left over for lots."""

import numpy as np

from simcore.bits import multiply_high
from simcore.jit import kernel
from simcore.layout import DECK
from simcore.rng import DEAL_STREAM, philox

U64 = np.uint64
_0, _1, _2, _52 = (U64(n) for n in (0, 1, 2, 52))

GROUP_TOPS = np.array([51, 43, 35, 26, 15], dtype=np.uint64)
GROUP_ENDS = np.array([43, 35, 26, 15, 0], dtype=np.uint64)
"""The shuffle's 51 draws in five groups, from position 51 down; one 64-bit word serves a group."""
GROUP_PRODUCTS = np.array(
    [
        np.prod([n + 1 for n in range(top, end, -1)], dtype=np.uint64)
        for top, end in zip([51, 43, 35, 26, 15], [43, 35, 26, 15, 0], strict=True)
    ],
    dtype=np.uint64,
)
NO_LOT = U64(13)
"""FIRST before the lot is drawn."""
LOTS = U64(60)
"""A lot is drawn from 0..59: divisible by every number of seats, so that `lot % n` is uniform."""


@kernel
def deal_word(seed, game, index):  # type: ignore[no-untyped-def]
    """Return word `index` (uint64) of a game's deal stream."""
    low, high = philox(seed, game, DEAL_STREAM, index >> _1)
    return high if index & _1 else low


@kernel
def accepted(word, product, seed, game, spare):  # type: ignore[no-untyped-def]
    """Return `word`, or the first spare word of the stream that leaves draws of `product` outcomes unbiased."""
    if word * product < product:
        threshold = (_0 - product) % product
        while word * product < threshold:
            word = deal_word(seed, game, spare)
            spare += U64(8)
    return word


@kernel
def shuffle(state, seed, game, shift):  # type: ignore[no-untyped-def]
    """Fill the deck with cards 0..51 in uniform order, each `>> shift`; return the word left over for lots."""
    for position in range(_52):
        state[DECK + U64(position)] = U64(position) >> shift
    spare_word = _0
    for group in range(U64(3)):
        low, high = philox(seed, game, DEAL_STREAM, U64(group))
        first = U64(group) << _1
        shuffle_group(state, low, first, seed, game)
        if group < _2:
            shuffle_group(state, high, first + _1, seed, game)
        spare_word = high
    return spare_word


@kernel
def shuffle_group(state, word, group, seed, game):  # type: ignore[no-untyped-def]
    """Do one group of the Fisher-Yates shuffle with the digits of one random word."""
    word = accepted(word, GROUP_PRODUCTS[group], seed, game, U64(8) + group)
    position = GROUP_TOPS[group]
    end = GROUP_ENDS[group]
    while position > end:
        sides = position + _1
        other = multiply_high(word, sides)
        word = word * sides
        card = state[DECK + position]
        state[DECK + position] = state[DECK + other]
        state[DECK + other] = card
        position -= _1
