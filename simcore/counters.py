"""Counters of what a seat does: three to a word of its eight (21 bits each).

A counter's unit is the word increment that adds one to it; kernels add units, the shell unpacks them.
"""

import numpy as np

from simcore.jit import inlined
from simcore.layout import FACTS

U64 = np.uint64
FIELD_BITS = U64(21)
FIELD_MASK = U64((1 << 21) - 1)
FIELDS_PER_WORD = 3
FIRST_UNIT, SECOND_UNIT, THIRD_UNIT = U64(1), U64(1 << 21), U64(1 << 42)
_3 = U64(3)


@inlined
def note(state, seat, word, units):  # type: ignore[no-untyped-def]
    """Add to one word of a seat's counters."""
    place = FACTS + (seat << _3) + word
    state[place] = state[place] + units
