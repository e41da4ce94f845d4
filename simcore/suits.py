"""Sets of cards of the classic family: one bit for each of the 52 cards, card = 4 * rank + suit.

Ranks are 0 for 2 ... 12 for A; suits 0 to 3 are c d h s. Equal ranks therefore stand in the order c d h s, and the
lowest bit of a set is its lowest card. No other file shifts or masks such a word.
"""

import numpy as np

from simcore.bits import leading_zeros, trailing_zeros
from simcore.jit import inlined, kernel

U64 = np.uint64
RANKS, SUITS = "23456789TJQKA", "cdhs"

_0, _1, _2, _3, _4, _15, _63 = (U64(n) for n in (0, 1, 2, 3, 4, 15, 63))
_SUIT_BITS = U64(0x1111111111111)
ALL_CARDS = U64((1 << 52) - 1)


@inlined
def card_bit(card):  # type: ignore[no-untyped-def]
    """Return the set (uint64) of one card."""
    return _1 << U64(card)


@inlined
def lowest_card(cards):  # type: ignore[no-untyped-def]
    """Return the lowest card (uint64) of a set, 64 if it is empty."""
    return trailing_zeros(U64(cards))


@inlined
def highest_card(cards):  # type: ignore[no-untyped-def]
    """Return the highest card (uint64) of a set that is not empty."""
    return _63 - leading_zeros(U64(cards))


@inlined
def rank_of(card):  # type: ignore[no-untyped-def]
    """Return the rank (uint64, 0 to 12) of a card."""
    return U64(card) >> _2


@inlined
def suit_of(card):  # type: ignore[no-untyped-def]
    """Return the suit (uint64, 0 to 3) of a card (uint64)."""
    return card & _3


@inlined
def suit_cards(suit):  # type: ignore[no-untyped-def]
    """Return the set of all cards of a suit."""
    return _SUIT_BITS << suit


@inlined
def rank_cards(rank):  # type: ignore[no-untyped-def]
    """Return the set of all four cards of a rank."""
    return _15 << (U64(rank) << _2)


@inlined
def above(card):  # type: ignore[no-untyped-def]
    """Return the set of the cards that stand above `card` in the order of ranks, then suits."""
    return ~((_1 << U64(card)) + ((_1 << U64(card)) - _1)) & ALL_CARDS


@inlined
def of_higher_rank(card):  # type: ignore[no-untyped-def]
    """Return the set of the cards of a higher rank than `card`."""
    return above(U64(card) | _3)


@inlined
def beating(card, trump):  # type: ignore[no-untyped-def]
    """Return the set of the cards that beat `card`: higher in its suit, or a trump on another suit (C23).

    `trump` must be a suit.
    """
    trumps = suit_cards(trump)
    higher = suit_cards(suit_of(card)) & above(card)
    return higher | (_0 if trumps & card_bit(card) else trumps)


@kernel
def card_count(cards):  # type: ignore[no-untyped-def]
    """Return how many cards a set holds (int64)."""
    found = np.int64(0)
    while cards:
        cards &= cards - _1
        found += 1
    return found


@inlined
def many_cards(code):  # type: ignore[no-untyped-def]
    """Return the set of the cards of one rank that `code`, 16 * rank + suits (bit s: suit s), names."""
    return (code & _15) << ((code >> _4) << _2)
