"""Aligned draws: each seat draws from the talon in an order of its own, so that no seat's draws shift another's.

With one common order, a seat that draws one card more moves every later card to another hand, and two plays of the
same deal have soon nothing in common. Here each seat has its own random order of the 52 cards and draws the first of
them that the talon still holds. No probability changes: what the others have drawn says nothing about the order of a
seat's remaining cards, so that each card left is equally likely to be drawn. The card is brought to the talon's top
and then drawn as ever, so that the deck at the end is in the order in which its cards left. The talon's last card
stays where it is; being as random as the others, it is nobody's choice.
"""

import numpy as np

from simcore.jit import kernel
from simcore.layout import (
    CARD_AT,
    DECK,
    DRAWN,
    ORDER_AT,
    ORDER_RNG,
    ORDERS,
    PLACE_AT,
    SEATS,
    TALON,
    rng_at,
)
from simcore.rng import below

U64 = np.uint64
_0, _1, _3, _7, _52, _255 = (U64(n) for n in (0, 1, 3, 7, 52, 255))
FIRST_STREAM = U64(64)
"""Seat s orders the cards by stream 64 + s, far from those of the deal and the players."""


@kernel
def byte_of(state, base, index):  # type: ignore[no-untyped-def]
    """Return byte `index` of the words from `base` on (uint64)."""
    return (state[base + (index >> _3)] >> ((index & _7) << _3)) & _255


@kernel
def set_byte(state, base, index, value):  # type: ignore[no-untyped-def]
    """Write byte `index` of the words from `base` on."""
    word, shift = base + (index >> _3), (index & _7) << _3
    state[word] = (state[word] & ~(_255 << shift)) | (value << shift)


@kernel
def set_orders(state, seed, game):  # type: ignore[no-untyped-def]
    """Give each seat its order, once the cards are dealt and the talon lies as it will."""
    rng = rng_at(state, ORDER_RNG)
    for position in range(_52):
        set_byte(state, CARD_AT, U64(position), U64(position))
        set_byte(state, PLACE_AT, U64(position), U64(position))
    for number in range(state[SEATS]):
        seat = U64(number)
        base = ORDERS + (seat << _3)
        rng[0], rng[1], rng[2], rng[3] = seed, FIRST_STREAM + seat, game, _0
        state[ORDER_AT + seat] = _0
        for card in range(_52):
            other = U64(below(rng, card + 1))
            set_byte(state, base, U64(card), byte_of(state, base, other))
            set_byte(state, base, other, U64(card))


@kernel
def bring_next(state, seat, top):  # type: ignore[no-untyped-def]
    """Exchange the card at position `top` of the deck, which a seat is to draw, for the one that its order says.

    Left as it is if it is the last: under an upturned trump that card is known.
    """
    last = state[DRAWN] + state[TALON] - _1
    base, at = ORDERS + (seat << _3), state[ORDER_AT + seat]
    while at < _52:
        card = byte_of(state, base, at)
        place = byte_of(state, PLACE_AT, card)
        if top <= place < last:
            state[ORDER_AT + seat] = at
            exchange(state, top, place)
            return
        at += _1


@kernel
def exchange(state, one, other):  # type: ignore[no-untyped-def]
    """Exchange two cards of the deck."""
    first, second = state[DECK + one], state[DECK + other]
    state[DECK + one], state[DECK + other] = second, first
    first, second = byte_of(state, CARD_AT, one), byte_of(state, CARD_AT, other)
    set_byte(state, CARD_AT, one, second)
    set_byte(state, CARD_AT, other, first)
    set_byte(state, PLACE_AT, second, one)
    set_byte(state, PLACE_AT, first, other)
