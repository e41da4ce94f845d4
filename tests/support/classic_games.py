"""Random games of the classic family, driven kernel by kernel, with rules and seats written by hand."""

from collections.abc import Callable, Iterator
from random import Random

import numpy as np

from simcore import layout
from simcore.classic import state as at
from simcore.classic.apply import apply
from simcore.classic.deal import deal
from simcore.classic.legal import ask_block
from simcore.jit import kernel
from tests.support.classic_views import Block, put

_0 = np.uint64(0)
WORDS = {
    "procedure": 2,
    "tie": 2,
    "min_stock": 2,
    "lead_many": 1,
    "follow_many": 1,
    "trump_seen": 2,
    "bottom": 1,
    "picker": 1,
    "target_now": 1,
    "next_leads": 1,
    "must_follow": 1,
}
"""The largest value of each word of the rules."""


@kernel
def _deal(block, seed, game):
    return deal(layout.state_at(block, _0), seed, game)


@kernel
def _apply(block, seat, action):
    return apply(layout.state_at(block, _0), seat, action)


def random_rules(rng: Random, **fixed: int) -> dict[str, int]:
    """Return random words of the rules, but for the fixed ones."""
    found = {name: rng.randint(0, most) for name, most in WORDS.items()}
    return {**found, "min_stock": rng.randint(1, 2), **fixed}


def played_game(
    rules: dict[str, int], players: int, most: int, game: int, answer: Callable[[Block], int]
) -> Iterator[Block]:
    """Yield the block before each decision of a game, at most so many, with its seat asked."""
    block = np.zeros(layout.STATE_WORDS, dtype=np.uint64)
    put(block, seats=players, **rules)
    seat = int(_deal(block, np.uint64(game), _0))
    for _ in range(most):
        if block[layout.STATUS] != layout.RUNNING:
            return
        ask_block(block, np.uint64(seat))
        yield block
        seat = int(_apply(block, np.uint64(seat), np.uint64(answer(block))))


def random_game(rng: Random, rules: dict[str, int], players: int, most: int) -> Iterator[Block]:
    """Yield the block before each decision of a random game."""
    game = rng.randrange(2**32)
    return played_game(rules, players, most, game, lambda block: rng.choice(codes(block)))


def codes(block: Block) -> list[int]:
    """Return legal actions of the question in a block: of several cards of one rank only all of them."""
    lays, options = int(block[at.LAYS]), int(block[layout.OPTIONS])
    found = [card for card in range(52) if lays >> card & 1]
    found += [int(code) for bit, code in [(1, at.TAKE), (2, at.CHANCE)] if options & bit]
    if options & 4:
        sets = [(int(block[at.HAND]) >> 4 * rank & 15, rank) for rank in range(13)]
        found += [int(at.MANY) + 16 * rank + suits for suits, rank in sets if suits & suits - 1]
    return found
