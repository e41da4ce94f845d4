"""Chansaren: turns the talon card when the hand is poor (QUESTIONS.md 3.3)."""

from simcore.classic.view import chance, hand, is_leading, may_chance
from simcore.strategy import Parameter, strategy
from simcore.suits import highest_card
from strategies.parts.examples import phase_one, phase_two
from strategies.parts.tricks import (
    HIGHEST_VALUE,
    LOWEST_VALUE,
    by_the_book,
    duck_below,
    value_of,
)

ALWAYS = HIGHEST_VALUE + 1
T_LEAD = Parameter(
    "t_lead",
    default=9,
    low=LOWEST_VALUE,
    high=ALWAYS,
    meaning="As leader it turns the talon card if all its hand is lower than this rank, 2 (never) to 15 (always).",
)
T_ANSWER = Parameter(
    "t_answer",
    default=9,
    low=LOWEST_VALUE,
    high=ALWAYS,
    meaning="The same when it answers.",
)
T_LEAD_AT, T_ANSWER_AT = 0, 1
DUCK_BELOW = 8


@strategy(
    "classic",
    parameters=(T_LEAD, T_ANSWER),
    source="QUESTIONS.md 3.3 Chansaren(t); 9, since an 8 is the middle of the deck, is our default",
    about={
        "sv": "Fas ett: chansar när alla kort på handen är låga, spelar annars som Duckaren. Fas två: som Boken.",
        "en": "Phase one: turns the talon card when all its hand is low, otherwise as Duckaren. Phase two: as Boken.",
    },
    examples=(
        phase_one("chance", "3c 5c 8d"),
        phase_one("9c", "3c 5c 9c"),
        phase_one("chance", "3c 5c 8d", ("2 7h",)),
        phase_one("3c", "3c 5c 9c", ("2 7h",)),
        phase_one("8d", "3c 5c 8d", talon="9s"),
        phase_one("8d", "3c 5c 8d", parameters={"t_lead": "8"}),
        phase_two("9c", "9c Kc 5h"),
        phase_two("take", "9c Kc 5h", "6h"),
    ),
)
def chansaren(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Turn the talon card if the hand's highest card is below the threshold, else play as Duckaren."""
    threshold = parameters[T_LEAD_AT] if is_leading(view) else parameters[T_ANSWER_AT]
    if may_chance(view) and value_of(highest_card(hand(view))) < threshold:
        return chance()
    return duck_below(view, DUCK_BELOW)


@chansaren.phase_two
def chansaren_two(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Play by the book."""
    return by_the_book(view)
