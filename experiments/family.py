"""What a run stores and sums up depends on the family of its game: the shape of that knowledge."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from experiments.columns import INDEXES, Column
from experiments.packed import Numbers
from simcore.arena import Rows


@dataclass(frozen=True)
class Family:
    """A family's columns and how its packed rows become numbers.

    columns: "games" and "seats" to their columns, in the order they are stored. game_facts, seat_facts: those whose
    means are told. unpack: (rows, games, seats), which writes the packed rows into two matrices (int32) with one row
    for each name in `numbers`, games and seats.
    """

    columns: Mapping[str, tuple[Column, ...]]
    game_facts: tuple[str, ...]
    seat_facts: tuple[str, ...]
    unpack: Callable[[Rows, Numbers, Numbers], None]

    def numbers(self, table: str) -> tuple[str, ...]:
        """Return the names of the columns of a table that are no index, in order."""
        return tuple(each.name for each in self.columns[table] if each.name not in INDEXES)

    def column(self, table: str, name: str) -> Column:
        """Return a column by its name."""
        return next(each for each in self.columns[table] if each.name == name)
