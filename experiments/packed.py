"""What the packed rows of both families have in common, unpacked into whole numbers by compiled code.

The numbers of a stretch of games are two int32 matrices, one row for each column of a run that is no index
(experiments/family.py); the rows that stand in the same place in both families are named here.
"""

import numpy as np
from numpy.typing import NDArray

from simcore.counters import FIELD_BITS, FIELD_MASK, FIELDS_PER_WORD
from simcore.jit import kernel
from simcore.row import (
    GAME_ACTIONS,
    GAME_DEALER,
    GAME_FIRST,
    GAME_LOSER,
    GAME_STATUS,
    NOBODY,
)

Numbers = NDArray[np.int32]
Words = NDArray[np.uint64]

DEALER, FIRST, LOSER, STATUS, ACTIONS = range(5)
PLACE = 0
FINISHED = 0
"""The number of `finished` among STATUSES."""

U64 = np.uint64
_1 = U64(1)


@kernel
def unpack_game(row: Words, games: Numbers, index: int) -> None:
    """Unpack what a game's row (uint64, (GAME_WORDS,)) of either family begins with; nobody is -1 for a loser."""
    loser = row[GAME_LOSER]
    games[DEALER, index] = row[GAME_DEALER]
    games[FIRST, index] = row[GAME_FIRST]
    games[LOSER, index] = -1 if loser == NOBODY else np.int64(loser)
    games[STATUS, index] = row[GAME_STATUS] - _1
    games[ACTIONS, index] = row[GAME_ACTIONS]


@kernel
def unpack_counters(words: Words, number: int, seats: Numbers, first: int, place: int) -> None:
    """Write `number` counters, three to a word (simcore/counters.py), into rows `first` and on of one column."""
    for index in range(number):
        word, field = index // FIELDS_PER_WORD, index % FIELDS_PER_WORD
        seats[first + index, place] = (words[word] >> (FIELD_BITS * U64(field))) & FIELD_MASK
