"""How fast the engine plays here: games per second of one line-up, on one thread or several."""

import time
from collections.abc import Sequence

from joblib import Parallel, delayed

from simcore.arena import Arena
from simcore.rules import RuleSet
from simcore.strategy import Strategy

STRETCH = 2_000
"""Games that an arena plays between two allocations of rows."""


class Pace:
    """Arenas of one line-up, one per thread, kept warm between measurements."""

    def __init__(
        self, rules: RuleSet, strategies: Sequence[Strategy], threads: int, seed: int = 1
    ) -> None:
        self.arenas = [Arena(rules, strategies, seed) for _ in range(threads)]
        self.next_game = 0
        for arena in self.arenas:
            arena.play(0, 10)

    def measure(self, games: int) -> float:
        """Return games per second over `games` games, each of them played only once."""
        each = max(1, games // len(self.arenas))
        starts = [self.next_game + number * each for number in range(len(self.arenas))]
        self.next_game += each * len(self.arenas)
        started = time.perf_counter()
        if len(self.arenas) == 1:
            _play(self.arenas[0], starts[0], each)
        else:
            Parallel(n_jobs=len(self.arenas), backend="threading")(
                delayed(_play)(arena, start, each)
                for arena, start in zip(self.arenas, starts, strict=True)
            )
        return each * len(self.arenas) / (time.perf_counter() - started)


def _play(arena: Arena, first: int, games: int) -> None:
    for start in range(first, first + games, STRETCH):
        arena.play(start, min(STRETCH, first + games - start))
