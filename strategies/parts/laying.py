"""Choosing a lay: the lowest, the highest, a special, a completed four, and what to do when nothing fits."""

import numpy as np

from simcore.cards import RANKS, TEN, complete, count, highest, lowest, rank_mask
from simcore.jit import inlined, kernel
from simcore.shedding.in_force import fours_need_one_lay
from simcore.shedding.view import (
    chance,
    flip_first,
    lay,
    lay_all,
    lays,
    may_chance,
    must_flip,
    ordinary_lays,
    special_lays,
    take,
    top_rank,
    top_run,
)

NO_LAY = 99
_0 = np.uint64(0)


@inlined
def lay_lowest(cards, one):  # type: ignore[no-untyped-def]
    """Lay the lowest rank of packed `cards`: one copy if `one`, else all; `cards` must not be empty."""
    rank = lowest(cards)
    return lay(rank, 1) if one else lay_all(cards, rank)


@inlined
def lay_highest(cards, one):  # type: ignore[no-untyped-def]
    """Lay the highest rank of packed `cards`: one copy if `one`, else all; `cards` must not be empty."""
    rank = highest(cards)
    return lay(rank, 1) if one else lay_all(cards, rank)


@kernel
def most_copies(cards):  # type: ignore[no-untyped-def]
    """Return the rank (int64) of which packed `cards`, not none, hold most copies, of equals the lowest."""
    found = lowest(cards)
    for rank in range(len(RANKS)):
        if count(cards, rank) > count(cards, found):
            found = rank
    return found


@inlined
def lowest_first(view):  # type: ignore[no-untyped-def]
    """Play lowest first: all copies of the lowest ordinary rank, and where none fits as without_ordinary."""
    ordinary = ordinary_lays(view)
    return lay_lowest(ordinary, False) if ordinary else without_ordinary(view)


@inlined
def only_specials_fit(view):  # type: ignore[no-untyped-def]
    """Return True if a special may be laid and no ordinary card."""
    return special_lays(view) != _0 and ordinary_lays(view) == _0


@inlined
def without_ordinary(view):  # type: ignore[no-untyped-def]
    """Play when no ordinary card fits: one 2, else one T, else chansa, else the first hidden card, else take."""
    fitting_specials = special_lays(view)
    if fitting_specials:
        return lay(lowest(fitting_specials), 1)
    return without_lay(view)


@inlined
def without_lay(view):  # type: ignore[no-untyped-def]
    """Play when nothing is laid: chansa if allowed, else the leftmost hidden card, else the pile."""
    if may_chance(view):
        return chance()
    if must_flip(view):
        return flip_first(view)
    return take()


@inlined
def completing(view):  # type: ignore[no-untyped-def]
    """Return the rank (int64) of which a legal lay of all copies burns as a four, NO_LAY if none does.

    A ten is no such rank: it burns by itself.
    """
    top = top_rank(view)
    fitting_cards = lays(view) & ~rank_mask(TEN)
    on_top = count(fitting_cards, top) if top < 13 else 0
    if on_top > 0 and not fours_need_one_lay(view) and top_run(view) + on_top >= 4:
        return top
    fours = complete(fitting_cards)
    return lowest(fours) if fours else NO_LAY


@inlined
def may_burn_with_ten(view):  # type: ignore[no-untyped-def]
    """Return True if a ten may be laid."""
    return count(lays(view), TEN) > 0
