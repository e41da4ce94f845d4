"""What a column of a run is, and those that both families have; the rest is in each family's columns.py.

A column is declared once: used to write, to read, to document and to label. Numbers are signed, so that differences
of columns cannot wrap around, and wide enough for the largest cap (a million decisions, of which none moves more
than 52 cards).
"""

from typing import NamedTuple

from simcore.layout import STATUS_NAMES


class Column(NamedTuple):
    """One column of a run.

    name: as in the file. dtype: an integer type of Arrow, "float32" for a mean, or "category" for one of `choices`.
    unit: what a value counts or names. meaning: one sentence. missing: the number that is stored as null, if any.
    choices: the names of a category, in the order of its numbers. per: of a mean, the column of the same table that
    the number (a sum) is divided by when it is stored.
    """

    name: str
    dtype: str
    unit: str
    meaning: str
    missing: int | None = None
    choices: tuple[str, ...] = ()
    per: str = ""


STATUSES = STATUS_NAMES[1:]
"""How a game can end; the first is the only one with a loser."""

INDEXES = ("game", "seat")
"""Columns that follow from where a row stands."""

GAME = Column("game", "int64", "index", "Which game: with the run's seed it fixes the deal.")
DEALER = Column("dealer", "int8", "seat", "Who dealt.")
LOSER = Column("loser", "int8", "seat", "The skitgubbe; null where the game never ended.", -1)
STATUS = Column(
    "status",
    "category",
    "name",
    "How it ended: finished, deadlock (all pass in succession), loop (exact repetition), cap.",
    choices=STATUSES,
)

GAME_OF_SEAT = Column("game", "int64", "index", "Which game; joins with the games.")
SEAT = Column(
    "seat", "int8", "seat", "Which seat, counted from 0; players sit in the order of --seats."
)
PLACE = Column("place", "int8", "place", "1 = first out; null for a seat still holding cards.", 0)


def counter(name: str, meaning: str, unit: str = "times") -> Column:
    """Return the column of something that is counted about a seat during the play."""
    return Column(name, "int32", unit, meaning)
