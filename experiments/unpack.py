"""The engine's packed rows as whole numbers, one row of a matrix for each column of a run."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from experiments.columns import GAME_COLUMNS, SEAT_COLUMNS
from simcore.arena import Rows
from simcore.cards import ACE, TEN, TWO, count, highest, pack
from simcore.counters import FIELD_BITS, FIELD_MASK
from simcore.jit import kernel
from simcore.row import (
    GAME_ACTIONS,
    GAME_DEALER,
    GAME_FIRST,
    GAME_LOSER,
    GAME_STATUS,
    NOBODY,
    SEAT_PLACE,
)
from simcore.shedding.facts import CARDS
from simcore.shedding.row import SEAT_COUNTERS, SEAT_DEALT, SEAT_OPEN

Numbers = NDArray[np.int32]
Words = NDArray[np.uint64]

GAME_NUMBERS = tuple(column.name for column in GAME_COLUMNS[1:])
SEAT_NUMBERS = tuple(column.name for column in SEAT_COLUMNS[2:])
"""What the rows of the two matrices hold; the numbers of games and seats follow from the place."""

DEALER, FIRST, LOSER, STATUS, ACTIONS = range(len(GAME_NUMBERS))
PLACE, DEALT, OPEN, FACTS = (
    SEAT_NUMBERS.index(name) for name in ("place", "dealt_tens", "open_high", "turns")
)
FINISHED = 0
"""The number of `finished` among STATUSES."""

U64 = np.uint64
_0, _1 = U64(0), U64(1)
_LOWEST_RANK = 2
_DEALT_RANKS = (TEN, TWO, ACE)
_PACKED_WORDS = int(CARDS)
_FIELDS = 3


class Stretch(NamedTuple):
    """Games in succession, from number `first`.

    games: int32, (len(GAME_NUMBERS), n). seats: int32, (len(SEAT_NUMBERS), n * players), game by game; without
    columns where the seats are not known. Nobody is -1 for a loser and 0 for a place; no open card is 0.
    """

    first: int
    games: Numbers
    seats: Numbers


def unpack(rows: Rows, first: int) -> Stretch:
    """Return the rows of games `first`, `first` + 1, ... unpacked."""
    number, players = rows.seats.shape[:2]
    games = np.empty((len(GAME_NUMBERS), number), dtype=np.int32)
    seats = np.empty((len(SEAT_NUMBERS), number * players), dtype=np.int32)
    unpack_games(rows.games, games)
    unpack_seats(rows.seats, seats)
    return Stretch(first, games, seats)


@kernel
def unpack_games(rows: Words, games: Numbers) -> None:
    """Unpack rows (uint64, (n, GAME_WORDS)) into games (int32, (len(GAME_NUMBERS), n))."""
    for index in range(rows.shape[0]):
        loser = rows[index, GAME_LOSER]
        games[DEALER, index] = rows[index, GAME_DEALER]
        games[FIRST, index] = rows[index, GAME_FIRST]
        games[LOSER, index] = -1 if loser == NOBODY else np.int64(loser)
        games[STATUS, index] = rows[index, GAME_STATUS] - _1
        games[ACTIONS, index] = rows[index, GAME_ACTIONS]


@kernel
def unpack_seats(rows: Words, seats: Numbers) -> None:
    """Unpack rows (uint64, (n, players, SEAT_WORDS)) into seats (int32, (len(SEAT_NUMBERS), n * players))."""
    players = rows.shape[1]
    for game in range(rows.shape[0]):
        for seat in range(players):
            row, place = rows[game, seat], game * players + seat
            seats[PLACE, place] = row[SEAT_PLACE]
            for index in range(len(_DEALT_RANKS)):
                seats[DEALT + index, place] = count(row[SEAT_DEALT], _DEALT_RANKS[index])
            unpack_open(row[SEAT_OPEN], seats, place)
            unpack_facts(row, seats, place)


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


@kernel
def unpack_facts(row: Words, seats: Numbers, place: int) -> None:
    """Write a seat's counters: three to a word, the last alone in its own."""
    for word in range(_PACKED_WORDS):
        packed = row[SEAT_COUNTERS + U64(word)]
        for field in range(_FIELDS):
            counter = (packed >> (FIELD_BITS * U64(field))) & FIELD_MASK
            seats[FACTS + _FIELDS * word + field, place] = counter
    seats[FACTS + _FIELDS * _PACKED_WORDS, place] = row[SEAT_COUNTERS + CARDS]
