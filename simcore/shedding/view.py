"""What a strategy may ask of its view, in the game's own words, and the actions it may answer with.

A view holds everything that a player with a perfect memory could know, and nothing else (A35): hidden cards, the
order of the talon and what others drew are not in it. Zones come packed (simcore/cards.py), numbers as int64.
"""

from typing import Any

import numpy as np

from simcore.bits import trailing_zeros
from simcore.cards import count, total
from simcore.jit import inlined, kernel
from simcore.layout import ACTIVE, OPTIONS, SEAT, SEATS, TALON
from simcore.shedding.state import (
    BURNT,
    CHANCE,
    FITS,
    FLIP,
    HAND,
    HAND_COUNT,
    HIDDEN,
    JUDGED,
    KNOWN,
    LAYS,
    OPEN,
    PILE,
    RUN,
    SPECIALS,
    TAKE,
    TOP,
)

U64 = np.uint64
_0, _1, _2 = (U64(n) for n in range(3))
_FOUR_OF_ALL = U64(0x4444444444444)


# --- the question ---------------------------------------------------------------------------------------------
@inlined
def lays(view):  # type: ignore[no-untyped-def]
    """Return the legal lays, packed: how many copies of each rank may be laid at most."""
    return view[LAYS]


@inlined
def ordinary_lays(view):  # type: ignore[no-untyped-def]
    """Return the legal lays without the specials (the T, and the 2 where it may be laid on anything)."""
    return view[LAYS] & ~view[SPECIALS]


@inlined
def special_lays(view):  # type: ignore[no-untyped-def]
    """Return the legal lays of specials only."""
    return view[LAYS] & view[SPECIALS]


@inlined
def may_take(view):  # type: ignore[no-untyped-def]
    """Return True if the pile may be picked up."""
    return view[OPTIONS] & _1 != _0


@inlined
def may_chance(view):  # type: ignore[no-untyped-def]
    """Return True if the top card of the talon may be turned (chansa)."""
    return view[OPTIONS] & _2 != _0


@inlined
def must_flip(view):  # type: ignore[no-untyped-def]
    """Return True if the seat plays from its hidden cards."""
    return view[OPTIONS] >> _2 != _0


@inlined
def from_hand(view):  # type: ignore[no-untyped-def]
    """Return True if the seat plays from its hand."""
    return view[HAND] != _0


# --- one's own cards ------------------------------------------------------------------------------------------
@inlined
def seat(view):  # type: ignore[no-untyped-def]
    """Return the seat that is asked (int64)."""
    return np.int64(view[SEAT])


@inlined
def hand(view):  # type: ignore[no-untyped-def]
    """Return the seat's hand, packed."""
    return view[HAND]


@inlined
def open_row(view, which):  # type: ignore[no-untyped-def]
    """Return the open row of seat `which`, packed."""
    return view[OPEN + U64(which)]


@inlined
def zone(view):  # type: ignore[no-untyped-def]
    """Return the cards, packed, from which the seat lays: its hand, else its open row."""
    return view[HAND] if view[HAND] != _0 else view[OPEN + view[SEAT]]


@inlined
def own_row(view):  # type: ignore[no-untyped-def]
    """Return the seat's own open row, packed."""
    return view[OPEN + view[SEAT]]


@inlined
def hidden_left(view, which):  # type: ignore[no-untyped-def]
    """Return how many hidden cards seat `which` has left (int64)."""
    slots = view[HIDDEN + U64(which)]
    return np.int64((slots & _1) + ((slots >> _1) & _1) + ((slots >> _2) & _1))


# --- the table ------------------------------------------------------------------------------------------------
@inlined
def pile(view):  # type: ignore[no-untyped-def]
    """Return the pile, packed."""
    return view[PILE]


@inlined
def pile_size(view):  # type: ignore[no-untyped-def]
    """Return how many cards lie in the pile (int64)."""
    return total(view[PILE])


@inlined
def top_rank(view):  # type: ignore[no-untyped-def]
    """Return the rank of the pile's top card (int64), 13 if the pile is empty."""
    return np.int64(view[TOP])


@inlined
def top_run(view):  # type: ignore[no-untyped-def]
    """Return how many equal cards lie on top of the pile (int64)."""
    return np.int64(view[RUN])


@inlined
def judged_rank(view):  # type: ignore[no-untyped-def]
    """Return the rank that a lay is judged against (int64), 13 if anything fits."""
    return np.int64(view[JUDGED])


@inlined
def fitting(view, judged):  # type: ignore[no-untyped-def]
    """Return a mask of the ranks that fit on a rank 0..12, or on nothing (13)."""
    return view[FITS + U64(judged)]


@inlined
def talon_left(view):  # type: ignore[no-untyped-def]
    """Return how many cards the talon holds (int64)."""
    return np.int64(view[TALON])


@inlined
def burnt(view):  # type: ignore[no-untyped-def]
    """Return the cards that have left the game, packed."""
    return view[BURNT]


@inlined
def specials(view):  # type: ignore[no-untyped-def]
    """Return a mask of the ranks that may be laid on anything by their own power."""
    return view[SPECIALS]


# --- the others -----------------------------------------------------------------------------------------------
@inlined
def players(view):  # type: ignore[no-untyped-def]
    """Return the number of seats (int64)."""
    return np.int64(view[SEATS])


@inlined
def next_player(view):  # type: ignore[no-untyped-def]
    """Return the next clockwise seat that still holds cards (int64)."""
    active, seats, after = view[ACTIVE], view[SEATS], view[SEAT] + _1
    follower = np.int64(after + trailing_zeros((active | (active << seats)) >> after))
    return follower - np.int64(seats) if follower >= np.int64(seats) else follower


@inlined
def hand_count(view, which):  # type: ignore[no-untyped-def]
    """Return how many cards seat `which` holds in hand (int64)."""
    return np.int64(view[HAND_COUNT + U64(which)])


@inlined
def known_hand(view, which):  # type: ignore[no-untyped-def]
    """Return the cards that everybody knows seat `which` holds in hand, packed: a lower bound."""
    return view[KNOWN + U64(which)]


@inlined
def cards_left(view, which):  # type: ignore[no-untyped-def]
    """Return how many cards seat `which` has in all zones together (int64)."""
    return hand_count(view, which) + total(open_row(view, which)) + hidden_left(view, which)


@kernel
def unseen(view):  # type: ignore[no-untyped-def]
    """Return the cards, packed, whose place the seat does not know: talon, hidden cards, others' unknown hands."""
    seen = view[HAND] + view[PILE] + view[BURNT]
    for number in range(view[SEATS]):
        which = U64(number)
        seen += view[OPEN + which]
        if which != view[SEAT]:
            seen += view[KNOWN + which]
    return _FOUR_OF_ALL - seen


@kernel
def swap_cards(view):  # type: ignore[no-untyped-def]
    """Return the cards, packed, of which three shall lie open: one's hand and open row before the swap."""
    return view[HAND] + view[OPEN + view[SEAT]]


# --- answers --------------------------------------------------------------------------------------------------
@inlined
def lay(rank, copies):  # type: ignore[no-untyped-def]
    """Return the action of laying `copies` (1 to 4) cards of `rank`."""
    return (U64(rank) << _2) + U64(copies) - _1


@inlined
def lay_all(cards, rank):  # type: ignore[no-untyped-def]
    """Return the action of laying every copy of `rank` that `cards` (packed lays) holds."""
    return lay(rank, count(cards, rank))


@inlined
def take():  # type: ignore[no-untyped-def]
    """Return the action of picking up the pile."""
    return TAKE


@inlined
def chance():  # type: ignore[no-untyped-def]
    """Return the action of turning the top card of the talon (chansa)."""
    return CHANCE


@inlined
def flip(slot):  # type: ignore[no-untyped-def]
    """Return the action of turning the hidden card in `slot` (0, 1 or 2)."""
    return FLIP + U64(slot)


@inlined
def flip_first(view):  # type: ignore[no-untyped-def]
    """Return the action of turning the leftmost hidden card; the seat must have one to turn."""
    return FLIP + trailing_zeros(view[OPTIONS] >> _2)


def keep_dealt(view: Any, parameters: Any, memory: Any, rng: Any) -> Any:
    """Answer the swap question with the open row as dealt: what a strategy without a swap function does."""
    return own_row(view)
