"""Luck: mean 0 whatever the values and the players, as a slow count has it, and nothing else changes."""

from dataclasses import replace
from math import sqrt

import numpy as np
import pytest

from experiments.adjusting import Adjustment, learn, refuse_unknown_luck
from experiments.comparing import DEALS, Comparison, Goal
from experiments.duel import Duel, Tally, play_block, play_lucky
from experiments.measure import measure_of
from simcore.arena import Arena
from simcore.cards import RANKS
from simcore.errors import Refusal
from simcore.games import make_rules
from simcore.luck import FEATURES, KINDS
from simcore.row import SEAT_LUCK
from strategies.catalogue import find_strategy

GAMES = 20_000
SEEDS = range(40)
BONFERRONI = 4.5


def duel(candidate="lagforst:copies=one", reference="lagforst", rules="app", seats=2, seed=5):
    made = make_rules(rules, (), seats)
    two = (find_strategy(name, made) for name in (candidate, reference))
    return Duel(made, *two, seats, measure_of("win" if seats == 2 else "risk", seats), seed, 3000)


def values(seed):
    return np.random.default_rng(seed).integers(-(2**20), 2**20, FEATURES)


@pytest.mark.parametrize(("rules", "seats"), [("app", 2), ("app", 4), ("vandtia", 3), ("enkel", 2)])
def test_its_mean_is_nothing_for_every_seat_and_every_value(rules, seats):
    made = make_rules(rules, (), seats)
    players = [find_strategy(name, made) for name in ("stark", "lagforst", "slump", "samlaren")]
    for seed in range(4):
        arena = Arena(made, players[:seats], 9 + seed, 3000, luck=values(seed))
        luck = arena.play(0, GAMES).seats[:, :, SEAT_LUCK].astype(np.int64)
        for seat in range(seats):
            error = luck[:, seat].std() / sqrt(GAMES)
            assert abs(luck[:, seat].mean()) < BONFERRONI * error


def test_games_are_what_they_are_without_it():
    one = duel()
    plain = play_block(one, 0, 200)
    lucky = play_block(replace(one, luck=tuple(values(1).tolist())), 0, 200)
    fields = [name for name in Tally._fields if not name.startswith("adjusted")]
    assert [getattr(plain, name) for name in fields] == [getattr(lucky, name) for name in fields]


def slow_luck(record, worth):
    """Luck of each seat by hand: every card that turns up, from the decks and hands of a game in the open."""
    luck, pool = {}, list(record["pool"])
    for seat, rank, kind, fits in record["reveals"]:

        def value(each, kind=kind, fits=fits):
            return worth[13 * kind + each] + (worth[13 * len(KINDS) + kind] if each in fits else 0)

        mean = np.floor(np.mean([value(each) for each in pool]) + 0.5)
        luck[seat] = luck.get(seat, 0) + value(rank) - mean
        pool.remove(rank)
    return luck


def test_it_is_what_a_slow_count_finds():
    """The reveals are read off the engine's own steps, one decision at a time; pool and means are counted anew."""
    from simcore import layout
    from simcore.shedding import state as at

    made = make_rules("app", (), 2)
    players = [find_strategy(name, made) for name in ("lagforst", "stark")]
    worth = values(7)
    for game in range(30):
        arena = Arena(made, players, 3, 3000, luck=worth)
        block, engine = arena.block, arena.engine
        seat = engine.begin_block(block, np.uint64(3), np.uint64(game))
        drawn, talon = int(block[layout.DRAWN]), int(block[layout.TALON])
        hidden = block[int(at.HIDDEN_RANKS) : int(at.HIDDEN_RANKS) + 6].astype(int).tolist()
        deck = block[int(layout.DECK) : int(layout.DECK) + 52].astype(int).tolist()
        record = {"pool": deck[drawn:] + hidden, "reveals": []}
        while int(block[layout.STATUS]) == int(layout.RUNNING):
            before = {
                name: int(block[word])
                for name, word in (("drawn", layout.DRAWN), ("talon", layout.TALON))
            }
            turned = int(block[int(at.HIDDEN) + int(seat)])
            fitting = int(block[int(at.FITS) + int(block[at.JUDGED])])
            fits = {each for each in range(13) if fitting >> (4 * each) & 15}
            owner = int(seat)
            seat = engine.step_block(block, seat)
            action = int(block[layout.LAST_ACTION])
            for number in range(int(block[layout.DRAWN]) - before["drawn"]):
                left = before["talon"] - number
                kind = 4 if action == int(at.CHANCE) else min((left - 1) // 8, 3)
                record["reveals"].append(
                    (owner, deck[before["drawn"] + number], kind, fits if kind == 4 else set())
                )
            if int(at.FLIP) <= action < int(at.FLIP) + 3:
                kind = 4 + bin(turned).count("1")
                record["reveals"].append(
                    (owner, hidden[3 * owner + action - int(at.FLIP)], kind, fits)
                )
        slow = slow_luck(record, worth)
        found = block[int(layout.LUCK_SUMS) : int(layout.LUCK_SUMS) + 2].astype(np.int64)
        assert talon == 34 and found.tolist() == [slow.get(0, 0), slow.get(1, 0)]


@pytest.fixture(scope="module")
def learnt():
    return learn(duel(), 2, 1500)


def test_what_is_learnt_does_not_depend_on_threads(learnt):
    assert learn(duel(), 1, 1500) == learnt
    assert learnt.seed != duel().seed and 0.05 < learnt.share < 0.6


def test_good_cards_are_worth_more(learnt):
    worth = np.array(learnt.values[: 13 * len(KINDS)]).reshape(len(KINDS), len(RANKS))
    drawn = worth[:4].mean(axis=0)
    assert drawn[RANKS.index("T")] > drawn[RANKS.index("4")]
    assert drawn[RANKS.index("2")] > drawn[RANKS.index("4")]


def test_the_adjusted_mean_estimates_the_same_with_less_variance(learnt):
    """Over many seeds the two means differ by no more than their difference's own error."""
    frozen = tuple(learnt.frozen().tolist())
    plain, adjusted = [], []
    for seed in SEEDS:
        one = duel(seed=seed)
        tally = play_block(replace(one, luck=frozen), 0, 500)
        found = Comparison(one, Goal(DEALS, 500), tally, False, "", 500)
        plain.append(found.effect().estimate)
        adjusted.append(found.adjusted().estimate)
    gap = np.array(plain) - np.array(adjusted)
    assert abs(gap.mean()) < 4 * gap.std() / sqrt(len(gap))
    assert np.std(adjusted) < np.std(plain)


def test_strategies_that_play_alike_tie_exactly_adjusted_too(learnt):
    one = duel("lagforst", "lagforst:copies=all")
    tally = play_block(replace(one, luck=tuple(learnt.frozen().tolist())), 0, 300)
    assert (tally.total, tally.adjusted, tally.adjusted_squares) == (0, 0, 0)


def test_luck_is_the_sum_over_games():
    one, worth = duel(), values(3)
    numbers, luck = play_lucky(one, worth, 0, 100)
    halves = [play_lucky(one, worth, first, 50) for first in (0, 50)]
    assert np.array_equal(luck, np.concatenate([each for _, each in halves]))
    tally = play_block(replace(one, luck=tuple(worth.tolist())), 0, 100)
    assert tally.adjusted == int((1024 * numbers - luck).sum())


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"rules": make_rules("klassisk", (), 2)}, "app, enkel and vandtia only"),
        ({"aligned": True}, "--aligned-draws"),
        ({"rules": make_rules("enkel", ["upcard_ten=redraw"], 2)}, "under the talon"),
    ],
)
def test_where_luck_is_not_known_it_is_refused(changed, told):
    with pytest.raises(Refusal, match=told):
        refuse_unknown_luck(replace(duel(), **changed))


def test_values_are_frozen_as_whole_numbers():
    assert Adjustment((0.5, -0.25), 1, 10, 0.1).frozen().tolist() == [512, -256]


COMMAND = ("compare", "lagforst:copies=one", "lagforst", "--games", "2000", "--adjust")


@pytest.mark.parametrize(
    ("language", "told"), [("sv", "turen i korten"), ("en", "luck of the cards")]
)
def test_the_command_tells_both(cli, tmp_path, language, told):
    ran = cli(*COMMAND, "--lang", language, "--out", tmp_path / "o")
    assert ran.code == 0 and told in ran.out
    assert max(map(len, ran.out.splitlines())) <= 100


def test_a_width_and_a_test_cannot_be_adjusted(cli, tmp_path):
    ran = cli(
        "compare", "stark", "lagforst", "--adjust", "--sprt", "0,1pp", "--out", tmp_path / "o"
    )
    assert ran.code == 2 and "number of games" in ran.err
