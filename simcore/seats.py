"""The seats: who comes next, and their rows in a worker's scratch: asking a strategy, starting each game afresh."""

import numpy as np

from simcore.bits import trailing_zeros
from simcore.jit import inlined, kernel
from simcore.layout import (
    ACTIVE,
    MEMORY_AT,
    PART_ROWS_AT,
    PARTS,
    PARTS_AT,
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
    scratch_at,
    view_at,
)

U64 = np.uint64
_0, _1, _2, _3 = (U64(n) for n in range(4))
_ROWS, _ROW, _SAVED_ROWS = U64(ROWS_AT), U64(ROW_WORDS), U64(SAVED_ROWS_AT)
_PART_ROWS = U64(PART_ROWS_AT)

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


@inlined
def answer_of_part(view, parameters, rng, part, function):  # type: ignore[no-untyped-def]
    """Ask part 0, 1, ... of a strategy, from within that strategy, and return what it answers (uint64).

    function: a word of a row, FUNCTIONS_AT or the one after it. The part has parameters and memory of its own, and
    draws from the same random stream.
    """
    row = U64(parameters[PARTS_AT + U64(part)])
    return call_strategy(
        scratch_at(parameters, row + function)[_0],
        view,
        parameters_at(parameters, row),
        memory_at(parameters, row + MEMORY_AT),
        rng,
    )


@inlined
def row_at(number, seats):  # type: ignore[no-untyped-def]
    """Return where row 0, 1, ... of a scratch stands: first those of the `seats` seats, then those of parts."""
    number = U64(number)
    return _ROWS + number * _ROW if number < seats else _PART_ROWS + (number - seats) * _ROW


@inlined
def saved_row_at(number, seats, parts):  # type: ignore[no-untyped-def]
    """Return where the copy of a row stands."""
    number = U64(number)
    return (
        _SAVED_ROWS + number * _ROW
        if number < seats
        else _PART_ROWS + (parts + number - seats) * _ROW
    )


@kernel
def start_rows(scratch, seed, game):  # type: ignore[no-untyped-def]
    """Zero every memory that is used, and set each seat's random stream for this game."""
    seats = scratch[SEATS]
    for number in range(seats + scratch[PARTS]):
        row = row_at(number, seats)
        if scratch[row + REMEMBERS_AT]:
            for word in range(row + MEMORY_AT, row + RNG_AT):
                scratch[word] = _0
        scratch[row + RNG_AT] = seed
        scratch[row + RNG_AT + _1] = U64(number) + _1
        scratch[row + RNG_AT + _2] = game
        scratch[row + RNG_AT + _3] = _0


@kernel
def same_memories(scratch):  # type: ignore[no-untyped-def]
    """Return True if every memory is as it was saved."""
    seats, parts = scratch[SEATS], scratch[PARTS]
    for number in range(seats + parts):
        row, saved = row_at(number, seats), saved_row_at(number, seats, parts)
        for word in range(MEMORY_AT, RNG_AT):
            if scratch[row + U64(word)] != scratch[saved + U64(word)]:
                return False
    return True


@kernel
def save_memories(scratch):  # type: ignore[no-untyped-def]
    """Keep a copy of every memory."""
    seats, parts = scratch[SEATS], scratch[PARTS]
    for number in range(seats + parts):
        row, saved = row_at(number, seats), saved_row_at(number, seats, parts)
        for word in range(MEMORY_AT, RNG_AT):
            scratch[saved + U64(word)] = scratch[row + U64(word)]
