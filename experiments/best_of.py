"""The best of many candidates: a race on common deals in which whoever is surely not the best falls out.

All candidates meet the same reference, or sit among the same field, on the same deals. How they fall, and why the
best falls with a probability of at most alpha, stands in experiments/stats/racing.py. The race ends when one is left,
when the leader is surely within a margin of all that are left, or at the limit of deals.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import log

import joblib
import numpy as np
from numpy.typing import NDArray

from experiments.comparing import size_of
from experiments.duel import BLOCK, Duel, play_numbers
from experiments.stats import racing
from experiments.stats.proportion import Interval
from experiments.stats.racing import Terms
from experiments.stats.sequence import evidence, sequence, stake
from experiments.stats.simultaneous import joint
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
    """A race under way, with what the steps of experiments/stats/racing.py do not keep."""

    def __init__(self, race: Race) -> None:
        size = 2 * size_of(race.duel)
        self.race = race
        self.state = racing.start(Terms(len(race.candidates), size, alpha=ALPHA, tuned_at=TUNED_AT))
        self.fell: dict[int, tuple[int, Sums]] = {}
        self.sign = 1 if race.duel.measure.larger_is_better else -1

    @property
    def left(self) -> tuple[int, ...]:
        """Return who is still in the race."""
        return self.state.left

    def add(self, numbers: Counts) -> None:
        """Add a block, int64 (deals, candidates left), and let fall whoever is surely not the best."""
        block = joint(self.sign * numbers)
        whole = self.state.sums.plus(block)
        before = {
            place: (
                whole.deals,
                Sums(whole.deals, self.sign * int(whole.totals[at]), int(whole.products[at, at])),
            )
            for at, place in enumerate(self.left)
        }
        self.state = racing.step(self.state, block)
        self.fell |= {place: before[place] for place in before if place not in self.left}

    def sums(self, place: int) -> Sums:
        """Return the sums of a candidate that is still in the race."""
        found = racing.own(self.state, place)
        return found._replace(total=self.sign * found.total)

    def ranked(self) -> list[int]:
        """Return those left, the best first."""
        return sorted(self.left, key=lambda place: (-self.sign * self.sums(place).total, place))

    def is_over(self) -> bool:
        """Return whether one is left, or the leader is surely within the margin of everybody."""
        leader, *others = self.ranked()
        if not others:
            return True
        return self.race.margin > 0 and all(self._is_near(leader, other) for other in others)

    def _is_near(self, leader: int, other: int) -> bool:
        """Return whether the leader is surely worse than another by less than the margin."""
        terms = self.state.terms
        margin = self.race.margin * self.race.duel.scale / terms.size
        tuned = stake(terms.tuned_at, terms.variance, 2 * terms.each)
        ahead = racing.difference(self.state, leader, other)
        return bool(evidence(*ahead, -margin, tuned, terms.size) > log(1 / terms.each))


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
                for place in standings.left
            )
            standings.add(np.stack([numbers for numbers, _ in found], axis=1))
            played = len(found) * deals * race.duel.games_per_deal
            games, unfinished = games + played, unfinished + sum(ends for _, ends in found)
            advance(played)
            if standings.is_over():
                break
    deals = standings.state.sums.deals
    return Outcome(race, tuple(_runners(standings)), deals, games, unfinished)


def _stretches(deals: int) -> Iterator[tuple[int, int]]:
    for first in range(0, deals, BLOCK):
        yield first, min(BLOCK, deals - first)


def _runners(standings: _Standings) -> Iterator[Runner]:
    candidates: Sequence[Strategy] = standings.race.candidates
    for place in standings.ranked():
        yield Runner(candidates[place], standings.sums(place), None)
    for place, (deals, sums) in sorted(standings.fell.items(), key=lambda each: -each[1][0]):
        yield Runner(candidates[place], sums, deals)
