"""Rows of many games, and what each word of them is."""

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from simcore.arena import Arena, Rows
from simcore.counters import FIELD_BITS, FIELD_MASK
from simcore.games import make_rules
from simcore.shedding.facts import FACT_NAMES
from simcore.strategy import Strategy
from tests.support.players import find

DEALER, FIRST, LOSER, STATUS, ACTIONS, WRITTEN = range(6)
PLACE, DEALT, OPEN, COUNTERS = range(4)
FINISHED, DEADLOCK, LOOP, CAP = range(1, 5)
NOBODY = 255


def arena_of(
    rules: str,
    players: Sequence[str | Strategy],
    seed: int = 1,
    *,
    house: Mapping | None = None,
    cap: int | None = None,
) -> Arena:
    """Return an arena; strategies may be named as on the command line."""
    strategies = [find(each, rules) if isinstance(each, str) else each for each in players]
    return Arena(make_rules(rules, house or {}, len(strategies)), strategies, seed, cap)


def play(arena: Arena, first: int, number: int) -> Rows:
    """Return the rows of a stretch of games, of a game's row only the words that are written."""
    rows = arena.play(first, number)
    assert rows is not None
    return Rows(rows.games[:, :WRITTEN], rows.seats)


def rows_of(rules: str, players: Sequence[str | Strategy], number: int, **more) -> Rows:
    """Return the rows of games 0, 1, ... between strategies; `more` as for arena_of."""
    return play(arena_of(rules, players, **more), 0, number)


def same(one: Rows, other: Rows) -> bool:
    """Return True if two stretches of rows are equal bit for bit."""
    return bool(np.array_equal(one.games, other.games) and np.array_equal(one.seats, other.seats))


def ends(rows: Rows) -> NDArray[np.int64]:
    """Return how many games ended with each status number."""
    return np.bincount(rows.games[:, STATUS].astype(int), minlength=5)


def facts(row: NDArray[np.uint64]) -> dict[str, int]:
    """Return a seat's counters by name.

    >>> facts(np.array([1, 0, 0, 2 << 21, 0, 0, 0, 7], dtype=np.uint64))["lays"]
    2
    """
    found = {}
    for word, names in enumerate(FACT_NAMES):
        for place, name in enumerate(names):
            shift = int(FIELD_BITS) * place
            found[name] = (int(row[COUNTERS + word]) >> shift) & int(FIELD_MASK)
    return found
