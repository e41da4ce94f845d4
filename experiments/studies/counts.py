"""What a CountStudy counts: from the columns of some games to a numerator and a denominator for each game."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from experiments.families import FAMILIES
from experiments.packed import FINISHED
from experiments.unpack import unpack
from simcore.arena import Rows

Counts = NDArray[np.int64]
Pair = tuple[Counts, Counts]


class Columns(NamedTuple):
    """The columns of some games by name: games int64 (n,), seats int64 (n, players)."""

    games: Mapping[str, Counts]
    seats: Mapping[str, Counts]

    @property
    def finished(self) -> Counts:
        """Return 1 for each game that has a skitgubbe, else 0."""
        ended: Counts = (self.games["status"] == FINISHED).astype(np.int64)
        return ended


def columns_of(family: str, rows: Rows) -> Columns:
    """Return the columns of some rows (experiments/<family>/columns.py)."""
    stretch, shape = unpack(family, rows, 0), FAMILIES[family]
    number, players = rows.seats.shape[:2]
    games = dict(zip(shape.numbers("games"), stretch.games.astype(np.int64), strict=True))
    seats = {
        name: values.reshape(number, players)
        for name, values in zip(shape.numbers("seats"), stretch.seats.astype(np.int64), strict=True)
    }
    return Columns(games, seats)


def _per_seat(name: str) -> Callable[[Columns], Pair]:
    """Return the count of a column's sum for each seat of each game."""

    def count(columns: Columns) -> Pair:
        values = columns.seats[name]
        return values.sum(axis=1), np.full(len(values), values.shape[1], dtype=np.int64)

    return count


def _of(part: str, whole: str) -> Callable[[Columns], Pair]:
    """Return the count of one column as a share of another."""

    def count(columns: Columns) -> Pair:
        return columns.seats[part].sum(axis=1), columns.seats[whole].sum(axis=1)

    return count


def _games_with(name: str) -> Callable[[Columns], Pair]:
    """Return the count of games in which a column is more than 0 for some seat."""

    def count(columns: Columns) -> Pair:
        some = np.asarray(columns.seats[name] > 0).any(axis=1)
        return np.asarray(some, dtype=np.int64), np.ones(len(columns.finished), dtype=np.int64)

    return count


def _without_end(columns: Columns) -> Pair:
    return 1 - columns.finished, np.ones(len(columns.finished), dtype=np.int64)


def _games_without(name: str) -> Callable[[Columns], Pair]:
    """Return the count of games in which a column is 0 for some seat."""

    def count(columns: Columns) -> Pair:
        some = np.asarray(columns.seats[name] == 0).any(axis=1)
        return np.asarray(some, dtype=np.int64), np.ones(len(columns.finished), dtype=np.int64)

    return count


COUNTS: Mapping[str, Callable[[Columns], Pair]] = {
    "burns_per_seat": _per_seat("burns"),
    "pickups_per_seat": _per_seat("pickups"),
    "turns_per_seat": _per_seat("turns"),
    "flips_that_fit": _of("flips_fitted", "flips"),
    "chansa_that_fits": _of("chansa_fitted", "chansa_tried"),
    "games_with_passes": _games_with("passes"),
    "seats_without_cards": _games_without("cards_taken"),
    "games_without_end": _without_end,
}
"""[name]: (columns) -> numerator and denominator for each game, int64 (n,)."""
