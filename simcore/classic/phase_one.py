"""Phase one, what its three procedures have in common: laying, drawing, winning, and the end of it."""

import numpy as np

from simcore.aligned import bring_next
from simcore.bits import rarely
from simcore.classic.all_play import highest_winner, seat_all
from simcore.classic.facts import CHANCED, PHASE_ONE, TIED, TRICK_WON
from simcore.classic.phase_two import begin
from simcore.classic.state import (
    CHAIN,
    CHANCE,
    DRAWER,
    HAND_COUNT,
    LAID,
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
from simcore.layout import ALIGNED, DECK, DRAWN, HANDS, SEATS, TALON
from simcore.suits import card_bit, card_count, lowest_card, many_cards, suit_of

U64 = np.uint64
_0, _1, _2, _4, _15 = (U64(n) for n in (0, 1, 2, 4, 15))
_ALL_PLAY = _1
HAND_SIZE = U64(3)


@inlined
def act_one(state, seat, action):  # type: ignore[no-untyped-def]
    """Carry out a legal action of phase one and return the seat (uint64) that acts next."""
    if action < TAKE:
        card, cards = action, card_bit(action)
        play_one(state, seat, cards)
    else:
        cards = chance_or_many(state, seat, action)
        card = lowest_card(cards)
    due = lie(state, seat, card, cards)
    if rarely(U64(state[HANDS + due] == _0)):
        return begin(state)
    return due


@inlined
def lie(state, seat, card, cards):  # type: ignore[no-untyped-def]
    """Let a seat's cards, of which `card` is one, lie on the table; return the seat that is due then.

    If that seat has no card, phase one is over (C13, R13, EA8 to EA10).
    """
    state[LAID + seat] = cards
    played = state[ROUND_AT] + _1
    state[ROUND_AT] = played
    if played == _1:
        state[LED] = card
    return settle_round(state, card) if played == state[ROUND_SIZE] else due_in_round(state, played)


@inlined
def due_in_round(state, played):  # type: ignore[no-untyped-def]
    """Return the seat that plays to a round after `played` others."""
    return (state[ROUND] >> (played << _2)) & _15


@inlined
def play_one(state, seat, cards):  # type: ignore[no-untyped-def]
    """Play a single card from the hand and draw before the next seat acts (C6, C8, EA11)."""
    hand, talon = state[HANDS + seat] ^ cards, state[TALON]
    if talon > _1:
        drawn = state[DRAWN]
        if rarely(state[ALIGNED]):
            bring_next(state, seat, drawn)
        state[HANDS + seat] = hand | card_bit(state[DECK + drawn])
        state[DRAWN] = drawn + _1
        state[TALON] = talon - _1
        return
    state[HANDS + seat] = hand
    state[HAND_COUNT + seat] = state[HAND_COUNT + seat] - _1
    if rarely(U64(talon == _1)):
        set_last_aside(state, seat)


@kernel
def chance_or_many(state, seat, action):  # type: ignore[no-untyped-def]
    """Turn the talon's top card, or take several cards of one rank from the hand; return them (C11, EA1, EA15)."""
    if action == CHANCE:
        note(state, seat, PHASE_ONE, CHANCED)
        return card_bit(turn_top(state, seat))
    cards = many_cards(action - MANY)
    state[HANDS + seat] = state[HANDS + seat] ^ cards
    state[HAND_COUNT + seat] = state[HAND_COUNT + seat] - U64(card_count(cards))
    refill(state, seat)
    return cards


@kernel
def turn_top(state, seat):  # type: ignore[no-untyped-def]
    """Return the talon's top card; if it is the last one, its suit is trump and everybody sees it (C10, R17)."""
    if rarely(state[ALIGNED]):
        bring_next(state, seat, state[DRAWN])
    card = state[DECK + state[DRAWN]]
    state[DRAWN] = state[DRAWN] + _1
    state[TALON] = state[TALON] - _1
    if state[TALON] == _0:
        state[DRAWER] = seat
        state[TRUMP_SUIT] = suit_of(card)
        state[TRUMP] = suit_of(card)
    return card


@kernel
def refill(state, seat):  # type: ignore[no-untyped-def]
    """Draw one by one up to three; the talon's last card is set aside (EA12)."""
    while state[HAND_COUNT + seat] < HAND_SIZE and state[TALON] > _1:
        drawn = state[DRAWN]
        if rarely(state[ALIGNED]):
            bring_next(state, seat, drawn)
        state[HANDS + seat] = state[HANDS + seat] | card_bit(state[DECK + drawn])
        state[HAND_COUNT + seat] = state[HAND_COUNT + seat] + _1
        state[DRAWN] = drawn + _1
        state[TALON] = state[TALON] - _1
    if state[HAND_COUNT + seat] < HAND_SIZE and state[TALON] == _1:
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


@kernel
def start_trick(state, leader):  # type: ignore[no-untyped-def]
    """Let a trick begin with nothing on the table, whatever the procedure, and return its leader."""
    if state[PROCEDURE] == _ALL_PLAY:
        seat_all(state, leader)
    else:
        seat_pair(state, leader)
        state[ROUND_SIZE] = _2
    forget_chain(state)
    start_round(state)
    return leader


@kernel
def forget_chain(state):  # type: ignore[no-untyped-def]
    """Forget the tied rounds of a trick."""
    state[TIES] = _0
    for seat in range(state[SEATS]):
        state[CHAIN + U64(seat)] = _0


@kernel
def start_round(state):  # type: ignore[no-untyped-def]
    """Let a round of the trick begin."""
    state[ROUND_AT] = _0
    state[LED] = NO_CARD
    for seat in range(state[SEATS]):
        state[LAID + U64(seat)] = _0


@inlined
def settle_round(state, card):  # type: ignore[no-untyped-def]
    """Let the winner of a complete round, whose last card is `card`, take the trick, or the tied play on.

    Returns the seat (uint64) that is due.
    """
    procedure = state[PROCEDURE]
    if rarely(procedure & _ALL_PLAY):
        return settle_all(state)
    winner = beaten_winner(state) if rarely(procedure) else pair_winner(state, card)
    if rarely(U64(winner == NOBODY)):
        return play_on(state)
    return win_pair(state, winner)


@inlined
def win_pair(state, winner):  # type: ignore[no-untyped-def]
    """Let one of a pair take all that the two have laid to the trick, and lead the next (C7)."""
    leader, responder = state[ROUND] & _15, state[ROUND] >> _4
    won = state[WON + winner] | state[LAID + leader] | state[LAID + responder]
    if rarely(state[TIES]):
        won |= state[CHAIN + leader] | state[CHAIN + responder]
        forget_chain(state)
    state[WON + winner] = won
    note(state, winner, PHASE_ONE, TRICK_WON)
    state[LAID + leader] = _0
    state[LAID + responder] = _0
    state[ROUND_AT] = _0
    state[LED] = NO_CARD
    seat_pair(state, winner)
    return winner


@kernel
def settle_all(state):  # type: ignore[no-untyped-def]
    """Let the winner of a round of all take the trick and lead the next, or the tied play on (EA16)."""
    winner = highest_winner(state)
    if winner == NOBODY:
        return play_on(state)
    won = state[WON + winner]
    for seat in range(state[SEATS]):
        won |= state[CHAIN + U64(seat)] | state[LAID + U64(seat)]
    state[WON + winner] = won
    note(state, winner, PHASE_ONE, TRICK_WON)
    return start_trick(state, winner)


@kernel
def play_on(state):  # type: ignore[no-untyped-def]
    """Let the seats of ROUND, which have tied, play another round of the trick (C4 to C6, EA4)."""
    for place in range(state[ROUND_SIZE]):
        note(state, (state[ROUND] >> (U64(place) << _2)) & _15, PHASE_ONE, TIED)
    state[TIES] = state[TIES] + _1
    for seat in range(state[SEATS]):
        chain = CHAIN + U64(seat)
        state[chain] = state[chain] | state[LAID + U64(seat)]
    start_round(state)
    return state[ROUND] & _15
