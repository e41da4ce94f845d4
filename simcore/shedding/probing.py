"""The cards that a seat cannot see, dealt anew among their places."""

import numpy as np

from simcore import layout
from simcore.shedding import state as at
from simcore.table import Block


def move_unseen(block: Block, seat: int, random: np.random.Generator) -> Block:
    """Return a copy of a game in which the cards that `seat` cannot see are dealt anew among their places.

    The places are the talon, everybody's hidden cards and what others hold in hand without its being known.
    """
    moved = block.copy()
    players = int(block[layout.SEATS])
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
        moved[int(layout.HANDS) + other] = hand
    return moved


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
    packed = int(block[int(layout.HANDS) + seat]) - int(block[int(at.KNOWN) + seat])
    return [rank for rank in range(13) for _ in range(packed >> (4 * rank) & 15)]
