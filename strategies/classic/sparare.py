"""Sparare: turns the talon card to keep a good hand (QUESTIONS.md 3.3)."""

from simcore.classic.view import chance, hand, may_chance, talon_left
from simcore.strategy import Parameter, strategy
from simcore.suits import lowest_card
from strategies.parts.examples import phase_one, phase_two
from strategies.parts.tricks import HIGHEST_VALUE, LOWEST_VALUE, duck_below, value_of
from strategies.parts.trumps import FEW, HIGH, TAKES, save_trumps

LEAST = Parameter(
    "least",
    default=11,
    low=LOWEST_VALUE,
    high=HIGHEST_VALUE,
    meaning="The lowest rank, 2 to 14 (11 = jack), that all its hand must have to be kept.",
)
TALON = Parameter(
    "talon",
    default=6,
    low=0,
    high=52,
    meaning="It keeps the hand when the talon holds at most so many cards.",
)
LEAST_AT, TALON_AT = 0, 1
DUCK_BELOW = 8


@strategy(
    "classic",
    parameters=(LEAST, TALON),
    memory=True,
    source="QUESTIONS.md 3.3 Sparare",
    about={
        "sv": "Fas ett: chansar mot slutet av talongen för att få behålla en hög hand, spelar annars som Duckaren. "
        "Fas två: som TrumfSnålen.",
        "en": "Phase one: turns the talon card near its end in order to keep a high hand, otherwise as Duckaren. "
        "Phase two: as TrumfSnålen.",
    },
    examples=(
        phase_one("chance", "Jc Qd Ks"),
        phase_one("Ks", "Tc Qd Ks"),
        phase_one("chance", "Jc Qd Ks", ("2 7h",)),
        phase_one("Ks", "Jc Qd Ks", talon="5s 6s 7s 8s 9s Ts As"),
        phase_one("3c", "3c 9d Ks", ("2 7h",)),
        phase_two("9c", "9c Kc 2h 4h 5h"),
        phase_two("take", "9c Kc 2h 4h 5h", "8d"),
    ),
)
def sparare(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Turn the talon card if all the hand is high and the talon nearly gone, else play as Duckaren."""
    is_high = value_of(lowest_card(hand(view))) >= parameters[LEAST_AT]
    if may_chance(view) and is_high and talon_left(view) <= parameters[TALON_AT]:
        return chance()
    return duck_below(view, DUCK_BELOW)


@sparare.phase_two
def sparare_two(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Save trumps."""
    return save_trumps(view, memory, HIGH, FEW, TAKES)
