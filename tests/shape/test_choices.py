"""The kernels that count and number choices against the words of a record, in every game."""

import numpy as np
import pytest

from simcore import layout
from simcore.arena import Arena
from simcore.classic import rollout as classic
from simcore.engine import engine_of
from simcore.jit import kernel
from simcore.players import new_scratch
from simcore.rollout import rollout_of
from simcore.row import GAME_ACTIONS, GAME_STATUS
from simcore.shedding import rollout as shedding
from tests.shape.uniform import SEATS, line_up

_0 = np.uint64(0)
GAMES = 6


@kernel
def _shedding_number(block, number):
    return shedding.answer_number(layout.state_at(block, _0), number)


@kernel
def _classic_number(block, number):
    return classic.answer_number(layout.state_at(block, _0), number)


NUMBER = {"shedding": _shedding_number, "classic": _classic_number}


@pytest.mark.parametrize("rules", SEATS)
def test_every_legal_action_has_one_number(rules):
    made, strategies = line_up(rules, SEATS[rules])
    engine, kernels = engine_of(made.family), rollout_of(made.family)
    block = new_scratch(made, strategies, engine.cap)
    for game in range(GAMES):
        seat = engine.begin_block(block, np.uint64(7), np.uint64(game))
        while block[layout.STATUS] == layout.RUNNING:
            engine.ask_block(block, np.uint64(seat))
            legal = engine.legal(block)
            count = int(kernels.count_choices(block))
            numbered = [int(NUMBER[made.family](block, number)) for number in range(count)]
            assert sorted(engine.action_word(each) for each in numbered) == sorted(legal)
            seat = engine.step_block(block, np.uint64(seat))


@pytest.mark.parametrize("rules", SEATS)
def test_a_counted_game_is_the_game_that_the_arena_plays(rules):
    made, strategies = line_up(rules, SEATS[rules])
    engine, kernels = engine_of(made.family), rollout_of(made.family)
    block = new_scratch(made, strategies, engine.cap)
    choices = np.zeros(engine.cap + 1_024, dtype=np.uint16)
    rows = Arena(made, strategies, 7).play(0, GAMES)
    for game in range(GAMES):
        status = kernels.play_counted(block, np.uint64(7), np.uint64(game), choices)
        assert status == rows.games[game, GAME_STATUS]
        length = int(block[layout.DECISIONS])
        assert length == rows.games[game, GAME_ACTIONS]
        assert choices[:length].min() >= 1
        half = length // 2
        kernels.replay_to(block, np.uint64(7), np.uint64(game), np.uint64(half))
        assert int(block[layout.DECISIONS]) == half
        assert kernels.count_choices(block) == choices[half]
