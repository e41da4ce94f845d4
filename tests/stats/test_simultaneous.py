"""Simultaneous intervals: known quantiles, constant and equal means, order, and how often all are true together."""

import math

import numpy as np
import pytest
from scipy import stats

from experiments.stats.clustered import per_cluster, ratio
from experiments.stats.simultaneous import covariances, critical, intervals, joint
from tests.stats.crowds import all_covered


def test_one_mean_has_students_interval():
    values = np.random.default_rng(1).integers(-2, 3, (50, 1))
    (found,) = intervals(joint(values), size=2)
    expected = ratio(per_cluster(50, int(values.sum()), int((values**2).sum()), size=2))
    assert (found.estimate, found.error) == pytest.approx((expected.estimate, expected.error))
    assert (found.low, found.high) == pytest.approx((expected.low, expected.high), rel=0.02)


def test_independent_means_have_sidaks_quantile():
    sidak = stats.norm.ppf(1 - (1 - 0.95 ** (1 / 20)) / 2)
    assert critical(np.eye(20), 10**6) == pytest.approx(sidak, rel=5e-3)


def test_treatments_with_one_control_have_dunnetts_quantile():
    """Dunnett, Biometrics 20 (1964), table of the two-sided 5 percent points: 9 treatments, many degrees."""
    assert critical(np.eye(9) + 1, 10**6) == pytest.approx(2.69, abs=0.02)


def test_means_that_go_together_cost_nothing_and_constant_ones_neither():
    alone = critical(np.eye(1), 100)
    assert critical(np.ones((12, 12)), 100) == pytest.approx(alone, rel=0.01)
    assert critical(np.diag([1.0, 0.0]), 100) == pytest.approx(alone)
    assert critical(np.zeros((3, 3)), 100) == 0


def test_a_constant_mean_has_no_width_and_one_deal_no_end():
    found = intervals(joint(np.array([[3, 1], [3, 0], [3, 1]])))
    assert (found[0].low, found[0].high, found[0].error) == (3.0, 3.0, 0.0)
    assert found[1].low < 2 / 3 < found[1].high
    assert intervals(joint(np.array([[3, 1]])))[1].high == math.inf


def test_sums_add_in_any_order():
    values = np.random.default_rng(2).integers(-2, 3, (90, 3))
    parts = joint(values[60:]).plus(joint(values[:25])).plus(joint(values[25:60]))
    assert intervals(parts) == intervals(joint(values))


def test_huge_sums_do_not_overflow():
    sums = joint(np.full((2, 2), 4))
    huge = sums._replace(
        deals=2 * 10**10, totals=sums.totals * 10**10, products=sums.products * 10**10
    )
    assert not covariances(huge).any()


def test_all_intervals_are_true_together_in_95_percent_of_the_runs():
    covered = all_covered(runs=200, deals=400, means=8, seed=3)
    assert covered.mean() == pytest.approx(0.95, abs=2.5 * 0.0154)
