"""The shuffle is uniform: cards by position, neighbours, and consecutive games."""

import numpy as np
import pytest
from numpy.typing import NDArray
from scipy import stats

from tests.support.deals import Deals, permutations

SEED = 20_260
ORDINARY, NIGHTLY, CHUNK = 300_000, 10_000_000, 500_000
UNLIKELY = 1e-4


def is_plausible(statistic: float, freedom: int) -> bool:
    """Return True if a chi-square statistic is neither too large nor too small."""
    return UNLIKELY < stats.chi2.sf(statistic, freedom) < 1 - UNLIKELY


def chi_square(counts: NDArray, expected: float) -> float:
    """Return the chi-square statistic of counts that should all be equal."""
    return float(((counts - expected) ** 2).sum() / expected)


def places_are_uniform(shuffles: int) -> bool:
    """Say whether each card comes equally often to each position.

    Every shuffle fills each row and column of the table once, so that the statistic is 52/51 times
    a chi-square variable with 51 times 51 degrees of freedom.
    """
    counts = np.zeros(52 * 52, dtype=np.int64)
    for first in range(0, shuffles, CHUNK):
        cards = permutations(min(CHUNK, shuffles - first), SEED, first).astype(np.int64)
        counts += np.bincount((cards + 52 * np.arange(52)).ravel(), minlength=52 * 52)
    return is_plausible(chi_square(counts, shuffles / 52) * 51 / 52, 51 * 51)


def pairs_are_uniform(one: NDArray, other: NDArray) -> bool:
    """Say whether all 52 times 51 ordered pairs of different cards occur equally often."""
    counts = np.bincount(one.astype(np.int64) * 52 + other, minlength=52 * 52).reshape(52, 52)
    assert not counts.diagonal().any()
    pairs = counts[~np.eye(52, dtype=bool)]
    return is_plausible(chi_square(pairs, len(one) / pairs.size), pairs.size - 1)


def are_independent(one: NDArray, other: NDArray) -> bool:
    """Say whether all 52 times 52 combinations of cards of two shuffles occur equally often."""
    counts = np.bincount(one.astype(np.int64) * 52 + other, minlength=52 * 52)
    return is_plausible(chi_square(counts, len(one) / counts.size), counts.size - 1)


def test_each_card_comes_equally_often_to_each_position():
    assert places_are_uniform(ORDINARY)


@pytest.mark.nightly
def test_each_card_comes_equally_often_to_each_position_ten_million_times():
    assert places_are_uniform(NIGHTLY)


@pytest.mark.parametrize("position", [0, 8, 17, 25, 36, 43, 50])
def test_adjacent_pairs_are_uniform(position: int):
    cards = permutations(ORDINARY, SEED + 1)
    assert pairs_are_uniform(cards[:, position], cards[:, position + 1])


@pytest.mark.nightly
def test_all_adjacent_pairs_are_uniform_in_two_million_shuffles():
    cards = permutations(2_000_000, SEED + 2)
    for position in range(51):
        assert pairs_are_uniform(cards[:, position], cards[:, position + 1]), position


@pytest.mark.parametrize("position", [0, 20, 51])
def test_consecutive_games_are_independent(position: int):
    cards = permutations(2 * ORDINARY, SEED + 3)[:, position]
    assert are_independent(cards[0::2], cards[1::2])


@pytest.mark.parametrize("position", [0, 20, 51])
def test_consecutive_seeds_are_independent(position: int):
    one, other = (permutations(ORDINARY, seed)[:, position] for seed in (SEED, SEED + 1))
    assert are_independent(one, other)


def test_the_game_shuffles_ranks_like_the_52_cards():
    deals = Deals("app", 2, 1000, SEED)
    assert (deals.decks == permutations(1000, SEED) // 4).all()
