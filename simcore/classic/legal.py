"""What a seat may do: the cards it may play and its other options, written where the seat can see them."""

import numpy as np

from simcore.bits import rarely
from simcore.classic.state import (
    DRAWER,
    FOLLOW_MANY,
    HAND,
    LAYS,
    LEAD_MANY,
    MANY,
    MIN_STOCK,
    MUST_FOLLOW,
    NO_CARD,
    NO_SUIT,
    NOBODY,
    PHASE,
    PROCEDURE,
    ROUND_AT,
    SET_ASIDE,
    TIES,
    TOP,
    TRUMP,
    TRUMP_CARD,
    TRUMP_SEEN,
    TRUMP_SUIT,
)
from simcore.classic.upturned_trump import following
from simcore.jit import inlined, kernel
from simcore.layout import DECK, DRAWN, HANDS, OPTIONS, SEAT, TALON, state_at
from simcore.suits import beating, card_count, many_cards, suit_cards, suit_of

U64 = np.uint64
_0, _1, _2, _3, _4, _15, _52, _54 = (U64(n) for n in (0, 1, 2, 3, 4, 15, 52, 54))
_RANKS = U64(13)
_ALL_PLAY, _UPTURNED = _1, _2
_OWNER, _ALL = _1, _2
_ONE_OF_FOUR, _TWO_OF_FOUR, _THREE_OF_FOUR = (U64(n * (2**52 // 15)) for n in (1, 3, 7))
"""Of every rank the lowest suit, the two, the three lowest suits."""


@inlined
def ask(state, seat):  # type: ignore[no-untyped-def]
    """Write the question for `seat`: its hand, the cards it may play, and its options."""
    if state[PHASE] == _1:
        ask_one(state, seat)
    else:
        ask_two(state, seat)


@inlined
def ask_one(state, seat):  # type: ignore[no-untyped-def]
    """Write the question of phase one: any card, in the led suit under an upturned trump, or chansa (C3, C9, ET4)."""
    hand = state[HANDS + seat]
    state[SEAT] = seat
    state[HAND] = hand
    state[LAYS] = hand
    state[OPTIONS] = U64(state[TALON] >= state[MIN_STOCK]) << _1
    if rarely(state[PROCEDURE]):
        narrow_or_widen(state, hand)
    if rarely(state[TRUMP_SEEN]):
        show_trump(state, seat)


@kernel
def narrow_or_widen(state, hand):  # type: ignore[no-untyped-def]
    """Write what is special to the procedures: following suit (ET4), several cards of one rank (EA1, EA2, R12)."""
    if state[PROCEDURE] == _UPTURNED:
        state[LAYS] = following(state, hand)
        return
    leads = state[ROUND_AT] == _0 and state[TIES] == _0
    licence = state[LEAD_MANY] if leads else state[FOLLOW_MANY]
    if licence and holds_equals(hand):
        state[OPTIONS] = state[OPTIONS] | _4


@inlined
def holds_equals(hand):  # type: ignore[no-untyped-def]
    """Return True if a hand holds two cards of one rank."""
    neighbours = hand & (hand >> _1) & _THREE_OF_FOUR
    others = hand & (hand >> _2) & _TWO_OF_FOUR
    outermost = hand & (hand >> _3) & _ONE_OF_FOUR
    return neighbours | others | outermost != _0


@kernel
def show_trump(state, seat):  # type: ignore[no-untyped-def]
    """Write the trump where `seat` may see it before phase two (C16, ET1); a chanced one is open to all (C10)."""
    suit, card = state[TRUMP_SUIT], state[SET_ASIDE]
    drawn = state[DRAWER] != NOBODY
    chanced = drawn and card == NO_CARD
    if state[PROCEDURE] == _UPTURNED and not drawn:
        card = state[DECK + state[DRAWN] + state[TALON] - _1]
    seen = state[TRUMP_SEEN] == _ALL or (state[TRUMP_SEEN] == _OWNER and state[DRAWER] == seat)
    state[TRUMP] = suit if seen or chanced else NO_SUIT
    state[TRUMP_CARD] = card if seen else NO_CARD


@inlined
def ask_two(state, seat):  # type: ignore[no-untyped-def]
    """Write the question of phase two: lead anything, or beat the top card or take one (C23, C25, C32, C36)."""
    hand = state[HANDS + seat]
    state[SEAT] = seat
    state[HAND] = hand
    top = state[TOP]
    if top == NO_CARD:
        state[LAYS] = hand
        state[OPTIONS] = _0
        return
    lays = hand & beating(top, state[TRUMP])
    state[LAYS] = lays
    if rarely(state[MUST_FOLLOW]):
        state[LAYS] = duly_following(hand, lays, top)
    state[OPTIONS] = _1


@kernel
def duly_following(hand, lays, top):  # type: ignore[no-untyped-def]
    """Return those of the beating cards `lays` that are in the top card's suit, if the hand holds it at all (R16)."""
    in_suit = suit_cards(suit_of(top))
    return lays & in_suit if hand & in_suit else lays


@inlined
def is_legal(state, action):  # type: ignore[no-untyped-def]
    """Return True if `action` (uint64, any value) answers the question that `ask` wrote."""
    if action < _52:
        return (state[LAYS] >> action) & _1 == _1
    if action < _54:
        return (state[OPTIONS] >> (action - _52)) & _1 == _1
    return is_legal_many(state, action)


@kernel
def is_legal_many(state, action):  # type: ignore[no-untyped-def]
    """Return True if `action` names two cards or more of one rank in hand, and that many may be laid."""
    if state[OPTIONS] & _4 == _0 or action < MANY or action >= MANY + (_RANKS << _4):
        return False
    cards = many_cards(action - MANY)
    return cards & ~state[HAND] == _0 and card_count(cards) >= 2


@kernel
def ask_block(block, seat):  # type: ignore[no-untyped-def]
    """Write the question for `seat` into a worker's scratch, for a caller that looks at every step."""
    ask(state_at(block, _0), seat)
