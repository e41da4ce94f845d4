"""Boken: lowest first in both phases (QUESTIONS.md 3.3)."""

from simcore.strategy import strategy
from strategies.parts.tricks import beat_cheaply, by_the_book


@strategy(
    "classic",
    source="QUESTIONS.md 3.3 Boken; the yardstick's player",
    about={
        "sv": "Fas ett: spelar ut sitt lägsta kort, sticker så billigt som möjligt och lägger annars sitt lägsta; "
        "chansar aldrig. Fas två: lägger lägsta kortet utanför trumf, i andra hand lägsta trumfen, och "
        "tar annars upp.",
        "en": "Phase one: leads its lowest card, beats as cheaply as it can and else plays its lowest; never turns "
        "the talon card. Phase two: plays its lowest card outside trumps, else its lowest trump, and else takes.",
    },
)
def boken(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Lead the lowest; answer with the lowest card that beats, else the lowest."""
    return beat_cheaply(view)


@boken.phase_two
def boken_two(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Play the lowest plain card, else the lowest trump, else take."""
    return by_the_book(view)
