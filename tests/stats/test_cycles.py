"""Cycles are found where they were planted and nowhere else."""

import numpy as np
import pytest

from experiments.stats.cycles import cycles, cyclic_share, edge_p_values, log_odds, split


def planted(triple=(1, 4, 6), strategies=8, share=0.55):
    """A ladder of strategies of whom three beat each other in a circle."""
    strengths = np.linspace(0.6, -0.6, strategies)
    chances = 1 / (1 + np.exp(strengths - strengths[:, None]))
    for a, b in zip(triple, triple[1:] + triple[:1], strict=True):
        chances[a, b], chances[b, a] = share, 1 - share
    return chances


def test_the_planted_cycle_and_no_other_is_found_without_noise():
    share = planted()
    found = [cycle for cycle in cycles(share, np.full(share.shape, 1e-6)) if 1 in cycle.strategies]
    assert (1, 4, 6) in [cycle.strategies for cycle in found]
    assert cycles(share, np.full(share.shape, 0.5)) == []
    strengths = np.linspace(-1, 1, 6)
    level = 1 / (1 + np.exp(strengths - strengths[:, None]))
    assert cycles(level, np.full((6, 6), 1e-6)) == []


def test_a_cycle_against_the_order_of_the_names_is_found_too():
    share = np.array([[0.5, 0.4, 0.6], [0.6, 0.5, 0.45], [0.4, 0.55, 0.5]])
    (found,) = cycles(share, np.full((3, 3), 0.01))
    assert found.strategies == (0, 2, 1)
    assert found.shares == (0.6, 0.55, 0.6)
    assert found.p_value == pytest.approx(edge_p_values(share, np.full((3, 3), 0.01))[1, 2])


def test_one_weak_edge_spoils_a_cycle():
    share = np.array([[0.5, 0.6, 0.4], [0.4, 0.5, 0.51], [0.6, 0.49, 0.5]])
    assert cycles(share, np.full((3, 3), 0.01)) == []


def test_parts_of_the_split_are_orthogonal_and_add_up():
    rng = np.random.default_rng(1)
    matrix = rng.normal(size=(7, 7))
    matrix -= matrix.T
    parts = split(matrix)
    gradient = parts.ratings[:, None] - parts.ratings
    assert gradient + parts.cyclic == pytest.approx(matrix)
    assert (gradient * parts.cyclic).sum() == pytest.approx(0, abs=1e-10)
    assert parts.cyclic.sum(axis=1) == pytest.approx(0, abs=1e-12)
    best = np.linalg.lstsq(
        (np.eye(7)[:, None] - np.eye(7)[None]).reshape(49, 7), matrix.reshape(49), rcond=None
    )[0]
    assert parts.ratings == pytest.approx(best)


def test_a_league_of_ratings_is_not_cyclic_on_the_scale_of_log_odds():
    strengths = np.array([1.0, 0.3, -0.2, -1.1])
    assert split(strengths[:, None] - strengths).share == pytest.approx(0, abs=1e-15)
    wins = 1e9 / (1 + np.exp(strengths - strengths[:, None]))
    assert split(log_odds(wins)).share == pytest.approx(0, abs=1e-12)


@pytest.mark.parametrize("part", [0.0, 0.3])
def test_noise_is_not_mistaken_for_cycles(part):
    """A league whose noise outweighs its ratings: the raw share says cyclic, the corrected one does not."""
    rng, number = np.random.default_rng(2), 8
    strengths = np.linspace(-0.2, 0.2, number)
    rock = np.zeros((number, number))
    rock[[0, 1, 2], [1, 2, 0]] = 1.0
    rock = (rock - rock.T) * part
    truth = strengths[:, None] - strengths + rock
    raw, corrected = [], []
    for _ in range(200):
        noise = rng.normal(scale=0.1, size=(101, number, number))
        noise = np.triu(noise, 1) - np.triu(noise, 1).transpose(0, 2, 1)
        seen = truth + noise[0]
        raw.append(split(seen).share)
        corrected.append(cyclic_share(seen, seen + noise[1:]))
    wanted = split(truth).share
    assert np.mean(raw) > wanted + 0.05
    assert np.mean(corrected) == pytest.approx(wanted, abs=0.03)
