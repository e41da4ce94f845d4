"""The classic family's packed rows as whole numbers, one row of a matrix for each column of a run."""

import numpy as np

from experiments.classic.columns import COUNTED, GAME_COLUMNS, SEAT_COLUMNS
from experiments.columns import INDEXES
from experiments.packed import ACTIONS, PLACE, Numbers, Words, unpack_counters, unpack_game
from simcore.arena import Rows
from simcore.classic.row import (
    GAME_LENGTH_ONE,
    GAME_RETURNED,
    GAME_TRUMP,
    SEAT_COUNTERS,
    SEAT_DREW_LAST,
    SEAT_STARTED,
)
from simcore.classic.state import NO_SUIT
from simcore.jit import kernel
from simcore.row import SEAT_PLACE
from simcore.suits import (
    RANKS,
    card_bit,
    card_count,
    lowest_card,
    rank_cards,
    rank_of,
    suit_cards,
)

_GAME_NUMBERS = [column.name for column in GAME_COLUMNS if column.name not in INDEXES]
_SEAT_NUMBERS = [column.name for column in SEAT_COLUMNS if column.name not in INDEXES]
TRUMP, LENGTH_ONE, LENGTH_TWO, RETURNED = (
    _GAME_NUMBERS.index(name)
    for name in ("trump", "phase_one_actions", "phase_two_actions", "returned")
)
TAKEN, RANK_SUM, TRUMPS, ACES, DREW_LAST, COUNTERS = (
    _SEAT_NUMBERS.index(name)
    for name in ("cards_taken", "mean_rank", "trumps_taken", "aces_taken", "drew_last", COUNTED[0])
)

U64 = np.uint64
_0 = U64(0)
_LOWEST_RANK = 2
_ACE = RANKS.index("A")
_NUMBER = len(COUNTED)


def unpack(rows: Rows, games: Numbers, seats: Numbers) -> None:
    """Unpack the rows of some games into their two matrices (int32)."""
    unpack_games(rows.games, games)
    unpack_seats(rows.games, rows.seats, seats)


@kernel
def unpack_games(rows: Words, games: Numbers) -> None:
    """Unpack rows (uint64, (n, GAME_WORDS)) into games (int32, (columns, n)); a trump that is not known is 4."""
    for index in range(rows.shape[0]):
        row = rows[index]
        unpack_game(row, games, index)
        games[TRUMP, index] = row[GAME_TRUMP]
        games[LENGTH_ONE, index] = row[GAME_LENGTH_ONE]
        games[LENGTH_TWO, index] = games[ACTIONS, index] - games[LENGTH_ONE, index]
        games[RETURNED, index] = row[GAME_RETURNED]


@kernel
def unpack_seats(games: Words, rows: Words, seats: Numbers) -> None:
    """Unpack rows (uint64, (n, players, SEAT_WORDS)) into seats (int32, (columns, n * players)).

    games: uint64, (n, GAME_WORDS), the same games. The row of `mean_rank` holds the sum of the ranks, 2 to 14, which
    storing divides by `cards_taken`.
    """
    players = rows.shape[1]
    for game in range(rows.shape[0]):
        for seat in range(players):
            row, place = rows[game, seat], game * players + seat
            seats[PLACE, place] = row[SEAT_PLACE]
            unpack_taken(row[SEAT_STARTED], games[game, GAME_TRUMP], seats, place)
            seats[DREW_LAST, place] = row[SEAT_DREW_LAST]
            unpack_counters(row[SEAT_COUNTERS:], _NUMBER, seats, COUNTERS, place)


@kernel
def unpack_taken(cards: np.uint64, trump: np.uint64, seats: Numbers, place: int) -> None:
    """Write how many cards a set holds, the sum of their ranks, and how many are trumps and aces."""
    trumps = cards & suit_cards(trump) if trump < NO_SUIT else _0
    seats[TAKEN, place] = card_count(cards)
    seats[RANK_SUM, place] = rank_sum(cards)
    seats[TRUMPS, place] = card_count(trumps)
    seats[ACES, place] = card_count(cards & rank_cards(_ACE))


@kernel
def rank_sum(cards: np.uint64) -> np.int64:
    """Return the sum of the ranks, 2 to 14 (ace), of a set of cards."""
    left, total = cards, np.int64(0)
    while left != _0:
        card = lowest_card(left)
        total += np.int64(rank_of(card)) + _LOWEST_RANK
        left ^= card_bit(card)
    return total
