"""Listening to strategies: several are asked every question of a game, and their answers are kept with the question.

A listener is a strategy whose parts are the strategies that are asked. It plays what the first of them answers. Each
part is asked with a memory of its own and from the same place of the random stream, so that two equal strategies
always answer alike. What it hears goes to a log that lies behind the scratch's other words.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from simcore import layout
from simcore.arena import Arena
from simcore.jit import inlined
from simcore.layout import FIRST_FUNCTION, SECOND_FUNCTION, VIEW_WORDS, scratch_at
from simcore.row import GAME_STATUS
from simcore.rules import RuleSet
from simcore.seats import answer_of_part
from simcore.strategy import Strategy

U64 = np.uint64
_0, _1, _2, _3 = (U64(n) for n in range(4))
HEAD_WORDS = 8
"""Words before the first entry: entries written, entries that there is room for, number of parts."""
GAME_AT, FUNCTION_AT, ANSWERS_AT = U64(VIEW_WORDS), U64(VIEW_WORDS + 1), U64(VIEW_WORDS + 2)
ENTRY_WORDS = VIEW_WORDS + 2 + layout.MOST_PARTS + 2
_HEAD, _ENTRY, _VIEW = U64(HEAD_WORDS), U64(ENTRY_WORDS), U64(VIEW_WORDS)


class Heard(NamedTuple):
    """Questions and what each strategy answered to them.

    games: uint64 (n,), the game of each. views: uint64 (n, VIEW_WORDS), as the seat saw it. second: bool (n,),
    whether the strategy's second function was asked (swap, phase two). answers: uint64 (n, strategies). statuses:
    uint64 (games,), how each game that was played ended.
    """

    games: NDArray[np.uint64]
    views: NDArray[np.uint64]
    second: NDArray[np.bool_]
    answers: NDArray[np.uint64]
    statuses: NDArray[np.uint64]


@inlined
def listen(view, parameters, rng, function):  # type: ignore[no-untyped-def]
    """Ask every part, write an entry while there is room, and return what the first part answered."""
    log = scratch_at(parameters, U64(parameters[_0]))
    written, parts = log[_0], log[_2]
    entry = _HEAD + written * _ENTRY
    drawn, after, first = rng[_3], rng[_3], _0
    for part in range(parts):
        rng[_3] = drawn
        answer = answer_of_part(view, parameters, rng, part, function)
        if part == _0:
            first, after = answer, rng[_3]
        if written < log[_1]:
            log[entry + ANSWERS_AT + U64(part)] = answer
    rng[_3] = after
    if written < log[_1]:
        for word in range(_VIEW):
            log[entry + U64(word)] = view[U64(word)]
        log[entry + GAME_AT] = rng[_2]
        log[entry + FUNCTION_AT] = function
        log[_0] = written + _1
    return first


def listen_first(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Listen to the turn, or to phase one."""
    return listen(view, parameters, rng, FIRST_FUNCTION)


def listen_second(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Listen to the swap, or to phase two."""
    return listen(view, parameters, rng, SECOND_FUNCTION)


def _listener(parts: Sequence[Strategy]) -> Strategy:
    return Strategy(
        "listener",
        parts[0].family,
        listen_first,
        swap=listen_second,
        phase_two=listen_second,
        deterministic=all(each.deterministic for each in parts),
        memory=any(each.memory for each in parts),
        parts=tuple(parts),
    )


def hear(
    rules: RuleSet,
    strategies: Sequence[Strategy],
    others: Sequence[Strategy],
    *,
    seed: int,
    games: int,
    room: int,
    cap: int,
    first_game: int = 0,
) -> Heard:
    """Return what strategies answer in seat 0, which the first of them plays, with `others` in the seats after it.

    strategies: at most MOST_PARTS. room: the largest number of questions that is kept. Games are `first_game` and on.
    Raises StrategyFault as Arena.play does.
    """
    line_up = [_listener(strategies), *others]
    log_words = HEAD_WORDS + room * ENTRY_WORDS
    arena = Arena(rules, line_up, seed, cap, more_words=log_words)
    log = arena.block[-log_words:]
    log[:3] = 0, room, len(strategies)
    row = arena.block[layout.ROWS_AT :].view(np.float64)
    row[0] = len(row) - log_words
    rows = arena.play(first_game, games)
    statuses = rows.games[:, GAME_STATUS] if rows else np.empty(0, dtype=np.uint64)
    entries = log[HEAD_WORDS:].reshape(room, ENTRY_WORDS)[: int(log[0])]
    return Heard(
        entries[:, GAME_AT],
        entries[:, :VIEW_WORDS],
        entries[:, FUNCTION_AT] == SECOND_FUNCTION,
        entries[:, int(ANSWERS_AT) :][:, : len(strategies)],
        statuses,
    )
