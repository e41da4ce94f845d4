"""The seats: who comes next, and their rows in a worker's scratch: asking a strategy, starting each game afresh."""

import numpy as np

from simcore.bits import trailing_zeros
from simcore.jit import inlined, kernel
from simcore.layout import (
    ACTIVE,
    MEMORY_AT,
    REMEMBERS_AT,
    RNG_AT,
    ROW_WORDS,
    ROWS_AT,
    SAVED_ROWS_AT,
    SEATS,
    STRATEGY,
    memory_at,
    parameters_at,
    rng_at,
    view_at,
)

U64 = np.uint64
_0, _1, _2, _3 = (U64(n) for n in range(4))
_ROWS, _ROW, _SAVED_ROWS = U64(ROWS_AT), U64(ROW_WORDS), U64(SAVED_ROWS_AT)

call_strategy = STRATEGY.call


@inlined
def next_seat(state, seat):  # type: ignore[no-untyped-def]
    """Return the next clockwise seat that still holds cards, the seat itself last (A31, C30)."""
    active, seats = state[ACTIVE], state[SEATS]
    after = seat + _1
    follower = after + trailing_zeros((active | (active << seats)) >> after)
    return follower - seats if follower >= seats else follower


@inlined
def answer(scratch, seat, function):  # type: ignore[no-untyped-def]
    """Ask one of a seat's strategy functions (a word of its row) and return what it answers (uint64)."""
    row = _ROWS + seat * _ROW
    return call_strategy(
        scratch[row + function],
        view_at(scratch, _0),
        parameters_at(scratch, row),
        memory_at(scratch, row + MEMORY_AT),
        rng_at(scratch, row + RNG_AT),
    )


@kernel
def start_rows(scratch, seed, game):  # type: ignore[no-untyped-def]
    """Zero every seat's memory, where it has one, and set its random stream for this game."""
    for seat in range(scratch[SEATS]):
        row = _ROWS + U64(seat) * _ROW
        if scratch[row + REMEMBERS_AT]:
            for word in range(row + MEMORY_AT, row + RNG_AT):
                scratch[word] = _0
        scratch[row + RNG_AT] = seed
        scratch[row + RNG_AT + _1] = U64(seat) + _1
        scratch[row + RNG_AT + _2] = game
        scratch[row + RNG_AT + _3] = _0


@kernel
def same_memories(scratch):  # type: ignore[no-untyped-def]
    """Return True if every seat's memory is as it was saved."""
    for seat in range(scratch[SEATS]):
        row = _ROWS + U64(seat) * _ROW
        for word in range(row + MEMORY_AT, row + RNG_AT):
            if scratch[word] != scratch[U64(word) + _SAVED_ROWS - _ROWS]:
                return False
    return True


@kernel
def save_memories(scratch):  # type: ignore[no-untyped-def]
    """Keep a copy of every seat's row."""
    for word in range(_ROWS, _SAVED_ROWS):
        scratch[U64(word) + _SAVED_ROWS - _ROWS] = scratch[word]
