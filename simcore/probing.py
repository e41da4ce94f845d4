"""Asking a strategy twice: the same question, with the cards that it cannot see lying elsewhere."""

from collections.abc import Iterator, Sequence

import numpy as np

from simcore import layout
from simcore.engine import engine_of
from simcore.jit import kernel
from simcore.players import new_scratch
from simcore.rules import RuleSet
from simcore.seats import answer
from simcore.strategy import Strategy

_0 = np.uint64(0)


@kernel
def answer_block(block, seat, function):  # type: ignore[no-untyped-def]
    """Return what a seat answers to the question that stands in a block."""
    return answer(layout.scratch_at(block, _0), seat, function)


def probe(
    rules: RuleSet, strategies: Sequence[Strategy], seed: int, games: int, cap: int
) -> Iterator[tuple[int, int, int, int]]:
    """Yield (game, seat, answer, answer after the unseen cards moved) at every decision of seat 0.

    Memory and random stream are the same for both answers, so that they must be equal.
    """
    engine = engine_of(rules.family)
    block = new_scratch(rules, strategies, cap)
    random = np.random.default_rng(seed)

    def _asked(copy: np.ndarray, seat: int) -> int:
        engine.ask_block(copy, np.uint64(seat))
        return int(answer_block(copy, np.uint64(seat), engine.ask_function(copy)))

    for game in range(games):
        seat = int(engine.begin_block(block, np.uint64(seed), np.uint64(game)))
        while block[layout.STATUS] == layout.RUNNING:
            engine.ask_block(block, np.uint64(seat))
            if seat == 0 and engine.is_asked(block):
                first = _asked(block.copy(), seat)
                yield game, seat, first, _asked(engine.move_unseen(block, seat, random), seat)
            seat = int(engine.step_block(block, np.uint64(seat)))
