"""What a tournament plays: which strategies meet at which tables of which deals.

Round robin: with two seats every pair; with more, every table of so many strategies if these are few, else for each
round of deals a partition of the strategies into tables, drawn anew by the seed. One against the field: each strategy
alone among the field, which is one opponent or several.
"""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from math import comb
from typing import Any

import numpy as np

from experiments.tournament.seatings import seated
from simcore.jit import SOURCE_DIGEST
from simcore.origins import digests_of, spell_without_folders
from simcore.rules import RuleSet
from simcore.strategy import Strategy

ROUND_ROBIN, FIELD = "round-robin", "field"
MODES = (ROUND_ROBIN, FIELD)
MOST_TABLES = 60
"""With more tables of so many strategies, each deal has a partition of them instead."""
ROUND = 10
"""Deals that share a partition."""
BLOCK = 100
"""Deals of a shard."""


@dataclass(frozen=True)
class Plan:
    """A tournament. field: who sits in the other seats, one strategy for each, in the mode FIELD; else empty.

    In FIELD the strategies of the field count as one more player, the last.
    """

    rules: RuleSet
    strategies: tuple[Strategy, ...]
    seats: int
    mode: str
    seed: int
    cap: int
    field: tuple[Strategy, ...] = field(default=())

    @property
    def names(self) -> list[str]:
        """Return every player's name; the field's is that of its strategies."""
        own = [each.spell() for each in self.strategies]
        alone = dict.fromkeys(each.spell() for each in self.field)
        return own + (["+".join(alone)] if self.field else [])

    @property
    def players(self) -> int:
        """Return how many players there are, the field counted as one."""
        return len(self.strategies) + bool(self.field)

    @property
    def is_partitioned(self) -> bool:
        """Return whether a deal has some of the tables only."""
        number = comb(len(self.strategies), self.seats)
        return self.mode == ROUND_ROBIN and self.seats > 2 and number > MOST_TABLES

    def line_ups(self, first: int) -> list[tuple[int, ...]]:
        """Return every table of a deal, a player for each seat; alike for all deals of a ROUND."""
        players = range(len(self.strategies))
        if self.mode == FIELD:
            rest = (len(self.strategies),) * (self.seats - 1)
            return [_turned((each, *rest), seat) for each in players for seat in range(self.seats)]
        if self.is_partitioned:
            tables = _partition(len(self.strategies), self.seats, self.seed, first // ROUND)
        else:
            tables = list(combinations(players, self.seats))
        return [seating for table in tables for seating in seated(table)]

    def stretches(self, first: int, deals: int) -> Iterator[tuple[int, int, list[tuple[int, ...]]]]:
        """Yield first deal, number and tables of the deals that share their tables."""
        step = ROUND if self.is_partitioned else deals
        for start in range(first, first + deals, step):
            yield start, min(step, first + deals - start), self.line_ups(start)

    def seat_strategies(self, line_up: tuple[int, ...]) -> list[Strategy]:
        """Return the strategy of every seat; the field's sit clockwise from the one who plays against it."""
        if self.mode == ROUND_ROBIN:
            return [self.strategies[each] for each in line_up]
        own = next(seat for seat, each in enumerate(line_up) if each < len(self.strategies))
        around = [self.strategies[line_up[own]], *self.field]
        return [around[(seat - own) % self.seats] for seat in range(self.seats)]

    def games(self, deals: int) -> int:
        """Return how many games so many deals are played in."""
        return deals * len(self.line_ups(0))

    def as_json(self) -> dict[str, Any]:
        """Return all that decides the numbers, as plain values."""
        return {
            "rules": self.rules.name,
            "version": self.rules.version,
            "house": dict(self.rules.house),
            "seats": self.seats,
            "mode": self.mode,
            "strategies": [spell_without_folders(each) for each in self.strategies],
            "field": [spell_without_folders(each) for each in self.field],
            "sources": [digests_of(each) for each in (*self.strategies, *self.field)],
            "engine": SOURCE_DIGEST,
            "seed": self.seed,
            "cap": self.cap,
        }

    @property
    def identity(self) -> str:
        """Return the hash (16 hexadecimal characters) of all that decides the numbers."""
        text = json.dumps(self.as_json(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]


def _turned(line_up: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """Return a line-up with its first player in another seat."""
    return tuple(line_up[(place - seat) % len(line_up)] for place in range(len(line_up)))


def _partition(players: int, seats: int, seed: int, number: int) -> list[tuple[int, ...]]:
    """Return tables of different players, as many as there can be, drawn by seed and number of the round."""
    rng = np.random.Generator(np.random.Philox(key=[seed, number]))
    drawn = [int(each) for each in rng.permutation(players)]
    whole = players // seats * seats
    return [tuple(sorted(drawn[at : at + seats])) for at in range(0, whole, seats)]
