"""Races: who falls and when, in any order of deals, edges, refusals, and how often the best wins."""

import numpy as np
import pytest

from experiments.stats.racing import Terms, difference, own, start, step, winner
from experiments.stats.sequence import sequence
from experiments.stats.simultaneous import joint
from experiments.stats.sums import sums
from tests.stats.crowds import raced, scores

STAIRS = 0.5 - 0.01 * np.arange(6)


def played(deals, means, seed=1):
    return scores(np.random.default_rng(seed), deals, means)


def test_the_hopeless_fall_first_and_the_rest_keep_their_sums():
    values = played(2000, [0.5, 0.49, 0.4])
    race = step(start(Terms(3, size=2)), joint(values))
    assert race.left == (0, 1)
    assert [fall.candidate for fall in race.fallen] == [2]
    fall = race.fallen[0]
    assert fall.difference == sums(values[:, fall.to] - values[:, 2])
    assert difference(race, 0, 1) == sums(values[:, 0] - values[:, 1])
    assert own(race, 1) == sums(values[:, 1])
    assert winner(race) is None


def test_a_fall_is_what_the_confidence_sequence_says():
    """A candidate falls just when the one-sided sequence of the difference leaves zero behind."""
    race = start(Terms(2, size=2, tuned_at=1000))
    for at in range(60):
        race = step(race, joint(played(100, [0.6, 0.5][: len(race.left)], seed=at)))
        if race.fallen:
            break
        found = sequence(difference(race, 0, 1), 1000, size=2, alpha=0.1)
        assert found.low <= 0
    assert winner(race) == 0
    assert sequence(race.fallen[0].difference, 1000, size=2, alpha=0.1).low > 0


def test_blocks_may_be_cut_and_ordered_at_will():
    values = played(900, STAIRS)
    whole = step(start(Terms(6, size=2)), joint(values))
    at_once = step(start(Terms(6, size=2)), joint(values[500:]).plus(joint(values[:500])))
    assert whole.fallen == at_once.fallen
    assert whole.left == at_once.left


def test_equals_never_beat_each_other_and_one_alone_has_won():
    alike = np.repeat(played(5000, [0.5]), 3, axis=1)
    race = step(start(Terms(3, size=2)), joint(alike))
    assert race.left == (0, 1, 2)
    assert winner(step(start(Terms(1, size=2)), joint(alike[:, :1]))) == 0


def test_scores_beyond_the_size_are_refused():
    with pytest.raises(ValueError, match="differ by more than 1"):
        step(start(Terms(2)), joint(np.array([[2, 0]])))


def test_the_best_by_a_point_wins():
    ends = raced(40, STAIRS, seed=2)
    assert (ends[:, 0] == 0).mean() >= 0.95


def test_one_of_many_equals_rarely_falls():
    ends = raced(300, np.full(6, 0.5), seed=3, block=500, most=10, tuned_at=1000)
    assert ends[:, 2].mean() <= 0.05
