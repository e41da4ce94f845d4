"""Forks of whole games: the same for any number of threads, counted in full, and weighed by game."""

import numpy as np
import pytest

from experiments.fork import play_forks
from experiments.fork_effects import effects, rates
from experiments.fork_table import Forking
from experiments.stats.clustered import moments, ratio
from simcore.diagnosis import StrategyFault
from simcore.errors import Refusal
from simcore.forking import FIRST_OUT, NOT_LAST, UNFINISHED
from strategies.written.forks import read_choice
from tests.fork.tables import line_up

WHEN, PLAYS = "only specials fit and talon more than 3", ("take", "lay a special")


def forking_of(rules="app", names=("lagforst", "samlaren"), when=WHEN, plays=PLAYS, **more):
    made, strategies = line_up(rules, names)
    choice = read_choice(made.family, when, plays, more.pop("phase", None))
    return Forking(made, strategies, choice, **({"forks": 200} | more))


def forks_of(forking):
    return play_forks(forking, lambda forks: None)


def same(one, other):
    for name in ("game", "seat", "decision", "views", "actions", "sums"):
        np.testing.assert_array_equal(getattr(one, name), getattr(other, name))
    for name in ("games", "fitting", "not_possible", "same"):
        assert getattr(one, name) == getattr(other, name)


@pytest.mark.parametrize(
    ("rules", "names", "when", "plays"),
    [
        ("app", ("slump", "samlaren", "lagforst"), WHEN, PLAYS),
        ("klassisk", ("boken", "slump"), None, ("beat cheaply", "lose low")),
    ],
)
def test_any_number_of_threads_makes_the_same_forks(rules, names, when, plays):
    one, other = (
        forks_of(forking_of(rules, names, when, plays, mover=None, each=True, threads=threads))
        for threads in (1, 3)
    )
    same(one, other)
    assert set(one.seat.tolist()) == set(range(len(names)))
    np.testing.assert_array_equal(one.seat, one.game % len(names))


def test_the_first_fork_of_a_game_is_the_first_of_each():
    every, first = (forks_of(forking_of(each=each, forks=150)) for each in (True, False))
    assert len(every) > every.games_with
    assert len(first) == first.games_with == 150
    begins = np.flatnonzero(np.diff(every.game, prepend=-1))
    common = min(len(begins), len(first))
    np.testing.assert_array_equal(every.game[begins][:common], first.game[:common])
    np.testing.assert_array_equal(every.sums[begins][:common], first.sums[:common])


def test_every_decision_that_fitted_is_counted():
    twos = ("lay a two", "lay a special")
    with pytest.raises(Refusal, match="the same action in all"):
        forks_of(forking_of(when="a two fits", plays=twos, games=300))
    ordinary = ("lay the lowest ordinary", "lay the highest ordinary")
    forks = forks_of(forking_of(when=None, plays=ordinary, each=True))
    assert forks.fitting == len(forks) + forks.not_possible + forks.same
    assert min(forks.not_possible, forks.same) > 0
    assert (forks.actions[:, 0] < forks.actions[:, 1]).all()


def test_more_re_deals_begin_with_the_same_ones():
    few, many = (forks_of(forking_of(redeals=redeals, forks=50)) for redeals in (4, 16))
    assert (few.sums <= many.sums).all()
    assert few.sums.sum() < many.sums.sum()


def test_effects_are_differences_weighed_by_game():
    forking = forking_of(each=True, forks=400)
    forks = forks_of(forking)
    found = {
        (each.outcome, each.context, each.class_name): each for each in effects(forking, forks)
    }
    overall = found["not_last", "all", "all"]
    difference = forks.sums[:, 0, NOT_LAST] - forks.sums[:, 1, NOT_LAST]
    games, cluster = np.unique(forks.game, return_inverse=True)
    by_game = np.bincount(cluster, weights=difference).astype(np.int64)
    expected = ratio(moments(by_game, forking.redeals * np.bincount(cluster)))
    assert overall.interval == expected
    assert (overall.forks, overall.games) == (len(forks), len(games))
    naive = difference.std(ddof=1) / forking.redeals / len(forks) ** 0.5
    assert overall.interval.error != pytest.approx(naive, rel=1e-3), "clustered by game"
    for context in ("pile", "top", "talon"):
        inside = [
            each
            for (name, where, _), each in found.items()
            if (name, where) == ("not_last", context)
        ]
        weighed = sum(each.interval.estimate * each.forks for each in inside)
        kept = sum(each.forks for each in inside)
        assert kept >= len(forks) - 1
        assert weighed / kept == pytest.approx(overall.interval.estimate, abs=1 / len(forks))
    for each in found.values():
        assert each.low <= each.interval.estimate <= each.high


def test_games_without_an_end_count_by_bounds():
    forking = forking_of(names=("samlaren", "samlaren", "samlaren"), cap=40)
    forks = forks_of(forking)
    unfinished = forks.sums[:, :, UNFINISHED].sum(axis=0) / forking.redeals / len(forks)
    assert unfinished.min() > 0
    [effect] = [each for each in effects(forking, forks) if each.context == "all"][:1]
    assert effect.low == pytest.approx(effect.interval.estimate - unfinished[1])
    assert effect.high == pytest.approx(effect.interval.estimate + unfinished[0])
    for rate in rates(forking, forks):
        assert rate.at_best == pytest.approx(rate.interval.estimate + unfinished[rate.play])


def test_with_two_seats_who_is_not_last_is_first():
    forks = forks_of(forking_of())
    np.testing.assert_array_equal(forks.sums[:, :, NOT_LAST], forks.sums[:, :, FIRST_OUT])


def test_a_strategy_that_breaks_its_contract_is_named(bot):
    file = bot(first="return np.uint64(60)", declared="")
    file.write_text("import numpy as np\n" + file.read_text())
    with pytest.raises(StrategyFault, match="my_bot in seat 1"):
        forks_of(forking_of(names=("lagforst", str(file)), when=None, plays=PLAYS))


def test_no_decision_that_fits_is_a_refusal():
    with pytest.raises(Refusal, match="no decision fits --when"):
        forks_of(forking_of(when="pile more than 99", games=50))
