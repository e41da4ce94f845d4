"""Räknaren: counts cards (QUESTIONS.md 3.2)."""

from simcore.shedding.view import lay_all, ordinary_lays, take
from simcore.strategy import strategy
from strategies.parts.examples import swap, turn
from strategies.parts.laying import without_ordinary
from strategies.parts.odds import STEPS, TAU, declines_chance, hardest_for_next
from strategies.parts.swaps import SWAP, chosen_row

TAU_AT, STEPS_AT, SWAP_AT = 0, 1, 2


@strategy(
    "shedding",
    parameters=(TAU, STEPS, SWAP),
    knowledge=True,
    source="QUESTIONS.md 3.2 Räknaren; what is unseen lies anywhere with equal chance",
    about={
        "sv": "Räknar kort: chansar bara när det är troligt nog att kortet passar, och väljer bland sina lägsta kort "
        "det som nästa spelare har svårast att lägga på.",
        "en": "Counts cards: turns the talon card only if it is likely enough to fit, and of its lowest cards lays "
        "the one that the next player finds hardest to follow.",
    },
    examples=(
        turn("6", "456K", "3", others=("",), other_rows=("5",), other_hidden=("",)),
        turn("5", "456K", "3", others=("",), other_rows=("4",), other_hidden=("",)),
        turn("take", "449", "A", talon="333778"),
        turn("chance", "449", "A", talon="2TA"),
        turn("chance", "449", "A", talon="333778", parameters={"tau": "0"}),
        turn("2", "2T9", "A"),
        swap("AT2", "2T9", "34A"),
    ),
)
def raknaren(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Lay the low rank that is hardest to follow; turn the talon card only if it is likely enough to fit."""
    ordinary = ordinary_lays(view)
    if ordinary:
        return lay_all(ordinary, hardest_for_next(view, ordinary, parameters[STEPS_AT]))
    if declines_chance(view, parameters[TAU_AT]):
        return take()
    return without_ordinary(view)


@raknaren.swap
def raknaren_swap(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Lay open what the parameter `swap` says."""
    return chosen_row(view, int(parameters[SWAP_AT]))
