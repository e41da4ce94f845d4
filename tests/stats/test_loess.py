"""LOESS against a published example, against itself on repeated points, and on curves that it must reproduce."""

import numpy as np
import pytest

from experiments.stats.loess import loess

SPEED = "4 4 7 7 8 9 10 10 10 11 11 12 12 12 12 13 13 13 13 14 14 14 14 15 15 15 16 16 17 17 17 18 18 18 18 19 19 19"
SPEED += " 20 20 20 20 20 22 23 24 24 24 24 25"
DISTANCE = "2 10 4 22 16 10 18 26 34 17 28 14 20 24 28 26 34 34 46 26 36 60 80 20 26 54 32 40 32 40 50 42 56 76 84"
DISTANCE += " 36 46 68 32 48 52 56 64 66 54 70 92 93 120 85"


def test_stopping_distances():
    """Ezekiel's stopping distances, smoothed as R's manual page of predict.loess shows them.

    R interpolates between exact fits at a few places, so that its numbers differ a little.
    """
    speed = np.array(SPEED.split(), dtype=float)
    distance = np.array(DISTANCE.split(), dtype=float)
    x, counts = np.unique(speed, return_counts=True)
    means = np.array([distance[speed == each].mean() for each in x])
    found = loess(x, means, counts, np.array([5.0, 10.0, 15.0, 20.0]))
    assert found == pytest.approx([7.797, 21.865, 41.205, 56.445], rel=0.03)


def test_counts_stand_for_points():
    random = np.random.default_rng(4)
    x = np.arange(40.0)
    y, counts = random.normal(size=40), random.integers(1, 9, 40)
    at = np.array([0.0, 7.3, 39.0])
    tiny = 1e-9 * np.concatenate([np.arange(number) for number in counts])
    spread_out = np.repeat(x, counts) + tiny
    single = np.ones(len(spread_out), dtype=np.int64)
    assert loess(x, y, counts, at) == pytest.approx(
        loess(spread_out, np.repeat(y, counts), single, at), abs=1e-5
    )


def test_a_parabola_is_its_own_smooth_curve():
    x = np.arange(25.0)
    y = 3 - x + 0.2 * x**2
    ones = np.ones(25, dtype=np.int64)
    assert loess(x, y, ones, x) == pytest.approx(y)


def test_one_point():
    assert loess(np.array([2.0]), np.array([5.0]), np.array([3]), np.array([2.0])) == [5]
