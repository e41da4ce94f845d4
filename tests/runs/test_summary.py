"""Whole numbers add in any order; estimates agree with what others compute."""

from math import isclose
from pathlib import Path

import numpy as np
import pytest
from scipy import stats

from experiments import findings, open_run
from experiments.opening import summary_of
from experiments.stats.mean import mean_interval
from experiments.stats.proportion import wilson
from experiments.summary import Summary, no_games
from tests.runs.helpers import play, task_of


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Summary]:
    folder = tmp_path_factory.mktemp("runs") / "three"
    task = task_of("lagforst", "samlaren", "lagforst", cap=300)
    return folder, play(folder, 1_100, task=task).summary


def test_order_and_chunks_do_not_matter(stored: tuple[Path, Summary]) -> None:
    run = open_run(stored[0])
    parts = [summary_of(run.store, [chunk]) for chunk in run.store.there]
    assert len(parts) == 3
    assert str(parts[2] + parts[0] + parts[1]) == str(stored[1]) == str(run.summary())


def test_strangers_do_not_add() -> None:
    with pytest.raises(ValueError, match="cannot be added"):
        no_games("shedding", 2) + no_games("shedding", 3)


def test_the_numbers_are_those_of_the_rows(stored: tuple[Path, Summary]) -> None:
    folder, summary = stored
    games = open_run(folder).pandas_games()
    seats = open_run(folder).pandas_seats().merge(games, on="game")
    done = games[games.status == "finished"]
    assert summary.games == len(games) == 1_100
    assert summary.finished == len(done) < len(games)
    assert summary.lost.tolist() == [int((done.loser == seat).sum()) for seat in range(3)]
    assert summary.game_facts.tolist() == [[int(done.actions.sum()), int((done.actions**2).sum())]]
    done_seats = seats[seats.status == "finished"]
    for seat in range(3):
        mine = done_seats[done_seats.seat == seat]
        assert summary.places[seat].tolist() == [
            int((mine.place == place).sum()) for place in (1, 2, 3)
        ]
        told = findings.fact_per_game(summary, seat, "pickups")
        assert told is not None
        assert isclose(told.estimate, mine.pickups.mean())
        assert isclose(told.high - told.low, 2 * 1.959964 * mine.pickups.sem(), rel_tol=1e-6)


def test_shares_count_what_they_say(stored: tuple[Path, Summary]) -> None:
    summary = stored[1]
    one = findings.loss_share(summary, [1])
    both = findings.loss_share(summary, [0, 2])
    assert one is not None and both is not None
    assert isclose(one.estimate + 2 * both.estimate, 1)
    assert isclose(both.high - both.low, (one.high - one.low) / 2), "one yes or no per game"
    assert one.games == one.deals == 1_100
    unfinished = findings.status_share(summary, ["deadlock", "loop", "cap"])
    assert unfinished is not None
    assert unfinished.estimate == one.unfinished_share == (1_100 - summary.finished) / 1_100
    low, high = findings.loss_bounds(summary, [1]) or (1, 0)
    assert low < one.estimate < high
    assert isclose(high - low, one.unfinished_share)
    first = [findings.first_out_share(summary, [seat]) for seat in range(3)]
    assert isclose(sum(each.estimate for each in first if each), 1)
    pair = findings.first_out_share(summary, [0, 2])
    assert pair is not None
    assert isclose(first[1].estimate + 2 * pair.estimate if first[1] else 0, 1)


def test_nothing_is_estimated_from_nothing() -> None:
    none = no_games("shedding", 2)
    assert findings.loss_share(none, [0]) is None
    assert findings.loss_bounds(none, [0]) is None
    assert findings.first_out_share(none, [0]) is None
    assert findings.status_share(none, ["loop"]) is None
    assert findings.game_fact_per_game(none, "actions") is None
    assert findings.fact_per_game(none, 0, "turns") is None


@pytest.mark.parametrize(
    ("successes", "trials"), [(0, 1), (1, 1), (0, 50), (3, 50), (49, 50), (5_123, 10_000)]
)
def test_wilson_is_what_scipy_says(successes: int, trials: int) -> None:
    theirs = stats.binomtest(successes, trials).proportion_ci(0.95, method="wilson")
    ours = wilson(successes, trials)
    assert ours.estimate == successes / trials
    assert np.allclose(ours[1:], (theirs.low, theirs.high), atol=1e-12)


@pytest.mark.parametrize(("successes", "trials"), [(0, 0), (-1, 5), (6, 5)])
def test_wilson_refuses_what_cannot_be(successes: int, trials: int) -> None:
    with pytest.raises(ValueError, match="successes in"):
        wilson(successes, trials)


def test_the_mean_is_what_numpy_says() -> None:
    values = np.random.default_rng(3).integers(10**6, 10**6 + 50, 1_000)
    theirs = stats.norm.interval(0.95, values.mean(), stats.sem(values))
    ours = mean_interval(len(values), int(values.sum()), int((values**2).sum()))
    assert np.allclose(ours, (values.mean(), *theirs), rtol=1e-12)
    with pytest.raises(ValueError, match="no variance"):
        mean_interval(1, 5, 25)


def test_wilson_covers_as_often_as_it_says() -> None:
    draws = np.random.default_rng(1).binomial(400, 0.03, 4_000)
    ends = [wilson(int(draw), 400) for draw in draws]
    covered = np.mean([each.low <= 0.03 <= each.high for each in ends])
    assert 0.93 < covered < 0.975
