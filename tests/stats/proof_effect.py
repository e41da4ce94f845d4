"""A planted effect of exactly two points, recovered from real games: a part of python -m tests.stats.proof.

Both players are lagforst, so that over both seats of a deal each scores exactly one half on average. A game of the
candidate's that is scored less than a win becomes a win with a chance of 0.04 (a hash of deal and seat decides). That
raises its mean score by 0.04 times (1 - 1/2): two points, exactly. The product's own interval must cover that in 93
to 97 % of runs. A log in which weak players choose the bonus more often than strong ones must not.
"""

import numpy as np

from experiments.comparing import fixed
from experiments.duel import Duel, play_seats
from experiments.measure import UNIT, measure_of
from simcore.games import make_rules
from strategies.catalogue import find_strategy

EFFECT, CHANCE = 0.02, 0.04
RUNS, DEALS = 500, 1000
WEAK_CHOOSES, STRONG_CHOOSES = 0.8, 0.2


def duel(seed, candidate="lagforst", reference="lagforst:copies=all"):
    rules = make_rules("app", (), 2)
    two = (find_strategy(name, rules) for name in (candidate, reference))
    return Duel(rules, *two, 2, measure_of("win", 2), seed, 3000)


def coins(seed, deals, stream):
    """Return uniform numbers (deals, 2) that depend on seed, deal and seat only."""
    return np.random.Generator(np.random.Philox(key=[seed, stream])).random((deals, 2))


def scores(one, deals):
    """Return the candidate's score in each seat of each deal, (deals, 2), from 0 to 1."""
    games = play_seats(one, one.candidate, 0, deals)
    return np.stack([each.scores[0] for each in games], axis=1) / UNIT


def recovered(runs, deals, seed=1):
    """Return for each run whether the interval covers the planted effect."""
    found = []
    for run in range(runs):
        one = duel(seed + run)
        own = scores(one, deals)
        won = np.where(coins(seed + run, deals, 2) < CHANCE, 1.0, own)
        number = np.round((won.sum(axis=1) - 1.0) * UNIT).astype(np.int64)
        interval = fixed(one, deals, int(number.sum()), int(number @ number))
        found.append(interval.low <= EFFECT <= interval.high)
    return found


def logged(runs, deals, seed=1):
    """Return for each run whether the difference in a confounded log covers the planted effect."""
    found = []
    for run in range(runs):
        weak = scores(duel(seed + run, "lagforst:copies=one", "lagforst"), deals).ravel()
        strong = scores(duel(seed + run), deals).ravel()
        own = np.concatenate([weak, strong])
        chooses = np.repeat([WEAK_CHOOSES, STRONG_CHOOSES], 2 * deals)
        treated = coins(seed + run, 2 * deals, 3).ravel() < chooses
        bonus = coins(seed + run, 2 * deals, 4).ravel() < CHANCE
        won = np.where(treated & bonus, 1.0, own)
        one, two = won[treated], won[~treated]
        error = np.sqrt(one.var() / len(one) + two.var() / len(two))
        gap = one.mean() - two.mean()
        found.append(abs(gap - EFFECT) <= 1.96 * error)
    return found


def effect(row):
    """Yield rows: how often a planted effect is covered, and how often a confounded log covers it."""
    yield row("planted +2.0 points covered, 1,000 deals", recovered(RUNS, DEALS), 0.93, 0.97)
    yield row("  the same from a confounded log (must fail)", logged(RUNS // 5, DEALS), high=0.5)
