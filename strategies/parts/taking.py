"""Taking the pile though one need not: the loop guard of every style that does (QUESTIONS.md section 3)."""

import numpy as np

from simcore.jit import inlined
from simcore.shedding.view import may_take, take
from simcore.strategy import Parameter

_TAKEN, _TOOK_LAST = 0, 1
_0, _1 = np.uint64(0), np.uint64(1)

TAKES = Parameter(
    "takes",
    default=3,
    low=0,
    high=100,
    meaning="Loop guard: at most so many voluntary pick-ups per game, and never two own turns in a row.",
)


@inlined
def begin_decision(memory):  # type: ignore[no-untyped-def]
    """Note that a decision begins; return True if the one before it was no voluntary pick-up."""
    rested = memory[_TOOK_LAST] == _0
    memory[_TOOK_LAST] = _0
    return rested


@inlined
def may_take_freely(view, memory, rested, takes):  # type: ignore[no-untyped-def]
    """Return True if the rules and the loop guard allow a voluntary pick-up."""
    return rested and may_take(view) and memory[_TAKEN] < takes


@inlined
def take_freely(memory):  # type: ignore[no-untyped-def]
    """Take the pile, and let the loop guard know."""
    memory[_TAKEN] = memory[_TAKEN] + _1
    memory[_TOOK_LAST] = _1
    return take()
