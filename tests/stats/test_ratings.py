"""Bradley-Terry and Plackett-Luce against published values, a slow fit of another kind, and planted leagues."""

import choix
import numpy as np
import pytest
from scipy import optimize

from experiments.stats.rankings import (
    NOBODY,
    backwards,
    backwards_plackett_luce,
    held_out,
    plackett_luce,
    ranking_choices,
)
from experiments.stats.ratings import (
    PRIOR,
    bradley_terry,
    elo,
    fit,
    log_likelihood,
    pair_choices,
    points,
)

# Milwaukee, Detroit, Toronto, New York, Boston, Cleveland, Baltimore: A. Agresti, Categorical Data Analysis,
# 2nd ed., 2002, section 10.6; the strengths against Baltimore's are those of the R package BradleyTerry2.
BASEBALL = np.array(
    [
        [0, 7, 9, 7, 7, 9, 11],
        [6, 0, 7, 5, 11, 9, 9],
        [4, 6, 0, 7, 7, 8, 12],
        [6, 8, 6, 0, 6, 7, 10],
        [6, 2, 6, 7, 0, 7, 12],
        [4, 4, 5, 6, 6, 0, 6],
        [2, 4, 1, 3, 1, 7, 0],
    ]
)
STRENGTHS = [1.5814, 1.4364, 1.2945, 1.2476, 1.1077, 0.6839, 0.0]


def tables(rng, strengths, games, seats=4):
    """Rankings of random tables by Plackett-Luce: the largest of strength plus Gumbel noise is out first."""
    line_up = np.argsort(rng.random((games, len(strengths))), axis=1)[:, :seats]
    luck = strengths[line_up] + rng.gumbel(size=(games, seats))
    return np.take_along_axis(line_up, np.argsort(-luck, axis=1), 1)


def test_baseball_has_its_published_strengths():
    found = bradley_terry(BASEBALL, prior=1e-9)
    assert (found - found[-1]).round(4).tolist() == STRENGTHS


def test_newton_agrees_with_the_mm_steps_of_hunter():
    rng = np.random.default_rng(1)
    wins = rng.random((6, 6)) * 20
    np.fill_diagonal(wins, 0)
    games, power = wins + wins.T, np.ones(6)
    for _ in range(5000):
        power = wins.sum(axis=1) / (games / (power[:, None] + power)).sum(axis=1)
        power /= np.exp(np.log(power).mean())
    assert bradley_terry(wins, prior=1e-12) == pytest.approx(np.log(power), abs=1e-10)


def test_draws_are_fitted_as_if_alone():
    wins = np.random.default_rng(2).integers(0, 30, (40, 5, 5))
    together = bradley_terry(wins)
    for wanted, alone in zip(together, wins, strict=True):
        assert (bradley_terry(alone) == wanted).all()
    assert together.sum(axis=1) == pytest.approx(0, abs=1e-12)


@pytest.mark.parametrize("games", [1, 1000, 10_000_000])
def test_who_never_loses_is_far_ahead_but_finite(games):
    wins = np.zeros((3, 3))
    wins[0, 1:] = games
    wins[1, 2] = wins[2, 1] = games
    best, second, third = bradley_terry(wins)
    assert second == pytest.approx(third, abs=1e-10)
    assert np.exp(best - second) > games
    assert np.isfinite(best)


def test_strategies_that_never_met_are_level_and_empty_leagues_too():
    assert bradley_terry(np.zeros((4, 4))).tolist() == [0, 0, 0, 0]
    wins = np.zeros((4, 4))
    wins[0, 1] = wins[1, 0] = wins[2, 3] = wins[3, 2] = 50
    assert bradley_terry(wins) == pytest.approx(0, abs=1e-12)


def test_the_prior_hardly_moves_a_league_of_a_thousand_games():
    rng = np.random.default_rng(3)
    wins = rng.integers(100, 200, (8, 8))
    assert abs(bradley_terry(wins) - bradley_terry(wins, prior=1e-9)).max() < PRIOR / 1000


def test_one_percentage_point_near_one_half_is_seven_elo():
    assert elo(np.array([0.04]))[0] == pytest.approx(6.95, abs=0.01)
    assert points(np.array([0.0, 0.04])) == pytest.approx([0, 1], abs=1e-3)
    assert points(np.array([0.0, np.log(3)]), seats=4) == pytest.approx([0, 25])


@pytest.mark.parametrize("reading", ["plain", "backwards"])
def test_rankings_are_as_likely_as_a_search_can_make_them(reading):
    rng = np.random.default_rng(4)
    order = tables(rng, np.linspace(-1, 1, 5), 300, seats=3)
    read = order if reading == "plain" else order[:, ::-1]
    sign = 1 if reading == "plain" else -1

    def against(strengths):
        seats = sign * strengths[read]
        left = np.log(np.cumsum(np.exp(seats)[:, ::-1], axis=1)[:, ::-1])
        imagined = PRIOR * (strengths - 2 * np.logaddexp(0, strengths)).sum()
        return -(seats - left).sum() - imagined

    best = optimize.minimize(against, np.zeros(5), method="BFGS", options={"gtol": 1e-7}).x
    found = (plackett_luce if reading == "plain" else backwards_plackett_luce)(order, 5)
    assert found == pytest.approx(best - best.mean(), abs=1e-6)


def test_partial_rankings_say_only_what_is_known():
    whole = np.array([[0, 1, 2], [1, 2, 0]])
    first = ranking_choices(whole, 3, known=np.array([1, 2]))
    assert first.chosen.tolist() == [1, 1, 1]
    assert first.faced.sum() == 3
    assert backwards(whole, np.array([1, 2])).tolist() == [[0, NOBODY, NOBODY], [0, 2, 1]]
    assert ranking_choices(np.array([[1, NOBODY, NOBODY]]), 3).chosen.tolist() == [0, 0, 0]
    with pytest.raises(ValueError, match="gap"):
        ranking_choices(np.array([[1, NOBODY, 2]]), 3)


def test_a_strategy_in_two_seats_is_twice_as_likely_to_be_next():
    order = np.array([[0, 0, 1]] * 2 + [[0, 1, 0]] * 2 + [[1, 0, 0]] * 2)
    assert plackett_luce(order, 2) == pytest.approx([0, 0], abs=1e-10)


def test_choices_by_deal_add_up_to_those_of_all_games():
    rng = np.random.default_rng(5)
    order, deals = tables(rng, np.zeros(6), 200), rng.integers(0, 40, 200)
    whole, parts = ranking_choices(order, 6), ranking_choices(order, 6, deals=deals)
    assert parts.chosen.shape == (len(np.unique(deals)), 6)
    assert (parts.chosen.sum(axis=0) == whole.chosen).all()
    assert (parts.faced.sum(axis=0) == whole.faced).all()
    assert log_likelihood(parts, fit(whole)).sum() == pytest.approx(
        log_likelihood(whole, fit(whole))
    )


@pytest.mark.parametrize("reading", ["plain", "backwards"])
def test_held_out_deals_tell_the_two_readings_apart(reading):
    rng = np.random.default_rng(6)
    order = tables(rng, np.linspace(-1.5, 1.5, 8), 12000)
    order = order if reading == "plain" else order[:, ::-1]
    found = held_out(order, 8, np.arange(12000) // 4)
    assert found.games == 12000
    sure = 3 * found.error
    assert found.gain < -sure if reading == "plain" else found.gain > sure
    assert found.gain == pytest.approx(found.backwards - found.plain)


def test_planted_strengths_are_found_again():
    strengths = np.linspace(-1, 1, 8)
    order = tables(np.random.default_rng(7), strengths, 20000)
    assert plackett_luce(order, 8) == pytest.approx(strengths, abs=0.05)
    assert backwards_plackett_luce(order[:, ::-1], 8) == pytest.approx(-strengths, abs=0.05)
    pairs = np.zeros((8, 8))
    np.add.at(pairs, (order[:, 0], order[:, 1]), 1)
    assert pair_choices(pairs).chosen.sum() == 20000


def test_the_fits_are_those_of_choix():
    """L. Maystre's choix, with its own regularisation all but off, against the same games."""
    rng = np.random.default_rng(4)
    strengths = np.linspace(-0.7, 0.7, 6)
    order = tables(rng, strengths, 3000)
    theirs = choix.ilsr_rankings(6, [tuple(row) for row in order.tolist()], alpha=1e-6)
    assert plackett_luce(order, 6, prior=1e-6) == pytest.approx(theirs - theirs.mean(), abs=2e-3)
    pairs = [(int(row[0]), int(row[1])) for row in order]
    wins = np.zeros((6, 6))
    np.add.at(wins, tuple(np.array(pairs).T), 1)
    theirs = choix.ilsr_pairwise(6, pairs, alpha=1e-6)
    assert bradley_terry(wins, prior=1e-6) == pytest.approx(theirs - theirs.mean(), abs=2e-3)
