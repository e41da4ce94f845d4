"""Counting in phase two: what others still hold, and what a card is worth against that."""

import numpy as np

from simcore.classic.view import known_cards, players, seat, trump
from simcore.jit import inlined, kernel
from simcore.suits import (
    above,
    beating,
    card_bit,
    card_count,
    lowest_card,
    suit_cards,
    suit_of,
)

_0, _1 = np.uint64(0), np.uint64(1)


@kernel
def others_cards(view):  # type: ignore[no-untyped-def]
    """Return the cards that the other players are known to own: in phase two all that they hold."""
    cards = _0
    for which in range(players(view)):
        if which != seat(view):
            cards |= known_cards(view, which)
    return cards


@kernel
def unbeatable(view, cards):  # type: ignore[no-untyped-def]
    """Return those of a set of cards that no other player can beat in phase two."""
    others, found = others_cards(view), _0
    while cards != _0:
        card = lowest_card(cards)
        cards &= cards - _1
        if others & beating(card, trump(view)) == _0:
            found |= card_bit(card)
    return found


@inlined
def remaining_rank(card, others):  # type: ignore[no-untyped-def]
    """Return how many cards of its suit among the `others` a card is higher than (int64)."""
    return card_count(others & suit_cards(suit_of(card)) & ~above(card))
