"""Equilibria and populations against known games, a slow search, copies and conserved quantities."""

import numpy as np
import pytest
from scipy import optimize

from experiments.stats.nash import nash
from experiments.stats.replicator import replicator

ROCK = np.array([[0.0, 1, -1], [-1, 0, 1], [1, -1, 0]])
UNEVEN = np.array([[0.0, 1, -2], [-1, 0, 3], [2, -3, 0]])


def copied(payoffs, names):
    return payoffs[np.ix_(names, names)]


def test_uneven_rock_paper_scissors_by_hand():
    found = nash(UNEVEN)
    assert found.mixture == pytest.approx(np.array([3, 2, 1]) / 6)
    assert found.skills == pytest.approx(0, abs=1e-9)


def test_a_ladder_is_the_best_alone_and_level_strategies_share_evenly():
    ladder = np.arange(5.0)[:, None] - np.arange(5.0)
    assert nash(ladder).mixture.round(9).tolist() == [0, 0, 0, 0, 1]
    assert nash(ladder).skills == pytest.approx([-4, -3, -2, -1, 0])
    assert nash(np.zeros((4, 4))).mixture == pytest.approx(0.25)


def test_copies_share_the_weight_and_change_no_skill():
    names = [0, 1, 2, 2, 2]
    single, several = nash(UNEVEN), nash(copied(UNEVEN, names))
    assert several.mixture[2:] == pytest.approx(single.mixture[2] / 3)
    assert several.mixture[:2] == pytest.approx(single.mixture[:2])
    assert several.skills == pytest.approx(single.skills[names], abs=1e-9)


def test_one_who_threatens_without_playing_bounds_the_mixture():
    """0 and 1 are level; 2 beats 1 and loses half as much to 0, so that 1 may have a third at most."""
    payoffs = np.array([[0, 0, 0.5], [0, 0, -1], [-0.5, 1, 0]])
    assert nash(payoffs).mixture == pytest.approx([2 / 3, 1 / 3, 0], abs=1e-8)


@pytest.mark.parametrize("seed", range(8))
def test_no_equilibrium_is_more_even(seed):
    """Whole payoffs make many equilibria; a search over all mixtures finds none of greater entropy."""
    rng = np.random.default_rng(seed)
    upper = np.triu(rng.integers(-1, 2, (6, 6)), 1).astype(float)
    payoffs = upper - upper.T
    found = nash(payoffs)

    def disorder(mixture):
        safe = np.maximum(mixture, 1e-15)
        return float((safe * np.log(safe)).sum())

    limits = [
        {"type": "eq", "fun": lambda mixture: mixture.sum() - 1},
        {"type": "ineq", "fun": lambda mixture: -(payoffs @ mixture)},
    ]
    searched = optimize.minimize(
        disorder, np.full(6, 1 / 6), method="SLSQP", bounds=[(0, 1)] * 6, constraints=limits
    )
    assert found.exploitable < 1e-8
    assert disorder(found.mixture) <= searched.fun + 1e-6


@pytest.mark.parametrize("number", [8, 20, 40])
def test_random_leagues_cannot_be_exploited(number):
    payoffs = np.random.default_rng(number).normal(size=(number, number))
    found = nash(payoffs - payoffs.T)
    assert found.mixture.sum() == pytest.approx(1)
    assert found.exploitable < 1e-7


def test_payoffs_that_do_not_balance_are_refused():
    with pytest.raises(ValueError, match="skew"):
        nash(np.ones((2, 2)))


def test_a_population_follows_the_logistic_curve():
    found = replicator(np.array([[0, 0.5], [-0.5, 0]]), 10)
    assert found.shares[:, 0] == pytest.approx(1 / (1 + np.exp(-0.5 * found.times)), abs=1e-8)
    assert found.shares.sum(axis=1) == pytest.approx(1)


def test_a_cycle_turns_for_ever_and_its_mean_is_the_equilibrium():
    found = replicator(UNEVEN, 400.0, 401)
    conserved = np.log(found.shares) @ nash(UNEVEN).mixture
    assert conserved == pytest.approx(conserved[0], abs=1e-5)
    assert found.mean == pytest.approx(nash(UNEVEN).mixture, abs=0.01)
    assert replicator(ROCK, 50.0).shares == pytest.approx(1 / 3)


def test_the_best_of_a_ladder_takes_all():
    ladder = (np.arange(4.0)[:, None] - np.arange(4.0)) / 10
    assert replicator(ladder, 200.0).shares[-1] == pytest.approx([0, 0, 0, 1], abs=1e-6)
