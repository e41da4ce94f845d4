"""Parsparen: keeps pairs and triples while the fourth may still come (QUESTIONS.md 3.2)."""

import numpy as np

from simcore.cards import RANKS, count, rank_mask
from simcore.jit import kernel
from simcore.shedding.view import (
    lay_all,
    lays,
    ordinary_lays,
    top_rank,
    top_run,
    unseen,
    zone,
)
from simcore.strategy import Parameter, strategy
from strategies.parts.examples import swap, turn
from strategies.parts.laying import NO_LAY, completing, lay_lowest, without_ordinary
from strategies.parts.swaps import SWAP, chosen_row

COPIES = Parameter(
    "copies",
    default=2,
    low=2,
    high=4,
    meaning="A rank of at least so many copies is kept together.",
)
COPIES_AT, SWAP_AT = 0, 1
_FOUR = 4
_0 = np.uint64(0)


@strategy(
    "shedding",
    parameters=(COPIES, SWAP),
    knowledge=True,
    source="QUESTIONS.md 3.2 Parsparen",
    about={
        "sv": "Sparar par och trissar så länge det fortfarande kan bli fyrtal av dem, och lägger andra kort lägst "
        "först.",
        "en": "Keeps pairs and triples as long as they can still become a four, and lays other cards lowest first.",
    },
    examples=(
        turn("9", "449", "3", talon="4478"),
        turn("44", "449", "3", talon="78"),
        turn("44", "44", "3", talon="4478"),
        turn("99", "499", "399", talon="44"),
        turn("44", "449", "3", talon="4478", parameters={"copies": "3"}),
        turn("2", "299", "A"),
        swap("AT2", "2T9", "34A"),
    ),
)
def parsparen(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Complete a four; else the lowest rank that is not kept; else all copies of the lowest."""
    four = completing(view)
    if four != NO_LAY:
        return lay_all(lays(view), four)
    ordinary = ordinary_lays(view)
    if not ordinary:
        return without_ordinary(view)
    free = ordinary & ~kept(view, parameters[COPIES_AT])
    return lay_lowest(free if free else ordinary, False)


@kernel
def kept(view, least):  # type: ignore[no-untyped-def]
    """Return a mask of the ranks that are kept: at least so many copies, and the rest of the four may still come."""
    held, open_cards, mask = zone(view), unseen(view), _0
    for rank in range(len(RANKS)):
        copies = count(held, rank)
        on_top = top_run(view) if top_rank(view) == rank else 0
        if copies >= least and copies + count(open_cards, rank) + on_top >= _FOUR:
            mask |= rank_mask(rank)
    return mask


@parsparen.swap
def parsparen_swap(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Lay open what the parameter `swap` says."""
    return chosen_row(view, int(parameters[SWAP_AT]))
