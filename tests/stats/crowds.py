"""Many candidates on common deals, their truth known, and how intervals and races do on them."""

import numpy as np

from experiments.stats.racing import Terms, start, step, winner
from experiments.stats.simultaneous import intervals, joint


def scores(rng, deals, means, together=0.75):
    """Return 2 x scores (0 to 2) of candidates that mostly share their luck, int64 of shape (deals, candidates).

    A deal is won or lost by everybody alike with probability `together`; else each candidate plays for itself, so
    that no mean can be farther from a half than half of what is left.
    """
    if np.abs(np.asarray(means) - 0.5).max() > (1 - together) / 2:
        raise ValueError(f"means {means} cannot be reached with {together} of the deals in common")
    common = rng.random((deals, 1)) < 0.5
    lot = rng.random((deals, len(means)), dtype=np.float32)
    alone = lot < together + 0.5 * (1 - together) + np.asarray(means) - 0.5
    return 2 * np.where(lot < together, common, alone).astype(np.int64)


def all_covered(runs, deals, means, seed):
    """Return for each run whether the intervals of all differences from the first candidate are true."""
    rng = np.random.default_rng(seed)
    truth = 0.5 + 0.005 * np.arange(means + 1)
    covered = np.zeros(runs, dtype=bool)
    for run in range(runs):
        played = scores(rng, deals, truth)
        found = intervals(joint(played[:, 1:] - played[:, :1]), size=2)
        covered[run] = all(
            each.low <= gap <= each.high
            for each, gap in zip(found, truth[1:] - truth[0], strict=True)
        )
    return covered


def raced(runs, means, seed, block=2000, most=100, **terms):
    """Return for each run who won (-1: nobody), after how many deals, and whether the first candidate fell."""
    rng = np.random.default_rng(seed)
    ends = np.full((runs, 3), -1)
    for run in range(runs):
        race = start(Terms(len(means), size=2, **terms))
        for _ in range(most):
            if winner(race) is not None:
                break
            race = step(race, joint(scores(rng, block, np.asarray(means)[list(race.left)])))
        won = -1 if winner(race) is None else winner(race)
        ends[run] = (won, race.sums.deals, 0 not in race.left)
    return ends
