"""Clustered intervals against hand computation, simulated coverage, planted effects and a confounded log."""

import math

import numpy as np
import pytest
from scipy import stats

from experiments.stats.clustered import (
    Moments,
    detectable,
    holm,
    moments,
    p_value,
    per_cluster,
    ratio,
)


def ints(*values):
    return np.array(values, dtype=np.int64)


def test_ratio_and_its_interval_by_hand():
    y, m = ints(3, 0, 1, 4), ints(4, 1, 2, 3)
    found = ratio(moments(y, m))
    share = 8 / 10
    residuals = y - share * m
    error = math.sqrt(4 / 3 * float(residuals @ residuals)) / 10
    reach = stats.t.ppf(0.975, 3) * error
    assert found.estimate == pytest.approx(share)
    assert found.error == pytest.approx(error)
    assert (found.low, found.high) == pytest.approx((share - reach, share + reach))
    assert found.freedom == 3


def test_clusters_of_one_size_give_the_interval_of_their_means():
    rng = np.random.default_rng(1)
    y = rng.integers(-2, 3, 50)
    found = ratio(moments(y, np.full(50, 2)))
    expected = stats.t.interval(0.95, 49, loc=(y / 2).mean(), scale=stats.sem(y / 2))
    assert (found.low, found.high) == pytest.approx(expected)
    assert ratio(per_cluster(50, int(y.sum()), int(y @ y), size=2)) == pytest.approx(found)


def test_clusters_without_any_chance_change_nothing():
    y, m = ints(1, 0, 2, 0, 0), ints(2, 1, 2, 0, 0)
    assert ratio(moments(y, m)) == ratio(moments(y[:3], m[:3]))


def test_moments_of_parts_add_up_in_any_order():
    rng = np.random.default_rng(2)
    y, m = rng.integers(-3, 4, 1000), rng.integers(0, 4, 1000)
    parts = [moments(y[at : at + 77], m[at : at + 77]) for at in range(0, 1000, 77)]
    summed = Moments(*(sum(words) for words in zip(*reversed(parts), strict=True)))
    assert summed == moments(y, m)


def test_identical_arms_have_an_effect_of_exactly_zero():
    found = ratio(moments(ints(0, 0, 0), ints(1, 2, 1)))
    assert found[:4] == (0.0, 0.0, 0.0, 0.0)
    assert p_value(found) == 1.0


def test_too_few_clusters_have_no_finite_interval():
    assert math.isnan(ratio(moments(ints(0), ints(0))).estimate)
    alone = ratio(moments(ints(1), ints(1)))
    assert (alone.low, alone.high) == (-math.inf, math.inf)
    assert p_value(alone) == 1.0


def test_residuals_do_not_cancel_when_sums_are_huge():
    big = 10**7
    found = ratio(Moments(2 * big, 2 * big, 2 * big, 2 * big - 1, 2 * big - 1, 2 * big - 1))
    assert found.error == pytest.approx(math.sqrt(1 / (2 * big)) / math.sqrt(2 * big), rel=1e-6)


def test_holm_by_hand():
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([]) == []
    assert holm([0.9, 0.8]) == [1.0, 1.0]


def test_detectable_difference_is_found_four_times_out_of_five():
    error = 0.01
    found = stats.norm.sf(stats.norm.ppf(0.975) - detectable(error) / error)
    assert found == pytest.approx(0.8, abs=1e-3)


def played(rng, deals, bonus):
    """Two arms of clusters of one to four seats whose fortunes go together; the first arm wins `bonus` more often."""
    seats = 4
    counted = rng.random((deals, seats)) < 0.4
    luck = rng.normal(size=(deals, 1)) + 0.7 * rng.normal(size=(deals, seats))
    hand = luck > 0
    changed = rng.random((deals, seats)) < 0.25
    other = rng.random((deals, seats)) < 0.5
    table = np.where(changed, other, hand)
    # the bonus turns lost games of the first arm, whose share is one half, into won ones
    table = table | (rng.random((deals, seats)) < 2 * bonus)
    return table, np.where(changed, ~other, hand), counted


def effect(table, hand, counted):
    difference = (table.astype(np.int64) - hand) * counted
    return ratio(moments(difference.sum(axis=1), counted.sum(axis=1)))


@pytest.mark.parametrize("bonus", [0.0, 0.02])
def test_a_planted_effect_is_covered_by_95_percent_of_the_intervals(bonus):
    rng, runs = np.random.default_rng(3), 1000
    found = [effect(*played(rng, 400, bonus)) for _ in range(runs)]
    covered = sum(each.low <= bonus <= each.high for each in found) / runs
    assert 0.93 <= covered <= 0.97
    assert np.mean([each.estimate for each in found]) == pytest.approx(bonus, abs=0.002)


def test_ignoring_the_clusters_would_not_cover():
    """Seats of one deal that win and lose together: the interval per game is far too narrow, that per deal is not."""
    rng, runs, deals = np.random.default_rng(4), 500, 200
    covered = {"deal": 0, "game": 0}
    for _ in range(runs):
        y = 4 * rng.integers(0, 2, deals)
        by_deal = ratio(moments(y, np.full(deals, 4)))
        by_game = ratio(moments(np.repeat(y // 4, 4), np.ones(4 * deals, dtype=np.int64)))
        covered["deal"] += by_deal.low <= 0.5 <= by_deal.high
        covered["game"] += by_game.low <= 0.5 <= by_game.high
    assert 0.93 <= covered["deal"] / runs <= 0.97
    assert covered["game"] / runs < 0.75


def test_a_log_in_which_weak_players_choose_the_hand_would_not_do():
    """The same +2 points, read off a log instead of an intervention: the interval misses nearly always."""
    rng, missed = np.random.default_rng(5), 0
    for _ in range(100):
        weak = rng.random(4000) < 0.5
        on_table = rng.random(4000) < np.where(weak, 0.3, 0.7)
        won = rng.random(4000) < np.where(weak, 0.4, 0.6) + 0.02 * on_table
        shares = [
            ratio(moments(won[at].astype(np.int64), at[at].astype(np.int64)))
            for at in (on_table, ~on_table)
        ]
        gap = shares[0].estimate - shares[1].estimate
        reach = 1.96 * math.hypot(shares[0].error, shares[1].error)
        missed += not gap - reach <= 0.02 <= gap + reach
    assert missed > 90
