"""Slump: random lays, a coin for chansa, never a voluntary pick-up (QUESTIONS.md 3.2)."""

from simcore.cards import total
from simcore.rng import below
from simcore.shedding.choices import lay_number, option_count, option_number
from simcore.shedding.view import (
    chance,
    lays,
    may_chance,
    may_take,
    must_flip,
    take,
)
from simcore.strategy import strategy
from strategies.parts.examples import swap, turn
from strategies.parts.swaps import SWAP, chosen_row

SWAP_AT = 0


@strategy(
    "shedding",
    parameters=(SWAP,),
    deterministic=False,
    source="QUESTIONS.md 3.2 Slump",
    about={
        "sv": "Lägger något tillåtet på måfå, singlar slant om chansen och tar aldrig upp i onödan.",
        "en": "Lays anything legal at random, tosses a coin for chansa and never takes the pile needlessly.",
    },
    examples=(
        turn("9", "49", "7"),
        turn("take", "449", "A"),
        swap("AT2", "2T9", "34A"),
        swap("954", "2T9", "45A", parameters={"swap": "sw4"}),
    ),
)
def slump(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Choose uniformly among all lays; else a hidden card, else chansa or the pile by a coin."""
    lay_total = total(lays(view))
    if lay_total > 0:
        return lay_number(lays(view), below(rng, lay_total))
    if must_flip(view):
        taking = 1 if may_take(view) else 0
        return option_number(view, taking + below(rng, option_count(view) - taking))
    if may_chance(view) and below(rng, 2) == 0:
        return chance()
    return take()


@slump.swap
def slump_swap(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Lay open what the parameter `swap` says."""
    return chosen_row(view, int(parameters[SWAP_AT]))
