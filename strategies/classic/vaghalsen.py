"""Våghalsen: turns the talon card every second turn and plays high (QUESTIONS.md 3.3)."""

import numpy as np

from simcore.classic.view import chance, is_leading, lays, may_chance, take, trump
from simcore.strategy import Parameter, strategy
from simcore.suits import suit_cards
from strategies.parts.examples import phase_one, phase_two
from strategies.parts.tricks import play_highest

EVERY = Parameter(
    "every",
    default=2,
    low=1,
    high=100,
    meaning="How often it turns the talon card in phase one: 1 = every own turn, 2 = every second, and so on.",
)
EVERY_AT = 0
_TURNS = 0
_1 = np.uint64(1)


@strategy(
    "classic",
    parameters=(EVERY,),
    memory=True,
    source="QUESTIONS.md 3.3 Våghalsen; its first turn is a card, a turn where the talon is too small for chansa "
    "counts too, and a trump is as high as its rank where it beats",
    about={
        "sv": "Fas ett: chansar varannan tur och lägger annars sitt högsta kort. Fas två: spelar ut sin högsta "
        "trumf, annars sitt högsta kort, och slår med det högsta som går.",
        "en": "Phase one: turns the talon card every second turn and otherwise plays its highest card. Phase two: "
        "leads its highest trump, else its highest card, and beats with the highest that it can.",
    },
    examples=(
        phase_one("Kd", "9c Kd 5c"),
        phase_one("Kd", "9c Kd 5c", ("2 8h",)),
        phase_one("chance", "9c Kd 5c", parameters={"every": "1"}),
        phase_two("7h", "Ac 5h 7h"),
        phase_two("Ac", "9d Kc Ac"),
        phase_two("Kc", "9c Kc 5h", "8c"),
        phase_two("Ah", "9c Kc Ah", "8c"),
        phase_two("take", "9c Kc 5h", "6h"),
    ),
)
def vaghalsen(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Turn the talon card if that is the turn for it; else play the highest."""
    memory[_TURNS] = memory[_TURNS] + _1
    if may_chance(view) and memory[_TURNS] % np.uint64(parameters[EVERY_AT]) == 0:
        return chance()
    return play_highest(lays(view))


@vaghalsen.phase_two
def vaghalsen_two(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Lead the highest trump; else play the highest card that may be played, or take."""
    cards = lays(view)
    if not cards:
        return take()
    trumps = cards & suit_cards(trump(view))
    return play_highest(trumps if is_leading(view) and trumps else cards)
