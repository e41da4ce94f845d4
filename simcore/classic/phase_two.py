"""Phase two: beat the card on the table or pick one up."""

import numpy as np

from simcore.bits import rarely, trailing_zeros
from simcore.classic.facts import (
    BEAT,
    COMPLETED,
    ENDINGS,
    LED_TRICK,
    PHASE_TWO,
    TAKEN,
    TAKEN_FREELY,
)
from simcore.classic.state import (
    BOTTOM,
    CHAIN,
    DRAWER,
    GONE,
    HAND_COUNT,
    KNOWN,
    LAID,
    LAYS,
    LED,
    LENGTH_ONE,
    NEXT_LEADS,
    NO_CARD,
    ON_TABLE,
    PHASE,
    PICKER,
    RETURNED,
    SET_ASIDE,
    STARTED,
    TABLE,
    TAKE,
    TARGET,
    TARGET_NOW,
    TOP,
    TRUMP,
    TRUMP_CARD,
    TRUMP_SUIT,
    WON,
)
from simcore.counters import note
from simcore.jit import inlined, kernel
from simcore.layout import ACTIVE, DECISIONS, FINISHED, HANDS, OUT, PLACES, SEATS, STATUS
from simcore.seats import next_seat
from simcore.suits import card_bit, card_count

U64 = np.uint64
_0, _1, _2, _3, _8, _255 = (U64(n) for n in (0, 1, 2, 3, 8, 255))


@kernel
def begin(state):  # type: ignore[no-untyped-def]
    """Turn to phase two and return its leader: everyone holds what he has, the empty are out (C19 to C22, R18)."""
    state[PHASE] = _2
    state[LENGTH_ONE] = state[DECISIONS]
    state[TRUMP] = state[TRUMP_SUIT]
    state[TRUMP_CARD] = NO_CARD
    state[LED] = NO_CARD
    state[TOP] = NO_CARD
    if state[SET_ASIDE] != NO_CARD:
        owner = HANDS + state[DRAWER]
        state[owner] = state[owner] | card_bit(state[SET_ASIDE])
        state[SET_ASIDE] = NO_CARD
    for seat in range(state[SEATS]):
        join_cards(state, U64(seat))
    for seat in range(state[SEATS]):
        if state[HANDS + U64(seat)] == _0:
            state[PLACES + U64(seat)] = _1
    if state[OUT] + _1 == state[SEATS]:
        return finish(state)
    return holder_from(state, state[DRAWER])


@inlined
def join_cards(state, seat):  # type: ignore[no-untyped-def]
    """Join a seat's hand, what it has won, and what comes back to it of an unfinished trick (C14, C15, C19)."""
    chain = state[CHAIN + seat] | state[LAID + seat]
    hand = state[HANDS + seat] | state[WON + seat] | chain
    state[RETURNED] = state[RETURNED] + U64(card_count(chain))
    state[HANDS + seat] = hand
    state[STARTED + seat] = hand
    state[KNOWN + seat] = hand
    state[HAND_COUNT + seat] = _0
    state[WON + seat] = _0
    state[CHAIN + seat] = _0
    state[LAID + seat] = _0
    if hand == _0:
        state[ACTIVE] = state[ACTIVE] & ~(_1 << seat)
        state[OUT] = state[OUT] + _1


@inlined
def act_two(state, seat, action):  # type: ignore[no-untyped-def]
    """Carry out a legal action of phase two and return the seat (uint64) that acts next."""
    if action == TAKE:
        return take(state, seat)
    return play(state, seat, action)


@inlined
def take(state, seat):  # type: ignore[no-untyped-def]
    """Pick up one card, the one played last or first, and return who acts then (C24 to C26, C30, EM1 to EM3)."""
    left = state[ON_TABLE] - _1
    note(state, seat, PHASE_TWO, TAKEN)
    if state[LAYS] != _0:
        note(state, seat, ENDINGS, TAKEN_FREELY)
    card = from_bottom(state) if rarely(state[BOTTOM]) else from_top(state, left)
    state[ON_TABLE] = left
    hold(state, seat, state[HANDS + seat] | card_bit(card))
    if left == _0:
        state[TARGET] = _0
    elif rarely(state[PICKER]):
        return seat
    return next_seat(state, seat)


@inlined
def from_top(state, left):  # type: ignore[no-untyped-def]
    """Take the card that was played last from the table, on which `left` others lie, and return it."""
    card, table = state[TOP], state[TABLE] & ((_1 << (left << _3)) - _1)
    state[TABLE] = table
    state[TOP] = NO_CARD if left == _0 else table >> ((left - _1) << _3)
    return card


@kernel
def from_bottom(state):  # type: ignore[no-untyped-def]
    """Take the card that was played first from the table and return it (EM1, EM2)."""
    card = state[TABLE] & _255
    state[TABLE] = state[TABLE] >> _8
    if state[ON_TABLE] == _1:
        state[TOP] = NO_CARD
    return card


@inlined
def hold(state, seat, hand):  # type: ignore[no-untyped-def]
    """Let a seat hold these cards, for all to see (C40)."""
    state[HANDS + seat] = hand
    state[KNOWN + seat] = hand


@inlined
def play(state, seat, card):  # type: ignore[no-untyped-def]
    """Play a card: the seat may be out, the game over, or the trick complete, in this order (C27 to C34, R14)."""
    lying = state[ON_TABLE]
    if lying == _0:
        state[TARGET] = state[SEATS] - state[OUT]
        note(state, seat, PHASE_TWO, LED_TRICK)
    else:
        note(state, seat, PHASE_TWO, BEAT)
    state[TABLE] = state[TABLE] | (card << (lying << _3))
    lying += _1
    state[ON_TABLE] = lying
    state[TOP] = card
    hand = state[HANDS + seat] ^ card_bit(card)
    hold(state, seat, hand)
    if rarely(U64(hand == _0)) and leave(state, seat):
        return finish(state)
    needed = state[SEATS] - state[OUT] if rarely(state[TARGET_NOW]) else state[TARGET]
    if lying >= needed:
        return complete(state, seat)
    return next_seat(state, seat)


@inlined
def leave(state, seat):  # type: ignore[no-untyped-def]
    """Let a seat without cards out; return True if that ends the game (C31, C34, C37)."""
    state[OUT] = state[OUT] + _1
    state[PLACES + seat] = state[OUT]
    state[ACTIVE] = state[ACTIVE] & ~(_1 << seat)
    return state[OUT] + _1 == state[SEATS]


@kernel
def finish(state):  # type: ignore[no-untyped-def]
    """End the game and return its loser, the only seat that still holds cards."""
    loser = trailing_zeros(state[ACTIVE])
    state[PLACES + loser] = state[SEATS]
    state[STATUS] = FINISHED
    return loser


@inlined
def complete(state, seat):  # type: ignore[no-untyped-def]
    """Put a complete trick away and return who leads (C27 to C29, R15)."""
    note(state, seat, ENDINGS, COMPLETED)
    put_away(state)
    if rarely(state[NEXT_LEADS]):
        return next_seat(state, seat)
    return holder_from(state, seat)


@kernel
def put_away(state):  # type: ignore[no-untyped-def]
    """Take the cards on the table out of the game."""
    table, gone = state[TABLE], state[GONE]
    for _ in range(state[ON_TABLE]):
        gone |= card_bit(table & _255)
        table >>= _8
    state[GONE] = gone
    state[TABLE] = _0
    state[TOP] = NO_CARD
    state[ON_TABLE] = _0
    state[TARGET] = _0


@inlined
def holder_from(state, seat):  # type: ignore[no-untyped-def]
    """Return this seat, or the next holder to its left if it has no card (C22, C29, R17)."""
    return seat if state[HANDS + seat] != _0 else next_seat(state, seat)
