"""Asking a strategy again: the same question with other cards unseen, other knowledge or other parameters."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from simcore import layout
from simcore.engine import Engine, engine_of
from simcore.jit import kernel
from simcore.players import new_scratch
from simcore.rules import RuleSet
from simcore.seats import answer
from simcore.strategy import Strategy
from simcore.table import Block

_0 = np.uint64(0)


@kernel
def answer_block(block, seat, function):  # type: ignore[no-untyped-def]
    """Return what a seat answers to the question that stands in a block."""
    return answer(layout.scratch_at(block, _0), seat, function)


@dataclass(frozen=True)
class Question:
    """A question of a game: a scratch in which it stands, put to `seat`.

    decision: what is decided, one of the family's two decisions. function: the row word of the function that answers.
    """

    game: int
    seat: int
    decision: str
    function: np.uint64
    block: Block

    def answer(self, block: Block | None = None) -> int:
        """Return what the seat answers here, or to the question that stands in another block; both stay as they are.

        Memory and random stream are those of the block, so that the same question has the same answer.
        """
        copy = (self.block if block is None else block).copy()
        return int(answer_block(copy, np.uint64(self.seat), self.function))


def questions(
    rules: RuleSet, strategies: Sequence[Strategy], seed: int, games: int, cap: int
) -> Iterator[Question]:
    """Yield every question that is put to seat 0 in games 0, 1, ...; its block is good until the next one."""
    engine = engine_of(rules.family)
    block = new_scratch(rules, strategies, cap)
    for game in range(games):
        if engine.deal_block and engine.offer_block and block[engine.swap_at]:
            engine.deal_block(block, np.uint64(seed), np.uint64(game))
            engine.offer_block(block, _0)
            yield Question(game, 0, engine.decisions[1], layout.SECOND_FUNCTION, block)
        seat = int(engine.begin_block(block, np.uint64(seed), np.uint64(game)))
        while block[layout.STATUS] == layout.RUNNING:
            engine.ask_block(block, np.uint64(seat))
            if seat == 0 and engine.is_asked(block):
                yield _turn(engine, game, block)
            seat = int(engine.step_block(block, np.uint64(seat)))


def _turn(engine: Engine, game: int, block: Block) -> Question:
    function = engine.ask_function(block)
    place = int(function - layout.FIRST_FUNCTION)
    return Question(game, 0, engine.decisions[place], function, block)


def probe(
    rules: RuleSet, strategies: Sequence[Strategy], seed: int, games: int, cap: int
) -> Iterator[tuple[int, int, int, int]]:
    """Yield (game, seat, answer, answer after the unseen cards moved) at every decision of play of seat 0.

    Memory and random stream are the same for both answers, so that they must be equal.
    """
    engine, random = engine_of(rules.family), np.random.default_rng(seed)
    for each in questions(rules, strategies, seed, games, cap):
        if each.decision != "swap":
            moved = engine.move_unseen(each.block, each.seat, random)
            engine.ask_block(moved, np.uint64(each.seat))
            yield each.game, each.seat, each.answer(), each.answer(moved)
