"""Roffaren: takes every trick that can be taken (QUESTIONS.md 3.3)."""

from simcore.classic.view import is_leading, lays
from simcore.strategy import strategy
from strategies.parts.tricks import beat_cheaply, by_the_book, play_highest


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
    if is_leading(view):
        return play_highest(lays(view))
    return beat_cheaply(view)


@roffaren.phase_two
def roffaren_two(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Play by the book."""
    return by_the_book(view)
