"""Strategies made ready to sit down: compiled as they declare themselves, and seated in a worker's scratch."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from simcore import layout
from simcore.diagnosis import compile_refusal, refuse_wrong_signature
from simcore.engine import engine_of
from simcore.jit import WRITTEN_FOLDER, numba
from simcore.pointers import Compiled
from simcore.rng import RNG, UNUSED_RNG
from simcore.rules import RuleSet
from simcore.strategy import Kernel, Strategy, all_parts
from simcore.table import Block

CACHE_LINE = 8
"""Words of a cache line."""

_COMPILED: dict[tuple[Kernel, bool, bool], Compiled] = {}


def compiled(strategy: Strategy, function: Kernel) -> Compiled:
    """Return one of a strategy's functions compiled; raise Refusal, in terms of its line, if it does not compile.

    What is made of parts hands memory and random stream on to them, whatever they declare.
    """
    made = bool(strategy.parts)
    key = (function, strategy.memory or made, strategy.deterministic and not made)
    if key not in _COMPILED:
        refuse_wrong_signature(strategy, function)
        memory = layout.MEMORY if key[1] else layout.UNUSED_MEMORY
        rng = UNUSED_RNG if key[2] else RNG
        try:
            _COMPILED[key] = layout.STRATEGY.compile(
                function,
                layout.VIEW,
                layout.PARAMETERS,
                memory,
                rng,
                cached=_is_fixed(strategy, function),
            )
        except numba.core.errors.NumbaError as error:
            raise compile_refusal(strategy, function, error) from None
    return _COMPILED[key]


def _is_fixed(strategy: Strategy, function: Kernel) -> bool:
    """Return True if a function's source cannot change while the cache folder stays: the cache may keep it."""
    if not strategy.origin:
        return function.__module__.startswith(("simcore.", "strategies."))
    return Path(function.__code__.co_filename).parent == WRITTEN_FOLDER.absolute()


def compile_strategy(strategy: Strategy) -> None:
    """Compile all of a strategy's functions; raise Refusal if it lacks one or one does not compile."""
    for each in (strategy, *all_parts(strategy)):
        for function in engine_of(each.family).functions(each):
            compiled(each, function)


def seat_player(block: Block, seat: int, strategy: Strategy) -> None:
    """Write a strategy, and after all rows that are there already those of its parts, into a scratch."""
    _write_row(block, layout.ROWS_AT + seat * layout.ROW_WORDS, strategy)


def _write_row(block: Block, start: int, strategy: Strategy) -> None:
    row = block[start:][: layout.ROW_WORDS]
    parameters = row.view(np.float64)
    parameters[: len(strategy.values)] = strategy.values
    for place, function in enumerate(engine_of(strategy.family).functions(strategy)):
        row[int(layout.FUNCTIONS_AT) + place] = compiled(strategy, function).address
    row[layout.REMEMBERS_AT] = int(strategy.memory)
    for place, part in enumerate(strategy.parts):
        inner = layout.PART_ROWS_AT + int(block[layout.PARTS]) * layout.ROW_WORDS
        block[layout.PARTS] += np.uint64(1)
        parameters[int(layout.PARTS_AT) + place] = inner - start
        _write_row(block, inner, part)


def watch_kind(strategies: Sequence[Strategy]) -> np.uint64:
    """Return whether exact repetition proves a loop between these strategies, and what must repeat."""
    if not all(each.deterministic for each in strategies):
        return layout.UNWATCHED
    return layout.WATCH_MEMORY if any(each.memory for each in strategies) else layout.WATCH_STATE


def empty_scratch(parts: int = 0, more_words: int = 0) -> Block:
    """Return a scratch of zeros that begins on a cache line, with rows for parts and more words at its end."""
    words = layout.SCRATCH_WORDS + 2 * parts * layout.ROW_WORDS + more_words
    room = np.zeros(words + CACHE_LINE, dtype=np.uint64)
    start = -(room.ctypes.data // room.itemsize) % CACHE_LINE
    return room[start : start + words]


def new_scratch(
    rules: RuleSet, strategies: Sequence[Strategy], cap: int, more_words: int = 0
) -> Block:
    """Return a worker's scratch with rules, players and cap in it.

    Raises Refusal if the game is not for that many players, or as `compiled` does.
    """
    block = empty_scratch(sum(len(all_parts(each)) for each in strategies), more_words)
    engine_of(rules.family).write_rules(block, rules, len(strategies))
    block[layout.CAP_AT] = cap
    block[layout.WATCHED] = watch_kind(strategies)
    for seat, strategy in enumerate(strategies):
        seat_player(block, seat, strategy)
    return block
