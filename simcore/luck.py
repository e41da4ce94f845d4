"""Luck: what the cards that a game reveals are worth above their mean, for each seat.

Talon and hidden cards are a pool that nobody knows the order of: every card that a game draws, turns by chansa or
flips is equally likely to be any card of the pool, whatever has been played before. So a value given to each rank,
less its mean over the pool at that moment, adds up to a number whose mean over deals is exactly 0, whoever plays how
(a martingale; M. White and M. Bowling, Learning a value analysis tool for agent evaluation, IJCAI 2009). Values
differ by how the card came: KINDS. They are whole numbers; a mean is rounded to the nearest.
"""

import numpy as np
from numpy.typing import NDArray

from simcore.aligned import bring_next
from simcore.cards import RANKS
from simcore.jit import kernel
from simcore.layout import (
    ALIGNED,
    DECK,
    DRAWN,
    LUCK,
    LUCK_POOL,
    LUCK_SUMS,
    LUCK_VALUES,
    SEATS,
    TALON,
)

U64, I64 = np.uint64, np.int64
_0, _1, _2, _3, _15, _32 = (U64(n) for n in (0, 1, 2, 3, 15, 32))
KINDS = (
    "drawn_late",
    "drawn_9",
    "drawn_17",
    "drawn_early",
    "chance",
    "last_flip",
    "second_flip",
    "first_flip",
)
"""How a card came: drawn from a talon of up to 8, 16, 24 or more cards; turned by chansa; flipped as 1 of 1, 2, 3."""
CHANCE_CARD, FLIP_OF_NONE = U64(4), U64(4)
FEATURES = len(KINDS) * (len(RANKS) + 1)
"""Values: one for each kind and rank, then one for each kind that a card gets if it fits on the pile."""
LARGEST = 2**31 - 1
_RANKS, _FITTING = U64(len(RANKS)), U64(len(KINDS) * len(RANKS))


def write_values(block: NDArray[np.uint64], values: NDArray[np.int64]) -> None:
    """Let the games of a scratch add up luck by these values, int64 (FEATURES,), at most LARGEST."""
    block[LUCK] = 1
    block[ALIGNED] = 1
    low = values.astype(np.int32).view(np.uint32).astype(np.uint64)
    for place in range(FEATURES // 2):
        word = int(low[2 * place]) | int(low[2 * place + 1]) << 32
        block[int(LUCK_VALUES) + place] = word


@kernel
def begin_luck(state, hidden_words, hidden_at):  # type: ignore[no-untyped-def]
    """Fill the pool with the talon and the hidden cards, whose ranks stand in `hidden_words` words."""
    pool = _0
    for position in range(state[DRAWN], state[DRAWN] + state[TALON]):
        pool += _1 << (state[DECK + U64(position)] << _2)
    for place in range(hidden_words):
        pool += _1 << (state[hidden_at + U64(place)] << _2)
    state[LUCK_POOL] = pool
    for seat in range(state[SEATS]):
        state[LUCK_SUMS + U64(seat)] = _0


@kernel
def value_of(state, place):  # type: ignore[no-untyped-def]
    """Return a value (int64): [kind * ranks + rank]."""
    word = state[LUCK_VALUES + (place >> _1)]
    half = (word >> _32) if place & _1 else word & U64(0xFFFFFFFF)
    signed = I64(half)
    return signed - I64(1 << 32) if signed > I64(LARGEST) else signed


@kernel
def reveal(state, seat, rank, kind, fits):  # type: ignore[no-untyped-def]
    """Take a card out of the pool, and give its seat what it is worth above the mean.

    fits: four bits for each rank, not 0 if it fits on the pile; 0 where that does not matter.
    """
    first, pool = kind * _RANKS, state[LUCK_POOL]
    bonus = value_of(state, _FITTING + kind)
    whole, number = I64(0), I64(0)
    for each in range(_RANKS):
        held = I64((pool >> (U64(each) << _2)) & _15)
        worth = value_of(state, first + U64(each))
        worth += bonus * I64((fits >> (U64(each) << _2)) & _15 != _0)
        whole += held * worth
        number += held
    mean = (2 * whole + number) // (2 * number)
    luck = value_of(state, first + rank) - mean
    luck += bonus * I64((fits >> (rank << _2)) & _15 != _0)
    state[LUCK_SUMS + seat] = U64(I64(state[LUCK_SUMS + seat]) + luck)
    state[LUCK_POOL] = pool - (_1 << (rank << _2))


@kernel
def draw_apart(state, seat, drawn, talon):  # type: ignore[no-untyped-def]
    """Do what a draw from a talon of so many needs where draws are aligned, or luck is added up."""
    if state[LUCK]:
        reveal_drawn(state, seat, state[DECK + drawn], talon)
    else:
        bring_next(state, seat, drawn)


@kernel
def chance_apart(state, seat, fits):  # type: ignore[no-untyped-def]
    """Do the same for the card that chansa turns."""
    if state[LUCK]:
        reveal(state, seat, state[DECK + state[DRAWN]], CHANCE_CARD, fits)
    else:
        bring_next(state, seat, state[DRAWN])


@kernel
def reveal_drawn(state, seat, rank, talon):  # type: ignore[no-untyped-def]
    """Take a card drawn out of a talon of so many into account."""
    part = (talon - _1) >> _3
    reveal(state, seat, rank, part if part < _3 else _3, _0)


@kernel
def reveal_flipped(state, seat, rank, hidden, fits):  # type: ignore[no-untyped-def]
    """Take a hidden card that is turned into account; hidden: a bit for each that lay there before."""
    number = (hidden & _1) + ((hidden >> _1) & _1) + ((hidden >> _2) & _1)
    reveal(state, seat, rank, FLIP_OF_NONE + number, fits)
