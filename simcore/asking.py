"""Asking a strategy outside of any game: what it answers in a position."""

from typing import Any

import numpy as np

from simcore import layout
from simcore.engine import Engine, engine_of
from simcore.example import Example
from simcore.games import make_rules
from simcore.players import new_scratch
from simcore.probing import answer_block
from simcore.strategy import Strategy
from simcore.table import Block, OpenTable

SWAP = "swap"


def asked_block(strategy: Strategy, example: Example) -> tuple[Block, int]:
    """Return a scratch in which the question of an example stands, put to a strategy, and the seat that is asked.

    Raises Refusal if the position is none, or the strategy is not ready to sit down.
    """
    engine = engine_of(strategy.family)
    rules = make_rules(example.rules, example.house, len(example.position["hands"]))
    tables: Any = engine.table
    table: OpenTable = tables.position(rules, **example.position)
    player = strategy.with_parameters(example.parameters)
    block = new_scratch(rules, [player] * table.players, engine.cap)
    block[: int(layout.CAP_AT)] = table.block[: layout.CAP_AT]
    if engine.offer_block and example.answer.startswith(SWAP):
        engine.offer_block(block, np.uint64(table.actor))
    return block, table.actor


def answer_to(strategy: Strategy, example: Example) -> str:
    """Return what a strategy answers in the position of an example, in the example's own way of writing."""
    engine = engine_of(strategy.family)
    block, seat = asked_block(strategy, example)
    if example.answer.startswith(SWAP):
        wanted = _answer(block, seat, layout.SECOND_FUNCTION)
        return f"{SWAP} {engine.swap_word(wanted)}"
    return engine.action_word(_answer(block, seat, engine.ask_function(block)))


def legal_answers(strategy: Strategy, example: Example) -> list[str]:
    """Return every legal action in the position of an example that is no swap."""
    engine: Engine = engine_of(strategy.family)
    return engine.legal(asked_block(strategy, example)[0])


def _answer(block: Block, seat: int, function: np.uint64) -> int:
    return int(answer_block(block, np.uint64(seat), function))
