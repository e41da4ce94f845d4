"""Roll-outs: what they add, whom they know, and that they play as uniform players do."""

import numpy as np
import pytest

from experiments.shape_rollouts import POINTS, _spreads, sampled
from simcore import layout
from simcore.engine import engine_of
from simcore.players import new_scratch
from simcore.rollout import FIRST_STREAM, rollout_of
from tests.shape.uniform import SEATS, line_up

SEED, GAME = np.uint64(3), np.uint64(5)
LONGEST = np.int64(100_000)


def position(rules, players, decision):
    """Return an engine, its kernels, and a block with the question of a decision."""
    made, strategies = line_up(rules, players)
    engine, kernels = engine_of(made.family), rollout_of(made.family)
    block = new_scratch(made, strategies, engine.cap)
    seat = int(kernels.replay_to(block, SEED, GAME, np.uint64(decision)))
    return engine, kernels, block, seat


def roll(kernels, block, players, rollouts, stream=FIRST_STREAM):
    """Return the sums of roll-outs from each choice."""
    sums = np.zeros((int(kernels.count_choices(block)), players), dtype=np.int64)
    words = np.array([3, stream, 5, 0], dtype=np.uint64)
    kernels.roll_out(block, np.zeros_like(block), words, rollouts, LONGEST, sums)
    return sums


@pytest.mark.parametrize("rules", SEATS)
def test_the_places_of_a_finished_game_add_up(rules):
    players = SEATS[rules]
    _, kernels, block, _ = position(rules, players, 30)
    before = block.copy()
    sums = roll(kernels, block, players, 10)
    np.testing.assert_array_equal(block, before)
    # Each of n seats is before 0, 1, ... n - 1 others; seats that start phase two without cards share place 1 (C14).
    assert (sums.sum(axis=1) >= 10 * players * (players - 1)).all()
    if rules in ("app", "enkel", "vandtia"):
        assert (sums.sum(axis=1) == 10 * players * (players - 1)).all()


@pytest.mark.parametrize(("rules", "decision"), [("enkel", 40), ("klassisk", 20), ("klassisk", 70)])
def test_roll_outs_play_as_uniform_players_do(rules, decision):
    engine, kernels, block, seat = position(rules, 2, decision)
    number = 4_000
    rolled = roll(kernels, block, 2, number)[:, seat] / 2 / number
    wins = 0
    for again in range(number):
        copy, turn = block.copy(), np.uint64(seat)
        rows = copy[layout.ROWS_AT : layout.SAVED_ROWS_AT].reshape(-1, layout.ROW_WORDS)
        rows[:2, int(layout.RNG_AT) + 2] = 10_000 + again
        rows[:2, int(layout.RNG_AT) + 3] = 0
        while copy[layout.STATUS] == layout.RUNNING:
            turn = engine.step_block(copy, np.uint64(turn))
        wins += int(copy[int(layout.PLACES) + seat]) == 1
    assert rolled.mean() == pytest.approx(wins / number, abs=4 * (0.5 / number) ** 0.5)


def test_streams_differ_and_repeat():
    _, kernels, block, _ = position("enkel", 3, 20)
    one = roll(kernels, block, 3, 50)
    np.testing.assert_array_equal(one, roll(kernels, block, 3, 50))
    assert (one != roll(kernels, block, 3, 50, FIRST_STREAM + 50)).any()
    parts = roll(kernels, block, 3, 20) + roll(kernels, block, 3, 30, FIRST_STREAM + 20)
    np.testing.assert_array_equal(one, parts)


def test_a_game_cut_short_shares_what_is_left():
    _, kernels, block, _ = position("enkel", 3, 0)
    sums = np.zeros((int(kernels.count_choices(block)), 3), dtype=np.int64)
    words = np.array([3, FIRST_STREAM, 5, 0], dtype=np.uint64)
    kernels.roll_out(block, np.zeros_like(block), words, 4, np.int64(1), sums)
    np.testing.assert_array_equal(sums, np.full_like(sums, 4 * 2))


def test_spread_by_hand():
    # [half][choice][seat]: the second choice is best in both halves, the third worst in the second.
    halves = np.array([[[4, 0], [6, 0], [5, 0]], [[3, 0], [7, 0], [1, 0]]])
    assert _spreads(halves, 0) == (13 - 6, (7 - 3) + (6 - 5))


def test_equal_choices_have_a_spread_but_none_measured_again():
    random = np.random.default_rng(1)
    found = [_spreads(random.integers(0, 9, (2, 5, 1)), 0) for _ in range(20_000)]
    plain, again = np.mean(found, axis=0)
    assert plain > 5
    assert abs(again) < 0.2


@pytest.mark.parametrize("length", [1, 2, 21, 500])
def test_points_go_from_the_first_decision_to_the_last(length):
    points = sampled(length)
    assert len(points) == POINTS
    assert (points[0], points[-1]) == (0, length - 1)
    assert points == sorted(points)
