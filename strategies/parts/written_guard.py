"""The loop guard of voluntary pick-ups: at most so many a game, and never in two own decisions in a row.

The first word of a strategy's memory counts them, the second says whether the last decision was one.
"""

import numpy as np

from simcore.jit import inlined

_TAKEN, _TOOK_LAST = 0, 1
_0, _1 = np.uint64(0), np.uint64(1)


@inlined
def begin_decision(memory):  # type: ignore[no-untyped-def]
    """Return whether the last decision was a voluntary pick-up (uint64, 1 or 0), and forget it."""
    took_last = memory[_TOOK_LAST]
    memory[_TOOK_LAST] = _0
    return took_last


@inlined
def is_free(memory, took_last, takes):  # type: ignore[no-untyped-def]
    """Return True if another voluntary pick-up keeps to the bound `takes` and to the pause of one decision."""
    return took_last == _0 and memory[_TAKEN] < takes


@inlined
def remember(memory):  # type: ignore[no-untyped-def]
    """Count a voluntary pick-up."""
    memory[_TAKEN] = memory[_TAKEN] + _1
    memory[_TOOK_LAST] = _1
