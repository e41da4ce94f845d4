"""The deal: shuffle, dealer, cards to the seats, up-card, and the lot for the first seat."""

import numpy as np

from simcore.bits import multiply_high, rarely, trailing_zeros
from simcore.cards import ALL_RANKS, TEN, TWO, lowest, pack, rank_mask
from simcore.given import arrange
from simcore.jit import inlined, kernel
from simcore.layout import ACTIVE, DEALER, DECK, DRAWN, FIRST, GIVEN, HANDS, SEATS, TALON
from simcore.shedding.state import (
    BURNT,
    CHOSEN,
    DEALT,
    FITS,
    HAND_COUNT,
    HAND_SIZE,
    HIDDEN,
    HIDDEN_RANKS,
    JUDGED,
    OPEN,
    PILE,
    RUN,
    STARTER,
    TABLE_CARDS,
    TOP,
    TRANSPARENT,
    UPCARD,
)
from simcore.shuffle import LOTS, NO_LOT, accepted, shuffle

U64 = np.uint64
_0, _1, _2, _3, _4, _7, _13, _52 = (U64(n) for n in (0, 1, 2, 3, 4, 7, 13, 52))
_TEN, _TWO = U64(TEN), U64(TWO)
_SECRET, _SECRET_END = U64(128), U64(256)


@kernel
def reset(state):  # type: ignore[no-untyped-def]
    """Clear everything that belongs to one game; the rules and the number of seats stay."""
    for word in range(PILE, FITS):
        if U64(word) != SEATS:
            state[U64(word)] = _0
    for word in range(_SECRET, _SECRET_END):
        state[U64(word)] = _0
    state[TOP] = _13
    state[JUDGED] = _13
    state[FIRST] = NO_LOT
    state[DRAWN] = _0


@inlined
def draw(state):  # type: ignore[no-untyped-def]
    """Take the next card of the deck and return its rank (uint64)."""
    drawn = state[DRAWN]
    state[DRAWN] = drawn + _1
    return state[DECK + drawn]


@kernel
def deal_seat(state, seat):  # type: ignore[no-untyped-def]
    """Deal one seat its hidden, open and hand cards, in that order (RULES.md, deal order)."""
    open_row = _0
    if state[TABLE_CARDS]:
        for slot in range(_3):
            state[HIDDEN_RANKS + _3 * seat + U64(slot)] = draw(state)
        for _ in range(_3):
            open_row += pack(draw(state), _1)
        state[OPEN + seat] = open_row
        state[HIDDEN + seat] = _7
    hand = _0
    for _ in range(state[HAND_SIZE]):
        hand += pack(draw(state), _1)
    state[HANDS + seat] = hand
    state[CHOSEN + seat] = open_row
    state[DEALT + seat] = hand + open_row
    state[HAND_COUNT + seat] = state[HAND_SIZE]


@kernel
def deal(state, seed, game):  # type: ignore[no-untyped-def]
    """Deal game `game` of `seed` up to the swap; return the lot (uint64, 0..59) for the first seat."""
    reset(state)
    seats = state[SEATS]
    word = accepted(shuffle(state, seed, game, _2), seats * LOTS, seed, game, U64(15))
    state[DEALER] = multiply_high(word, seats)
    if rarely(state[GIVEN]):
        arrange(state, seed, game, _2)
    lot = multiply_high(word * seats, LOTS)
    deal_cards(state)
    return lot


@kernel
def deal_cards(state):  # type: ignore[no-untyped-def]
    """Hand out the cards of a deck that is already in order, and turn the up-card where there is one."""
    seats = state[SEATS]
    for seat in range(seats):
        deal_seat(state, U64(seat))
    state[ACTIVE] = (_1 << seats) - _1
    if state[UPCARD]:
        turn_upcard(state)
    state[TALON] = _52 - state[DRAWN]


@kernel
def turn_upcard(state):  # type: ignore[no-untyped-def]
    """Turn the first talon card up (B3, R5, R7); a ten burns, goes under the talon, or stays."""
    rank = draw(state)
    tries = _52 - state[DRAWN]
    while rank == _TEN and state[UPCARD] == _2:
        put_under(state)
        if tries == _0:
            return
        tries -= _1
        rank = draw(state)
    if rank == _TEN and state[UPCARD] == _1:
        state[BURNT] = pack(rank, _1)
        return
    state[PILE] = pack(rank, _1)
    state[TOP] = rank
    state[RUN] = _1
    state[JUDGED] = _13 if rank == state[TRANSPARENT] else rank


@kernel
def put_under(state):  # type: ignore[no-untyped-def]
    """Move the card that was drawn last to the bottom of the talon."""
    last = state[DRAWN] - _1
    rank = state[DECK + last]
    for position in range(last, U64(51)):
        state[DECK + U64(position)] = state[DECK + U64(position) + _1]
    state[DECK + U64(51)] = rank
    state[DRAWN] = last


@kernel
def first_seat(state, lot):  # type: ignore[no-untyped-def]
    """Return the seat (uint64) that acts first (A1, B4, D1); `lot` (0..59) decides what is left to chance."""
    seats = state[SEATS]
    if state[STARTER] == _0:
        return lot % seats
    if state[STARTER] == _1:
        return (state[DEALER] + _1) % seats
    holders = lowest_holders(state)
    tied = U64(total_bits(holders))
    for _ in range(lot % tied):
        holders &= holders - _1
    return trailing_zeros(holders)


@kernel
def lowest_holders(state):  # type: ignore[no-untyped-def]
    """Return the seats (bit set) whose lowest hand card, twos not counted, is lowest of all (D1, R4)."""
    counted = ALL_RANKS & ~rank_mask(_TWO)
    best, holders = np.int64(16), _0
    for seat in range(state[SEATS]):
        rank = lowest(state[HANDS + U64(seat)] & counted)
        if rank < best:
            best, holders = rank, _0
        if rank == best:
            holders |= _1 << U64(seat)
    return holders


@kernel
def total_bits(seats):  # type: ignore[no-untyped-def]
    """Return how many seats a bit set of at most eight seats holds (int64)."""
    spread = _0
    for seat in range(U64(8)):
        spread += (seats >> U64(seat)) & _1
    return np.int64(spread)
