"""Packed cards of the shedding family: a zone is thirteen 4-bit counts in one uint64, rank 0 (the 2) lowest.

Ranks are 0 for 2, 1 for 3, ... 8 for T, ... 12 for A. No other file shifts or masks such a word.
"""

import numpy as np

from simcore.bits import leading_zeros, trailing_zeros
from simcore.jit import inlined, kernel

U64 = np.uint64
RANKS = "23456789TJQKA"
TWO, TEN, KING, ACE = 0, 8, 11, 12
NO_RANK = 13

_1, _2, _4, _8, _15, _56, _63 = (U64(n) for n in (1, 2, 4, 8, 15, 56, 63))
_LOW_NIBBLES = U64(0x0F0F0F0F0F0F0F0F)
_BYTE_SUM = U64(0x0101010101010101)
_UNITS = U64(0x1111111111111)
_FOURS = U64(0x4444444444444)
ALL_RANKS = U64(0xFFFFFFFFFFFFF)
"""A mask that keeps every rank's count."""


@inlined
def pack(rank, copies):  # type: ignore[no-untyped-def]
    """Return a zone (uint64) of `copies` cards of one rank."""
    return U64(copies) << (U64(rank) << _2)


@inlined
def count(cards, rank):  # type: ignore[no-untyped-def]
    """Return how many cards of `rank` a zone holds (int64, 0 to 4)."""
    return np.int64((U64(cards) >> (U64(rank) << _2)) & _15)


@inlined
def total(cards):  # type: ignore[no-untyped-def]
    """Return how many cards a zone holds (int64, 0 to 52)."""
    pairs = (cards & _LOW_NIBBLES) + ((cards >> _4) & _LOW_NIBBLES)
    return np.int64((pairs * _BYTE_SUM) >> _56)


@inlined
def lowest(cards):  # type: ignore[no-untyped-def]
    """Return the lowest rank of a zone (int64; 16 if it is empty)."""
    return np.int64(trailing_zeros(U64(cards)) >> _2)


@inlined
def highest(cards):  # type: ignore[no-untyped-def]
    """Return the highest rank of a zone that is not empty (int64)."""
    return np.int64((_63 - leading_zeros(U64(cards))) >> _2)


@inlined
def mask_of(cards):  # type: ignore[no-untyped-def]
    """Return a mask (uint64) that keeps the counts of exactly the ranks that `cards` holds."""
    present = (cards | (cards >> _1) | (cards >> _2) | (cards >> U64(3))) & _UNITS
    return present * _15


@inlined
def rank_mask(rank):  # type: ignore[no-untyped-def]
    """Return a mask (uint64) that keeps one rank's count."""
    return _15 << (U64(rank) << _2)


@inlined
def at_least(rank):  # type: ignore[no-untyped-def]
    """Return a mask (uint64) that keeps the counts of `rank` and every higher rank."""
    return ALL_RANKS & ~((_1 << (U64(rank) << _2)) - _1)


@inlined
def complete(cards):  # type: ignore[no-untyped-def]
    """Return a word (uint64) with one bit in each rank of which a zone holds all four cards, 0 if it holds none."""
    return cards & _FOURS


@inlined
def distinct(cards):  # type: ignore[no-untyped-def]
    """Return how many different ranks a zone holds (int64)."""
    return total(mask_of(cards) & _UNITS)


@kernel
def without(cards, others):  # type: ignore[no-untyped-def]
    """Return what is left of a zone, rank by rank, when `others` are taken away (never below zero)."""
    left = U64(0)
    for rank in range(NO_RANK):
        spare = count(cards, rank) - count(others, rank)
        if spare > 0:
            left |= pack(rank, spare)
    return left
