"""Stunsaren: ties for a larger trick when it has a high card to follow with (QUESTIONS.md 3.3)."""

import numpy as np

from simcore.classic.in_force import trump_is_upturned
from simcore.classic.trick import card_to_beat
from simcore.classic.view import hand, is_leading, lays
from simcore.jit import inlined
from simcore.strategy import Parameter, strategy
from simcore.suits import card_bit, highest_card, lowest_card, rank_cards, rank_of
from strategies.parts.examples import phase_one, phase_two
from strategies.parts.tricks import (
    HIGHEST_VALUE,
    LOWEST_VALUE,
    by_the_book,
    duck_below,
    play_lowest,
    value_of,
)

TIE_FROM = Parameter(
    "tie_from",
    default=9,
    low=LOWEST_VALUE,
    high=HIGHEST_VALUE,
    meaning="The lowest rank, 2 to 14, that it ties with.",
)
SUPPORT = Parameter(
    "support",
    default=12,
    low=LOWEST_VALUE,
    high=HIGHEST_VALUE,
    meaning="The lowest rank, 2 to 14 (12 = queen), of another card that it must hold to tie.",
)
TIE_AT, SUPPORT_AT = 0, 1
DUCK_BELOW = 8
_0 = np.uint64(0)


@strategy(
    "classic",
    parameters=(TIE_FROM, SUPPORT),
    source="QUESTIONS.md 3.3 Stunsaren",
    about={
        "sv": "Fas ett: stunsar när det går med ett högt kort och ett ännu högre i bakfickan, spelar annars som "
        "Duckaren. Fas två: som Boken.",
        "en": "Phase one: ties when it can with a high card and holds another high one in reserve, otherwise as "
        "Duckaren. Phase two: as Boken.",
    },
    examples=(
        phase_one("Qs", "3c 9d Qs"),
        phase_one("9d", "3c 9d Qs", ("2 9h",)),
        phase_one("Js", "3c 9d Js", ("2 9h",)),
        phase_one("9d", "3c 9d Js", ("2 9h",), parameters={"support": "11"}),
        phase_one("Qs", "3c 8d Qs", ("2 8h",)),
        phase_two("9c", "9c Kc 5h"),
        phase_two("take", "9c Kc 5h", "6h"),
    ),
)
def stunsaren(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Tie with a card high enough if another one supports it, else play as Duckaren."""
    if not is_leading(view) and not trump_is_upturned(view):
        tying = lays(view) & rank_cards(rank_of(card_to_beat(view)))
        if tying and is_worth(view, tying, parameters):
            return play_lowest(tying)
    return duck_below(view, DUCK_BELOW)


@inlined
def is_worth(view, tying, parameters):  # type: ignore[no-untyped-def]
    """Return True if the cards that tie are high enough, and so is another card of the hand."""
    card = lowest_card(tying)
    others = hand(view) & ~card_bit(card)
    supported = others != _0 and value_of(highest_card(others)) >= parameters[SUPPORT_AT]
    return supported and value_of(card) >= parameters[TIE_AT]


@stunsaren.phase_two
def stunsaren_two(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Play by the book."""
    return by_the_book(view)
