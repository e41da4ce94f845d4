"""The shedding family's packed rows as whole numbers, one row of a matrix for each column of a run."""

import numpy as np

from experiments.columns import INDEXES
from experiments.packed import PLACE, Numbers, Words, unpack_counters, unpack_game
from experiments.shedding.columns import SEAT_COLUMNS
from simcore.arena import Rows
from simcore.cards import ACE, TEN, TWO, count, highest, pack
from simcore.jit import kernel
from simcore.row import SEAT_PLACE
from simcore.shedding.facts import CARDS, FACTS
from simcore.shedding.row import SEAT_COUNTERS, SEAT_DEALT, SEAT_OPEN

_NUMBERS = [column.name for column in SEAT_COLUMNS if column.name not in INDEXES]
DEALT, OPEN, COUNTED = (_NUMBERS.index(name) for name in ("dealt_tens", "open_high", FACTS[0]))

U64 = np.uint64
_0, _1 = U64(0), U64(1)
_LOWEST_RANK = 2
_DEALT_RANKS = (TEN, TWO, ACE)
_PACKED_COUNTERS = len(FACTS) - 1
"""The last counter stands alone in its word."""


def unpack(rows: Rows, games: Numbers, seats: Numbers) -> None:
    """Unpack the rows of some games into their two matrices (int32)."""
    unpack_games(rows.games, games)
    unpack_seats(rows.seats, seats)


@kernel
def unpack_games(rows: Words, games: Numbers) -> None:
    """Unpack rows (uint64, (n, GAME_WORDS)) into games (int32, (columns, n))."""
    for index in range(rows.shape[0]):
        unpack_game(rows[index], games, index)


@kernel
def unpack_seats(rows: Words, seats: Numbers) -> None:
    """Unpack rows (uint64, (n, players, SEAT_WORDS)) into seats (int32, (columns, n * players)).

    A seat that is not out has place 0, and a seat without open cards the ranks 0.
    """
    players = rows.shape[1]
    for game in range(rows.shape[0]):
        for seat in range(players):
            row, place = rows[game, seat], game * players + seat
            seats[PLACE, place] = row[SEAT_PLACE]
            for index in range(len(_DEALT_RANKS)):
                seats[DEALT + index, place] = count(row[SEAT_DEALT], _DEALT_RANKS[index])
            unpack_open(row[SEAT_OPEN], seats, place)
            unpack_counters(row[SEAT_COUNTERS:], _PACKED_COUNTERS, seats, COUNTED, place)
            seats[COUNTED + _PACKED_COUNTERS, place] = row[SEAT_COUNTERS + CARDS]


@kernel
def unpack_open(cards: np.uint64, seats: Numbers, place: int) -> None:
    """Write the three open cards, from high to low, as ranks 2 to 14; 0 where there is none."""
    left = cards
    for index in range(3):
        seats[OPEN + index, place] = 0
        if left != _0:
            rank = highest(left)
            seats[OPEN + index, place] = rank + _LOWEST_RANK
            left -= pack(rank, _1)
