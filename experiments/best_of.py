"""The best of many candidates: a race on common deals in which whoever is surely not the best falls out.

All candidates meet the same reference, or sit among the same field, on the same deals. A candidate falls when the
capital won against "it is at least as good as that other one" exceeds (candidates - 1) / alpha (the evidence of
experiments/stats/sequence.py, which may be read after every block). The best candidate falls only if one of these
bets against the truth succeeds, which happens with a probability of at most alpha in all. The race ends when one is
left, when those left differ by less than is asked for, or at the limit of deals.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import log

import joblib
import numpy as np
from numpy.typing import NDArray

from experiments.comparing import size_of
from experiments.duel import BLOCK, Duel, play_numbers
from experiments.stats.proportion import Interval
from experiments.stats.sequence import evidence, sequence, stake
from experiments.stats.sums import Sums
from simcore.errors import Refusal
from simcore.strategy import Strategy

Counts = NDArray[np.int64]
ALPHA = 0.05
TUNED_AT = 20_000
"""Deals after which a race is sharpest."""


@dataclass(frozen=True)
class Race:
    """What is raced.

    duel: of any candidate; its reference and field are everybody's. deals: where it is broken off. margin:
    differences of less than this, in the measure's own unit, need not be told; 0: the race goes on until one is left.
    """

    duel: Duel
    candidates: tuple[Strategy, ...]
    deals: int
    margin: float = 0.0

    def duel_of(self, place: int) -> Duel:
        """Return the duel of a candidate."""
        return replace(self.duel, candidate=self.candidates[place])


@dataclass(frozen=True)
class Runner:
    """How a candidate fared: its sums until it fell, and after how many deals it did, None if it never did."""

    strategy: Strategy
    sums: Sums
    fell_at: int | None


@dataclass(frozen=True)
class Outcome:
    """The end of a race: the candidates from the best to the worst, and its counts of games."""

    race: Race
    runners: tuple[Runner, ...]
    deals: int
    games: int
    unfinished: int

    @property
    def left(self) -> list[Runner]:
        """Return those who never fell, the leader first."""
        return [each for each in self.runners if each.fell_at is None]

    def effect(self, runner: Runner) -> Interval:
        """Return how a candidate fared against the reference, with an interval that holds wherever one stops."""
        duel, size = self.race.duel, size_of(self.race.duel)
        found = sequence(runner.sums, TUNED_AT, size)
        return Interval(*(value * size / duel.scale for value in found))


class _Standings:
    """Running sums of all candidates and of their products, which hold those of every difference."""

    def __init__(self, race: Race) -> None:
        number = len(race.candidates)
        self.race, self.alive = race, list(range(number))
        self.deals = 0
        self.totals = np.zeros(number, dtype=np.int64)
        self.products = np.zeros((number, number), dtype=np.int64)
        self.fell: dict[int, tuple[int, Sums]] = {}

    def add(self, numbers: Counts) -> None:
        """Add a block: int64 (deals, candidates alive)."""
        self.deals += len(numbers)
        self.totals[self.alive] += numbers.sum(axis=0)
        self.products[np.ix_(self.alive, self.alive)] += numbers.T @ numbers

    def sums(self, place: int) -> Sums:
        """Return the sums of a candidate."""
        return Sums(self.deals, int(self.totals[place]), int(self.products[place, place]))

    def weigh(self, margin: float = 0.0) -> NDArray[np.float64]:
        """Return [better, worse]: the evidence that one is better than another by more than a margin, in steps."""
        alive = self.alive
        totals, products = self.totals[alive], self.products[np.ix_(alive, alive)]
        own = np.diag(products)
        ahead = totals[:, None] - totals[None, :]
        squares = own[:, None] + own[None, :] - 2 * products
        size = 2 * size_of(self.race.duel)
        found: NDArray[np.float64] = evidence(
            self.deals, ahead, squares, margin / size, stake(TUNED_AT), size
        )
        return found

    def drop(self) -> None:
        """Let everybody fall against whom the evidence is strong enough."""
        limit = log((len(self.race.candidates) - 1) / ALPHA)
        sign = 1 if self.race.duel.measure.larger_is_better else -1
        won = self.weigh() if sign > 0 else self.weigh().T
        worse: list[bool] = np.any(won > limit, axis=0).tolist()
        for place, falls in zip(list(self.alive), worse, strict=True):
            if falls:
                self.fell[place] = (self.deals, self.sums(place))
                self.alive.remove(place)

    def ranked(self) -> list[int]:
        """Return those left, the best first."""
        sign = 1 if self.race.duel.measure.larger_is_better else -1
        return sorted(self.alive, key=lambda place: (-sign * self.totals[place], place))

    def is_over(self) -> bool:
        """Return whether one is left, or the leader is surely within the margin of everybody."""
        if len(self.alive) == 1:
            return True
        if not self.race.margin:
            return False
        steps = self.race.margin * self.race.duel.scale
        leader = self.alive.index(self.ranked()[0])
        limit = log((len(self.race.candidates) - 1) / ALPHA)
        sign = 1 if self.race.duel.measure.larger_is_better else -1
        ahead = self.weigh(-steps)
        against = ahead[leader] if sign > 0 else ahead[:, leader]
        return bool(np.delete(against > limit, leader).all())


def run_race(race: Race, threads: int, advance: Callable[[int], None]) -> Outcome:
    """Race until it is over; raise Refusal with fewer than two candidates, StrategyFault as Arena.play does."""
    if len(race.candidates) < 2:
        raise Refusal("A race needs at least two candidates.")
    standings = _Standings(race)
    games = unfinished = 0
    with joblib.Parallel(n_jobs=threads, backend="threading") as parallel:
        for first, deals in _stretches(race.deals):
            found = parallel(
                joblib.delayed(play_numbers)(race.duel_of(place), first, deals)
                for place in standings.alive
            )
            standings.add(np.stack([numbers for numbers, _ in found], axis=1))
            played = len(found) * deals * race.duel.games_per_deal
            games, unfinished = games + played, unfinished + sum(ends for _, ends in found)
            advance(played)
            standings.drop()
            if standings.is_over():
                break
    return Outcome(race, tuple(_runners(standings)), standings.deals, games, unfinished)


def _stretches(deals: int) -> Iterator[tuple[int, int]]:
    for first in range(0, deals, BLOCK):
        yield first, min(BLOCK, deals - first)


def _runners(standings: _Standings) -> Iterator[Runner]:
    candidates: Sequence[Strategy] = standings.race.candidates
    for place in standings.ranked():
        yield Runner(candidates[place], standings.sums(place), None)
    for place, (deals, sums) in sorted(standings.fell.items(), key=lambda each: -each[1][0]):
        yield Runner(candidates[place], sums, deals)
