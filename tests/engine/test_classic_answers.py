"""Of all numbers that a strategy could answer, the engine takes those of the legal actions and no other."""

from random import Random

import numpy as np
import pytest

from simcore import layout
from simcore.classic.legal import is_legal
from simcore.classic.state import ACTIONS
from simcore.classic.table import Table
from simcore.classic.text import action_code
from simcore.games import make_rules
from simcore.jit import kernel
from tests.support.classic_drawn import start_game, walk

U64 = np.uint64
_0 = U64(0)
FAR = (2**12, 2**31, 2**32 + 5, 2**63, 2**64 - 1)
HOUSES = [
    ("klassisk", {"min_stock_for_chansa": 1}),
    ("alla-spelar", {}),
    ("alla-spelar", {"follow_many": True, "lead_many": False}),
    ("uppvand-trumf", {"must_follow_in_phase2": True}),
    ("mattis", {}),
]


@kernel
def _taken(block, numbers, found):
    state = layout.state_at(block, _0)
    for place in range(numbers.shape[0]):
        found[place] = is_legal(state, numbers[place])


def taken(table: Table) -> set[int]:
    """Return the numbers that the engine takes for an answer to the question in a table."""
    numbers = np.array([*range(2 * ACTIONS), *FAR], dtype=U64)
    found = np.zeros(len(numbers), dtype=np.bool_)
    _taken(table.block, numbers, found)
    return set(numbers[found].tolist())


@pytest.mark.nojit
@pytest.mark.parametrize(("name", "house"), HOUSES, ids=str)
def test_the_engine_takes_the_numbers_of_legal_actions_and_no_other(name: str, house: dict):
    rng = Random(f"{name} {house}")
    for players in (2, 3, 4):
        for _ in range(4):
            table = start_game(make_rules(name, house, players), players, rng)
            for _ in walk(table, rng, 150):
                assert taken(table) == {action_code(word) for word in table.legal()}
