"""Exact repetition, found with Brent's algorithm: the proof that deterministic strategies play on for ever.

Brent 1980, "An improved Monte Carlo factorization algorithm": a saved state is compared with every later one and
replaced after 1, 2, 4, ... steps, so that any cycle is found with one copy of the state (RULES.md 2.4).
"""

import numpy as np

from simcore.jit import inlined, kernel
from simcore.layout import (
    HANDS,
    LOOP,
    MOST_SEATS,
    SAVED_AT,
    SEAT,
    STATUS,
    WATCH_MEMORY,
    WATCH_POWER,
    WATCH_STEPS,
    WATCHED,
)
from simcore.seats import same_memories, save_memories
from simcore.shedding.state import FITS, PILE

U64 = np.uint64
_0, _1 = U64(0), U64(1)
_SAVED = U64(SAVED_AT)
_NOBODY = U64(MOST_SEATS)
_HANDS_END = HANDS + U64(MOST_SEATS)


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


@kernel
def start_watch(state, scratch):  # type: ignore[no-untyped-def]
    """Forget what an earlier game saved."""
    state[WATCH_POWER] = _1
    state[WATCH_STEPS] = _0
    scratch[_SAVED + SEAT] = _NOBODY


@inlined
def seems_same(scratch, seat):  # type: ignore[no-untyped-def]
    """Return False if a glance shows that the game is not where it was saved."""
    return (
        scratch[PILE] == scratch[_SAVED + PILE]
        and scratch[_SAVED + SEAT] == seat
        and scratch[HANDS + seat] == scratch[_SAVED + HANDS + seat]
    )


@kernel
def is_same(scratch):  # type: ignore[no-untyped-def]
    """Return True if everything but the seat to act is as it was saved: public words, hands, memories.

    Which hidden cards are left is public, and the talon is empty, so that nothing else can differ.
    """
    for word in range(PILE, FITS):
        if scratch[word] != scratch[U64(word) + _SAVED]:
            return False
    for hand in range(HANDS, _HANDS_END):
        if scratch[hand] != scratch[U64(hand) + _SAVED]:
            return False
    return same_memories(scratch)


@kernel
def save(state, scratch, seat):  # type: ignore[no-untyped-def]
    """Keep a copy of the game, and of the memories where there are any."""
    for word in range(PILE, FITS):
        scratch[U64(word) + _SAVED] = scratch[word]
    for hand in range(HANDS, _HANDS_END):
        scratch[U64(hand) + _SAVED] = scratch[hand]
    scratch[_SAVED + SEAT] = seat
    if state[WATCHED] == WATCH_MEMORY:
        save_memories(scratch)
