"""Ivrig brännare: burns as soon as it can (QUESTIONS.md 3.2)."""

from simcore.cards import TEN
from simcore.shedding.view import lay, lay_all, lays, ordinary_lays
from simcore.strategy import strategy
from strategies.parts.examples import swap, turn
from strategies.parts.laying import (
    NO_LAY,
    completing,
    lay_lowest,
    may_burn_with_ten,
    without_ordinary,
)
from strategies.parts.swaps import SWAP, chosen_row

SWAP_AT = 0


@strategy(
    "shedding",
    parameters=(SWAP,),
    source="QUESTIONS.md 3.2 Ivrig brännare; a ten goes before a completed four, of which the catalogue says nothing",
    about={
        "sv": "Bränner så fort det går, med en tia eller ett fyrtal, och spelar annars lägst först.",
        "en": "Burns whenever it can, with a ten or a completed four, and otherwise plays lowest first.",
    },
    examples=(
        turn("T", "4T9", "3"),
        turn("T", "4T9", ""),
        turn("99", "499", "399"),
        turn("4444", "34444", ""),
        turn("44", "449", "3"),
        turn("2", "2K9", "A"),
        swap("AT2", "2T9", "34A"),
    ),
)
def ivrig(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Lay a ten, else a completed four, else all copies of the lowest."""
    if may_burn_with_ten(view):
        return lay(TEN, 1)
    four = completing(view)
    if four != NO_LAY:
        return lay_all(lays(view), four)
    ordinary = ordinary_lays(view)
    if ordinary:
        return lay_lowest(ordinary, False)
    return without_ordinary(view)


@ivrig.swap
def ivrig_swap(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Lay open what the parameter `swap` says."""
    return chosen_row(view, int(parameters[SWAP_AT]))
