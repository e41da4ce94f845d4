"""Boken: lowest first in both phases (QUESTIONS.md 3.3)."""

from simcore.strategy import strategy
from strategies.parts.examples import phase_one, phase_two
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
    examples=(
        phase_one("5c", "9c Kd 5c"),
        phase_one("9c", "9c Kd 5c", ("2 8h",)),
        phase_one("5c", "9c Td 5c", ("2 Ah",)),
        phase_two("9c", "9c Kc 5h", "8c"),
        phase_two("5h", "9c Kc 5h 7h", "8d"),
        phase_two("take", "9c Kc 5h", "6h"),
    ),
)
def boken(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Lead the lowest; answer with the lowest card that beats, else the lowest."""
    return beat_cheaply(view)


@boken.phase_two
def boken_two(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Play the lowest plain card, else the lowest trump, else take."""
    return by_the_book(view)
