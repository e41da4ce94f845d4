"""Dumparen: sheds as many cards at once as it can (QUESTIONS.md 3.2)."""

from simcore.shedding.view import lay_all, ordinary_lays
from simcore.strategy import strategy
from strategies.parts.examples import swap, turn
from strategies.parts.laying import most_copies, without_ordinary
from strategies.parts.swaps import SWAP, chosen_row

SWAP_AT = 0


@strategy(
    "shedding",
    parameters=(SWAP,),
    source="QUESTIONS.md 3.2 Dumparen; the largest-set bot of the Karma family",
    about={
        "sv": "Dumpar alltid den valör den har flest av, alla på en gång; är det lika tar den den lägsta.",
        "en": "Always sheds the rank it has most copies of, all at once; of equals the lowest.",
    },
    examples=(
        turn("99", "4599", "3"),
        turn("4", "459", "3"),
        turn("KKK", "44KKK", "3"),
        turn("2", "22T4", "5"),
        turn("chance", "449", "A", talon="333"),
        swap("AT2", "2T9", "34A"),
    ),
)
def dumparen(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Lay all copies of the ordinary rank with most copies, of equals the lowest."""
    ordinary = ordinary_lays(view)
    if ordinary:
        return lay_all(ordinary, most_copies(ordinary))
    return without_ordinary(view)


@dumparen.swap
def dumparen_swap(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Lay open what the parameter `swap` says."""
    return chosen_row(view, int(parameters[SWAP_AT]))
