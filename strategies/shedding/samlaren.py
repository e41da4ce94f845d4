"""Samlaren: hoards specials and high cards while the talon lasts (QUESTIONS.md 3.2)."""

import numpy as np

from simcore.cards import KING, RANKS, count, lowest
from simcore.jit import inlined
from simcore.shedding.view import (
    from_hand,
    lay,
    lay_all,
    may_take,
    ordinary_lays,
    pile_size,
    special_lays,
    take,
    talon_left,
)
from simcore.strategy import Parameter, strategy
from strategies.parts.laying import completing, without_ordinary
from strategies.parts.swaps import SWAP, chosen_row

TALON = Parameter(
    "talon",
    default=3,
    low=0,
    high=52,
    meaning="While the talon holds more cards than this, no special is spent from the hand if the pile can be taken.",
)
PILE = Parameter(
    "pile", default=6, low=0, high=52, meaning="The largest pile that is taken to save a special."
)
TAKES = Parameter(
    "takes",
    default=3,
    low=0,
    high=100,
    meaning="Loop guard: at most so many voluntary pick-ups per game.",
)
TALON_AT, PILE_AT, TAKES_AT, SWAP_AT = 0, 1, 2, 3
_NINE = RANKS.index("9")
_TAKEN, _TOOK_LAST = 0, 1
_1, _0 = np.uint64(1), np.uint64(0)


@strategy(
    "shedding",
    parameters=(TALON, PILE, TAKES, SWAP),
    memory=True,
    source="QUESTIONS.md 3.2 Samlaren, with the loop guard of section 3",
    about={
        "sv": "Samlar på tvåor, tior och höga kort så länge draghögen räcker och tar hellre upp en liten hög än "
        "offrar ett specialkort.",
        "en": "Hoards twos, tens and high cards while the talon lasts, and would rather take a small pile than "
        "spend a special.",
    },
)
def samlaren(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """All copies of the lowest up to a nine, one of a higher; rather take a small pile than spend a special."""
    took_last = memory[_TOOK_LAST]
    memory[_TOOK_LAST] = _0
    ordinary = ordinary_lays(view)
    four = completing(view)
    if four < KING and count(ordinary, four) > 0:
        return lay_all(ordinary, four)
    if ordinary:
        rank = lowest(ordinary)
        copies = count(ordinary, rank) if rank <= _NINE else 1
        return lay(rank, copies)
    if special_lays(view) and takes_rather(view, parameters, memory) and took_last == _0:
        memory[_TAKEN] = memory[_TAKEN] + _1
        memory[_TOOK_LAST] = _1
        return take()
    return without_ordinary(view)


@inlined
def takes_rather(view, parameters, memory):  # type: ignore[no-untyped-def]
    """Return True if the pile is worth taking to save a special of the hand."""
    return (
        may_take(view)
        and from_hand(view)
        and talon_left(view) > parameters[TALON_AT]
        and pile_size(view) <= parameters[PILE_AT]
        and memory[_TAKEN] < parameters[TAKES_AT]
    )


@samlaren.swap
def samlaren_swap(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Lay open what the parameter `swap` says."""
    return chosen_row(view, int(parameters[SWAP_AT]))
