"""Strategies made ready to sit down: compiled as they declare themselves, and seated in a worker's scratch."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from simcore.diagnosis import compile_refusal, refuse_wrong_signature
from simcore.jit import numba
from simcore.pointers import Compiled
from simcore.rng import RNG, UNUSED_RNG
from simcore.rules import RuleSet
from simcore.shedding import state as at
from simcore.shedding.house import write_rules
from simcore.shedding.view import own_row
from simcore.strategy import Kernel, Strategy

_COMPILED: dict[tuple[Kernel, bool, bool], Compiled] = {}


def keep_dealt(view: Any, parameters: Any, memory: Any, rng: Any) -> Any:
    """Answer the swap question with the open row as dealt: what a strategy without a swap function does."""
    return own_row(view)


def compiled(strategy: Strategy, function: Kernel) -> Compiled:
    """Return one of a strategy's functions compiled; raise Refusal, in terms of its line, if it does not compile."""
    key = (function, strategy.memory, strategy.deterministic)
    if key not in _COMPILED:
        refuse_wrong_signature(strategy, function)
        memory = at.MEMORY if strategy.memory else at.UNUSED_MEMORY
        rng = UNUSED_RNG if strategy.deterministic else RNG
        cached = not strategy.origin and function.__module__.startswith(("simcore.", "strategies."))
        try:
            _COMPILED[key] = at.STRATEGY.compile(
                function, at.VIEW, at.PARAMETERS, memory, rng, cached=cached
            )
        except numba.core.errors.NumbaError as error:
            raise compile_refusal(strategy, function, error) from None
    return _COMPILED[key]


def seat_player(block: NDArray[np.uint64], seat: int, strategy: Strategy) -> None:
    """Write a strategy's parameters and function addresses into the row of a seat."""
    row = block[at.ROWS_AT + seat * at.ROW_WORDS :][: at.ROW_WORDS]
    row.view(np.float64)[: len(strategy.values)] = strategy.values
    row[at.TURN_AT] = compiled(strategy, strategy.turn).address
    row[at.SWAP_AT] = compiled(strategy, strategy.swap or keep_dealt).address
    row[at.REMEMBERS_AT] = int(strategy.memory)


def watch_kind(strategies: Sequence[Strategy]) -> np.uint64:
    """Return whether exact repetition proves a loop between these strategies, and what must repeat."""
    if not all(each.deterministic for each in strategies):
        return at.UNWATCHED
    return at.WATCH_MEMORY if any(each.memory for each in strategies) else at.WATCH_STATE


def new_scratch(rules: RuleSet, strategies: Sequence[Strategy], cap: int) -> NDArray[np.uint64]:
    """Return a worker's scratch with rules, players and cap in it; raise Refusal as write_rules and compiled do."""
    block = np.zeros(at.SCRATCH_WORDS, dtype=np.uint64)
    write_rules(block, rules, len(strategies))
    block[at.CAP_AT] = cap
    block[at.WATCHED] = watch_kind(strategies)
    for seat, strategy in enumerate(strategies):
        seat_player(block, seat, strategy)
    return block
