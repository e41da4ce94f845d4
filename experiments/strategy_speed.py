"""How fast each strategy plays: its games and decisions per second, as a ratio against the player by the book.

The strategy sits in one seat and the player by the book in the other; the yardstick has the player by the book in
both. The two tables are measured in turn, pair by pair.
"""

import statistics
import time
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from simcore.arena import Arena
from simcore.errors import Refusal
from simcore.games import make_rules
from simcore.row import GAME_ACTIONS
from simcore.strategy import Strategy
from strategies.catalogue import BOOKS, CATALOGUES

SEED = 1
FIRST_GAMES, MOST_GAMES = 200, 100_000


@dataclass(frozen=True)
class StrategySpeed:
    """What was measured of one strategy.

    games: games per second. games_ratio, decisions_ratio: medians of the ratios pair by pair. A strategy whose games
    are longer has a lower ratio of games than of decisions.
    """

    name: str
    games: float
    games_ratio: float
    decisions_ratio: float


class _Table:
    """An arena, and how many games of it take about the time of a measurement."""

    def __init__(self, rules_name: str, line_up: list[Strategy], seconds: float) -> None:
        self._arena = Arena(make_rules(rules_name), line_up, SEED)
        self._next = self._games = FIRST_GAMES
        self._arena.play(0, FIRST_GAMES)
        rate, _ = self.measure()
        self._games = int(min(max(rate * seconds, 10), MOST_GAMES))

    def measure(self) -> tuple[float, float]:
        """Return games and decisions per second, each game being played only once."""
        started = time.perf_counter()
        rows = self._arena.play(self._next, self._games)
        seconds = time.perf_counter() - started
        if rows is None:
            raise Refusal("The measurement was stopped.")
        self._next += self._games
        return self._games / seconds, float(np.sum(rows.games[:, GAME_ACTIONS])) / seconds


def strategy_speeds(
    rules_name: str, family: str, pairs: int, seconds: float
) -> Iterator[StrategySpeed]:
    """Yield the speed of every strategy of a family's catalogue in a rule set for two, on one thread.

    pairs: measurements of each table. seconds: how long one takes, about.
    """
    book = CATALOGUES[family][BOOKS[family]]
    yardstick = _Table(rules_name, [book, book], seconds)
    for name, strategy in CATALOGUES[family].items():
        if strategy.rule_sets and rules_name not in strategy.rule_sets:
            continue
        table = _Table(rules_name, [strategy, book], seconds)
        measured = [(table.measure(), yardstick.measure()) for _ in range(pairs)]
        games_ratio, decisions_ratio = (
            statistics.median(own[kind] / other[kind] for own, other in measured) for kind in (0, 1)
        )
        games = statistics.median(own[0] for own, _ in measured)
        yield StrategySpeed(name, games, games_ratio, decisions_ratio)
