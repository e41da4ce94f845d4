"""Rare deals: a seat's cards by a given pattern of classes of ranks, everything else as random as ever.

The shuffled deck is arranged: a pattern is drawn by its exact chance, every slot of the seat that the pattern speaks
of gets a card of its class, drawn uniformly from those that no slot has yet, in exchange for its own, and the cards
of each zone are then put in random order. Given the pattern, every deal that fits it is equally likely; nothing is
rejected. The random numbers are a stream of their own, so that other deals are what they were.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from simcore.jit import kernel
from simcore.layout import (
    DECK,
    GIVEN,
    GIVEN_AT,
    GIVEN_CHANCES,
    GIVEN_CLASSES,
    GIVEN_PATTERNS,
    GIVEN_RNG,
    GIVEN_SLOTS,
    GIVEN_ZONES,
    rng_at,
)
from simcore.rng import below, seat_word

U64 = np.uint64
_0, _1, _2, _15, _52 = (U64(n) for n in (0, 1, 2, 15, 52))
GIVEN_STREAM = U64(96)
"""Far from the streams of deal, players and orders."""
FREE = 15
"""Class of a slot that a pattern does not speak of."""
MOST_PATTERNS, BITS = 32, 4


@dataclass(frozen=True)
class Given:
    """What is given of a seat's cards.

    classes: the class, 0 to 14, of each rank from the two up. patterns: for each the class of every slot of the seat,
    in the order of the deal, FREE where it is not spoken of. chances: their exact shares, in 2**64ths, that add up to
    2**64. zones: the zone of each slot; slots of one zone are in random order.
    """

    classes: tuple[int, ...]
    patterns: tuple[tuple[int, ...], ...]
    chances: tuple[int, ...]
    zones: tuple[int, ...]


def write_given(block: NDArray[np.uint64], given: Given, seat: int) -> None:
    """Let the games of a scratch be dealt so that a seat has what is given."""
    block[GIVEN] = len(given.patterns)
    block[GIVEN_SLOTS] = len(given.zones)
    block[GIVEN_AT] = seat * len(given.zones)
    block[GIVEN_CLASSES] = _packed(given.classes)
    block[GIVEN_ZONES] = _packed(given.zones)
    reached = 0
    for place, (pattern, chance) in enumerate(zip(given.patterns, given.chances, strict=True)):
        reached += chance
        block[int(GIVEN_CHANCES) + place] = min(reached, 2**64 - 1)
        block[int(GIVEN_PATTERNS) + place] = _packed(pattern)


def _packed(values: tuple[int, ...]) -> int:
    return sum(value << (BITS * place) for place, value in enumerate(values))


@kernel
def arrange(state, seed, game, shift):  # type: ignore[no-untyped-def]
    """Arrange a shuffled deck whose cards are 0..51 `>> shift`, by a pattern drawn for this game."""
    rng = rng_at(state, GIVEN_RNG)
    rng[0], rng[1], rng[2], rng[3] = seed, GIVEN_STREAM, game, _0
    word, place = seat_word(rng), _0
    while place + _1 < state[GIVEN] and word >= state[GIVEN_CHANCES + place]:
        place += _1
    pattern = state[GIVEN_PATTERNS + place]
    to_rank = _2 - shift
    for slot in range(state[GIVEN_SLOTS]):
        wanted = (pattern >> (U64(slot) << _2)) & _15
        if wanted != _15:
            fill(state, rng, U64(slot), wanted, pattern, to_rank)
    mix(state, rng)


@kernel
def fill(state, rng, slot, wanted, pattern, to_rank):  # type: ignore[no-untyped-def]
    """Exchange a slot's card for one of the wanted class, out of those that lie in no slot filled before."""
    number = 0
    for position in range(_52):
        if is_open(state, U64(position), slot, pattern):
            number += class_at(state, U64(position), to_rank) == wanted
    left = below(rng, number)
    for position in range(_52):
        at = U64(position)
        if is_open(state, at, slot, pattern) and class_at(state, at, to_rank) == wanted:
            if left == 0:
                swap_cards(state, state[GIVEN_AT] + slot, at)
                return
            left -= 1


@kernel
def class_at(state, position, to_rank):  # type: ignore[no-untyped-def]
    """Return the class of the card at a position of the deck."""
    rank = state[DECK + position] >> to_rank
    return (state[GIVEN_CLASSES] >> (rank << _2)) & _15


@kernel
def is_open(state, position, slot, pattern):  # type: ignore[no-untyped-def]
    """Return whether no slot before `slot` has been filled at a position."""
    first = state[GIVEN_AT]
    if position < first or position >= first + slot:
        return True
    return (pattern >> ((position - first) << _2)) & _15 == _15


@kernel
def mix(state, rng):  # type: ignore[no-untyped-def]
    """Put the cards of each zone in random order."""
    slots = np.int64(state[GIVEN_SLOTS])
    for back in range(slots - 1):
        last = U64(slots - 1 - back)
        zone = (state[GIVEN_ZONES] >> (last << _2)) & _15
        members = 0
        for slot in range(last + _1):
            members += (state[GIVEN_ZONES] >> (U64(slot) << _2)) & _15 == zone
        left = below(rng, members)
        for slot in range(last + _1):
            if (state[GIVEN_ZONES] >> (U64(slot) << _2)) & _15 == zone:
                if left == 0:
                    swap_cards(state, state[GIVEN_AT] + last, state[GIVEN_AT] + U64(slot))
                left -= 1


@kernel
def swap_cards(state, one, other):  # type: ignore[no-untyped-def]
    """Exchange two cards of the deck."""
    card = state[DECK + one]
    state[DECK + one] = state[DECK + other]
    state[DECK + other] = card
