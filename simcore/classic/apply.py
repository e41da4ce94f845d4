"""What an action does: the transition from one decision to the next."""

import numpy as np

from simcore.classic.phase_one import act_one
from simcore.classic.phase_two import act_two
from simcore.classic.state import PHASE
from simcore.jit import inlined
from simcore.layout import DECISIONS

U64 = np.uint64
_1 = U64(1)


@inlined
def apply(state, seat, action):  # type: ignore[no-untyped-def]
    """Carry out a legal `action` of the asked `seat` and return the seat (uint64) that acts next."""
    state[DECISIONS] = state[DECISIONS] + _1
    if state[PHASE] == _1:
        return act_one(state, seat, action)
    return act_two(state, seat, action)
