"""The long proofs of ratings, cycles and a planted effect, at a size that takes seconds."""

import numpy as np

from tests.stats.leagues import pair_rows, planted_cycle, shares
from tests.stats.proof_effect import EFFECT, logged, recovered
from tests.stats.proof_ratings import cycles_found, pair_coverage, ranked_coverage


def test_ratings_are_covered_about_as_often_as_they_say():
    covered = pair_coverage(20, 150, draws=300)
    assert 0.85 < covered[:, 0].mean() <= 1 and 0.85 < covered[:, 1].mean() <= 1
    for from_back in (False, True):
        assert 0.85 < ranked_coverage(8, 150, 300, from_back=from_back).mean() <= 1


def test_a_planted_cycle_is_found_and_none_invented():
    planted = cycles_found(4, lambda _: planted_cycle(), 10_000)
    assert planted[:, 0].all() and not planted[:, 1].any()
    assert not cycles_found(10, lambda rng: shares(rng.normal(0, 0.3, 8)), 500).any()


def test_a_planted_effect_is_recovered_and_a_confounded_log_is_wrong():
    assert EFFECT == 0.02
    assert np.mean(recovered(40, 400)) > 0.8
    assert np.mean(logged(10, 1000)) < 0.5


def test_games_of_a_deal_go_together():
    rows = pair_rows(np.random.default_rng(1), np.full((2, 2), 0.5), 20_000)
    assert abs((rows[:, 1] == 1).mean() - 0.25) < 0.02
