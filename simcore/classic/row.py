"""One row of words for each game and for each seat, written when a game ends and unpacked by the shell.

A game's row: what simcore/row.py tells, then the trump suit (4 = none), the decisions of phase one, and the cards
that went back to their players when it ended. A seat's row: place, the cards it took into phase two (a mask; 0 while
phase one lasts), whether it drew the last talon card, and the packed counter words of simcore/classic/facts.py.
"""

import numpy as np

from simcore.classic.facts import COUNTER_WORDS
from simcore.classic.state import DRAWER, LENGTH_ONE, RETURNED, STARTED, TRUMP_SUIT
from simcore.jit import inlined, kernel
from simcore.layout import FACTS, PLACES, SEATS
from simcore.row import SEAT_PLACE, write_game

U64 = np.uint64
GAME_WORDS, SEAT_WORDS = 8, 6
GAME_TRUMP, GAME_LENGTH_ONE, GAME_RETURNED = (U64(n) for n in range(5, 8))
SEAT_STARTED, SEAT_DREW_LAST, SEAT_COUNTERS = (U64(n) for n in range(1, 4))
_3 = U64(3)


@kernel
def write_row(state, games, seats, index):  # type: ignore[no-untyped-def]
    """Write row `index` of `games` (uint64, (n, GAME_WORDS)) and of `seats` (uint64, (n, players, SEAT_WORDS))."""
    write_game(state, games, index)
    games[index, GAME_TRUMP] = state[TRUMP_SUIT]
    games[index, GAME_LENGTH_ONE] = state[LENGTH_ONE]
    games[index, GAME_RETURNED] = state[RETURNED]
    for seat in range(state[SEATS]):
        write_seat(state, seats, index, U64(seat))


@inlined
def write_seat(state, seats, index, seat):  # type: ignore[no-untyped-def]
    """Write one seat's row."""
    seats[index, seat, SEAT_PLACE] = state[PLACES + seat]
    seats[index, seat, SEAT_STARTED] = state[STARTED + seat]
    seats[index, seat, SEAT_DREW_LAST] = U64(state[DRAWER] == seat)
    counters = FACTS + (seat << _3)
    for word in range(COUNTER_WORDS):
        seats[index, seat, SEAT_COUNTERS + U64(word)] = state[counters + U64(word)]
