"""TrumfSnålen: rather takes a low card than spends a trump on it (QUESTIONS.md 3.3)."""

import numpy as np

from simcore.classic.trick import top_card
from simcore.classic.view import hand, is_leading, lays, take
from simcore.jit import inlined
from simcore.strategy import Parameter, strategy
from simcore.suits import card_count
from strategies.parts.tricks import (
    HIGHEST_VALUE,
    LOWEST_VALUE,
    by_the_book,
    duck_below,
    plain,
    value_of,
)

R = Parameter(
    "r",
    default=10,
    low=LOWEST_VALUE,
    high=HIGHEST_VALUE,
    meaning="The lowest rank, 2 to 14 (11 = jack, 14 = ace), of a top card that it spends a trump on.",
)
FEW = Parameter(
    "few",
    default=4,
    low=0,
    high=52,
    meaning="With at most so many cards it spends trumps on any card.",
)
TAKES = Parameter(
    "takes",
    default=3,
    low=0,
    high=1000,
    meaning="Loop guard: at most so many voluntary pick-ups per game.",
)
R_AT, FEW_AT, TAKES_AT = 0, 1, 2
DUCK_BELOW = 8
_TAKEN, _TOOK_LAST = 0, 1
_0, _1 = np.uint64(0), np.uint64(1)


@strategy(
    "classic",
    parameters=(R, FEW, TAKES),
    memory=True,
    source="QUESTIONS.md 3.3 TrumfSnålen, with the loop guard of section 3",
    about={
        "sv": "Fas ett: som Duckaren. Fas två: sparar trumfen till höga kort och till slutet och tar hellre upp ett "
        "lågt kort.",
        "en": "Phase one: as Duckaren. Phase two: saves its trumps for high cards and for the end, and would rather "
        "take a low card.",
    },
)
def trumfsnalen(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Play as Duckaren does with x = 8."""
    return duck_below(view, DUCK_BELOW)


@trumfsnalen.phase_two
def trumfsnalen_two(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Play the lowest plain card; a trump only on a high card, with few cards, or as the lead; else take."""
    took_last = memory[_TOOK_LAST]
    memory[_TOOK_LAST] = _0
    cards = lays(view)
    if not cards or plain(view, cards) or is_leading(view) or spends(view, parameters):
        return by_the_book(view)
    if took_last != _0 or memory[_TAKEN] >= parameters[TAKES_AT]:
        return by_the_book(view)
    memory[_TAKEN] = memory[_TAKEN] + _1
    memory[_TOOK_LAST] = _1
    return take()


@inlined
def spends(view, parameters):  # type: ignore[no-untyped-def]
    """Return True if a trump is well spent on the top card."""
    is_high = value_of(top_card(view)) >= parameters[R_AT]
    return is_high or card_count(hand(view)) <= parameters[FEW_AT]
