"""Choosing a lay: the lowest, the highest, a special, a completed four, and what to do when nothing fits."""

from simcore.cards import TEN, count, highest, lowest, rank_mask
from simcore.jit import inlined
from simcore.shedding.view import (
    chance,
    flip_first,
    fours_need_one_lay,
    lay,
    lay_all,
    lays,
    may_chance,
    must_flip,
    special_lays,
    take,
    top_rank,
    top_run,
)

NO_LAY = 99


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
    while fitting_cards:
        rank = lowest(fitting_cards)
        if count(fitting_cards, rank) == 4:
            return rank
        fitting_cards &= ~rank_mask(rank)
    return NO_LAY


@inlined
def may_burn_with_ten(view):  # type: ignore[no-untyped-def]
    """Return True if a ten may be laid."""
    return count(lays(view), TEN) > 0
