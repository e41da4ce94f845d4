"""What forks say: how much more often one play than another leaves the mover not last, or first, and where.

A game in which the mover got no place counts as lost after either play; the bounds count it as lost after the one and
as won after the other. Intervals are clustered by game, since the forks of a game share its deal.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from experiments.fingerprint import kinds_of
from experiments.fork import Forks
from experiments.fork_table import Forking
from experiments.stats.clustered import Interval, holm, moments, p_value, ratio
from simcore.forking import FIRST_OUT, NOT_LAST, UNFINISHED

Numbers = NDArray[np.int64]
Mask = NDArray[np.bool_]
MARGIN = 0.0025
"""An effect that is surely smaller than this share of the games has no practical meaning."""
FEW = 30
"""With fewer forks than this a class is not spoken of."""
OVERALL = "all"
OUTCOMES = {"not_last": NOT_LAST, "first": FIRST_OUT}
"""[outcome]: its place among the sums."""


@dataclass(frozen=True)
class Effect:
    """How much more often `outcome` follows the play `first` than the play `second`, as a share of the games.

    first, second: places of the plays. context, class_name: where, OVERALL twice for all forks. low, high: bounds,
    if every game without a place spoke against the first play, or for it. unfinished: the share of these games.
    forks, games: what it rests on. p_value: adjusted (Holm) for all effects of the outcome, those in classes apart
    from those over all forks.
    """

    outcome: str
    first: int
    second: int
    context: str
    class_name: str
    interval: Interval
    low: float
    high: float
    unfinished: float
    forks: int
    games: int
    p_value: float

    @property
    def verdict(self) -> str:
        """Return "better" or "worse" for the first play, "equal" in practice, "open", or "unfinished".

        The last where games that never ended could turn the sign.
        """
        interval = self.interval
        if min(interval.low, self.low) > -MARGIN and max(interval.high, self.high) < MARGIN:
            return "equal"
        if interval.low > 0:
            return "better" if self.low > 0 else "unfinished"
        if interval.high < 0:
            return "worse" if self.high < 0 else "unfinished"
        return "open"


@dataclass(frozen=True)
class Rate:
    """How often an outcome follows a play: at worst with its interval, and at best."""

    play: int
    outcome: str
    interval: Interval
    at_best: float
    unfinished: float


def rates(forking: Forking, forks: Forks) -> list[Rate]:
    """Return how often every outcome follows every play."""
    found = []
    for play in range(forking.plays):
        unfinished = _mean(forks, forking.redeals, forks.sums[:, play, UNFINISHED])
        for outcome, column in OUTCOMES.items():
            interval = _mean(forks, forking.redeals, forks.sums[:, play, column])
            best = interval.estimate + unfinished.estimate
            found.append(Rate(play, outcome, interval, best, unfinished.estimate))
    return found


def effects(forking: Forking, forks: Forks) -> list[Effect]:
    """Return every effect: over all forks for each two plays, then in every class that more than one game came to."""
    found: list[Effect] = []
    for outcome in OUTCOMES:
        for overall in (True, False):
            some = [
                each
                for pair in combinations(range(forking.plays), 2)
                for context, name, inside in _classes(forking, forks)
                if (context == OVERALL) == overall and (overall or _games(forks, inside) > 1)
                for each in [effect_inside(forking, forks, outcome, pair, context, name, inside)]
            ]
            adjusted = holm([each.p_value for each in some])
            found += [replace(each, p_value=p) for each, p in zip(some, adjusted, strict=True)]
    return found


def _classes(forking: Forking, forks: Forks) -> Iterator[tuple[str, str, Mask]]:
    """Yield every class of every situation, and which forks are in it."""
    yield OVERALL, OVERALL, np.ones(len(forks), dtype=np.bool_)
    family = kinds_of(forking.rules.family)
    numbers = family.classes(forks.views)
    for context, names in family.CONTEXTS.items():
        for number, name in enumerate(names):
            yield context, name, numbers[context] == number
    if forking.mover is None:
        for seat in range(forking.seats):
            yield "seat", str(seat), forks.seat == seat


def effect_inside(
    forking: Forking,
    forks: Forks,
    outcome: str,
    pair: tuple[int, int],
    context: str,
    name: str,
    inside: Mask,
    per: Numbers | None = None,
) -> Effect:
    """Return the effect of the forks that are inside, its p-value not adjusted.

    per: int64 (n,), what each fork counts for, such as the cards of its pile: the effect is then that for one of
    them. None: each counts once.
    """
    first, second = pair
    counted, unfinished = forks.sums[:, :, OUTCOMES[outcome]], forks.sums[:, :, UNFINISHED]
    difference = counted[:, first] - counted[:, second]
    weight = np.ones(len(forks), dtype=np.int64) if per is None else per
    interval = _mean(forks, forking.redeals, difference, inside, weight)
    games, whole = (forking.redeals * int(each[inside].sum()) for each in (inside, weight))
    against, with_it = (int(unfinished[inside, play].sum()) for play in (second, first))
    return Effect(
        outcome,
        first,
        second,
        context,
        name,
        interval,
        interval.estimate - against / whole,
        interval.estimate + with_it / whole,
        (against / games + with_it / games) / 2,
        int(inside.sum()),
        _games(forks, inside),
        p_value(interval),
    )


def _games(forks: Forks, inside: Mask) -> int:
    return len(np.unique(forks.game[inside]))


def _mean(
    forks: Forks,
    redeals: int,
    values: Numbers,
    inside: Mask | None = None,
    weight: Numbers | None = None,
) -> Interval:
    """Return the mean of values over the re-deals of the forks that are inside, each of its weight."""
    chosen = np.ones(len(forks), dtype=np.bool_) if inside is None else inside
    _, cluster = np.unique(forks.game[chosen], return_inverse=True)
    sums = np.bincount(cluster, weights=values[chosen]).astype(np.int64)
    sizes = np.bincount(cluster, weights=None if weight is None else weight[chosen])
    return ratio(moments(sums, redeals * sizes.astype(np.int64)))
