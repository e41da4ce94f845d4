"""The mean score per deal after a sequential test has stopped: an estimate that is as often too high as too low.

A test stops when luck has carried it to a bound, so that the plain mean exaggerates. Seen from afar the
log-likelihood ratio is Brownian motion between two bounds; how likely an end at least as high as the one seen is
grows with its drift, so the drifts for which that is 2.5, 50 and 97.5 percent are the ends of an interval and a
median-unbiased estimate (Siegmund, Sequential Analysis, 1985, sections III.4-6; so does fishtest, wiki page
"Fishtest mathematics"). Ends are ordered from stopping low at once over stopping low late, not having stopped, and
stopping high late, to stopping high at once. Chances come from reflecting the motion in both bounds again and again
(Feller, An Introduction to Probability Theory II, 1971, X.5).
"""

from math import ceil, sqrt

import numpy as np
from scipy import optimize, special

from experiments.stats.clustered import CONFIDENCE
from experiments.stats.gsprt import CONTINUE, HIGH, Hypotheses, assumed_variance, log_ratio, verdict
from experiments.stats.proportion import Interval
from experiments.stats.sums import Sums


def estimate(sums: Sums, test: Hypotheses, confidence: float = CONFIDENCE) -> Interval:
    """Return the median-unbiased mean of y / size with its interval, for a test that ended with these sums.

    It may have been broken off without a verdict. All NaN without deals. Not meant for a test that goes on after its
    verdict.

    >>> stopped = estimate(Sums(1000, 40, 310), Hypotheses(0.0, 0.05))
    >>> [round(value, 3) for value in stopped]
    [0.032, -0.005, 0.067]
    """
    if not sums.deals:
        return Interval(float("nan"), float("nan"), float("nan"))
    step = test.high - test.low
    lower, upper = test.bounds
    ended, ratio = verdict(sums, test), log_ratio(sums, test)
    time = sums.deals * step**2 / assumed_variance(sums, test)
    if ended != CONTINUE:
        # the motion that ends on the bound and not beside it, with the same drift
        time *= (upper if ended == HIGH else lower) / ratio
        ratio = upper if ended == HIGH else lower
    tail = (1 - confidence) / 2
    drifts = [_drift(share, time, ratio, lower, upper) for share in (0.5, tail, 1 - tail)]
    means = ((test.low + test.high) / 2 + drift * step for drift in drifts)
    return Interval(*(min(max(mean, -1.0), 1.0) for mean in means))


def _drift(share: float, time: float, end: float, lower: float, upper: float) -> float:
    """Return the drift for which an end at least as high as this one has the given chance."""

    def excess(drift: float) -> float:
        return chance_above(drift, time, end, lower, upper) - share

    middle, reach = end / time, 4 / sqrt(time)
    while excess(middle - reach) > 0 or excess(middle + reach) < 0:
        reach *= 2
    return float(optimize.brentq(excess, middle - reach, middle + reach, xtol=1e-10))


def chance_above(drift: float, time: float, end: float, lower: float, upper: float) -> float:
    """Return how likely unit Brownian motion with a drift, from 0 between two bounds, ends at `end` or higher.

    end: the bound that was reached at this time, or where between them the motion was when it was broken off.

    >>> round(chance_above(0.0, 50.0, 3.0, -3.0, 3.0), 4)
    0.4993
    """
    if end <= lower:
        return 1 - reached(-drift, time, -lower, -upper)
    chance = reached(drift, time, upper, lower)
    return chance if end >= upper else chance + _between(drift, time, end, lower, upper)


def reached(drift: float, time: float, upper: float, lower: float) -> float:
    """Return how likely the motion reaches upper before this time, and before it ever reaches lower.

    >>> round(reached(0.5, 1000.0, 2.944, -2.944), 3)
    0.95
    """
    width, root = upper - lower, sqrt(time)
    turns = np.arange(_turns(time, width) + 1)
    size = abs(drift)
    chance = 0.0
    for sign, ways in ((1, upper + 2 * width * turns), (-1, 2 * width * (turns + 1) - upper)):
        early = drift * upper - size * ways + special.log_ndtr((size * time - ways) / root)
        late = drift * upper + size * ways + special.log_ndtr((-size * time - ways) / root)
        chance += sign * float(np.sum(np.exp(early) + np.exp(late)))
    return min(max(chance, 0.0), 1.0)


def _between(drift: float, time: float, end: float, lower: float, upper: float) -> float:
    """Return how likely the motion has reached neither bound and is above `end` at this time."""
    width, root = upper - lower, sqrt(time)
    number = _turns(time, width)
    turns = np.arange(-number, number + 1)
    chance = 0.0
    for sign, starts in ((1, 2 * width * turns), (-1, 2 * lower + 2 * width * turns)):
        centres = starts + drift * time
        above, beyond = ((centres - at) / root for at in (end, upper))
        share = np.exp(drift * starts + special.log_ndtr(above)) - np.exp(
            drift * starts + special.log_ndtr(beyond)
        )
        chance += sign * float(share.sum())
    return min(max(chance, 0.0), 1.0)


def _turns(time: float, width: float) -> int:
    """Return after how many reflections nothing is left to count."""
    return ceil(5 * sqrt(time) / width) + 2
