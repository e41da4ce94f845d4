"""All legal answers by number, for players that choose among them at random.

The order is single cards from low to high, then several cards of one rank, then chansa, then take. Two lays of the
same rank in other suits are different actions.
"""

import numpy as np

from simcore.classic.view import (
    chance,
    hand,
    lays,
    may_chance,
    may_play_many,
    may_take,
    play,
    play_many,
    take,
)
from simcore.jit import inlined, kernel
from simcore.suits import card_count, lowest_card

U64 = np.uint64
_0, _1, _2, _15 = (U64(n) for n in (0, 1, 2, 15))
_RANKS, _SUIT_SETS = U64(13), U64(16)


@inlined
def lay_count(view):  # type: ignore[no-untyped-def]
    """Return how many lays are legal, of one card or of several (int64)."""
    several = many_number(hand(view), -1) if may_play_many(view) else _0
    return card_count(lays(view)) + np.int64(several)


@inlined
def lay_number(view, number):  # type: ignore[no-untyped-def]
    """Return the lay with this number (0 .. lay_count(view) - 1)."""
    cards, left = lays(view), np.int64(number)
    while cards != _0:
        if left == 0:
            return play(lowest_card(cards))
        cards &= cards - _1
        left -= 1
    return many_number(hand(view), left)


@kernel
def many_number(cards, number):  # type: ignore[no-untyped-def]
    """Return the lay of several cards of one rank with this number; with -1, how many there are (uint64)."""
    found = np.int64(0)
    for rank in range(_RANKS):
        held = (cards >> (U64(rank) << _2)) & _15
        for suit_set in range(_SUIT_SETS):
            suits = U64(suit_set)
            if suits & ~held == _0 and suits & (suits - _1) != _0:
                if found == number:
                    return play_many(rank, suits)
                found += 1
    return U64(found)


@inlined
def answer_count(view):  # type: ignore[no-untyped-def]
    """Return how many actions are legal (int64)."""
    return lay_count(view) + np.int64(may_chance(view)) + np.int64(may_take(view))


@inlined
def answer_number(view, number):  # type: ignore[no-untyped-def]
    """Return the legal action with this number (0 .. answer_count(view) - 1)."""
    lay_total = lay_count(view)
    if number < lay_total:
        return lay_number(view, number)
    return chance() if number == lay_total and may_chance(view) else take()
