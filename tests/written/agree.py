"""A player who asks two strategies at every decision and breaks the rules when they do not answer alike."""

import numpy as np

from simcore.layout import FIRST_FUNCTION, SECOND_FUNCTION
from simcore.seats import answer_of_part
from simcore.strategy import Strategy

ILLEGAL = np.uint64(10**6)


def agree_first(view, parameters, memory, rng):
    one = answer_of_part(view, parameters, rng, 0, FIRST_FUNCTION)
    return one if one == answer_of_part(view, parameters, rng, 1, FIRST_FUNCTION) else ILLEGAL


def agree_second(view, parameters, memory, rng):
    one = answer_of_part(view, parameters, rng, 0, SECOND_FUNCTION)
    return one if one == answer_of_part(view, parameters, rng, 1, SECOND_FUNCTION) else ILLEGAL


def agreeing(one: Strategy, other: Strategy) -> Strategy:
    """Return a player that plays like two deterministic strategies as long as they agree.

    Each has a memory of its own and is asked at every decision: a game that ends proves them alike throughout.
    """
    return Strategy(
        "agreeing",
        one.family,
        agree_first,
        swap=agree_second,
        phase_two=agree_second,
        memory=one.memory or other.memory,
        parts=(one, other),
    )
