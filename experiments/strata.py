"""Strata of deals: the same comparison within each, and put together by their exact chances.

The mean over the strata, each weighted by its chance, is the mean over all deals that fit the condition, and where
the condition leaves nothing out, over all deals: W. G. Cochran, Sampling Techniques (1977), chapter 5. Rare strata
get as many deals as common ones.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import sqrt

from experiments.comparing import DEALS, Comparison, Goal, compare
from experiments.duel import Duel, Tally
from experiments.stats.clustered import per_cluster, ratio
from experiments.stats.proportion import Interval

NORMAL = 1.959963984540054


@dataclass(frozen=True)
class Strata:
    """A comparison in each stratum."""

    parts: tuple[Comparison, ...]

    @property
    def chances(self) -> list[float]:
        """Return the exact chance of each stratum."""
        return [float(each.duel.given.chance) for each in self.parts if each.duel.given]

    @property
    def chance(self) -> float:
        """Return the chance of all strata together."""
        return sum(self.chances)

    @property
    def is_whole(self) -> bool:
        """Return whether the strata leave nothing out."""
        conditions = [each.duel.given for each in self.parts]
        return sum(each.chance for each in conditions if each) == 1

    def mean(self) -> Interval:
        """Return the effect over all deals of the strata, weighted by their chances."""
        weights = [chance / self.chance for chance in self.chances]
        effects = [_effect(each) for each in self.parts]
        middle = sum(w * effect for w, (effect, _) in zip(weights, effects, strict=True))
        error = sqrt(sum((w * err) ** 2 for w, (_, err) in zip(weights, effects, strict=True)))
        return Interval(middle, middle - NORMAL * error, middle + NORMAL * error)

    def effective_deals(self) -> float:
        """Return how many deals of the mixed population the weighted ones are worth (L. Kish, 1965)."""
        weights = [
            chance / each.tally.deals for chance, each in zip(self.chances, self.parts, strict=True)
        ]
        deals = [each.tally.deals for each in self.parts]
        first = sum(w * n for w, n in zip(weights, deals, strict=True))
        return first**2 / sum(w * w * n for w, n in zip(weights, deals, strict=True))


def _effect(found: Comparison) -> tuple[float, float]:
    tally = found.tally
    one = ratio(per_cluster(tally.deals, tally.total, tally.squares, found.duel.scale))
    return one.estimate, one.error


def compare_strata(
    duel: Duel, deals: int, threads: int, advance: Callable[[Tally, Interval], None]
) -> Strata:
    """Compare in every stratum of the duel's condition, which it must have, on the same number of deals."""
    assert duel.given is not None, "there is nothing to part"
    conditions = duel.given.strata(duel.rules)
    each = max(deals // len(conditions), 2)
    goal = Goal(DEALS, each)
    return Strata(
        tuple(compare(replace(duel, given=part), goal, threads, advance) for part in conditions)
    )


def expected_games(duel: Duel, deals: int) -> int:
    """Return how many games the strata take."""
    assert duel.given is not None, "compare_strata refuses duels without a condition"
    number = len(duel.given.strata(duel.rules))
    return max(deals // number, 2) * number * duel.games_per_deal
