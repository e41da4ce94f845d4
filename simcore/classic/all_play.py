"""Phase one by all: everyone plays to each trick, and those who tie for the highest rank play again (E-all)."""

import numpy as np

from simcore.classic.state import LAID, LEADER, NOBODY, ROUND, ROUND_SIZE
from simcore.jit import kernel
from simcore.layout import SEATS
from simcore.suits import lowest_card, rank_of

U64 = np.uint64
_0, _1, _2, _15 = (U64(n) for n in (0, 1, 2, 15))


@kernel
def seat_all(state, leader):  # type: ignore[no-untyped-def]
    """Let everyone play the trick, from the leader round the table."""
    state[LEADER] = leader
    seats, order = state[SEATS], _0
    for place in range(seats):
        seat = leader + U64(place)
        seat = seat - seats if seat >= seats else seat
        order |= seat << (U64(place) << _2)
    state[ROUND] = order
    state[ROUND_SIZE] = seats


@kernel
def highest_winner(state):  # type: ignore[no-untyped-def]
    """Return the seat that laid the highest rank; where several did, NOBODY, and ROUND is theirs (EA3 to EA6)."""
    best, order, tied = _0, _0, _0
    for place in range(state[ROUND_SIZE]):
        seat = (state[ROUND] >> (U64(place) << _2)) & _15
        rank = rank_of(lowest_card(state[LAID + seat]))
        if rank > best:
            best, order, tied = rank, _0, _0
        if rank == best:
            order |= seat << (tied << _2)
            tied += _1
    if tied == _1:
        return order
    state[ROUND] = order
    state[ROUND_SIZE] = tied
    return NOBODY
