"""What a run says in whole numbers: they add exactly, so that neither order nor chunks nor threads matter."""

from dataclasses import dataclass, fields

import numpy as np
from numpy.typing import NDArray

from experiments.columns import FACT_COLUMNS, STATUSES
from experiments.unpack import ACTIONS, FACTS, FINISHED, LOSER, PLACE, STATUS, Numbers, Stretch
from simcore.jit import kernel

Counts = NDArray[np.int64]
FACT_NAMES = tuple(column.name for column in FACT_COLUMNS)


@dataclass(frozen=True)
class Summary:
    """Counts and sums over games; all but `games` and `statuses` rest on the finished ones alone.

    games: all games. statuses: int64 (len(STATUSES),), how they ended. lost: int64 (players,). actions: int64 (2,),
    sum and sum of squares. seat_games: finished games whose seats are known too. places: int64 (players, players),
    [seat, place - 1]. facts: int64 (players, len(FACT_NAMES), 2), sums and sums of squares.
    """

    games: int
    statuses: Counts
    lost: Counts
    actions: Counts
    seat_games: int
    places: Counts
    facts: Counts

    def __add__(self, other: "Summary") -> "Summary":
        """Return the summary of both; raise ValueError if they are of different numbers of players."""
        if self.players != other.players:
            raise ValueError(
                f"a summary of {self.players} players cannot be added to one of {other.players}: "
                "keep the runs apart, or compare their estimates."
            )
        sums = (getattr(self, each.name) + getattr(other, each.name) for each in fields(self))
        return Summary(*sums)

    @property
    def players(self) -> int:
        """Return the number of seats."""
        return len(self.lost)

    @property
    def finished(self) -> int:
        """Return the number of games with a loser."""
        return int(self.statuses[FINISHED])


def no_games(players: int) -> Summary:
    """Return the summary of no games."""
    return Summary(
        0,
        np.zeros(len(STATUSES), dtype=np.int64),
        np.zeros(players, dtype=np.int64),
        np.zeros(2, dtype=np.int64),
        0,
        np.zeros((players, players), dtype=np.int64),
        np.zeros((players, len(FACT_NAMES), 2), dtype=np.int64),
    )


def summarise(stretch: Stretch, players: int) -> Summary:
    """Return the summary of a stretch of games."""
    none = no_games(players)
    add_games(stretch.games, none.statuses, none.lost, none.actions)
    known = stretch.seats.shape[1] > 0
    if known:
        add_seats(stretch.games, stretch.seats, none.places, none.facts)
    return Summary(
        stretch.games.shape[1],
        none.statuses,
        none.lost,
        none.actions,
        int(none.statuses[FINISHED]) if known else 0,
        none.places,
        none.facts,
    )


@kernel
def add_games(games: Numbers, statuses: Counts, lost: Counts, actions: Counts) -> None:
    """Add what a stretch's games (int32) say to the three counts (int64)."""
    for index in range(games.shape[1]):
        statuses[games[STATUS, index]] += 1
        if games[STATUS, index] == FINISHED:
            number = np.int64(games[ACTIONS, index])
            lost[games[LOSER, index]] += 1
            actions[0] += number
            actions[1] += number * number


@kernel
def add_seats(games: Numbers, seats: Numbers, places: Counts, facts: Counts) -> None:
    """Add what the seats (int32) of the finished games say to the counts (int64) of places and facts."""
    players = places.shape[0]
    for seat in range(players):
        for index in range(games.shape[1]):
            if games[STATUS, index] == FINISHED:
                places[seat, seats[PLACE, index * players + seat] - 1] += 1
        for fact in range(facts.shape[1]):
            total, squares = np.int64(0), np.int64(0)
            for index in range(games.shape[1]):
                number = np.int64(seats[FACTS + fact, index * players + seat])
                if games[STATUS, index] == FINISHED:
                    total += number
                    squares += number * number
            facts[seat, fact, 0] += total
            facts[seat, fact, 1] += squares
