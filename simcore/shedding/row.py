"""One row of words for each game and for each seat, written when a game ends and unpacked by the shell.

A game's row: dealer, first seat, loser (NOBODY if there is none), status, decisions.
A seat's row: place (0 = still holding cards), cards dealt to see and open row after the swap (both packed),
then the five packed counter words of simcore/shedding/facts.py. One seat's row fills one cache line.
"""

import numpy as np

from simcore.jit import inlined, kernel
from simcore.shedding.facts import COUNTER_WORDS
from simcore.shedding.state import (
    CHOSEN,
    DEALER,
    DEALT,
    DECISIONS,
    FACTS,
    FINISHED,
    FIRST,
    PLACES,
    SEATS,
    STATUS,
)

U64 = np.uint64
GAME_WORDS, SEAT_WORDS = 5, 8
NOBODY = 255
GAME_DEALER, GAME_FIRST, GAME_LOSER, GAME_STATUS, GAME_ACTIONS = (U64(n) for n in range(5))
SEAT_PLACE, SEAT_DEALT, SEAT_OPEN, SEAT_COUNTERS = (U64(n) for n in range(4))
_3, _NOBODY = U64(3), U64(NOBODY)


@kernel
def write_row(state, games, seats, index):  # type: ignore[no-untyped-def]
    """Write row `index` of `games` (uint64, (n, GAME_WORDS)) and of `seats` (uint64, (n, players, SEAT_WORDS))."""
    finished = state[STATUS] == FINISHED
    loser = _NOBODY
    for number in range(state[SEATS]):
        seat = U64(number)
        place = state[PLACES + seat]
        if finished and place == state[SEATS]:
            loser = seat
        write_seat(state, seats, index, seat, place)
    games[index, GAME_DEALER] = state[DEALER]
    games[index, GAME_FIRST] = state[FIRST]
    games[index, GAME_LOSER] = loser
    games[index, GAME_STATUS] = state[STATUS]
    games[index, GAME_ACTIONS] = state[DECISIONS]


@inlined
def write_seat(state, seats, index, seat, place):  # type: ignore[no-untyped-def]
    """Write one seat's row."""
    seats[index, seat, SEAT_PLACE] = place
    seats[index, seat, SEAT_DEALT] = state[DEALT + seat]
    seats[index, seat, SEAT_OPEN] = state[CHOSEN + seat]
    counters = FACTS + (seat << _3)
    for word in range(COUNTER_WORDS):
        seats[index, seat, SEAT_COUNTERS + U64(word)] = state[counters + U64(word)]
