"""Drawing deals again: the same in any order, as wide as the theory says, and right for all pairs at once."""

import numpy as np
import pytest

from experiments.stats.bootstrap import basic, drawn_totals, gather, merge, percentile, total
from experiments.stats.ratings import bradley_terry
from experiments.stats.winmatrix import win_band, win_matrix


def rows_of(rng, deals, strategies=4, games=2):
    """Wins of all pairs in each deal, as flattened matrices of whole numbers."""
    won = rng.binomial(games, 0.5, (deals, strategies, strategies))
    upper = np.triu(won, 1)
    return (upper + np.tril(games - upper.transpose(0, 2, 1), -1)).reshape(deals, -1)


def test_any_order_and_any_shards_give_the_same_draws():
    rng = np.random.default_rng(1)
    rows = rows_of(rng, 500)
    wanted = drawn_totals(gather(rows), 50, seed=7)
    shuffled = rows[rng.permutation(500)]
    shards = [gather(shuffled[at : at + 77]) for at in range(0, 500, 77)]
    for parts in (shards, shards[::-1]):
        assert (drawn_totals(merge(parts), 50, seed=7) == wanted).all()
    assert (drawn_totals(gather(rows), 50, seed=8) != wanted).any()
    fitted = bradley_terry(wanted.reshape(-1, 4, 4))
    assert (bradley_terry(drawn_totals(merge(shards), 50, 7).reshape(-1, 4, 4)) == fitted).all()


def test_draws_have_the_mean_and_the_error_of_the_deals():
    rows = np.random.default_rng(2).integers(0, 5, (400, 1))
    drawn = drawn_totals(gather(rows), 4000)
    assert drawn.mean() == pytest.approx(float(total(gather(rows))[0]), rel=0.003)
    assert drawn.std() == pytest.approx(rows.std() * 20, rel=0.05)


def test_percentile_and_basic_mirror_each_other():
    drawn = np.random.default_rng(3).exponential(size=999)
    estimate = np.array(1.0)
    straight, mirrored = percentile(estimate, drawn), basic(estimate, drawn)
    assert mirrored.low == pytest.approx(2 - straight.high)
    assert mirrored.high == pytest.approx(2 - straight.low)


def test_shares_of_a_pair_that_never_met_are_anything():
    rows = np.zeros((30, 9), dtype=np.int64)
    rows[:, 1] = 2
    band, found = win_band(gather(rows), 3), win_matrix(gather(rows), 3)
    assert (band.low[0, 2], band.high[0, 2]) == (0, 1)
    assert found.deals[0].tolist() == [0, 30, 0]
    # 30 deals alike: not more certain than the rule of three
    assert band.low[0, 1] <= 1 - 3 / 30
    assert (band.low[1, 1], band.high[1, 1]) == (0.5, 0.5)


def test_opposite_shares_add_up_to_one():
    band = win_band(gather(rows_of(np.random.default_rng(4), 300)), 4)
    assert band.estimate + band.estimate.T == pytest.approx(1)
    assert band.low + band.high.T == pytest.approx(1)


def test_all_pairs_are_covered_at_once():
    rng, runs = np.random.default_rng(5), 300
    covered = 0
    for _ in range(runs):
        band = win_band(gather(rows_of(rng, 250)), 4, draws=400)
        covered += bool(((band.low <= 0.5) & (band.high >= 0.5)).all())
    assert 0.91 <= covered / runs <= 0.98
