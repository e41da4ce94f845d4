"""Exact repetition in phase two, found with Brent's algorithm: proof that deterministic strategies never end.

Brent 1980, "An improved Monte Carlo factorization algorithm": a saved state is compared with every later one and
replaced after 1, 2, 4, ... steps, so that any cycle is found with one copy of the state (RULES.md 2.4).
"""

import numpy as np

from simcore.classic.state import CHECK_AT, LENGTH_ONE, ON_TABLE, TABLE, TARGET
from simcore.jit import inlined, kernel
from simcore.layout import (
    CAP,
    CAP_AT,
    DECISIONS,
    HANDS,
    LOOP,
    SAVED_AT,
    SEAT,
    SEATS,
    STATUS,
    UNWATCHED,
    WATCH_MEMORY,
    WATCH_POWER,
    WATCHED,
)
from simcore.seats import same_memories, save_memories

U64 = np.uint64
_0, _1, _8 = U64(0), U64(1), U64(8)
_SAVED = U64(SAVED_AT)
_NONE = U64(255)


@inlined
def watch(state, scratch, seat):  # type: ignore[no-untyped-def]
    """Set STATUS to LOOP or CAP if the game, with `seat` to act, goes round or has come to its cap."""
    if seems_same(scratch, seat) and is_same(scratch):
        state[STATUS] = LOOP
    elif state[DECISIONS] == state[CHECK_AT]:
        check(state, scratch, seat)


@kernel
def start_watch(state, scratch):  # type: ignore[no-untyped-def]
    """Begin to watch as phase two begins: forget what an earlier game saved, and say when to look."""
    state[WATCH_POWER] = _1
    scratch[_SAVED + SEAT] = _NONE
    say_when(state)


@kernel
def say_when(state):  # type: ignore[no-untyped-def]
    """Set the decision of the next check: the next save, or the cap if it comes first."""
    cap = state[LENGTH_ONE] + state[CAP_AT]
    save_at = state[DECISIONS] + state[WATCH_POWER]
    state[CHECK_AT] = cap if state[WATCHED] == UNWATCHED or cap < save_at else save_at


@kernel
def check(state, scratch, seat):  # type: ignore[no-untyped-def]
    """End the game at the cap, else save it and double the time to the next save."""
    if state[DECISIONS] == state[LENGTH_ONE] + state[CAP_AT]:
        state[STATUS] = CAP
        return
    save(state, scratch, seat)
    state[WATCH_POWER] = state[WATCH_POWER] << _1
    say_when(state)


@inlined
def seems_same(scratch, seat):  # type: ignore[no-untyped-def]
    """Return False if a glance shows that the game is not where it was saved, if it was."""
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
    if lying(scratch) != scratch[_SAVED + ON_TABLE]:
        return False
    for seat in range(scratch[SEATS]):
        if scratch[HANDS + U64(seat)] != scratch[_SAVED + HANDS + U64(seat)]:
            return False
    return same_memories(scratch)


@inlined
def lying(scratch):  # type: ignore[no-untyped-def]
    """Return in one word how many cards lie on the table and how many complete the trick."""
    return (scratch[ON_TABLE] << _8) | scratch[TARGET]


@kernel
def save(state, scratch, seat):  # type: ignore[no-untyped-def]
    """Keep a copy of the game, and of the memories where there are any."""
    scratch[_SAVED + SEAT] = seat
    scratch[_SAVED + TABLE] = scratch[TABLE]
    scratch[_SAVED + ON_TABLE] = lying(scratch)
    for holder in range(scratch[SEATS]):
        scratch[_SAVED + HANDS + U64(holder)] = scratch[HANDS + U64(holder)]
    if state[WATCHED] == WATCH_MEMORY:
        save_memories(scratch)
