"""The next player: how near the end he is, what he can lay, and what would stop him."""

import numpy as np

from simcore.cards import RANKS, count
from simcore.jit import kernel
from simcore.shedding.view import (
    cards_left,
    fitting,
    hand_count,
    known_hand,
    next_player,
    open_row,
    specials,
)
from simcore.strategy import Parameter

NO_RANK = 99
_0 = np.uint64(0)

NEAR = Parameter(
    "cards",
    default=2,
    low=1,
    high=52,
    meaning="The next player is near the end when he has at most so many cards in all.",
)


@kernel
def next_is_near(view, cards):  # type: ignore[no-untyped-def]
    """Return True if the next player has at most so many cards, hidden ones included."""
    return cards_left(view, next_player(view)) <= cards


@kernel
def next_plays_hidden(view):  # type: ignore[no-untyped-def]
    """Return True if the next player has nothing but hidden cards."""
    which = next_player(view)
    return hand_count(view, which) == 0 and open_row(view, which) == _0


@kernel
def known_of_next(view):  # type: ignore[no-untyped-def]
    """Return the ordinary cards, packed, that the next player is known to lay from: his hand, else his open row."""
    which = next_player(view)
    cards = known_hand(view, which) if hand_count(view, which) > 0 else open_row(view, which)
    return cards & ~specials(view)


@kernel
def cheapest_stop(view, cards, threat):  # type: ignore[no-untyped-def]
    """Return the lowest rank of packed `cards` on which no card of `threat` fits, NO_RANK if there is none."""
    for rank in range(len(RANKS)):
        if count(cards, rank) > 0 and threat & fitting(view, rank) == _0:
            return rank
    return NO_RANK
