"""The sequential test: published figures, its twin in arrays, its promised errors and its honest estimate."""

import math

import numpy as np
import pytest

from experiments.stats.gsprt import (
    CONTINUE,
    HIGH,
    LOW,
    Hypotheses,
    expected_deals,
    log_ratio,
    share_high,
    verdict,
)
from experiments.stats.stopped import chance_above, estimate, reached
from experiments.stats.sums import NOTHING, Sums
from tests.stats.many_tests import block_sums, run
from tests.stats.streams import TIED

EVEN, BETTER = TIED[0], TIED[2]
TEST = Hypotheses(EVEN.mean, BETTER.mean, size=2)


def test_bounds_of_five_percent():
    assert TEST.bounds == pytest.approx((-2.944, 2.944), abs=1e-3)


def test_without_deals_nothing_is_decided():
    assert log_ratio(NOTHING, TEST) == 0
    assert verdict(NOTHING, TEST) == CONTINUE
    assert math.isnan(estimate(NOTHING, TEST).estimate)


def test_deals_all_alike_decide_after_a_while():
    one_percent = Hypotheses(0.0, 0.01)
    assert verdict(Sums(200, 0, 0), one_percent) == CONTINUE
    assert verdict(Sums(600, 0, 0), one_percent) == LOW
    always = estimate(Sums(100, 100, 100), one_percent)
    assert verdict(Sums(100, 100, 100), one_percent) == HIGH
    assert 0.85 < always.low < always.estimate <= always.high == 1.0


def test_the_arrays_stop_where_block_after_block_stops():
    found = run(BETTER, TEST, runs=20, seed=3)
    totals, squares = block_sums(np.random.default_rng(3), BETTER, (20, 1000), TEST.block)
    for test in range(20):
        sums, ended = NOTHING, CONTINUE
        for total, square in zip(totals[test], squares[test], strict=True):
            sums = sums.plus(Sums(TEST.block, int(total), int(square)))
            ended = verdict(sums, TEST)
            if ended != CONTINUE:
                break
        assert sums == (found.deals[test], found.total[test], found.squares[test])
        assert ended == (HIGH if found.high[test] else LOW)


def test_errors_keep_their_promise_and_the_length_is_as_expected():
    for law, wrong in ((EVEN, True), (BETTER, False)):
        found = run(law, TEST, runs=1000, seed=4)
        assert (found.high == wrong).mean() <= 0.05 + 2 * 0.0069
        expected = expected_deals(law.mean, law.variance, TEST)
        assert found.deals.mean() == pytest.approx(expected, rel=0.1)


@pytest.mark.parametrize(("mean", "share"), [(0.0, 0.05), (0.05, 0.5), (0.1, 0.95)])
def test_how_often_high_is_accepted(mean, share):
    test = Hypotheses(0.0, 0.1)
    assert share_high(mean, test) == pytest.approx(share)
    nearby = expected_deals(mean + 1e-7, 0.1, test)
    assert expected_deals(mean, 0.1, test) == pytest.approx(nearby, rel=1e-4)


def test_which_bound_is_reached_in_the_end():
    for drift in (-0.7, 0.2, 0.5):
        high = (1 - math.exp(4 * drift)) / (math.exp(-6 * drift) - math.exp(4 * drift))
        assert reached(drift, 1e4, 3.0, -2.0) == pytest.approx(high)
        assert reached(-drift, 1e4, 2.0, -3.0) == pytest.approx(1 - high)


@pytest.mark.parametrize("drift", [-0.3, 0.0, 0.6])
@pytest.mark.parametrize("time", [0.2, 3.0, 40.0])
def test_ends_are_ordered_without_a_gap(drift, time):
    bounds = (-2.0, 3.0)
    ends = [chance_above(drift, time, end, *bounds) for end in np.linspace(-2, 3, 21)]
    assert all(ends[at] >= ends[at + 1] - 1e-12 for at in range(20))
    nearly = [chance_above(drift, time, end, *bounds) for end in (-2 + 1e-9, 3 - 1e-9)]
    assert nearly == pytest.approx([ends[0], ends[-1]], abs=1e-6)


def test_far_bounds_leave_the_normal_law():
    chance = chance_above(0.4, 2.0, 1.0, -50.0, 50.0)
    assert chance == pytest.approx(0.5 * math.erfc((1.0 - 0.8) / math.sqrt(2.0) / math.sqrt(2.0)))


@pytest.mark.parametrize("law", [EVEN, BETTER], ids=str)
def test_the_estimate_is_as_often_too_high_as_too_low(law):
    found = run(law, TEST, runs=600, seed=6)
    kept = zip(found.deals, found.total, found.squares, strict=True)
    ends = np.array([estimate(Sums(*map(int, sums)), TEST) for sums in kept])
    assert (ends[:, 0] < law.mean).mean() == pytest.approx(0.5, abs=2.5 * 0.0204)
    assert ((ends[:, 1] <= law.mean) & (law.mean <= ends[:, 2])).mean() >= 0.95 - 2.5 * 0.0089
    plain = found.total / found.deals / law.size
    assert abs((plain < law.mean).mean() - 0.5) > 0.1


def test_a_test_broken_off_early_has_nearly_the_plain_interval():
    sums = Sums(400, 10, 120)
    found = estimate(sums, Hypotheses(-0.01, 0.01))
    error = math.sqrt(sums.variance() / 400)
    assert found.estimate == pytest.approx(sums.mean(), abs=1e-3 * error)
    assert found.high - found.low == pytest.approx(2 * 1.96 * error, rel=1e-3)
