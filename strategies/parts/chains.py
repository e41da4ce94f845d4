"""Ending the game in one go: chains of new turns by twos, tens and fours that end with one's last card.

All of a rank's copies are laid at once. Such a chain is a last rank, on which one may go out, and before it nothing
but ranks that give a new turn: the one that makes four with the pile's top first, as long as that lies there, then
specials and fours of the hand. Any of these leaves a pile on which everything fits.
"""

import numpy as np

from simcore.cards import RANKS, TEN, TWO, count, mask_of, rank_mask
from simcore.jit import kernel
from simcore.shedding.in_force import (
    banned,
    burn_gives_turn,
    fours_need_one_lay,
    two_gives_turn,
)
from simcore.shedding.view import (
    from_hand,
    hidden_left,
    lay_all,
    lays,
    own_row,
    seat,
    specials,
    talon_left,
    top_rank,
    top_run,
    zone,
)

NO_CHAIN = np.uint64(99)
_0 = np.uint64(0)
_FOUR = 4


@kernel
def ending_chain(view):  # type: ignore[no-untyped-def]
    """Return the first lay of a chain that ends the game for this seat, NO_CHAIN if there is none."""
    if talon_left(view) > 0 or hidden_left(view, seat(view)) > 0:
        return NO_CHAIN
    if from_hand(view) and own_row(view) != _0:
        return NO_CHAIN
    cards = zone(view)
    turning = ranks_that_turn(view, cards)
    for last in range(len(RANKS)):
        rest = cards & ~rank_mask(last)
        ends = count(cards, last) > 0 and banned(view) & rank_mask(last) == _0
        if ends and rest & ~turning == _0:
            first = first_of_chain(view, rest) if rest != _0 else last
            if first < len(RANKS) and count(lays(view), first) == count(cards, first):
                return lay_all(cards, first)
    return NO_CHAIN


@kernel
def ranks_that_turn(view, cards):  # type: ignore[no-untyped-def]
    """Return a mask of the ranks of packed `cards` of which all copies, laid at their time, give a new turn."""
    mask = _0
    if two_gives_turn(view):
        mask |= rank_mask(TWO) & specials(view)
    if burn_gives_turn(view):
        mask |= rank_mask(TEN)
        for rank in range(len(RANKS)):
            if count(cards, rank) == _FOUR or makes_four(view, cards, rank):
                mask |= rank_mask(rank)
    return mask


@kernel
def makes_four(view, cards, rank):  # type: ignore[no-untyped-def]
    """Return True if all copies of a rank make four with the equal cards on top of the pile."""
    if top_rank(view) != rank or fours_need_one_lay(view) or count(cards, rank) == 0:
        return False
    return count(cards, rank) + top_run(view) >= _FOUR


@kernel
def first_of_chain(view, cards):  # type: ignore[no-untyped-def]
    """Return the rank of packed `cards` to begin with: what makes four with the pile, a special, a four that fits."""
    for rank in range(len(RANKS)):
        if makes_four(view, cards, rank):
            return rank
    for mask in (specials(view), mask_of(lays(view))):
        for rank in range(len(RANKS)):
            if count(cards & mask, rank) > 0:
                return rank
    return len(RANKS)
