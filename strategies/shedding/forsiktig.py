"""Försiktig: one card at a time, a special in reserve, no chances (QUESTIONS.md 3.2)."""

import numpy as np

from simcore.cards import lowest, rank_mask, total
from simcore.jit import inlined
from simcore.shedding.view import (
    flip_first,
    from_hand,
    lay,
    may_take,
    must_flip,
    ordinary_lays,
    special_lays,
    specials,
    take,
    talon_left,
    top_rank,
    top_run,
    zone,
)
from simcore.strategy import strategy
from strategies.parts.examples import swap, turn
from strategies.parts.laying import lay_lowest, without_lay
from strategies.parts.swaps import SWAP, chosen_row
from strategies.parts.taking import TAKES, begin_decision, may_take_freely, take_freely

TAKES_AT, SWAP_AT = 0, 1
_THIRD = 2
_0 = np.uint64(0)


@strategy(
    "shedding",
    parameters=(TAKES, SWAP),
    memory=True,
    source="QUESTIONS.md 3.2 Försiktig, with the loop guard of section 3: once that is used up it plays what it must",
    about={
        "sv": "Lägger ett kort i taget, lägst först, aldrig det tredje lika, chansar aldrig och har alltid ett "
        "specialkort i reserv tills draghögen är slut och den spelar från bordet.",
        "en": "Lays one card at a time, lowest first, never the third alike, never turns the talon card, and holds "
        "one special back until the talon is gone and it plays from the table.",
    },
    examples=(
        turn("4", "449", "3"),
        turn("9", "449", "344"),
        turn("take", "24", "3344", talon="37"),
        turn("2", "22T4", "5", talon="37"),
        turn("take", "24", "5", talon="37"),
        turn("2", "", "5", row="24"),
        turn("take", "449", "A", talon="333"),
        turn("flip 0", "", "A", row=""),
        swap("AT2", "2T9", "34A"),
    ),
)
def forsiktig(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """One copy of the lowest that is no third alike; a special if another stays; else rather take."""
    rested = begin_decision(memory)
    ordinary = ordinary_lays(view)
    safe = ordinary & ~third_alike(view)
    if safe:
        return lay_lowest(safe, True)
    special = special_lays(view)
    if special and may_spend(view):
        return lay(lowest(special), 1)
    if (ordinary or special) and may_take_freely(view, memory, rested, parameters[TAKES_AT]):
        return take_freely(memory)
    if ordinary:
        return lay_lowest(ordinary, True)
    if special:
        return lay(lowest(special), 1)
    return without_chance(view)


@inlined
def third_alike(view):  # type: ignore[no-untyped-def]
    """Return a mask of the rank of which a third equal card would come to lie on the pile, 0 if there is none."""
    return rank_mask(top_rank(view)) if top_run(view) == _THIRD else _0


@inlined
def may_spend(view):  # type: ignore[no-untyped-def]
    """Return True if a special may go: another one stays, or the talon is gone and the open row is played."""
    if talon_left(view) == 0 and not from_hand(view):
        return True
    return total(zone(view) & specials(view)) > 1


@inlined
def without_chance(view):  # type: ignore[no-untyped-def]
    """Take the pile if nothing is laid, else turn the first hidden card; never the talon card."""
    if must_flip(view):
        return flip_first(view)
    return take() if may_take(view) else without_lay(view)


@forsiktig.swap
def forsiktig_swap(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Lay open what the parameter `swap` says."""
    return chosen_row(view, int(parameters[SWAP_AT]))
