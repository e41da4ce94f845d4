"""Trumfstyraren: wins or loses the trick that brings it the last talon card (QUESTIONS.md 3.3)."""

from simcore.classic.in_force import all_play, trump_is_upturned
from simcore.classic.view import talon_left
from simcore.strategy import Parameter, strategy
from strategies.parts.examples import phase_one, phase_two
from strategies.parts.last_card import LOSING, WINNING, brings_last_card
from strategies.parts.tricks import duck_below, grab, lose_cheaply
from strategies.parts.trumps import FEW, HIGH, TAKES, save_trumps

TALON = Parameter(
    "talon",
    default=4,
    low=0,
    high=4,
    meaning="It plays for the last talon card when the talon holds at most so many; 0 = never.",
)
TALON_AT = 0
DUCK_BELOW = 8
TWO = ("2d 3d 4d",)


@strategy(
    "classic",
    parameters=(TALON,),
    memory=True,
    source="QUESTIONS.md 3.3 Trumfstyraren; a trick that leaves none or more than two cards decides nothing, and "
    "where all play or the trump is upturned it plays as TrumfSnålen",
    about={
        "sv": "Fas ett: räknar mot slutet ut vem som drar sista talongkortet och vinner eller förlorar sticket för "
        "att få det, spelar annars som Duckaren. Fas två: som TrumfSnålen.",
        "en": "Phase one: works out near its end who will draw the last talon card, and wins or loses the trick to "
        "get it; otherwise as Duckaren. Phase two: as TrumfSnålen.",
    },
    examples=(
        phase_one("3c", "3c 9d Ks", ("2 7h",)),
        phase_one("9d", "3c 9d Ks", ("2 7h",), talon="5s 6s"),
        phase_one("9d", "3c 9d Ks", ("2 8h",), talon="5s"),
        phase_one("3c", "3c 9d Ks", ("2 8h",), talon="5s 6s 7s"),
        phase_one("Ks", "3c 9d Ks", talon="5s 6s 7s 8s"),
        phase_one("3c", "3c 9d Ks", talon="5s 6s 7s 8s", others=TWO),
        phase_one("Ks", "3c 9d Ks", talon="5s 6s 7s 8s", others=TWO, parameters={"talon": "0"}),
        phase_two("take", "9c Kc 2h 4h 5h", "8d"),
    ),
)
def trumfstyraren(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Win or lose the trick, whichever brings the last talon card; if neither does, play as Duckaren."""
    by_two = not all_play(view) and not trump_is_upturned(view)
    if by_two and talon_left(view) <= parameters[TALON_AT]:
        way = brings_last_card(view)
        if way == WINNING:
            return grab(view)
        if way == LOSING:
            return lose_cheaply(view)
    return duck_below(view, DUCK_BELOW)


@trumfstyraren.phase_two
def trumfstyraren_two(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Save trumps."""
    return save_trumps(view, memory, HIGH, FEW, TAKES)
