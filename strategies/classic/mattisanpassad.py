"""Mattis-anpassad: beats in time where the lowest card of the table would be its own (QUESTIONS.md 3.3)."""

from simcore.classic.trick import bottom_card
from simcore.strategy import Parameter, strategy
from strategies.parts.examples import phase_one, phase_two
from strategies.parts.tricks import (
    HIGHEST_VALUE,
    LOWEST_VALUE,
    duck_below,
    value_of,
)
from strategies.parts.trumps import FEW, HIGH, TAKES, spares_trump, take_or_play

X = Parameter(
    "x",
    default=10,
    low=LOWEST_VALUE,
    high=HIGHEST_VALUE,
    meaning="The lowest rank, 2 to 14 (11 = jack, 14 = ace), of a card to beat that it tries to beat.",
)
BOTTOM = Parameter(
    "bottom",
    default=7,
    low=LOWEST_VALUE - 1,
    high=HIGHEST_VALUE,
    meaning="The highest rank, 2 to 14, of a card played first that it beats at any price; 1 = none.",
    decides=("phase_two",),
)
R = Parameter(
    "r",
    default=HIGH,
    low=LOWEST_VALUE,
    high=HIGHEST_VALUE,
    meaning="The lowest rank, 2 to 14, of a top card that it spends a trump on when the card played first is higher.",
    decides=("phase_two",),
)
X_AT, BOTTOM_AT, R_AT = 0, 1, 2


@strategy(
    "classic",
    parameters=(X, BOTTOM, R),
    memory=True,
    source="QUESTIONS.md 3.3 Mattis-anpassad, with the loop guard of section 3; x is measured in mattis against two "
    "of Boken",
    about={
        "sv": "Fas ett: som Duckaren, men sticker först från tian. Fas två: lägger över till varje pris, med trumf "
        "om det behövs, när kortet som lades först är lågt, eftersom det är det man får ta upp i mattis; annars som "
        "TrumfSnålen.",
        "en": "Phase one: as Duckaren, but beats only from a ten up. Phase two: beats at any price, with a trump if "
        "need be, when the card played first is low, since that is the one that is picked up in mattis; otherwise "
        "as TrumfSnålen.",
    },
    examples=(
        phase_one("Kd", "9c Kd 5c", rules="mattis"),
        phase_one("5c", "5c Jd Ks", ("2 9h",), rules="mattis"),
        phase_one("Jd", "5c Jd Ks", ("2 Th",), rules="mattis"),
        phase_two("2h", "9c 2h 3h 4h 5h", "7d 8d", rules="mattis", others=("4d", "2s 3s")),
        phase_two("take", "9c 2h 3h 4h 5h", "8d 9d", rules="mattis", others=("4d", "2s 3s")),
        phase_two("2h", "9c 2h 3h 4h 5h", "8d Td", rules="mattis", others=("4d", "2s 3s")),
        phase_two("2h", "2h 3h 4h 5h", "8d 9d", rules="mattis", others=("4d", "2s 3s")),
        phase_two("9c", "9c 2h 3h 4h 5h", rules="mattis", others=("4d", "2s 3s")),
    ),
)
def mattisanpassad(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Play as Duckaren does."""
    return duck_below(view, parameters[X_AT])


@mattisanpassad.phase_two
def mattisanpassad_two(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Beat by the book if the card played first is low; else save trumps."""
    is_low = value_of(bottom_card(view)) <= parameters[BOTTOM_AT]
    wanted = not is_low and spares_trump(view, parameters[R_AT], FEW)
    return take_or_play(view, memory, wanted, TAKES)
