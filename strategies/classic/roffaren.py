"""Roffaren: takes every trick that can be taken (QUESTIONS.md 3.3)."""

from simcore.strategy import strategy
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
)
def roffaren(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Lead the highest; beat as cheaply as possible, else the lowest."""
    return grab(view)


@roffaren.phase_two
def roffaren_two(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Play by the book."""
    return by_the_book(view)
