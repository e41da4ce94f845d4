"""What a strategy may ask of its view about the trick that is played: what lies there, and what beats it.

Cards, sets and numbers are as in view.py.
"""

import numpy as np

from simcore.bits import rarely
from simcore.classic.state import (
    BOTTOM,
    CHAIN,
    LAID,
    LAYS,
    LEADER,
    LED,
    NO_CARD,
    NO_SUIT,
    ON_TABLE,
    PROCEDURE,
    ROUND,
    ROUND_AT,
    ROUND_SIZE,
    TABLE,
    TARGET,
    TIES,
    TOP,
    TRUMP,
)
from simcore.jit import inlined, kernel
from simcore.layout import SEATS
from simcore.suits import (
    above,
    beating,
    card_bit,
    highest_card,
    of_higher_rank,
    suit_cards,
    suit_of,
)

U64 = np.uint64
_0, _1, _2, _3, _15, _255 = (U64(n) for n in (0, 1, 2, 3, 15, 255))
_ALL_PLAY = _1


# --- the trick of phase one -----------------------------------------------------------------------------------
@inlined
def leader(view):  # type: ignore[no-untyped-def]
    """Return the leader of the trick in phase one (int64)."""
    return np.int64(view[LEADER])


@inlined
def led_card(view):  # type: ignore[no-untyped-def]
    """Return the first card of this round of the trick, 52 if none is played yet."""
    return view[LED]


@inlined
def card_to_beat(view):  # type: ignore[no-untyped-def]
    """Return the card that an answer of phase one must beat, 52 if none is played yet.

    It is the led card between two; where all play it is the highest card of the round so far (EA3).
    """
    return highest_laid(view) if view[PROCEDURE] == _ALL_PLAY else view[LED]


@inlined
def beaters(view):  # type: ignore[no-untyped-def]
    """Return the legal cards that beat the card to beat in phase one: none where the seat leads.

    A higher rank beats; under an upturned trump a higher card of the suit does, or a trump, if it is known (ET3).
    """
    if rarely(view[PROCEDURE]):
        return beaters_by_other_procedures(view)
    return view[LAYS] & of_higher_rank(view[LED])


@kernel
def beaters_by_other_procedures(view):  # type: ignore[no-untyped-def]
    """Return what `beaters` does where all play, or under an upturned trump."""
    if view[PROCEDURE] == _ALL_PLAY:
        return view[LAYS] & of_higher_rank(highest_laid(view))
    led = view[LED]
    if led == NO_CARD:
        return _0
    if view[TRUMP] == NO_SUIT:
        return view[LAYS] & suit_cards(suit_of(led)) & above(led)
    return view[LAYS] & beating(led, view[TRUMP])


@kernel
def highest_laid(view):  # type: ignore[no-untyped-def]
    """Return the highest card that was played to this round, 52 if none is played yet."""
    cards = _0
    for which in range(view[SEATS]):
        cards |= view[LAID + U64(which)]
    return NO_CARD if cards == _0 else highest_card(cards)


@inlined
def laid(view, which):  # type: ignore[no-untyped-def]
    """Return the cards that seat `which` has played to this round of the trick in phase one."""
    return view[LAID + U64(which)]


@inlined
def played(view, which):  # type: ignore[no-untyped-def]
    """Return the cards that seat `which` has played to this trick of phase one, its tied rounds included."""
    return view[CHAIN + U64(which)] | view[LAID + U64(which)]


@inlined
def ties(view):  # type: ignore[no-untyped-def]
    """Return how many rounds of this trick of phase one were tied: stunsa, or motlägg (int64)."""
    return np.int64(view[TIES])


@inlined
def round_size(view):  # type: ignore[no-untyped-def]
    """Return how many seats play to this round of phase one (int64)."""
    return np.int64(view[ROUND_SIZE])


@inlined
def round_at(view):  # type: ignore[no-untyped-def]
    """Return how many seats have played to this round of phase one (int64)."""
    return np.int64(view[ROUND_AT])


@inlined
def round_seat(view, place):  # type: ignore[no-untyped-def]
    """Return the seat that plays to this round in place 0, 1, ... (int64)."""
    return np.int64((view[ROUND] >> (U64(place) << _2)) & _15)


# --- the table of phase two -----------------------------------------------------------------------------------
@inlined
def on_table(view):  # type: ignore[no-untyped-def]
    """Return how many cards lie on the table in phase two (int64)."""
    return np.int64(view[ON_TABLE])


@inlined
def target(view):  # type: ignore[no-untyped-def]
    """Return how many cards complete the trick of phase two, 0 if none is open (C27, int64)."""
    return np.int64(view[TARGET])


@inlined
def table_card(view, place):  # type: ignore[no-untyped-def]
    """Return the card of phase two's table in place 0 (played first), 1, ...; the place must not be empty."""
    return (view[TABLE] >> (U64(place) << _3)) & _255


@inlined
def top_card(view):  # type: ignore[no-untyped-def]
    """Return the card to beat in phase two, the one played last; 52 if the table is empty."""
    return view[TOP]


@inlined
def bottom_card(view):  # type: ignore[no-untyped-def]
    """Return the card on phase two's table that was played first; 52 if the table is empty."""
    return NO_CARD if view[ON_TABLE] == _0 else table_card(view, _0)


@inlined
def card_to_take(view):  # type: ignore[no-untyped-def]
    """Return the card that a pick-up brings, the last or the first played (C26, EM1); 52 if there is none."""
    return bottom_card(view) if view[BOTTOM] != _0 else top_card(view)


@kernel
def table_cards(view):  # type: ignore[no-untyped-def]
    """Return the set of the cards of the trick, in either phase."""
    cards = _0
    for which in range(view[SEATS]):
        cards |= played(view, which)
    for place in range(view[ON_TABLE]):
        cards |= card_bit(table_card(view, place))
    return cards
