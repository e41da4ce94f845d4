"""Phase one, what its three procedures have in common: laying, drawing, winning, and the end of it."""

import numpy as np

from simcore.classic.all_play import highest_winner, seat_all
from simcore.classic.facts import CHANCED, PHASE_ONE, TIED, TRICK_WON
from simcore.classic.phase_two import begin
from simcore.classic.state import (
    CHAIN,
    CHANCE,
    DRAWER,
    HAND_COUNT,
    LAID,
    LEADER,
    LED,
    MANY,
    NO_CARD,
    NOBODY,
    PROCEDURE,
    ROUND,
    ROUND_AT,
    ROUND_SIZE,
    SET_ASIDE,
    TAKE,
    TIES,
    TRUMP,
    TRUMP_SUIT,
    WON,
)
from simcore.classic.two_card import pair_winner, seat_pair
from simcore.classic.upturned_trump import beaten_winner
from simcore.counters import note
from simcore.jit import inlined, kernel
from simcore.layout import DECK, DRAWN, HANDS, SEATS, TALON
from simcore.suits import card_bit, card_count, lowest_card, many_cards, suit_of

U64 = np.uint64
_0, _1, _2, _15 = (U64(n) for n in (0, 1, 2, 15))
HAND_SIZE = U64(3)


@inlined
def act_one(state, seat, action):  # type: ignore[no-untyped-def]
    """Carry out a legal action of phase one and return the seat (uint64) that acts next."""
    if action < TAKE:
        cards = card_bit(action)
        state[HANDS + seat] = state[HANDS + seat] ^ cards
        state[HAND_COUNT + seat] = state[HAND_COUNT + seat] - _1
    else:
        cards = chance_or_many(state, seat, action)
    state[LAID + seat] = cards
    state[CHAIN + seat] = state[CHAIN + seat] | cards
    if state[ROUND_AT] == _0:
        state[LED] = lowest_card(cards)
    if state[TALON] != _0:
        refill(state, seat)
    played = state[ROUND_AT] + _1
    state[ROUND_AT] = played
    if played == state[ROUND_SIZE]:
        return settle_round(state)
    return go_on(state)


@kernel
def chance_or_many(state, seat, action):  # type: ignore[no-untyped-def]
    """Turn the talon's top card, or take several cards of one rank from the hand; return them (C11, EA1, EA15)."""
    if action == CHANCE:
        note(state, seat, PHASE_ONE, CHANCED)
        return card_bit(turn_top(state, seat))
    cards = many_cards(action - MANY)
    state[HANDS + seat] = state[HANDS + seat] ^ cards
    state[HAND_COUNT + seat] = state[HAND_COUNT + seat] - U64(card_count(cards))
    return cards


@kernel
def turn_top(state, seat):  # type: ignore[no-untyped-def]
    """Return the talon's top card; if it is the last one, its suit is trump and everybody sees it (C10, R17)."""
    card = state[DECK + state[DRAWN]]
    state[DRAWN] = state[DRAWN] + _1
    state[TALON] = state[TALON] - _1
    if state[TALON] == _0:
        state[DRAWER] = seat
        state[TRUMP_SUIT] = suit_of(card)
        state[TRUMP] = suit_of(card)
    return card


@inlined
def refill(state, seat):  # type: ignore[no-untyped-def]
    """Draw one by one up to three; the talon's last card is set aside (C6, C12, C17, EA11, EA12, ET7)."""
    talon, drawn = state[TALON], state[DRAWN]
    hand, held = state[HANDS + seat], state[HAND_COUNT + seat]
    while held < HAND_SIZE and talon > _1:
        hand |= card_bit(state[DECK + drawn])
        drawn, held, talon = drawn + _1, held + _1, talon - _1
    state[HANDS + seat] = hand
    state[HAND_COUNT + seat] = held
    state[DRAWN] = drawn
    state[TALON] = talon
    if held < HAND_SIZE:
        set_last_aside(state, seat)


@kernel
def set_last_aside(state, seat):  # type: ignore[no-untyped-def]
    """Draw the talon's last card and let it lie apart: its suit is trump (C16 to C18)."""
    card = state[DECK + state[DRAWN]]
    state[DRAWN] = state[DRAWN] + _1
    state[TALON] = _0
    state[SET_ASIDE] = card
    state[DRAWER] = seat
    state[TRUMP_SUIT] = suit_of(card)


@inlined
def start_trick(state, leader):  # type: ignore[no-untyped-def]
    """Let a trick begin with nothing on the table, and return its leader."""
    state[LEADER] = leader
    state[TIES] = _0
    for seat in range(state[SEATS]):
        state[CHAIN + U64(seat)] = _0
    if state[PROCEDURE] == _1:
        seat_all(state, leader)
    else:
        seat_pair(state, leader)
    start_round(state)
    return leader


@inlined
def start_round(state):  # type: ignore[no-untyped-def]
    """Let a round of the trick begin."""
    state[ROUND_AT] = _0
    state[LED] = NO_CARD
    for seat in range(state[SEATS]):
        state[LAID + U64(seat)] = _0


@inlined
def round_winner(state):  # type: ignore[no-untyped-def]
    """Return the seat that wins the round, NOBODY if those who tie play on."""
    procedure = state[PROCEDURE]
    if procedure == _0:
        return pair_winner(state)
    return highest_winner(state) if procedure == _1 else beaten_winner(state)


@inlined
def settle_round(state):  # type: ignore[no-untyped-def]
    """Let the winner of a complete round take the trick and lead, or the tied play again; return who is due."""
    winner = round_winner(state)
    if winner == NOBODY:
        play_on(state)
        return go_on(state)
    won = state[WON + winner]
    for seat in range(state[SEATS]):
        won |= state[CHAIN + U64(seat)]
    state[WON + winner] = won
    note(state, winner, PHASE_ONE, TRICK_WON)
    start_trick(state, winner)
    return go_on(state)


@kernel
def play_on(state):  # type: ignore[no-untyped-def]
    """Let the seats of ROUND, which have tied, play another round of the trick (C4 to C6, EA4)."""
    for place in range(state[ROUND_SIZE]):
        note(state, (state[ROUND] >> (U64(place) << _2)) & _15, PHASE_ONE, TIED)
    state[TIES] = state[TIES] + _1
    start_round(state)


@inlined
def go_on(state):  # type: ignore[no-untyped-def]
    """Return the seat that is due; if it has no card, phase one is over (C13, R13, EA8 to EA10)."""
    due = (state[ROUND] >> (state[ROUND_AT] << _2)) & _15
    if state[HANDS + due] != _0:
        return due
    return begin(state)
