"""Many deals at once, for statistics of the shuffle and the deal."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from simcore import layout
from simcore.games import make_rules
from simcore.jit import kernel
from simcore.players import new_scratch
from simcore.rng import DEAL_STREAM, philox
from simcore.shedding import state as at
from simcore.shedding.deal import deal
from simcore.shuffle import shuffle_group
from tests.support.players import find

U64 = np.uint64
_0 = U64(0)


@kernel
def _deal_many(block, seed, first_game, decks, dealt, hidden, others):
    state = layout.state_at(block, U64(0))
    for index in range(decks.shape[0]):
        lot = deal(state, seed, first_game + U64(index))
        for position in range(52):
            decks[index, position] = state[layout.DECK + U64(position)]
        for seat in range(dealt.shape[1]):
            dealt[index, seat] = state[at.DEALT + U64(seat)]
        for place in range(hidden.shape[1]):
            hidden[index, place] = state[at.HIDDEN_RANKS + U64(place)]
        others[index, 0] = state[layout.DEALER]
        others[index, 1] = lot


@kernel
def _permute_many(block, seed, first_game, cards):
    state = layout.state_at(block, U64(0))
    for index in range(cards.shape[0]):
        game = first_game + U64(index)
        for position in range(52):
            state[layout.DECK + U64(position)] = U64(position)
        for group in range(U64(5)):
            low, high = philox(seed, game, DEAL_STREAM, U64(group) >> U64(1))
            word = high if U64(group) & U64(1) else low
            shuffle_group(state, word, U64(group), seed, game)
        for position in range(52):
            cards[index, position] = state[layout.DECK + U64(position)]


class Deals:
    """Deals of consecutive games.

    decks: ranks 0 to 12 in the order they leave the deck (uint8, (n, 52)). dealt: cards that a seat
    sees, packed (uint64, (n, players)). hidden: ranks by seat and slot (uint8, (n, 3 * players)).
    dealers, lots: uint8 (n,).
    """

    def __init__(self, rules: str, players: int, number: int, seed: int, first_game: int = 0):
        block = new_scratch(make_rules(rules, (), players), [find("lagforst")] * players, 1)
        self.decks = np.empty((number, 52), dtype=np.uint8)
        self.dealt = np.empty((number, players), dtype=U64)
        self.hidden = np.empty((number, 3 * players), dtype=np.uint8)
        others = np.empty((number, 2), dtype=np.uint8)
        _deal_many(block, U64(seed), U64(first_game), self.decks, self.dealt, self.hidden, others)
        self.dealers, self.lots = others[:, 0], others[:, 1]


def permutations(number: int, seed: int, first_game: int = 0) -> NDArray[np.uint8]:
    """Return, for consecutive games, which of 52 different cards the shuffle puts where (n, 52).

    A card's rank in the game is its number divided by four.
    """
    cards = np.empty((number, 52), dtype=np.uint8)
    _permute_many(np.zeros(layout.STATE_WORDS, dtype=U64), U64(seed), U64(first_game), cards)
    return cards


def held(cards: NDArray[np.uint8], ranks: Sequence[int]) -> NDArray[np.int64]:
    """Return how many of these ranks lie in each row of cards."""
    return np.isin(cards, list(ranks)).sum(axis=1)


def counted(packed: NDArray[np.uint64], rank: int) -> NDArray[np.int64]:
    """Return how many cards of a rank packed zones hold."""
    return ((packed >> U64(4 * rank)) & U64(15)).astype(np.int64)
