"""Stopping a next player who is near the end, with the cheapest card that does (QUESTIONS.md 3.2)."""

import numpy as np

from simcore.jit import kernel
from simcore.shedding.view import lay_all, pile_size
from simcore.strategy import Parameter
from strategies.parts.laying import lay_highest
from strategies.parts.threats import (
    NO_RANK,
    cheapest_stop,
    known_of_next,
    next_is_near,
    next_plays_hidden,
)

NO_STOP = np.uint64(99)
_0 = np.uint64(0)

HIDDEN_PILE = Parameter(
    "pile",
    default=3,
    low=0,
    high=52,
    meaning="A next player with hidden cards only is stopped if the pile holds at least so many cards.",
)


@kernel
def stop_next(view, cards, near, pile):  # type: ignore[no-untyped-def]
    """Return the lay of packed `cards` that stops the next player, NO_STOP if he is far from the end or cannot be.

    near: at most so many cards in all are near the end. pile: hidden cards are stopped if it holds so many.
    """
    if cards == _0 or not next_is_near(view, near):
        return NO_STOP
    if next_plays_hidden(view):
        return lay_highest(cards, False) if pile_size(view) >= pile else NO_STOP
    threat = known_of_next(view)
    rank = cheapest_stop(view, cards, threat)
    return lay_all(cards, rank) if threat != _0 and rank != NO_RANK else NO_STOP
