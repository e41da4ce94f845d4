"""The cards that a seat cannot see, or knows by memory alone, dealt anew among their places."""

import numpy as np

from simcore import layout
from simcore.jit import kernel
from simcore.shedding import state as at
from simcore.shedding.view import unseen
from simcore.table import Block

_0 = np.uint64(0)


@kernel
def unseen_block(block):  # type: ignore[no-untyped-def]
    """Return the cards, packed, whose place is not known to the seat that a block's question is put to."""
    return unseen(layout.view_at(block, _0))


def move_unseen(block: Block, seat: int, random: np.random.Generator) -> Block:
    """Return a copy of a game in which the cards that `seat` cannot see are dealt anew among their places.

    The places are the talon, everybody's hidden cards and what others hold in hand without its being known.
    """
    moved = block.copy()
    players = int(block[layout.SEATS])
    places = _talon_places(block) + _hidden_places(block, players)
    ranks = [int(block[place]) for place in places]
    others = _others(block, seat)
    unknown = {other: _unknown_hand(block, other) for other in others}
    pool = np.array(ranks + [rank for other in others for rank in unknown[other]], dtype=np.uint64)
    random.shuffle(pool)
    moved[places] = pool[: len(places)]
    rest = list(pool[len(places) :])
    for other in others:
        drawn = [rest.pop() for _ in unknown[other]]
        hand = int(block[int(at.KNOWN) + other]) + sum(1 << (4 * int(rank)) for rank in drawn)
        moved[int(layout.HANDS) + other] = hand
    return moved


def forget(block: Block, seat: int, random: np.random.Generator) -> Block:
    """Return a copy of a question that is put to `seat`, with other cards out of the game and known to be held.

    So many cards as before are burnt, and so many of each other's hand are known; which they are is drawn anew among
    all cards that `seat` does not see lie somewhere.
    """
    changed = block.copy()
    places = [int(at.BURNT), *(int(at.KNOWN) + other for other in _others(block, seat))]
    pool = _ranks(unseen_block(block)) + [rank for place in places for rank in _ranks(block[place])]
    random.shuffle(pool)
    for place in places:
        drawn = [pool.pop() for _ in _ranks(block[place])]
        changed[place] = sum(1 << (4 * rank) for rank in drawn)
    return changed


def _others(block: Block, seat: int) -> list[int]:
    return [other for other in range(int(block[layout.SEATS])) if other != seat]


def _ranks(packed: int) -> list[int]:
    return [rank for rank in range(13) for _ in range(int(packed) >> (4 * rank) & 15)]


def _talon_places(block: Block) -> list[int]:
    drawn = int(block[layout.DRAWN])
    return list(range(int(layout.DECK) + drawn, int(layout.DECK) + 52))


def _hidden_places(block: Block, players: int) -> list[int]:
    return [
        int(at.HIDDEN_RANKS) + 3 * seat + slot
        for seat in range(players)
        for slot in range(3)
        if int(block[int(at.HIDDEN) + seat]) >> slot & 1
    ]


def _unknown_hand(block: Block, seat: int) -> list[int]:
    return _ranks(int(block[int(layout.HANDS) + seat]) - int(block[int(at.KNOWN) + seat]))
