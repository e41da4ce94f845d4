"""Valet's published pictures of Skitgubbe, 3 players in 100 random games: four choices, a peak near 6, 500 decisions.

The bounds are read off the pictures. CardStock also numbers the passes of seats that are out, which we do not have;
counting them lowers the smoothed peak by about 0.04 and lengthens a game by about 6 decisions.
"""

import pytest

from experiments.shape import Gauge, measure
from experiments.shape_curves import choices_at, highest_smooth, longest, smooth_choices
from tests.shape.uniform import shaping

HOUSE = {"min_stock_for_chansa": 1, "next_leader": "next"}


@pytest.fixture(scope="module")
def shape():
    return measure(shaping("klassisk", 3, 1_000, **HOUSE))


def test_C3_C9_four_choices_with_a_full_hand(shape):
    for decision in range(42):
        found = choices_at(shape, decision)
        assert (found.estimate, found.low, found.high) == (4, 4, 4)


def test_the_smoothed_branching_factor_peaks_near_6_at_decision_80(shape):
    peak = highest_smooth(shape)
    assert 70 <= peak.decision <= 85
    assert 5.7 <= peak.choices <= 6.2
    smooth = dict(smooth_choices(shape))
    assert 2.5 <= smooth[0] <= 3.5
    assert choices_at(shape, 200).estimate == pytest.approx(3.2, abs=0.4)


def test_the_longest_of_a_hundred_games_takes_about_500_decisions():
    gauge = Gauge(shaping("klassisk", 3, 1_000, **HOUSE))
    longest_ones = [longest(gauge.games(first, 100)) for first in range(0, 1_000, 100)]
    assert 450 <= sum(longest_ones) / 10 <= 530
