"""The deal: shuffle, dealer, three cards to each seat, the talon, and the first trick (C2)."""

import numpy as np

from simcore.bits import multiply_high, rarely
from simcore.classic.phase_one import HAND_SIZE, start_trick
from simcore.classic.state import (
    DRAWER,
    HAND_COUNT,
    NO_CARD,
    NO_SUIT,
    NOBODY,
    PHASE,
    PROCEDURE,
    REMOVED,
    SET_ASIDE,
    TOP,
    TRUMP,
    TRUMP_CARD,
    TRUMP_SUIT,
)
from simcore.given import arrange
from simcore.jit import kernel
from simcore.layout import ACTIVE, DEALER, DECK, DRAWN, FACTS, FIRST, GIVEN, HANDS, SEATS, TALON
from simcore.shuffle import LOTS, accepted, shuffle
from simcore.suits import card_bit, suit_of

U64 = np.uint64
_0, _1, _2, _3, _52 = (U64(n) for n in (0, 1, 2, 3, 52))
_SECRET = U64(128)
_LOT_SPARE = U64(15)


@kernel
def reset(state):  # type: ignore[no-untyped-def]
    """Clear everything that belongs to one game; the rules and the number of seats stay."""
    for word in range(PHASE, PROCEDURE):
        if U64(word) != SEATS:
            state[U64(word)] = _0
    for word in range(_SECRET, FACTS + (state[SEATS] << _3)):
        state[U64(word)] = _0
    state[PHASE] = _1
    clear_cards(state)
    state[FIRST] = NOBODY
    state[DRAWN] = _0


@kernel
def clear_cards(state):  # type: ignore[no-untyped-def]
    """Let the trump be not drawn yet, and nothing lie on the table."""
    state[TRUMP] = NO_SUIT
    state[TRUMP_CARD] = NO_CARD
    state[TRUMP_SUIT] = NO_SUIT
    state[SET_ASIDE] = NO_CARD
    state[TOP] = NO_CARD
    state[DRAWER] = NOBODY


@kernel
def deal(state, seed, game):  # type: ignore[no-untyped-def]
    """Deal game `game` of `seed` and return the first leader (uint64)."""
    reset(state)
    seats = state[SEATS]
    word = accepted(shuffle(state, seed, game, _0), seats * LOTS, seed, game, _LOT_SPARE)
    state[DEALER] = multiply_high(word, seats)
    if rarely(state[GIVEN]):
        arrange(state, seed, game, _0)
    return deal_cards(state)


@kernel
def deal_cards(state):  # type: ignore[no-untyped-def]
    """Hand out the cards of a deck that is already in order; return the first leader, left of the dealer (C2)."""
    seats, drawn = state[SEATS], _0
    for seat in range(seats):
        hand = _0
        for _ in range(HAND_SIZE):
            hand |= card_bit(state[DECK + drawn])
            drawn += _1
        state[HANDS + U64(seat)] = hand
        state[HAND_COUNT + U64(seat)] = HAND_SIZE
    state[DRAWN] = drawn
    state[TALON] = _52 - drawn - state[REMOVED]
    state[ACTIVE] = (_1 << seats) - _1
    if state[PROCEDURE] == _2:
        turn_trump_up(state)
    first = state[DEALER] + _1
    state[FIRST] = _0 if first == seats else first
    return start_trick(state, state[FIRST])


@kernel
def turn_trump_up(state):  # type: ignore[no-untyped-def]
    """Turn up the card after the deal and put it under the talon, so that it is drawn last (ET1)."""
    at = state[DRAWN]
    end = at + state[TALON] - _1
    card = state[DECK + at]
    while at < end:
        state[DECK + at] = state[DECK + at + _1]
        at += _1
    state[DECK + end] = card
    state[TRUMP_SUIT] = suit_of(card)
