"""What the words of a written strategy of the shedding family ask: one small kernel per word (strategies/written).

Ranks are numbers as they are spoken of: 2 to 10, 11 for J to 14 for A. A number of something that is not there, such
as the lowest rank that fits when none does, means nothing: its word names another kernel that says whether it is.
"""

import numpy as np

from simcore.cards import NO_RANK, TEN, TWO, count, highest, lowest
from simcore.jit import inlined, kernel
from simcore.shedding.view import (
    chance,
    lay,
    lay_all,
    lays,
    may_chance,
    must_flip,
    ordinary_lays,
    special_lays,
    take,
)
from strategies.parts.laying import (
    NO_LAY,
    completing,
    lay_highest,
    lay_lowest,
    without_ordinary,
)

LOWEST_VALUE = 2
_0 = np.uint64(0)


# --- what fits ------------------------------------------------------------------------------------------------
@inlined
def anything_fits(view):  # type: ignore[no-untyped-def]
    """Return True if anything can be laid."""
    return lays(view) != _0


@inlined
def nothing_fits(view):  # type: ignore[no-untyped-def]
    """Return True if nothing can be laid."""
    return lays(view) == _0


@inlined
def ordinary_fits(view):  # type: ignore[no-untyped-def]
    """Return True if an ordinary card can be laid."""
    return ordinary_lays(view) != _0


@inlined
def special_fits(view):  # type: ignore[no-untyped-def]
    """Return True if a special can be laid."""
    return special_lays(view) != _0


@inlined
def only_specials_fit(view):  # type: ignore[no-untyped-def]
    """Return True if a special can be laid and no ordinary card."""
    return special_fits(view) and not ordinary_fits(view)


@inlined
def two_fits(view):  # type: ignore[no-untyped-def]
    """Return True if a 2 can be laid."""
    return count(lays(view), TWO) > 0


@inlined
def four_fits(view):  # type: ignore[no-untyped-def]
    """Return True if a lay completes four of a kind."""
    return completing(view) != NO_LAY


@inlined
def ordinary_four_fits(view):  # type: ignore[no-untyped-def]
    """Return True if a lay of ordinary cards completes four of a kind."""
    rank = completing(view)
    return rank != NO_LAY and count(ordinary_lays(view), rank) > 0


@inlined
def may_do_otherwise(view):  # type: ignore[no-untyped-def]
    """Return True if something other than taking the pile is possible."""
    return anything_fits(view) or may_chance(view) or must_flip(view)


# --- numbers of what fits -------------------------------------------------------------------------------------
@inlined
def value(rank):  # type: ignore[no-untyped-def]
    """Return a rank (0 to 12) as it is spoken of (int64)."""
    return np.int64(rank) + LOWEST_VALUE


@inlined
def lowest_value(view):  # type: ignore[no-untyped-def]
    """Return the lowest ordinary rank that fits, as it is spoken of."""
    return value(lowest(ordinary_lays(view)))


@inlined
def highest_value(view):  # type: ignore[no-untyped-def]
    """Return the highest ordinary rank that fits, as it is spoken of."""
    return value(highest(ordinary_lays(view)))


@inlined
def lowest_copies(view):  # type: ignore[no-untyped-def]
    """Return how many copies of the lowest ordinary rank that fits can be laid (int64)."""
    return count(ordinary_lays(view), lowest(ordinary_lays(view)))


@inlined
def highest_copies(view):  # type: ignore[no-untyped-def]
    """Return how many copies of the highest ordinary rank that fits can be laid (int64)."""
    return count(ordinary_lays(view), highest(ordinary_lays(view)))


@inlined
def most_copies(view):  # type: ignore[no-untyped-def]
    """Return how many copies of the ordinary rank with the most of them can be laid (int64)."""
    return count(ordinary_lays(view), fullest_rank(view))


@inlined
def four_value(view):  # type: ignore[no-untyped-def]
    """Return the rank that completes four of a kind, as it is spoken of."""
    return value(completing(view))


@kernel
def fullest_rank(view):  # type: ignore[no-untyped-def]
    """Return the ordinary rank (int64) of which most copies fit, the lowest of several; one must fit."""
    cards = ordinary_lays(view)
    found = lowest(cards)
    for rank in range(found + 1, NO_RANK):
        if count(cards, rank) > count(cards, found):
            found = rank
    return found


# --- plays ----------------------------------------------------------------------------------------------------
@inlined
def play_take(view):  # type: ignore[no-untyped-def]
    """Pick up the pile."""
    return take()


@inlined
def play_chance(view):  # type: ignore[no-untyped-def]
    """Turn the top card of the talon."""
    return chance()


@inlined
def play_ten(view):  # type: ignore[no-untyped-def]
    """Lay one ten."""
    return lay(TEN, 1)


@inlined
def play_two(view):  # type: ignore[no-untyped-def]
    """Lay one 2."""
    return lay(TWO, 1)


@inlined
def play_special(view):  # type: ignore[no-untyped-def]
    """Lay one special, a 2 before a ten."""
    return lay(lowest(special_lays(view)), 1)


@inlined
def play_four(view):  # type: ignore[no-untyped-def]
    """Complete four of a kind."""
    return lay_all(lays(view), completing(view))


@inlined
def play_lowest_ordinary(view, one):  # type: ignore[no-untyped-def]
    """Lay the lowest ordinary rank that fits: one copy if `one`, else all."""
    return lay_lowest(ordinary_lays(view), one)


@inlined
def play_highest_ordinary(view, one):  # type: ignore[no-untyped-def]
    """Lay the highest ordinary rank that fits: one copy if `one`, else all."""
    return lay_highest(ordinary_lays(view), one)


@inlined
def play_fullest(view):  # type: ignore[no-untyped-def]
    """Lay all copies of the ordinary rank of which most fit, the lowest of several."""
    return lay_all(ordinary_lays(view), fullest_rank(view))


@inlined
def play_by_default(view):  # type: ignore[no-untyped-def]
    """Lay all copies of the lowest ordinary rank; else one 2, one T, chansa, the first hidden card, take."""
    ordinary = ordinary_lays(view)
    if ordinary:
        return lay_lowest(ordinary, False)
    return without_ordinary(view)
