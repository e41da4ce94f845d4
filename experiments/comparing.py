"""Comparing two strategies until enough is known: a number of deals, a width, or one of two hypotheses.

However it ends, the deals that count are those of whole blocks in their order. What interval may be read depends on
how the end was chosen, and the comparison says which: an interval for a number of deals that was fixed beforehand
holds only at that number; the confidence sequence holds wherever one stops; after a sequential test the estimate is
corrected for when it stopped.
"""

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from typing import NamedTuple

from experiments.duel import LUCK_SCALE, Duel, Tally, blocks
from experiments.stats.clustered import per_cluster, ratio
from experiments.stats.gsprt import CONTINUE, Hypotheses, expected_deals, verdict
from experiments.stats.proportion import Interval
from experiments.stats.sequence import TYPICAL_VARIANCE, deals_until, sequence
from experiments.stats.stopped import estimate as after_test
from experiments.stats.sums import Sums

DEALS, WIDTH, SPRT = "deals", "width", "sprt"
Z = 1.959963984540054
SEQUENCE_COST = 2.5
"""So many times the deals of a fixed interval a confidence sequence takes to be as narrow, about."""
LEAST_TUNED = 1000


class Goal(NamedTuple):
    """When to stop. kind: DEALS, WIDTH or SPRT. deals: their number, or None for no limit.

    width: from end to end, in the measure's own unit. test: the hypotheses of a sequential test.
    """

    kind: str
    deals: int | None = None
    width: float = 0.0
    test: Hypotheses | None = None


@dataclass(frozen=True)
class Comparison:
    """What was found.

    tally: of all deals that count. interrupted: whether it was stopped by hand. accepted: "low", "high" or "continue"
    of a sequential test. tuned_at: where the confidence sequence is narrowest.
    """

    duel: Duel
    goal: Goal
    tally: Tally
    interrupted: bool
    accepted: str
    tuned_at: int

    @property
    def holds_anywhere(self) -> bool:
        """Return whether the interval is the confidence sequence, which holds wherever one stops."""
        return self.goal.kind == WIDTH or (self.goal.kind == DEALS and self.interrupted)

    @property
    def guarantee(self) -> str:
        """Return what the interval promises: "fixed", "anytime" or "tested"."""
        return "tested" if self.goal.test else "anytime" if self.holds_anywhere else "fixed"

    def effect(self) -> Interval:
        """Return the effect, in the measure's own unit, with the interval that holds.

        Strategies that never played differently tie exactly.
        """
        if self.tally.differing == 0:
            return Interval(0.0, 0.0, 0.0)
        if self.goal.test:
            return _in_units(self.duel, after_test(sums_of(self.tally), self.goal.test))
        if self.holds_anywhere:
            return anytime(self.duel, self.tally, self.tuned_at)
        return fixed(self.duel, self.tally.deals, self.tally.total, self.tally.squares)

    def bounds(self) -> tuple[Interval, Interval]:
        """Return the effect with all unfinished games as the worst, and as the best, for the candidate."""
        tally = self.tally
        return (
            fixed(self.duel, tally.deals, tally.low, tally.low_squares),
            fixed(self.duel, tally.deals, tally.high, tally.high_squares),
        )

    def adjusted(self) -> Interval:
        """Return the effect with luck taken out, with Student's interval for a number of deals fixed beforehand."""
        tally, duel = self.tally, self.duel
        scale = duel.scale * LUCK_SCALE
        found = ratio(per_cluster(tally.deals, tally.adjusted, tally.adjusted_squares, scale))
        return Interval(found.estimate, found.low, found.high)

    def luck_reduction(self) -> float | None:
        """Return how many times smaller the variance is with luck taken out; None if nothing varies."""
        tally = self.tally
        plain = tally.squares / tally.deals - (tally.total / tally.deals) ** 2
        left = tally.adjusted_squares / tally.deals - (tally.adjusted / tally.deals) ** 2
        return plain * LUCK_SCALE**2 / left if left > 0 else None

    def variance_reduction(self) -> float | None:
        """Return how many times as many independent games would say as much; None if no deal differed."""
        return variance_reduction(self.duel, self.tally)


def fixed(duel: Duel, deals: int, total: int, squares: int) -> Interval:
    """Return a mean over deals with Student's interval for a number of deals fixed beforehand."""
    found = ratio(per_cluster(deals, total, squares, duel.scale))
    return Interval(found.estimate, found.low, found.high)


def size_of(duel: Duel) -> int:
    """Return the largest number that a deal can bring, on either side."""
    return duel.scale * duel.measure.widest


def sums_of(tally: Tally) -> Sums:
    """Return the sums that the sequential statistics work on."""
    return Sums(tally.deals, tally.total, tally.squares)


def anytime(duel: Duel, tally: Tally, tuned_at: int) -> Interval:
    """Return the mean with the confidence sequence's interval."""
    return _in_units(duel, sequence(sums_of(tally), tuned_at, size_of(duel)))


def _in_units(duel: Duel, found: Interval) -> Interval:
    return Interval(*(value * size_of(duel) / duel.scale for value in found))


def variance_reduction(duel: Duel, tally: Tally) -> float | None:
    """Return the variance of as many independent games, over that of these."""
    per_deal = tally.squares / tally.deals - (tally.total / tally.deals) ** 2
    if per_deal <= 0:
        return None
    sides = [(tally.scored, tally.scored_squares)]
    sides += [(tally.other_scored, tally.other_squares)] if duel.field else []
    games = tally.deals * duel.seats
    alone = sum(squares / games - (total / games) ** 2 for total, squares in sides)
    return duel.seats * alone / per_deal


def compare(
    duel: Duel, goal: Goal, threads: int, advance: Callable[[Tally, Interval], None]
) -> Comparison:
    """Play until the goal is reached, or until the user interrupts; raise StrategyFault as Arena.play does.

    advance: is told of the tally after each block, and the interval that holds then.
    """
    tuned_at = _tuned_at(duel, goal)
    tally, accepted = Tally(), CONTINUE
    interrupted = False
    with closing(blocks(duel, threads, goal.deals)) as stream:
        try:
            for block in stream:
                tally += block
                accepted = verdict(sums_of(tally), goal.test) if goal.test else CONTINUE
                now = anytime(duel, tally, tuned_at)
                advance(tally, now)
                if _is_reached(goal, accepted, now):
                    break
        except KeyboardInterrupt:
            interrupted = True
    return Comparison(duel, goal, tally, interrupted, accepted, tuned_at)


def expected(duel: Duel, goal: Goal, variance: float) -> int:
    """Return how many deals a goal is expected to take if a deal's number over its size has this variance.

    For a test: where the candidate is as good as halfway between the hypotheses, which takes longest.
    """
    tuned = _tuned_at(duel, goal)
    if goal.test:
        halfway = (goal.test.low + goal.test.high) / 2
        return max(round(expected_deals(halfway, variance, goal.test)), goal.test.block)
    return deals_until(goal.width * duel.scale / size_of(duel), variance, tuned)


def _is_reached(goal: Goal, accepted: str, now: Interval) -> bool:
    if goal.kind == WIDTH:
        return now.high - now.low <= goal.width
    return accepted != CONTINUE


def _tuned_at(duel: Duel, goal: Goal) -> int:
    if goal.kind == WIDTH:
        width = goal.width * duel.scale / size_of(duel)
        return max(round(SEQUENCE_COST * TYPICAL_VARIANCE * (2 * Z / width) ** 2), LEAST_TUNED)
    if goal.test:
        return max(round(expected_deals(goal.test.low, TYPICAL_VARIANCE, goal.test)), LEAST_TUNED)
    return max(goal.deals or 0, LEAST_TUNED)
