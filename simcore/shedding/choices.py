"""All legal answers by number, for players that choose among them at random."""

import numpy as np

from simcore.bits import trailing_zeros
from simcore.cards import count, lowest, pack
from simcore.jit import inlined
from simcore.layout import OPTIONS
from simcore.shedding.state import TAKE
from simcore.shedding.view import lay

U64 = np.uint64
_0, _1 = U64(0), U64(1)


@inlined
def lay_number(cards, number):  # type: ignore[no-untyped-def]
    """Return the lay with this number (0 .. total(cards) - 1) among all lays of packed `cards`."""
    rank = lowest(cards)
    left = np.int64(number)
    while left >= count(cards, rank):
        left -= count(cards, rank)
        cards &= ~pack(rank, count(cards, rank))
        rank = lowest(cards)
    return lay(rank, left + 1)


@inlined
def option_count(view):  # type: ignore[no-untyped-def]
    """Return how many actions besides lays are legal (int64)."""
    options, found = view[OPTIONS], _0
    for bit in range(U64(5)):
        found += (options >> U64(bit)) & _1
    return np.int64(found)


@inlined
def option_number(view, number):  # type: ignore[no-untyped-def]
    """Return the action with this number (0 .. option_count(view) - 1) among the legal ones besides lays."""
    options = view[OPTIONS]
    for _ in range(number):
        options &= options - _1
    return TAKE + trailing_zeros(options)
