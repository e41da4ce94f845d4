"""Choosing by suit: the cards of the suit that is held most, and a card by its place in a set."""

import numpy as np

from simcore.jit import inlined, kernel
from simcore.suits import card_count, suit_cards
from strategies.parts.tricks import play_lowest

U64 = np.uint64
_0, _1 = U64(0), U64(1)
_SUITS = U64(4)


@kernel
def longest_suit(cards, held):  # type: ignore[no-untyped-def]
    """Return those of `cards` whose suit has most cards in the set `held`; of two such suits the first in c d h s.

    Only suits that `cards` has are compared; the set must not be empty.
    """
    chosen, most = _0, np.int64(-1)
    for suit in range(_SUITS):
        in_suit = suit_cards(U64(suit))
        if cards & in_suit:
            number = card_count(held & in_suit)
            if number > most:
                chosen, most = cards & in_suit, number
    return chosen


@inlined
def play_middle(cards):  # type: ignore[no-untyped-def]
    """Play the middle card of a set, of two middle ones the lower; the set must not be empty."""
    for _ in range((card_count(cards) - 1) // 2):
        cards &= cards - _1
    return play_lowest(cards)
