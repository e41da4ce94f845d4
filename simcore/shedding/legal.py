"""What a seat may do: the legal lays and the other options, written where the seat can see them."""

import numpy as np

from simcore.cards import distinct, lowest, pack
from simcore.jit import inlined, kernel
from simcore.layout import HANDS, OPTIONS, SEAT, TALON, state_at
from simcore.shedding.state import (
    BANNED,
    CHANSA,
    FITS,
    HAND,
    HIDDEN,
    JUDGED,
    LAYS,
    OPEN,
    PILE,
    VOLUNTARY,
    WAIVED,
)

U64 = np.uint64
_0, _1, _2, _3, _15, _52 = (U64(n) for n in (0, 1, 2, 3, 15, 52))


@inlined
def ask(state, seat):  # type: ignore[no-untyped-def]
    """Write the question for `seat`: its hand, its legal lays and options. No option and no lay is a pass (A24)."""
    hand, open_row, hidden = state[HANDS + seat], state[OPEN + seat], state[HIDDEN + seat]
    pile, talon = state[PILE], state[TALON]
    source = hand if hand != _0 else open_row
    lays = source & state[FITS + state[JUDGED]]
    behind = talon | hidden | (open_row if hand != _0 else _0)
    if behind == _0 and lays == source:
        lays = without_ban(state, source)
    options = _0
    if pile != _0:
        options = options_at_will(state, hand, talon)
    if lays == _0:
        options |= options_when_stuck(state, source, pile, talon, hidden)
    state[SEAT] = seat
    state[HAND] = hand
    state[LAYS] = lays
    state[OPTIONS] = options


@inlined
def options_at_will(state, hand, talon):  # type: ignore[no-untyped-def]
    """Return the options that a pile gives even a seat that can lay (A6, A8, R1)."""
    any_time = state[CHANSA] & _2 if hand != _0 and talon != _0 else _0
    return state[VOLUNTARY] | any_time


@inlined
def options_when_stuck(state, source, pile, talon, hidden):  # type: ignore[no-untyped-def]
    """Return the options of a seat without a legal lay: hidden cards to turn, or the pile and chansa (A8, A19)."""
    if source == _0:
        return hidden << _2
    if pile == _0:
        return _0
    return _1 | (U64(talon != _0 and state[CHANSA] != _0) << _1)


@kernel
def without_ban(state, source):  # type: ignore[no-untyped-def]
    """Return the legal lays of a seat whose last cards `source` all fit (A22, A23, R3, R6)."""
    if source == _0 or distinct(source) > 1 or source & state[BANNED] == _0:
        return source
    allowed = source - pack(lowest(source), _1)
    if allowed == _0 and state[WAIVED] and state[PILE] == _0:
        return source
    return allowed


@inlined
def is_legal(state, action):  # type: ignore[no-untyped-def]
    """Return True if `action` (uint64, any value) answers the question that `ask` wrote."""
    if action < _52:
        copies = (state[LAYS] >> (action & ~_3)) & _15
        return copies > (action & _3)
    return action < U64(57) and (state[OPTIONS] >> (action - _52)) & _1 == _1


@kernel
def ask_block(block, seat):  # type: ignore[no-untyped-def]
    """Write the question for `seat` into a worker's scratch, for a caller that looks at every step."""
    ask(state_at(block, _0), seat)
