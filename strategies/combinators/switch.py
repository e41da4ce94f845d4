"""switch(A,B): A while the talon lasts, then B."""

import numpy as np

from simcore.combinator import Combinator
from simcore.layout import FIRST_FUNCTION, SECOND_FUNCTION, TALON
from simcore.seats import answer_of_part

A, B = 0, 1
_0 = np.uint64(0)


def switch_first(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Play the turn, or phase one, as A while the talon holds cards, then as B."""
    part = A if view[TALON] != _0 else B
    return answer_of_part(view, parameters, rng, part, FIRST_FUNCTION)


def switch_second(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Swap as A, whose time it is then, and play phase two, which has no talon, as B."""
    part = A if view[TALON] != _0 else B
    return answer_of_part(view, parameters, rng, part, SECOND_FUNCTION)


SWITCH = Combinator(
    "switch",
    ("A", "B"),
    {"shedding": (switch_first, switch_second), "classic": (switch_first, switch_second)},
    source="The two halves of a game, which ask for different play",
    about={
        "sv": "Spelar som A så länge draghögen räcker, sedan som B.",
        "en": "Plays as A while the talon lasts, then as B.",
    },
)
