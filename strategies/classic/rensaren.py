"""Rensaren: few cards and good ones (QUESTIONS.md 3.3)."""

from simcore.classic.trick import beaters, card_to_beat
from simcore.strategy import Parameter, strategy
from simcore.suits import lowest_card
from strategies.parts.examples import phase_one, phase_two
from strategies.parts.tricks import (
    HIGHEST_VALUE,
    LOWEST_VALUE,
    lose_cheaply,
    play_lowest,
    value_of,
)
from strategies.parts.trumps import FEW, HIGH, TAKES, save_trumps

MEAN = Parameter(
    "mean",
    default=10,
    low=LOWEST_VALUE,
    high=HIGHEST_VALUE,
    meaning="The least mean rank, 2 to 14, of the two cards of a trick that it wants to win.",
    whole=False,
)
MEAN_AT = 0


@strategy(
    "classic",
    parameters=(MEAN,),
    memory=True,
    source="QUESTIONS.md 3.3 Rensaren; it leads its lowest card, of which the catalogue says nothing",
    about={
        "sv": "Fas ett: vill bara ha stick med höga kort, spelar ut lägst och förlorar annars med sitt lägsta. "
        "Fas två: som TrumfSnålen.",
        "en": "Phase one: wants only tricks of high cards, leads low and otherwise loses with its lowest. "
        "Phase two: as TrumfSnålen.",
    },
    examples=(
        phase_one("5c", "9c Kd 5c"),
        phase_one("Jd", "3c Jd Ks", ("2 9h",)),
        phase_one("3c", "3c Jd Ks", ("2 8h",)),
        phase_one("Jd", "3c Jd Ks", ("2 8h",), parameters={"mean": "9.5"}),
        phase_two("9c", "9c Kc 2h 4h 5h"),
        phase_two("take", "9c Kc 2h 4h 5h", "8d"),
    ),
)
def rensaren(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Win with the lowest card that beats if the two cards are good enough; else lose with the lowest."""
    winning = beaters(view)
    if winning:
        both = value_of(card_to_beat(view)) + value_of(lowest_card(winning))
        if both >= 2 * parameters[MEAN_AT]:
            return play_lowest(winning)
    return lose_cheaply(view)


@rensaren.phase_two
def rensaren_two(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Save trumps."""
    return save_trumps(view, memory, HIGH, FEW, TAKES)
