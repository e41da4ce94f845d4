"""Asking a strategy twice: the same question, with the cards that it cannot see lying elsewhere."""

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from simcore.jit import kernel
from simcore.rules import RuleSet
from simcore.shedding import state as at
from simcore.shedding.legal import ask, ask_block
from simcore.shedding.play import answer, begin_block, step_block
from simcore.shedding.players import new_scratch
from simcore.strategy import Strategy

_0 = np.uint64(0)
Scratch = NDArray[np.uint64]


@kernel
def _answer(block, seat):  # type: ignore[no-untyped-def]
    state, scratch = at.state_at(block, _0), at.scratch_at(block, _0)
    ask(state, seat)
    return answer(scratch, seat, at.TURN_AT)


def move_unseen(block: Scratch, seat: int, random: np.random.Generator) -> Scratch:
    """Return a copy of a game in which the cards that `seat` cannot see are dealt anew among their places.

    The places are the talon, everybody's hidden cards and what others hold in hand without its being known.
    """
    moved = block.copy()
    players = int(block[at.SEATS])
    places = _talon_places(block) + _hidden_places(block, players)
    ranks = [int(block[place]) for place in places]
    others = [other for other in range(players) if other != seat]
    unknown = {other: _unknown_hand(block, other) for other in others}
    pool = np.array(ranks + [rank for other in others for rank in unknown[other]], dtype=np.uint64)
    random.shuffle(pool)
    moved[places] = pool[: len(places)]
    rest = list(pool[len(places) :])
    for other in others:
        drawn = [rest.pop() for _ in unknown[other]]
        hand = int(block[int(at.KNOWN) + other]) + sum(1 << (4 * int(rank)) for rank in drawn)
        moved[int(at.HANDS) + other] = hand
    return moved


def _talon_places(block: Scratch) -> list[int]:
    drawn = int(block[at.DRAWN])
    return list(range(int(at.DECK) + drawn, int(at.DECK) + 52))


def _hidden_places(block: Scratch, players: int) -> list[int]:
    return [
        int(at.HIDDEN_RANKS) + 3 * seat + slot
        for seat in range(players)
        for slot in range(3)
        if int(block[int(at.HIDDEN) + seat]) >> slot & 1
    ]


def _unknown_hand(block: Scratch, seat: int) -> list[int]:
    packed = int(block[int(at.HANDS) + seat]) - int(block[int(at.KNOWN) + seat])
    return [rank for rank in range(13) for _ in range(packed >> (4 * rank) & 15)]


def probe(
    rules: RuleSet, strategies: Sequence[Strategy], seed: int, games: int, cap: int
) -> Iterator[tuple[int, int, int, int]]:
    """Yield (game, seat, answer, answer after the unseen cards moved) at every decision of seat 0.

    Memory and random stream are the same for both answers, so that they must be equal.
    """
    block = new_scratch(rules, strategies, cap)
    random = np.random.default_rng(seed)
    for game in range(games):
        seat = int(begin_block(block, np.uint64(seed), np.uint64(game)))
        while block[at.STATUS] == at.RUNNING:
            if seat == 0 and _has_choice(block, seat):
                first = int(_answer(block.copy(), np.uint64(seat)))
                again = int(_answer(move_unseen(block, seat, random), np.uint64(seat)))
                yield game, seat, first, again
            seat = int(step_block(block, np.uint64(seat)))


def _has_choice(block: Scratch, seat: int) -> bool:
    """Return whether the seat is asked at all: with no legal lay and no option it passes unasked (A24)."""
    ask_block(block, np.uint64(seat))
    return bool(block[at.LAYS] | block[at.OPTIONS])
