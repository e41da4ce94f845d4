"""The ladder: every strategy against every other on common deals, ranked by the risk of becoming skitgubbe.

For each ordered pair (A, B), A sits in each seat in turn and B in all the others, on the same deals as every other
pair. The number of A in a deal is the share of these games, over all opponents and seats, in which A came last. So a
deal brings one number for each strategy; deals are independent, games are not.

A game that never ended counts by bounds (RULES.md 2.4): as lost for nobody, or as lost for A if A still held cards.
The ladder ranks by the second, so that nobody gains by going round in circles.

A slow strategy (SLOW) meets all others on fewer deals and is no opponent of theirs.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from joblib import Parallel, delayed
from numpy.typing import NDArray

from experiments.stats.clustered import Interval, holm, p_value, per_cluster, ratio
from simcore.arena import Arena
from simcore.errors import Refusal
from simcore.layout import FINISHED
from simcore.row import GAME_LOSER, GAME_STATUS, SEAT_PLACE
from simcore.rules import RuleSet
from simcore.strategy import Strategy

Counts = NDArray[np.int64]
SLOW = frozenset({"utraknad"})
SLOW_SHARE = 20
"""A slow strategy plays one deal of so many."""
LEAST_DEALS = 20
SURE = 0.05
"""The largest risk, adjusted for all comparisons, at which a difference is called sure."""


@dataclass(frozen=True)
class Laddering:
    """What is to be played. cap: the largest number of decisions of a game. threads: no part of the numbers."""

    rules: RuleSet
    strategies: tuple[Strategy, ...]
    seats: int
    deals: int
    seed: int
    cap: int
    threads: int = 1

    def deals_of(self, strategy: Strategy) -> int:
        """Return how many deals a strategy plays."""
        if strategy.name in SLOW and len(self.strategies) > 2:
            return max(self.deals // SLOW_SHARE, LEAST_DEALS)
        return self.deals

    def opponents_of(self, strategy: Strategy) -> list[Strategy]:
        """Return whom a strategy meets."""
        several = len(self.strategies) > 2
        return [
            each
            for each in self.strategies
            if each is not strategy and not (several and each.name in SLOW)
        ]

    @property
    def games(self) -> int:
        """Return how many games are to be played."""
        return sum(self.deals_of(each[0]) for each in self.line_ups())

    def line_ups(self) -> Iterator[tuple[Strategy, Strategy, int]]:
        """Yield (A, B, seat of A) for every table that is played, slow strategies first."""
        for strategy in sorted(self.strategies, key=self.deals_of):
            for opponent in self.opponents_of(strategy):
                for seat in range(self.seats):
                    yield strategy, opponent, seat


@dataclass(frozen=True)
class Standing:
    """What a strategy reached.

    games: how many it played in a deal. lost, open, unfinished: int64 (deals,), how many of these it lost, how many
    never ended with cards in its hands, and how many never ended at all.
    """

    strategy: Strategy
    games: int
    lost: Counts
    open: Counts
    unfinished: Counts

    @property
    def deals(self) -> int:
        """Return how many deals it played."""
        return len(self.lost)

    def at_best(self) -> Interval:
        """Return the share of games lost, if of those that never ended it lost none."""
        return _mean(self.lost, self.games)

    def at_worst(self) -> Interval:
        """Return the share of games lost, if it lost every one that never ended with cards in its hands."""
        return _mean(self.lost + self.open, self.games)

    def never_ended(self) -> Interval:
        """Return the share of games that never ended."""
        return _mean(self.unfinished, self.games)


@dataclass(frozen=True)
class Ladder:
    """The standings from the best to the worst, and how sure each step is.

    steps: between each standing and the one above it the difference at worst, with its p-value adjusted for all steps
    (Holm). from_best: likewise between each standing and the first, adjusted for all of these. Both begin with the
    second standing.
    """

    standings: tuple[Standing, ...]
    steps: tuple[tuple[Interval, float], ...]
    from_best: tuple[tuple[Interval, float], ...]

    def is_told_from_above(self, place: int) -> bool:
        """Return whether the strategy in a place (0, 1, ...) is surely worse than the one above it."""
        return place > 0 and self.steps[place - 1][1] < SURE

    def level_with_best(self) -> list[Standing]:
        """Return the standings that are not surely worse than the first."""
        others = zip(self.standings[1:], self.from_best, strict=True)
        return [standing for standing, (_, p) in others if p >= SURE]


def _mean(values: Counts, size: int) -> Interval:
    total, squares = int(values.sum()), int(values @ values)
    return ratio(per_cluster(len(values), total, squares, size))


def play_ladder(laddering: Laddering, advance: Callable[[int], None]) -> Ladder:
    """Play and rank; `advance` is told of games as they are done.

    Raises Refusal with fewer than two strategies, and StrategyFault as Arena.play does.
    """
    if len(laddering.strategies) < 2:
        raise Refusal("A ladder needs at least two strategies: --strategies lagforst,samlaren")
    counts = {
        id(each): np.zeros((3, laddering.deals_of(each)), dtype=np.int64)
        for each in laddering.strategies
    }
    tables = list(laddering.line_ups())
    played = Parallel(n_jobs=laddering.threads, backend="threading", return_as="generator")(
        delayed(_play)(laddering, *table) for table in tables
    )
    for (strategy, _, _), found in zip(tables, played, strict=True):
        counts[id(strategy)] += found
        advance(found.shape[1])
    return rank(
        [
            Standing(each, len(laddering.opponents_of(each)) * laddering.seats, *counts[id(each)])
            for each in laddering.strategies
        ]
    )


def _play(laddering: Laddering, strategy: Strategy, opponent: Strategy, seat: int) -> Counts:
    """Return int64 (3, deals): whether A came last in each deal, held cards without end, and the game had none."""
    line_up = [opponent] * laddering.seats
    line_up[seat] = strategy
    arena = Arena(laddering.rules, line_up, laddering.seed, laddering.cap)
    rows = arena.play(0, laddering.deals_of(strategy))
    if rows is None:
        raise Refusal("The ladder was stopped.")
    lost = rows.games[:, GAME_LOSER] == seat
    unfinished = rows.games[:, GAME_STATUS] != FINISHED
    held = unfinished & (rows.seats[:, seat, SEAT_PLACE] == 0)
    return np.array([lost & ~unfinished, held, unfinished], dtype=np.int64)


def rank(standings: Sequence[Standing]) -> Ladder:
    """Return the standings ranked by the risk at worst, equal ones by name, and the steps between them."""
    ranked = sorted(standings, key=lambda each: (each.at_worst().estimate, each.strategy.spell()))
    steps = [difference(upper, lower) for upper, lower in pairwise(ranked)]
    from_best = [difference(ranked[0], lower) for lower in ranked[1:]]
    return Ladder(tuple(ranked), _adjusted(steps), _adjusted(from_best))


def _adjusted(differences: Sequence[Interval]) -> tuple[tuple[Interval, float], ...]:
    p_values = holm([p_value(each) for each in differences])
    return tuple(zip(differences, p_values, strict=True))


def difference(upper: Standing, lower: Standing) -> Interval:
    """Return how much more `lower` risks at worst, deal by deal on the deals that both played."""
    deals = min(upper.deals, lower.deals)
    own, other = (
        (each.lost[:deals] + each.open[:deals]) * scale
        for each, scale in ((lower, upper.games), (upper, lower.games))
    )
    return _mean(own - other, upper.games * lower.games)
