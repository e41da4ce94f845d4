"""Phase one by two: a leader, his left neighbour, and ranks alone (C3 to C7)."""

import numpy as np

from simcore.classic.state import LEADER, LED, NOBODY, ROUND, TIE
from simcore.jit import inlined
from simcore.layout import SEATS
from simcore.suits import rank_of

U64 = np.uint64
_0, _1, _4, _15 = (U64(n) for n in (0, 1, 4, 15))


@inlined
def seat_pair(state, leader):  # type: ignore[no-untyped-def]
    """Let a leader and his left neighbour, cards or not, play the trick (C13)."""
    state[LEADER] = leader
    left = leader + _1
    left = _0 if left == state[SEATS] else left
    state[ROUND] = leader | (left << _4)


@inlined
def pair_winner(state, answer):  # type: ignore[no-untyped-def]
    """Return the seat that wins the pair's cards, `answer` being the second, NOBODY if the pair plays on (C4)."""
    leader, responder = state[ROUND] & _15, state[ROUND] >> _4
    led, answered = rank_of(state[LED]), rank_of(answer)
    if led == answered:
        return tied_winner(state, leader, responder)
    return responder if answered > led else leader


@inlined
def tied_winner(state, leader, responder):  # type: ignore[no-untyped-def]
    """Return the winner of equal ranks as the field `tie` says: nobody under stunsa."""
    if state[TIE] == _0:
        return NOBODY
    return leader if state[TIE] == _1 else responder
