"""The engine's packed rows of either family as whole numbers."""

from typing import NamedTuple

import numpy as np

from experiments.families import FAMILIES
from experiments.packed import Numbers
from simcore.arena import Rows


class Stretch(NamedTuple):
    """Games in succession, from number `first`.

    family: whose columns they have. games: int32, (numbers of "games", n). seats: int32, (numbers of "seats",
    n * players), game by game; without columns where the seats are not known. What is stored as null is the
    column's `missing`.
    """

    family: str
    first: int
    games: Numbers
    seats: Numbers


def unpack(family: str, rows: Rows, first: int) -> Stretch:
    """Return the rows of games `first`, `first` + 1, ... unpacked."""
    shape = FAMILIES[family]
    number, players = rows.seats.shape[:2]
    games = np.empty((len(shape.numbers("games")), number), dtype=np.int32)
    seats = np.empty((len(shape.numbers("seats")), number * players), dtype=np.int32)
    shape.unpack(rows, games, seats)
    return Stretch(family, first, games, seats)
