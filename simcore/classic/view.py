"""What a strategy may ask of its view, in the game's own words, and the actions it may answer with.

A view holds everything that a player with a perfect memory could know, and nothing else (C16, C20, C40): others'
hands in phase one, the order of the talon and cards set aside unseen are not in it. The trick that is played stands
in trick.py, the rules in force in in_force.py.

Sets of cards are masks (simcore/suits.py). A card (0..51, 52 = none) and a suit (0..3, 4 = not known) are uint64,
other numbers int64.
"""

import numpy as np

from simcore.bits import trailing_zeros
from simcore.classic.state import (
    CHANCE,
    DRAWER,
    GONE,
    HAND,
    HAND_COUNT,
    KNOWN,
    LAYS,
    MANY,
    NO_CARD,
    NO_SUIT,
    NOBODY,
    ON_TABLE,
    PHASE,
    ROUND_AT,
    TAKE,
    TRUMP,
    TRUMP_CARD,
    WON,
)
from simcore.classic.trick import table_cards
from simcore.jit import inlined, kernel
from simcore.layout import ACTIVE, OPTIONS, SEAT, SEATS, TALON
from simcore.suits import ALL_CARDS, card_bit, card_count

U64 = np.uint64
_0, _1, _2, _4 = (U64(n) for n in (0, 1, 2, 4))


# --- the question ---------------------------------------------------------------------------------------------
@inlined
def phase(view):  # type: ignore[no-untyped-def]
    """Return the phase of the game (int64, 1 or 2)."""
    return np.int64(view[PHASE])


@inlined
def lays(view):  # type: ignore[no-untyped-def]
    """Return the set of the cards that may be played; in phase two it is empty if the seat must take."""
    return view[LAYS]


@inlined
def may_take(view):  # type: ignore[no-untyped-def]
    """Return True if a card of the table may be picked up (C25)."""
    return view[OPTIONS] & _1 != _0


@inlined
def may_chance(view):  # type: ignore[no-untyped-def]
    """Return True if the top card of the talon may be turned and played (chansa, C9)."""
    return view[OPTIONS] & _2 != _0


@inlined
def may_play_many(view):  # type: ignore[no-untyped-def]
    """Return True if several cards of one rank may be played, and the hand holds such (EA1, EA2)."""
    return view[OPTIONS] & _4 != _0


@inlined
def is_leading(view):  # type: ignore[no-untyped-def]
    """Return True if there is nothing to beat: in phase one a tied trick's next round is led anew."""
    return (view[ROUND_AT] if view[PHASE] == _1 else view[ON_TABLE]) == _0


# --- one's own cards ------------------------------------------------------------------------------------------
@inlined
def seat(view):  # type: ignore[no-untyped-def]
    """Return the seat that is asked (int64)."""
    return np.int64(view[SEAT])


@inlined
def hand(view):  # type: ignore[no-untyped-def]
    """Return the set of the cards in the seat's hand."""
    return view[HAND]


# --- the talon and the trump ----------------------------------------------------------------------------------
@inlined
def talon_left(view):  # type: ignore[no-untyped-def]
    """Return how many cards the talon holds (int64)."""
    return np.int64(view[TALON])


@inlined
def trump(view):  # type: ignore[no-untyped-def]
    """Return the trump suit, 4 if this seat does not know it."""
    return view[TRUMP]


@inlined
def trump_card(view):  # type: ignore[no-untyped-def]
    """Return the card that lies apart, or under the talon, as trump before phase two; 52 if it is not seen (C16)."""
    return view[TRUMP_CARD]


@inlined
def drawer(view):  # type: ignore[no-untyped-def]
    """Return the seat that drew the last talon card, and leads phase two (C22); 13 if nobody has yet (int64)."""
    return np.int64(view[DRAWER])


@inlined
def was_chanced(view):  # type: ignore[no-untyped-def]
    """Return True if the last talon card was turned and played, so that no trump card lies apart (C10, R17)."""
    drawn_by_chance = view[TRUMP] != NO_SUIT and view[TRUMP_CARD] == NO_CARD
    return view[PHASE] == _1 and view[DRAWER] != NOBODY and drawn_by_chance


@inlined
def may_hold_trump_card(view):  # type: ignore[no-untyped-def]
    """Return the seats (bit s: seat s) for which the trump card may lie apart: in phase one its drawer, else none."""
    lies_apart = view[PHASE] == _1 and view[DRAWER] != NOBODY and not was_chanced(view)
    return _1 << view[DRAWER] if lies_apart else _0


@kernel
def possible_trump_cards(view):  # type: ignore[no-untyped-def]
    """Return the set of the cards that may lie apart as trump before phase two: one where it is seen."""
    if view[PHASE] != _1 or was_chanced(view):
        return _0
    if view[TRUMP_CARD] != NO_CARD:
        return card_bit(view[TRUMP_CARD])
    return unseen_cards(view)


# --- the others -----------------------------------------------------------------------------------------------
@inlined
def players(view):  # type: ignore[no-untyped-def]
    """Return the number of seats (int64)."""
    return np.int64(view[SEATS])


@inlined
def active(view):  # type: ignore[no-untyped-def]
    """Return the seats (bit s: seat s) that are not out."""
    return view[ACTIVE]


@inlined
def next_player(view):  # type: ignore[no-untyped-def]
    """Return the next clockwise seat that is not out (int64); in phase one it is the left neighbour (C13)."""
    seats, after = view[SEATS], view[SEAT] + _1
    follower = np.int64(after + trailing_zeros((view[ACTIVE] | (view[ACTIVE] << seats)) >> after))
    return follower - np.int64(seats) if follower >= np.int64(seats) else follower


@inlined
def hand_count(view, which):  # type: ignore[no-untyped-def]
    """Return how many cards seat `which` holds in hand, in phase two all its cards (int64)."""
    if view[PHASE] == _1:
        return np.int64(view[HAND_COUNT + U64(which)])
    return card_count(view[KNOWN + U64(which)])


@inlined
def won(view, which):  # type: ignore[no-untyped-def]
    """Return the cards that seat `which` has won in phase one; in phase two they are in its hand."""
    return view[WON + U64(which)]


@inlined
def gone(view):  # type: ignore[no-untyped-def]
    """Return the set of the cards of phase two's completed tricks."""
    return view[GONE]


@inlined
def known_cards(view, which):  # type: ignore[no-untyped-def]
    """Return the cards that seat `which` is known to own, those on the table apart.

    In phase two that is its hand (C19, C40); in phase one what it has won, the trump card if it drew one that is
    seen, and one's own hand.
    """
    number = U64(which)
    cards = view[WON + number] | view[KNOWN + number]
    if view[DRAWER] == number:
        cards |= card_bit(view[TRUMP_CARD]) & ALL_CARDS
    return cards | view[HAND] if view[SEAT] == number else cards


@kernel
def unseen_cards(view):  # type: ignore[no-untyped-def]
    """Return the cards whose place the seat does not know.

    In phase one: others' hands, the talon and what lies apart unseen. In phase two: what was set aside (C38).
    """
    seen = view[HAND] | view[GONE] | table_cards(view) | (card_bit(view[TRUMP_CARD]) & ALL_CARDS)
    for which in range(view[SEATS]):
        seen |= view[WON + U64(which)] | view[KNOWN + U64(which)]
    return ALL_CARDS & ~seen


# --- answers --------------------------------------------------------------------------------------------------
@inlined
def play(card):  # type: ignore[no-untyped-def]
    """Return the action of playing a card."""
    return U64(card)


@inlined
def play_many(rank, suits):  # type: ignore[no-untyped-def]
    """Return the action of playing two cards or more of `rank` (0 to 12), in the `suits` (bit s: suit s)."""
    return MANY + (U64(rank) << _4) + U64(suits)


@inlined
def chance():  # type: ignore[no-untyped-def]
    """Return the action of turning the top card of the talon and playing it (chansa)."""
    return CHANCE


@inlined
def take():  # type: ignore[no-untyped-def]
    """Return the action of picking up a card of the table."""
    return TAKE
