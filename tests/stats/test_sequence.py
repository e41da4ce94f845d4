"""The confidence sequence: a hand-made integral, order, edges, refusals, and misses over whole streams."""

import math

import numpy as np
import pytest
from scipy import integrate

from experiments.stats.sequence import deals_until, evidence, log_capital, sequence, stake
from experiments.stats.sums import NOTHING, Sums, sums
from tests.stats.streams import TIED, ever_missed


@pytest.mark.parametrize(("excess", "spread", "tuned"), [(3.0, 4.0, 2.0), (0.5, 9.0, 1.0)])
def test_the_capital_is_the_average_over_all_bets(excess, spread, tuned):
    def weight(bet):
        return (1 - bet) ** (tuned - 1) * math.exp(-tuned * (1 - bet))

    def won(bet):
        return math.exp(bet * excess + (bet + math.log1p(-bet)) * spread) * weight(bet)

    average = integrate.quad(won, 0, 1)[0] / integrate.quad(weight, 0, 1)[0]
    assert log_capital(excess, spread, tuned) == pytest.approx(math.log(average))


def test_the_ends_are_where_the_capital_reaches_two_over_alpha():
    kept = Sums(2000, 150, 900)
    found = sequence(kept, tuned_at=1000, size=2)
    tuned = stake(1000)
    assert evidence(*kept, found.low, tuned, 2) == pytest.approx(math.log(40))
    assert evidence(2000, -150, 900, -found.high, tuned, 2) == pytest.approx(math.log(40))


def test_a_mirrored_game_has_the_mirrored_interval():
    found = sequence(Sums(500, 90, 300), tuned_at=500)
    mirrored = sequence(Sums(500, -90, 300), tuned_at=500)
    assert (mirrored.low, mirrored.high) == pytest.approx((-found.high, -found.low))


def test_few_deals_exclude_nothing():
    assert sequence(NOTHING, tuned_at=100)[1:] == (-1.0, 1.0)
    assert sequence(Sums(3, 3, 3), tuned_at=100)[1:] == (-1.0, 1.0)


def test_a_mean_at_the_edge_stays_inside():
    found = sequence(Sums(10_000, -10_000, 10_000), tuned_at=1000)
    assert found.estimate == found.low == -1.0
    assert -1.0 < found.high < -0.98


@pytest.mark.parametrize("wrong", [Sums(4, 0, 5), Sums(4, 4, 3)])
def test_impossible_sums_are_refused(wrong):
    with pytest.raises(ValueError, match="cannot be sums"):
        sequence(wrong, tuned_at=100)


def test_outside_the_interval_every_mean_has_lost():
    """The set of means that have not lost is an interval, whatever the sums."""
    rng = np.random.default_rng(1)
    for _ in range(200):
        values = rng.choice(
            [-2, -1, 0, 1, 2], size=int(10 ** rng.uniform(0, 4)), p=rng.dirichlet(np.ones(5))
        )
        kept = sums(values)
        found = sequence(kept, tuned_at=1000, size=2)
        means = np.linspace(-1, kept.mean(2), 100)[:-1]
        lost = [evidence(*kept, mean, stake(1000), 2) >= math.log(40) for mean in means]
        assert lost == list(means < found.low)


def test_deals_until_a_width():
    needed = deals_until(0.02, 0.1, tuned_at=10_000)
    found = sequence(Sums(needed, 0, round(needed * 0.1)), tuned_at=10_000)
    assert found.high - found.low == pytest.approx(0.02, rel=1e-3)
    assert deals_until(2.0, 0.1, tuned_at=10) == 1


@pytest.mark.parametrize("law", TIED, ids=str)
def test_the_truth_is_ever_missed_in_less_than_one_stream_of_twenty(law):
    missed = ever_missed(law, streams=300, deals=3000, seed=5, tuned_at=1000)
    assert missed.mean() <= 0.05
