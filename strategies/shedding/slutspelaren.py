"""Slutspelaren: sees how to go out in one go (QUESTIONS.md 3.2)."""

from typing import Any

from simcore.strategy import strategy
from strategies.parts.chains import NO_CHAIN, ending_chain
from strategies.parts.examples import swap, turn
from strategies.parts.laying import lowest_first
from strategies.parts.swaps import SWAP, chosen_row

SWAP_AT = 0
_END: dict[str, Any] = {"row": "", "hidden": ""}


@strategy(
    "shedding",
    parameters=(SWAP,),
    source="QUESTIONS.md 3.2 Slutspelaren; hidden cards end every chain that can be foreseen, and in the open row "
    "lowest first already lays ordinary cards before the last special",
    about={
        "sv": "Ser om den kan gå ut i ett svep med tvåor, tior och fyrtal och gör det i så fall, så att den inte "
        "blir sittande med ett specialkort som den inte får gå ut på. Annars lägst först.",
        "en": "Sees whether twos, tens and fours let it go out in one go, and then does, so that it is not left with "
        "a special that it may not go out on. Otherwise lowest first.",
    },
    examples=(
        turn("2", "24", "3", **_END),
        turn("T", "T44", "8", **_END),
        turn("4", "24", "3"),
        turn("99", "5992", "399", **_END),
        turn("4", "2499", "3", **_END),
        turn("2", "24", "", **_END),
        turn("4", "24", "3", talon="7", **_END),
        swap("AT2", "2T9", "34A"),
    ),
)
def slutspelaren(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Begin a chain of new turns that ends the game if there is one, else lowest first."""
    chain = ending_chain(view)
    return chain if chain != NO_CHAIN else lowest_first(view)


@slutspelaren.swap
def slutspelaren_swap(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Lay open what the parameter `swap` says."""
    return chosen_row(view, int(parameters[SWAP_AT]))
