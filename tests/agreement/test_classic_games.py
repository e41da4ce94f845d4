"""The engine and the classic twin agree on whole random games, after every action.

Random house rules over all rule sets, fields and seat counts; players that choose uniformly among all legal actions.
"""

from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random

import pytest

from tests.reference.classic.house import SEATS
from tests.reference.classic.random_games import random_house, shuffled_deck
from tests.support.classic_lockstep import play_engine_game, play_table_game, random_game_rules
from tests.support.players import find

SEED = 20_000
GAMES, TABLE_GAMES = 500, 12
NIGHTLY_GAMES, BATCH, WORKERS = 100_000, 500, 2


def play_batch(first: int, games: int) -> Counter[str]:
    """Play games with random rules in lockstep; return how they ended."""
    ends: Counter[str] = Counter()
    likformig = find("likformig", "klassisk")
    for game in range(first, first + games):
        rules, house, players = random_game_rules(Random(game))
        ends[play_engine_game(rules, house, [likformig] * players, SEED, game)] += 1
    return ends


def play_nightly_batch(first: int) -> Counter[str]:
    """Play one nightly batch."""
    return play_batch(first, BATCH)


def test_uniform_games_agree():
    assert play_batch(0, GAMES) == {"finished": GAMES}


@pytest.mark.parametrize("name", ["boken", "chansaren", "trumfsnalen"])
def test_games_of_strategies_agree(name: str):
    ends: Counter[str] = Counter()
    for game in range(40):
        rules, house, players = random_game_rules(Random(f"{name} {game}"))
        line_up = [find(name, "klassisk")] * players
        ends[play_engine_game(rules, house, line_up, SEED, game)] += 1
    assert ends["finished"] > 20
    assert ends.total() == 40


@pytest.mark.parametrize("rules", SEATS)
def test_games_driven_by_words_agree(rules: str):
    for number in range(TABLE_GAMES):
        rng = Random(f"{rules} {number}")
        players = 2 if number % 2 else rng.randint(*SEATS[rules])
        house = random_house(rules, rng, players) if number % 2 else {}
        play_table_game(rules, house, players, shuffled_deck(rng), rng.choice)


@pytest.mark.nojit
@pytest.mark.parametrize("rules", SEATS)
def test_a_game_driven_by_words_agrees(rules: str):
    rng = Random(rules)
    table, _ = play_table_game(rules, {}, 2, shuffled_deck(rng), rng.choice)
    assert table.status == "finished"


@pytest.mark.nightly
def test_a_hundred_thousand_uniform_games_agree():
    firsts = range(10**6, 10**6 + NIGHTLY_GAMES, BATCH)
    with ProcessPoolExecutor(WORKERS, mp_context=get_context("spawn")) as workers:
        ends = sum(workers.map(play_nightly_batch, firsts), Counter())
    assert ends.total() == NIGHTLY_GAMES
    assert ends["finished"] > 0.999 * NIGHTLY_GAMES
