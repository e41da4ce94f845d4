"""Games of a tournament: the same in shards and in one, whatever the threads; and what they say."""

from dataclasses import replace

import numpy as np
import pytest

from experiments.tournament import shards
from experiments.tournament.plan import BLOCK, FIELD, ROUND_ROBIN, Plan
from experiments.tournament.play import Games, joined, play_block, play_blocks
from experiments.tournament.standings import read_standings, wins_by_deal
from simcore.errors import Refusal
from simcore.games import make_rules
from strategies.catalogue import find_strategy

DEALS = 150


def plan_of(names, seats=2, mode=ROUND_ROBIN, seed=3):
    rules = make_rules("app", (), seats)
    found = tuple(find_strategy(name, rules) for name in names)
    field = (find_strategy("lagforst", rules),) * (seats - 1) if mode == FIELD else ()
    return Plan(rules, found, seats, mode, seed, 5000, field)


TWO = plan_of(["stark", "lagforst", "slump"])
THREE = plan_of(["stark", "lagforst", "slump", "samlaren"], 3)


def played(plan, deals=DEALS, threads=2):
    numbers = range(-(-deals // BLOCK))
    return joined(games for _, games in play_blocks(plan, numbers, deals, threads))


def same(one: Games, other: Games) -> bool:
    return all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("plan", [TWO, THREE], ids=["two", "three"])
def test_threads_and_blocks_do_not_matter(plan):
    whole = played(plan)
    assert same(whole, played(plan, threads=1))
    assert same(whole, joined([play_block(plan, 0, 70), play_block(plan, 70, DEALS - 70)]))
    assert len(whole.deals) == plan.games(DEALS)


@pytest.mark.parametrize("plan", [TWO, THREE], ids=["two", "three"])
def test_a_planted_order_is_found(plan):
    found = read_standings(plan, played(plan))
    ranked = [plan.names[each.player] for each in found.standings]
    assert ranked[0] == "stark" and ranked[-1] == "slump"
    for each in found.standings:
        middle, low, high = each.last_rating
        assert low < middle < high
    assert found.mix is not None and found.mix.mixture[0] > 0.99
    assert found.cycles == ()


def test_the_win_matrix_is_that_of_a_slow_count():
    games = played(THREE, 60)
    wins = wins_by_deal(games, 4).sum(axis=0).reshape(4, 4)
    slow = np.zeros((4, 4))
    for order, known in zip(games.order.tolist(), games.known.tolist(), strict=True):
        for early, one in enumerate(order):
            for late in range(early + 1, len(order)):
                other = order[late]
                slow[one, other] += 2 if early < known else 1
                slow[other, one] += 0 if early < known else 1
    assert np.array_equal(wins, slow)


def test_strategies_that_play_alike_tie_exactly():
    """lagforst and lagforst:copies=all are one way to play under two names."""
    one = plan_of(["lagforst", "stark"])
    twin = replace(one.strategies[0], name="twin")
    found = read_standings(
        replace(one, strategies=(*one.strategies, twin)),
        played(replace(one, strategies=(*one.strategies, twin))),
    )
    by_player = {each.player: each for each in found.standings}
    assert found.matrix.share[0, 2] == 0.5
    assert by_player[0].first.interval == by_player[2].first.interval
    assert by_player[0].last_rating[0] == pytest.approx(by_player[2].last_rating[0], abs=1e-9)


def test_everybody_meets_equally_often_where_tables_are_drawn():
    names = [
        "stark",
        "lagforst",
        "samlaren",
        "passaren",
        "talmodig",
        "ivrig",
        "dumparen",
        "slump",
        "parsparen",
        "raknaren",
    ]
    plan = plan_of(names, 3)
    assert plan.is_partitioned
    met = np.zeros((10, 10))
    for number in range(2000):
        for line_up in plan.line_ups(10 * number):
            for one in line_up:
                for other in line_up:
                    met[one, other] += one != other
    pairs = met[np.triu_indices(10, 1)]
    assert pairs.std() / pairs.mean() < 0.08
    assert plan.line_ups(0) == plan.line_ups(9) != plan.line_ups(10)


def test_a_field_is_one_player_and_sits_in_all_other_seats():
    plan = plan_of(["stark", "slump"], 3, FIELD)
    games = played(plan, 60)
    assert set(games.order.ravel().tolist()) == {0, 1, 2}
    found = read_standings(plan, games)
    assert found.mix is None and found.foretold is None
    assert plan.names[found.standings[0].player] == "stark"


def test_shards_put_together_are_one_run(tmp_path):
    deals = 2 * BLOCK + 50
    for part in (0, 1):
        folder = tmp_path / str(part)
        shards.begin(folder, TWO)
        own = range(part, 3, 2)
        for number, games in play_blocks(TWO, shards.missing(folder, own, deals), deals, 1):
            shards.keep(folder, number, games)
        assert shards.missing(folder, own, deals) == []
    shards.merge([tmp_path / "1", tmp_path / "0"], tmp_path / "both")
    merged, whole = shards.read_games(tmp_path / "both"), played(TWO, deals)
    assert same(merged, whole)
    one, other = read_standings(TWO, merged), read_standings(TWO, whole)
    assert one.standings == other.standings
    assert np.array_equal(one.band.low, other.band.low)


def test_a_longer_block_takes_the_place_of_a_shorter(tmp_path):
    shards.begin(tmp_path / "t", TWO)
    for deals in (30, 80):
        for number, games in play_blocks(TWO, shards.missing(tmp_path / "t", [0], deals), deals, 1):
            shards.keep(tmp_path / "t", number, games)
    assert same(shards.read_games(tmp_path / "t"), played(TWO, 80))
    assert same(shards.read_games(tmp_path / "t", 30), played(TWO, 30))


@pytest.mark.parametrize(
    ("other", "named"),
    [
        (replace(TWO, seed=4), "seed 3, not 4"),
        (replace(TWO, cap=10), "cap"),
        (plan_of(["stark", "lagforst"]), "strategies"),
        (replace(TWO, rules=make_rules("vandtia", (), 2)), "rules app, not vandtia"),
    ],
)
def test_other_tournaments_are_not_put_together(tmp_path, other, named):
    shards.begin(tmp_path / "one", TWO)
    shards.begin(tmp_path / "two", other)
    with pytest.raises(Refusal, match=named):
        shards.merge([tmp_path / "two", tmp_path / "one"], tmp_path / "both")
    with pytest.raises(Refusal, match=named):
        shards.begin(tmp_path / "one", other)
