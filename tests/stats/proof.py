"""What the statistics of comparing promise, tried over 10,000 runs each: python -m tests.stats.proof [PART ...].

Parts: fixed, sequence, gsprt, stopped, simultaneous, racing, ratings, cycles, effect (all without any; a quarter of
an hour). Each prints rows of the table in experiments/stats/PROOF.md; the status is 1 if a figure lies beyond a
one-sided bound by more than two Monte Carlo standard errors, or outside a range of two ends at all. Points are
percent of a score.
"""

import sys
from math import log, sqrt
from typing import NamedTuple

import numpy as np

from experiments.stats.clustered import moments, per_cluster, ratio
from experiments.stats.gsprt import Hypotheses, expected_deals
from experiments.stats.sequence import sequence, stake
from experiments.stats.stopped import estimate
from experiments.stats.sums import Sums
from tests.stats.crowds import all_covered, raced
from tests.stats.many_tests import block_sums, run
from tests.stats.proof_effect import effect
from tests.stats.proof_ratings import ratings, rock_paper_scissors
from tests.stats.streams import TIED, Law, ever_missed

RUNS = 10_000
NOMINAL = (0.943, 0.957)
EVEN, VERY_TIED, BETTER, DISASTERS = TIED
HALFWAY = Law("70 % ties, +0.4 points", (-2, -1, 0, 1, 2), (15, 21, 181, 23, 16), 2)
WORSE = Law("70 % ties, -0.8 points", (-2, -1, 0, 1, 2), (17, 24, 179, 21, 15), 2)
FAR = Law("70 % ties, +5.9 points", (-2, -1, 0, 1, 2), (11, 19, 176, 29, 21), 2)
SLIGHTLY = Law("85 % ties, +1.0 points", (-1, 0, 1), (17, 217, 22), 2)


class Row(NamedTuple):
    """A figure: what it is, its value and Monte Carlo error, the range it must lie in, and over how many runs."""

    what: str
    figure: float
    error: float
    low: float
    high: float
    runs: int

    @property
    def ranged(self):
        return self.low > 0 and self.high < 1

    @property
    def holds(self):
        slack = 0 if self.ranged else 2 * self.error
        return self.low - slack <= self.figure <= self.high + slack

    def __str__(self):
        bound = f"≤ {self.high:g}" if self.low == 0 else f"≥ {self.low:g}"
        if self.ranged:
            bound = f"{self.low:g} to {self.high:g}"
        figure = f"{self.figure:.4f} ± {self.error:.4f}"
        return f"| {self.what:<52} | {figure} | {bound:<14} | {self.runs:>6} |"


def row(what, hits, low=0.0, high=1.0):
    share = float(np.mean(hits))
    return Row(what, share, sqrt(share * (1 - share) / len(hits)), low, high, len(hits))


def fixed():
    """Coverage of the fixed interval, with a size of clusters that is one, and one that varies."""
    for law, deals in ((EVEN, 200), (BETTER, 1000), (VERY_TIED, 1000)):
        total, squares = block_sums(np.random.default_rng(11), law, (RUNS,), deals)
        found = (
            ratio(per_cluster(deals, int(y), int(yy), law.size))
            for y, yy in zip(total, squares, strict=True)
        )
        yield row(
            f"interval covers, {deals} deals, {law}",
            [e.low <= law.mean <= e.high for e in found],
            *NOMINAL,
        )
    rng, covered = np.random.default_rng(12), []
    for _ in range(RUNS):
        chances = rng.integers(0, 4, 400)
        found = ratio(moments(rng.binomial(chances, 0.3), chances))
        covered.append(found.low <= 0.3 <= found.high)
    yield row("interval of a ratio covers, 400 deals of 0 to 3", covered, *NOMINAL)


def confidence_sequence():
    """Ever-miss rate over streams of 100,000 deals, each looked at after every deal; and the price in width."""
    for law in TIED:
        missed = ever_missed(law, RUNS, 100_000, seed=21, tuned_at=50_000)
        yield row(f"sequence ever misses, {law}", missed, high=0.05)
    for deals in (5000, 50_000, 1_000_000):
        found = sequence(Sums(deals, 0, round(0.0745 * deals)), 50_000)
        wide = (found.high - found.low) / 2
        yield Row(
            f"width over normal mixture's, {deals} deals", wide / _mixture(deals), 0, 0, 1.06, 1
        )
        yield Row(
            f"width over fixed interval's, {deals} deals",
            wide / 1.96 / sqrt(0.0745 / deals),
            0,
            0,
            2.1,
            1,
        )


def _mixture(deals):
    """Half the width of the normal mixture tuned at 50,000 deals, for a known variance of 0.0745."""
    scale = stake(50_000, 1.0)
    inner = log(sqrt((deals + scale) / scale) / 0.05)
    return sqrt(0.0745 * 2 * (deals + scale) * inner) / deals


def gsprt():
    """Errors where a hypothesis is true, and the mean number of deals over the expected one."""
    for low, high, block in ((EVEN, BETTER, 100), (EVEN, BETTER, 1000), (VERY_TIED, SLIGHTLY, 100)):
        test = Hypotheses(low.mean, high.mean, size=low.size, block=block)
        for law, wrong in ((low, True), (high, False)):
            found = run(law, test, RUNS, seed=31, most=100_000 // block)
            yield row(f"test errs, blocks of {block}, {law}", found.high == wrong, high=0.05)
            longer = found.deals / expected_deals(law.mean, law.variance, test)
            error = float(longer.std()) / sqrt(RUNS)
            yield Row(
                "  its deals over the expected number", float(longer.mean()), error, 0, 1.1, RUNS
            )


def stopped():
    """How often the estimate after stopping is too low, and how often its interval is true."""
    test = Hypotheses(EVEN.mean, BETTER.mean, size=2)
    for law in (WORSE, EVEN, HALFWAY, BETTER, FAR):
        found = run(law, test, RUNS, seed=41)
        kept = zip(found.deals, found.total, found.squares, strict=True)
        ends = np.array([estimate(Sums(*map(int, sums)), test) for sums in kept])
        yield row(f"after stopping too low, {law}", ends[:, 0] < law.mean, 0.48, 0.52)
        covered = (ends[:, 1] <= law.mean) & (law.mean <= ends[:, 2])
        yield row("  its interval covers", covered, *NOMINAL)


def simultaneous():
    """How often all intervals of K differences on common deals are true together."""
    for means, deals in ((7, 500), (19, 1000)):
        covered = all_covered(RUNS, deals, means, seed=51)
        yield row(f"all {means} intervals true together, {deals} deals", covered, *NOMINAL)


def racing():
    """How often the best of 20 wins, and how often one of 20 equals is thrown out."""
    stairs, field = 0.6 - 0.01 * np.arange(20), np.array([0.5] + [0.49] * 19)
    ends = raced(RUNS, stairs, seed=61)
    yield row("best of 20 wins, each a point behind the one before", ends[:, 0] == 0, low=0.95)
    ends = raced(RUNS // 5, field, seed=62)
    yield row("best of 20 wins, all others one point behind", ends[:, 0] == 0, low=0.95)
    ends = raced(RUNS // 5, np.full(20, 0.5), seed=63, most=10)
    yield row("one of 20 equals falls within 20,000 deals", ends[:, 2], high=0.05)


PARTS = {
    "fixed": fixed,
    "sequence": confidence_sequence,
    "gsprt": gsprt,
    "stopped": stopped,
    "simultaneous": simultaneous,
    "racing": racing,
    "ratings": lambda: ratings(row),
    "cycles": lambda: rock_paper_scissors(row),
    "effect": lambda: effect(row),
}


def main(names):
    """Print the table of the parts named; return whether all of it holds."""
    unknown = [name for name in names if name not in PARTS]
    if unknown:
        sys.exit(f"No part is called {unknown[0]}; choose from {', '.join(PARTS)}.")
    print(f"| {'what':<52} | {'figure':<15} | {'bound':<14} | {'runs':>6} |")
    print(f"|{'-' * 54}|{'-' * 17}|{'-' * 16}|{'-' * 8}|")
    holds = True
    for name in names or PARTS:
        for found in PARTS[name]():
            print(found, "" if found.holds else "MISSED", flush=True)
            holds &= found.holds
    return holds


if __name__ == "__main__":
    sys.exit(not main(sys.argv[1:]))
