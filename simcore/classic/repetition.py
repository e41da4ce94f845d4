"""Exact repetition in phase two, found with Brent's algorithm: proof that deterministic strategies never end.

Brent 1980, "An improved Monte Carlo factorization algorithm": a saved state is compared with every later one and
replaced after 1, 2, 4, ... steps, so that any cycle is found with one copy of the state (RULES.md 2.4).
"""

import numpy as np

from simcore.classic.state import ON_TABLE, TABLE, TARGET
from simcore.jit import inlined, kernel
from simcore.layout import (
    HANDS,
    LOOP,
    SAVED_AT,
    SEAT,
    SEATS,
    STATUS,
    WATCH_MEMORY,
    WATCH_POWER,
    WATCH_STEPS,
    WATCHED,
)
from simcore.seats import same_memories, save_memories

U64 = np.uint64
_0, _1 = U64(0), U64(1)
_SAVED = U64(SAVED_AT)
_NONE = U64(255)


@inlined
def watch(state, scratch, seat):  # type: ignore[no-untyped-def]
    """Set STATUS to LOOP if the game, with `seat` to act, is exactly where it was saved."""
    if seems_same(scratch, seat) and is_same(scratch):
        state[STATUS] = LOOP
    steps = state[WATCH_STEPS] + _1
    if steps == state[WATCH_POWER]:
        save(state, scratch, seat)
        state[WATCH_POWER] = steps + steps
        steps = _0
    state[WATCH_STEPS] = steps


@inlined
def start_watch(state, scratch):  # type: ignore[no-untyped-def]
    """Forget what an earlier game saved."""
    state[WATCH_POWER] = _1
    state[WATCH_STEPS] = _0
    scratch[_SAVED + SEAT] = _NONE


@inlined
def seems_same(scratch, seat):  # type: ignore[no-untyped-def]
    """Return False if a glance shows that the game is not where it was saved."""
    return (
        scratch[HANDS + seat] == scratch[_SAVED + HANDS + seat]
        and scratch[_SAVED + SEAT] == seat
        and scratch[TABLE] == scratch[_SAVED + TABLE]
    )


@kernel
def is_same(scratch):  # type: ignore[no-untyped-def]
    """Return True if everything but the seat to act is as it was saved: table, target, hands, memories.

    In phase two nothing else can differ: what is gone stays gone, and the hands tell who is out.
    """
    if (
        scratch[ON_TABLE] != scratch[_SAVED + ON_TABLE]
        or scratch[TARGET] != scratch[_SAVED + TARGET]
    ):
        return False
    for seat in range(scratch[SEATS]):
        if scratch[HANDS + U64(seat)] != scratch[_SAVED + HANDS + U64(seat)]:
            return False
    return same_memories(scratch)


@kernel
def save(state, scratch, seat):  # type: ignore[no-untyped-def]
    """Keep a copy of the game, and of the memories where there are any."""
    scratch[_SAVED + SEAT] = seat
    scratch[_SAVED + TABLE] = scratch[TABLE]
    scratch[_SAVED + ON_TABLE] = scratch[ON_TABLE]
    scratch[_SAVED + TARGET] = scratch[TARGET]
    for holder in range(scratch[SEATS]):
        scratch[_SAVED + HANDS + U64(holder)] = scratch[HANDS + U64(holder)]
    if state[WATCHED] == WATCH_MEMORY:
        save_memories(scratch)
