"""Nollan: loses every trick it can (QUESTIONS.md 3.3)."""

from simcore.classic.view import is_leading, lays
from simcore.strategy import strategy
from strategies.parts.examples import phase_one, phase_two
from strategies.parts.tricks import by_the_book, losers, play_highest, play_lowest


@strategy(
    "classic",
    source="QUESTIONS.md 3.3 Nollan (misère)",
    about={
        "sv": "Fas ett: spelar ut lägst och lägger det högsta kort som ändå förlorar, för att slippa ta stick. "
        "Fas två: som Boken.",
        "en": "Phase one: leads low and answers with the highest card that still loses, so as to win no tricks. "
        "Phase two: as Boken.",
    },
    examples=(
        phase_one("5c", "9c Kd 5c"),
        phase_one("9c", "5c 9c Kd", ("2 Th",)),
        phase_one("5c", "5c 9c Kd", ("2 9h",)),
        phase_one("9c", "9c Td Kd", ("2 8h",)),
        phase_two("9c", "9c Kc 5h"),
        phase_two("take", "9c Kc 5h", "6h"),
    ),
)
def nollan(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Lead the lowest; answer with the highest card that loses, else the lowest."""
    losing = losers(view)
    if is_leading(view) or not losing:
        return play_lowest(lays(view))
    return play_highest(losing)


@nollan.phase_two
def nollan_two(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Play by the book."""
    return by_the_book(view)
