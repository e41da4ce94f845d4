"""Roffaren: takes every trick that can be taken (QUESTIONS.md 3.3)."""

from simcore.strategy import strategy
from strategies.parts.examples import phase_one, phase_two
from strategies.parts.tricks import by_the_book, grab


@strategy(
    "classic",
    source="QUESTIONS.md 3.3 Roffaren",
    about={
        "sv": "Fas ett: spelar ut sitt högsta kort och sticker alltid när det går, så billigt som möjligt. "
        "Fas två: som Boken.",
        "en": "Phase one: leads its highest card and always beats if it can, as cheaply as possible. "
        "Phase two: as Boken.",
    },
    examples=(
        phase_one("Kd", "9c Kd 5c"),
        phase_one("5c", "5c 9c Kd", ("2 4h",)),
        phase_one("9c", "5c 9c Kd", ("2 8h",)),
        phase_one("5c", "5c 9c Kd", ("2 Ah",)),
        phase_two("9c", "9c Kc 5h"),
        phase_two("5h", "9c Kc 5h", "8d"),
    ),
)
def roffaren(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Lead the highest; beat as cheaply as possible, else the lowest."""
    return grab(view)


@roffaren.phase_two
def roffaren_two(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Play by the book."""
    return by_the_book(view)
