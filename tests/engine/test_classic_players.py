"""Every classic strategy plays whole games legally, by any rules, and sees no hidden card."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from simcore import layout
from simcore.classic import state as at
from simcore.classic.legal import ask_block
from simcore.classic.probing import move_unseen
from strategies.catalogue import CATALOGUES
from tests.support.classic_games import played_game, random_rules
from tests.support.classic_views import Block, Player, legal

CLASSIC = CATALOGUES["classic"]
PROCEDURES = range(3)
REMEMBERING = [
    "trumfsnalen",
    "rensaren",
    "sparare",
    "ataren",
    "vaghalsen",
    "trumfstyraren",
    "mattisanpassad",
]


def games(name: str, procedure: int, number: int) -> Iterator[tuple[list[Player], Block]]:
    """Yield, for each decision of some games of a strategy against itself, the players and the block."""
    for seed in range(number):
        rng = Random(f"{name} {procedure} {seed}")
        players = [Player(name, seed=rng.randrange(2**32)) for _ in range(rng.randint(2, 4))]
        rules = random_rules(rng, procedure=procedure, removed=0)

        def _answer(block: Block, players: list[Player] = players) -> int:
            return players[int(block[layout.SEAT])].answer(block)

        for block in played_game(rules, len(players), 400, seed, _answer):
            yield players, block


def twin(player: Player) -> Player:
    """Return a player with the same memory and random stream."""
    other = Player(player.strategy)
    other.memory[:], other.rng[:] = player.memory, player.rng
    return other


@pytest.mark.parametrize("procedure", PROCEDURES)
@pytest.mark.parametrize("name", CLASSIC)
def test_every_answer_is_legal_and_blind_to_what_is_hidden(name: str, procedure: int):
    random, phases = np.random.default_rng(1), set()
    for players, block in games(name, procedure, 12):
        seat = int(block[layout.SEAT])
        phases.add(int(block[at.PHASE]))
        answered = twin(players[seat]).decide(block)
        assert answered in legal(block)
        moved = move_unseen(block, seat, random)
        ask_block(moved, np.uint64(seat))
        assert twin(players[seat]).decide(moved) == answered
    assert phases == {1, 2}


def test_the_catalogue_says_what_each_strategy_is():
    for name, each in CLASSIC.items():
        assert (each.name, each.family) == (name, "classic")
        assert each.phase_two is not None and each.source
        assert set(each.about) == {"sv", "en"}
        assert each.deterministic == (name not in ["likformig", "slump"])
        assert each.memory == (name in REMEMBERING)
        assert each.knowledge == (name in ["fargsamlaren", "klassraknaren"])
        assert 4 <= len(each.examples) <= 8
