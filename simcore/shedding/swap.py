"""The swap: each seat chooses which three of its open and hand cards lie open (A3, A4)."""

import numpy as np

from simcore.cards import total, without
from simcore.jit import kernel
from simcore.layout import HANDS, OPTIONS, SEAT, SEATS
from simcore.shedding.state import CHOSEN, HAND, KNOWN, LAYS, OPEN

U64 = np.uint64
_0 = U64(0)
_SPARE_BITS = U64(0x8888888888888)
_COUNT_BITS = U64(0x7777777777777)
OPEN_CARDS = 3


@kernel
def offer(state, seat):  # type: ignore[no-untyped-def]
    """Write the swap question for `seat`: every open card as dealt, its own hand, nobody else's choice."""
    state[SEAT] = seat
    state[HAND] = state[HANDS + seat]
    state[LAYS] = _0
    state[OPTIONS] = _0


@kernel
def is_swap(state, seat, wanted):  # type: ignore[no-untyped-def]
    """Return True if `wanted` (packed, any uint64) is three of the cards that the seat may lie open."""
    cards = state[HANDS + seat] + state[OPEN + seat]
    subset = ((cards | _SPARE_BITS) - (wanted & _COUNT_BITS)) & _SPARE_BITS == _SPARE_BITS
    return subset and wanted & ~_COUNT_BITS == _0 and total(wanted) == OPEN_CARDS


@kernel
def choose(state, seat, wanted):  # type: ignore[no-untyped-def]
    """Keep a seat's legal choice, unseen, until all have chosen."""
    state[CHOSEN + seat] = wanted


@kernel
def exchange(state):  # type: ignore[no-untyped-def]
    """Carry out all choices at once; open cards that went to a hand stay known (A35)."""
    for number in range(state[SEATS]):
        seat = np.uint64(number)
        dealt, wanted = state[OPEN + seat], state[CHOSEN + seat]
        if dealt != wanted:
            state[HANDS + seat] = state[HANDS + seat] + dealt - wanted
            state[OPEN + seat] = wanted
            state[KNOWN + seat] = without(dealt, wanted)
