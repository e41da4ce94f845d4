"""What a run says in whole numbers: they add exactly, so that neither order nor chunks nor threads matter."""

from dataclasses import dataclass, fields
from functools import cache

import numpy as np
from numpy.typing import NDArray

from experiments.columns import STATUSES
from experiments.families import FAMILIES
from experiments.packed import FINISHED, LOSER, PLACE, STATUS, Numbers
from experiments.unpack import Stretch
from simcore.jit import kernel

Counts = NDArray[np.int64]


@dataclass(frozen=True)
class Summary:
    """Counts and sums over games; all but `games` and `statuses` rest on the finished ones alone.

    family: of the game. games: all games. statuses: int64 (len(STATUSES),), how they ended. lost: int64 (players,).
    game_facts: int64 (the family's game_facts, 2), sums and sums of squares. seat_games: finished games whose seats
    are known too. places: int64 (players, players), [seat, place - 1]. seat_facts: int64 (players, the family's
    seat_facts, 3), sums, sums of squares, and for a mean sums of its products with what it is divided by.
    """

    family: str
    games: int
    statuses: Counts
    lost: Counts
    game_facts: Counts
    seat_games: int
    places: Counts
    seat_facts: Counts

    def __add__(self, other: "Summary") -> "Summary":
        """Return the summary of both; raise ValueError if they are of different families or numbers of players."""
        if (self.family, self.players) != (other.family, other.players):
            raise ValueError(
                f"a summary of {self.players} players cannot be added to one of {other.players}, nor "
                f"{self.family} to {other.family} games: keep the runs apart, or compare their estimates."
            )
        names = [each.name for each in fields(self) if each.name != "family"]
        sums = (getattr(self, name) + getattr(other, name) for name in names)
        return Summary(self.family, *sums)

    @property
    def players(self) -> int:
        """Return the number of seats."""
        return len(self.lost)

    @property
    def finished(self) -> int:
        """Return the number of games with a loser."""
        return int(self.statuses[FINISHED])


def no_games(family: str, players: int) -> Summary:
    """Return the summary of no games."""
    shape = FAMILIES[family]
    return Summary(
        family,
        0,
        np.zeros(len(STATUSES), dtype=np.int64),
        np.zeros(players, dtype=np.int64),
        np.zeros((len(shape.game_facts), 2), dtype=np.int64),
        0,
        np.zeros((players, players), dtype=np.int64),
        np.zeros((players, len(shape.seat_facts), 3), dtype=np.int64),
    )


def summarise(stretch: Stretch, players: int) -> Summary:
    """Return the summary of a stretch of games."""
    none = no_games(stretch.family, players)
    game_rows, seat_rows, divisors = _rows(stretch.family)
    add_games(stretch.games, game_rows, none.statuses, none.lost, none.game_facts)
    known = stretch.seats.shape[1] > 0
    if known:
        done = stretch.games[STATUS] == FINISHED
        add_places(done, stretch.seats, none.places)
        add_seats(done, stretch.seats, seat_rows, divisors, none.seat_facts)
    return Summary(
        stretch.family,
        stretch.games.shape[1],
        none.statuses,
        none.lost,
        none.game_facts,
        int(none.statuses[FINISHED]) if known else 0,
        none.places,
        none.seat_facts,
    )


@cache
def _rows(family: str) -> tuple[Counts, Counts, Counts]:
    """Return the matrix rows of a family's game facts, its seat facts, and what these are divided by, else -1."""
    shape = FAMILIES[family]
    games, seats = shape.numbers("games"), shape.numbers("seats")
    per = [shape.column("seats", name).per for name in shape.seat_facts]
    return (
        np.array([games.index(name) for name in shape.game_facts], dtype=np.int64),
        np.array([seats.index(name) for name in shape.seat_facts], dtype=np.int64),
        np.array([seats.index(name) if name else -1 for name in per], dtype=np.int64),
    )


@kernel
def add_games(games: Numbers, rows: Counts, statuses: Counts, lost: Counts, facts: Counts) -> None:
    """Add what a stretch's games (int32) say to three counts (int64); rows: those of the facts."""
    for index in range(games.shape[1]):
        statuses[games[STATUS, index]] += 1
        if games[STATUS, index] == FINISHED:
            lost[games[LOSER, index]] += 1
            for fact in range(len(rows)):
                number = np.int64(games[rows[fact], index])
                facts[fact, 0] += number
                facts[fact, 1] += number * number


@kernel
def add_places(done: NDArray[np.bool_], seats: Numbers, places: Counts) -> None:
    """Add the places (int32) of the finished games to the counts (int64)."""
    players = places.shape[0]
    for seat in range(players):
        for index in range(len(done)):
            if done[index]:
                places[seat, seats[PLACE, index * players + seat] - 1] += 1


@kernel
def add_seats(
    done: NDArray[np.bool_], seats: Numbers, rows: Counts, divisors: Counts, facts: Counts
) -> None:
    """Add the facts of the seats (int32) of the finished games to the sums (int64); rows, divisors: as _rows says."""
    players = facts.shape[0]
    for seat in range(players):
        for fact in range(len(rows)):
            total, squares, products = np.int64(0), np.int64(0), np.int64(0)
            for index in range(len(done)):
                number = np.int64(seats[rows[fact], index * players + seat])
                if done[index]:
                    total += number
                    squares += number * number
                    if divisors[fact] >= 0:
                        products += number * seats[divisors[fact], index * players + seat]
            facts[seat, fact, 0] += total
            facts[seat, fact, 1] += squares
            facts[seat, fact, 2] += products
