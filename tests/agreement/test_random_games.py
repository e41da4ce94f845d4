"""The engine and the twin agree on whole random games, after every action.

Random house rules over all rule sets, fields and seat counts; players that choose uniformly among
all legal actions, and hasty ones whose games are short.
"""

from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random

import pytest

from simcore.strategy import Strategy
from tests.reference.house import RANKS, SEATS
from tests.support.hasty import HASTY
from tests.support.lockstep import (
    play_engine_game,
    play_table_game,
    random_game_rules,
)
from tests.support.players import find

SEED = 20_000
HASTY_GAMES, UNIFORM_GAMES, TABLE_GAMES = 2000, 80, 24
NIGHTLY_GAMES, BATCH, WORKERS = 100_000, 500, 2


def play_batch(strategy: Strategy, first: int, games: int) -> Counter[str]:
    """Play games with random rules in lockstep; return how they ended."""
    ends: Counter[str] = Counter()
    for game in range(first, first + games):
        rules, house, players = random_game_rules(Random(game))
        ends[play_engine_game(rules, house, [strategy] * players, SEED, game)] += 1
    return ends


def play_uniform_batch(first: int) -> Counter[str]:
    """Play one nightly batch between uniform players."""
    return play_batch(find("likformig"), first, BATCH)


def test_hasty_games_agree():
    ends = play_batch(HASTY, 0, HASTY_GAMES)
    assert ends["finished"] > 0.95 * HASTY_GAMES
    assert ends.total() == HASTY_GAMES


def test_uniform_games_agree():
    ends = play_batch(find("likformig"), HASTY_GAMES, UNIFORM_GAMES)
    assert ends.total() == UNIFORM_GAMES


@pytest.mark.parametrize("rules", SEATS)
def test_games_driven_by_words_agree(rules: str):
    for number in range(TABLE_GAMES // 3):
        rng = Random(f"{rules} {number}")
        while True:
            drawn, house, players = random_game_rules(rng)
            if drawn == rules:
                break
        deck = list(RANKS * 4)
        rng.shuffle(deck)
        play_table_game(rules, house, players, rng.choice, deck, cap=250)


@pytest.mark.nojit
@pytest.mark.parametrize("rules", SEATS)
def test_a_short_game_driven_by_words_agrees(rules: str):
    rng = Random(rules)
    deck = list(RANKS * 4)
    rng.shuffle(deck)
    table, twin = play_table_game(rules, {}, 2, rng.choice, deck, cap=60)
    assert table.talon_left == len(twin.talon)


@pytest.mark.nightly
def test_a_hundred_thousand_uniform_games_agree():
    firsts = range(10**6, 10**6 + NIGHTLY_GAMES, BATCH)
    with ProcessPoolExecutor(WORKERS, mp_context=get_context("spawn")) as workers:
        ends = sum(workers.map(play_uniform_batch, firsts), Counter())
    assert ends.total() == NIGHTLY_GAMES
    assert ends["finished"] > 0.99 * NIGHTLY_GAMES
