"""One row of words for each game and for each seat, written when a game ends and unpacked by the shell.

A game's row: what simcore/row.py tells. A seat's row: place, cards dealt to see and open row after the swap (both
packed; where luck is added up, that instead of the cards dealt), then the five packed counter words of
simcore/shedding/facts.py. One seat's row fills one cache line.
"""

import numpy as np

from simcore.jit import inlined, kernel
from simcore.layout import FACTS, LUCK, LUCK_SUMS, PLACES, SEATS
from simcore.row import SEAT_PLACE, write_game
from simcore.shedding.facts import COUNTER_WORDS
from simcore.shedding.state import CHOSEN, DEALT

U64 = np.uint64
GAME_WORDS, SEAT_WORDS = 5, 8
SEAT_DEALT, SEAT_OPEN, SEAT_COUNTERS = (U64(n) for n in range(1, 4))
_3 = U64(3)


@kernel
def write_row(state, games, seats, index):  # type: ignore[no-untyped-def]
    """Write row `index` of `games` (uint64, (n, GAME_WORDS)) and of `seats` (uint64, (n, players, SEAT_WORDS))."""
    write_game(state, games, index)
    for seat in range(state[SEATS]):
        write_seat(state, seats, index, U64(seat))


@inlined
def write_seat(state, seats, index, seat):  # type: ignore[no-untyped-def]
    """Write one seat's row."""
    seats[index, seat, SEAT_PLACE] = state[PLACES + seat]
    seats[index, seat, SEAT_DEALT] = state[(LUCK_SUMS if state[LUCK] else DEALT) + seat]
    seats[index, seat, SEAT_OPEN] = state[CHOSEN + seat]
    counters = FACTS + (seat << _3)
    for word in range(COUNTER_WORDS):
        seats[index, seat, SEAT_COUNTERS + U64(word)] = state[counters + U64(word)]
