"""As lagforst, but it turns the hidden card farthest to the right."""

import numpy as np

from simcore.layout import SEAT
from simcore.shedding.state import FLIP, HIDDEN
from simcore.shedding.view import must_flip
from simcore.strategy import strategy
from strategies.parts.laying import lowest_first
from strategies.parts.swaps import chosen_row

_0, _1, _2, _4 = (np.uint64(n) for n in (0, 1, 2, 4))
_STRONGEST_UP = 1


@strategy("shedding")
def flip_last(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Lay lowest first; turn the hidden card farthest to the right."""
    answer = lowest_first(view)
    if not must_flip(view):
        return answer
    hidden = view[HIDDEN + view[SEAT]]
    return FLIP + (_2 if hidden & _4 else _1 if hidden & _2 else _0)


@flip_last.swap
def flip_last_swap(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Lay open the strongest three."""
    return chosen_row(view, _STRONGEST_UP)
