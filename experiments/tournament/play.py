"""Playing a tournament, block by block of deals; a block is the same for any number of threads."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import joblib
import numpy as np
from numpy.typing import NDArray

from experiments.tournament.plan import BLOCK, Plan
from simcore.arena import Arena
from simcore.errors import Refusal
from simcore.row import SEAT_PLACE


class Games(NamedTuple):
    """The games of some deals, those of a deal together.

    deals: int64 (games,). order: int8 (games, seats), players by place, those who still held cards at the end of the
    row in the order of their seats. known: int8 (games,), how many places are known: all seats, or in a game that
    never ended as many as were out.
    """

    deals: NDArray[np.int64]
    order: NDArray[np.int8]
    known: NDArray[np.int8]


def joined(parts: Iterable[Games]) -> Games:
    """Return the games of several parts together, by deal; within a deal as they are."""
    deals, order, known = (np.concatenate(each) for each in zip(*parts, strict=True))
    by_deal = np.argsort(deals, kind="stable")
    return Games(deals[by_deal], order[by_deal], known[by_deal])


def play_blocks(
    plan: Plan, numbers: Iterable[int], deals: int, threads: int
) -> Iterator[tuple[int, Games]]:
    """Yield the games of each block of BLOCK deals, as many as lie before `deals`; raise StrategyFault.

    Blocks are yielded in order.
    """
    numbers = list(numbers)
    parallel = joblib.Parallel(n_jobs=threads, backend="threading", return_as="generator")
    work = (
        joblib.delayed(play_block)(plan, number * BLOCK, min(BLOCK, deals - number * BLOCK))
        for number in numbers
    )
    yield from zip(numbers, parallel(work), strict=True)


def play_block(plan: Plan, first: int, deals: int) -> Games:
    """Return the games of some deals."""
    return joined(
        _table(plan, line_up, start, number)
        for start, number, line_ups in plan.stretches(first, deals)
        for line_up in line_ups
    )


def _table(plan: Plan, line_up: tuple[int, ...], first: int, deals: int) -> Games:
    rows = Arena(plan.rules, plan.seat_strategies(line_up), plan.seed, plan.cap).play(first, deals)
    if rows is None:
        raise Refusal("The tournament was stopped.")
    places = rows.seats[:, :, SEAT_PLACE].astype(np.int64)
    known = np.count_nonzero(places, axis=1)
    by_place = np.argsort(np.where(places == 0, plan.seats + 1, places), axis=1, kind="stable")
    order = np.array(line_up, dtype=np.int8)[by_place]
    return Games(np.arange(first, first + deals), order, known.astype(np.int8))
