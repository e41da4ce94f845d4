"""The classic family's forks (simcore/forking.py says what each kernel does)."""

import numpy as np

from simcore.classic.apply import apply
from simcore.classic.legal import ask
from simcore.classic.play import step_block
from simcore.classic.repetition import start_watch
from simcore.classic.state import (
    DRAWER,
    NO_CARD,
    PHASE,
    PROCEDURE,
    SET_ASIDE,
    TRUMP_SEEN,
    TRUMP_SUIT,
)
from simcore.forking import NEVER, NO_DECIDER, add_outcome, copy_words, decide, draw
from simcore.jit import kernel
from simcore.layout import (
    CAP_AT,
    DECK,
    DRAWN,
    FINISHED,
    HANDS,
    ILLEGAL,
    PLACES,
    RUNNING,
    SEATS,
    STATUS,
    TALON,
    scratch_at,
    state_at,
)
from simcore.suits import card_bit, card_count, lowest_card, suit_of

U64 = np.uint64
_0, _1, _2 = U64(0), U64(1), U64(2)
_DECK_END = U64(int(DECK) + 52)
_UPTURNED, _OWNER, _ALL = _2, _1, _2


@kernel
def seek(block, seat, mover, deciders):  # type: ignore[no-untyped-def]
    """Play on to the next question to `mover` that fits and return its word; 0 if there is none."""
    state, scratch = state_at(block, _0), scratch_at(block, _0)
    while state[STATUS] == RUNNING:
        decider = deciders[state[PHASE] - _1]
        if seat == mover and decider != NO_DECIDER:
            ask(state, seat)
            word = decide(scratch, seat, decider)
            if word != _0:
                return word
        seat = step_block(block, seat)
    return _0


@kernel
def fork(block, dealt, played, seat, actions, stream, redeals, longest, sums):  # type: ignore[no-untyped-def]
    """Play on from each action on each re-deal, and add up what became of `seat`."""
    rng = stream.copy()
    for redeal in range(redeals):
        copy_words(block, dealt)
        rng[1], rng[3] = stream[1] + U64(redeal), _0
        deal_unseen(dealt, seat, rng)
        for arm in range(len(actions)):
            copy_words(dealt, played)
            play_on(played, seat, actions[arm], longest)
            if played[STATUS] >= ILLEGAL:
                return played[STATUS]
            add_outcome(state_at(played, _0), seat, sums[arm])
    return FINISHED


@kernel
def play_on(block, seat, action, longest):  # type: ignore[no-untyped-def]
    """Play an action and on by the strategies, until the place of `seat` is known."""
    state, scratch = state_at(block, _0), scratch_at(block, _0)
    state[CAP_AT] = NEVER
    follower = apply(state, seat, action)
    if state[PHASE] != _1:
        start_watch(state, scratch)
    for _ in range(longest):
        if state[STATUS] != RUNNING or state[PLACES + seat] != _0:
            return
        follower = step_block(block, follower)


@kernel
def deal_unseen(block, seat, rng):  # type: ignore[no-untyped-def]
    """Deal the talon, the cards set aside, a trump card that lies apart unseen, and hands not known, anew."""
    state = state_at(block, _0)
    pool = np.empty(52, dtype=np.uint64)
    left = gather(state, seat, pool)
    for place in range(DECK + state[DRAWN], _DECK_END):
        if not is_seen(state, U64(place)):
            state[U64(place)] = draw(pool, left, rng)
            left -= 1
    if hides_trump(state, seat):
        state[SET_ASIDE] = draw(pool, left, rng)
        left -= 1
    for number in range(state[SEATS]):
        other = U64(number)
        if is_unknown(state, seat, other):
            hand = _0
            for _ in range(card_count(state[HANDS + other])):
                hand |= card_bit(draw(pool, left, rng))
                left -= 1
            state[HANDS + other] = hand
    let_suit_follow(state)


@kernel
def gather(state, seat, pool):  # type: ignore[no-untyped-def]
    """Write every card that `seat` cannot see into a pool, from low to high; return how many there are (int64)."""
    cards, left = _0, 0
    for place in range(DECK + state[DRAWN], _DECK_END):
        if not is_seen(state, U64(place)):
            cards |= card_bit(state[U64(place)])
    if hides_trump(state, seat):
        cards |= card_bit(state[SET_ASIDE])
    for number in range(state[SEATS]):
        if is_unknown(state, seat, U64(number)):
            cards |= state[HANDS + U64(number)]
    while cards != _0:
        pool[left] = lowest_card(cards)
        cards &= cards - _1
        left += 1
    return left


@kernel
def is_seen(state, place):  # type: ignore[no-untyped-def]
    """Return True if the card in a place of the deck is the trump card that lies under the talon for all to see."""
    return lies_under(state) and state[TRUMP_SEEN] == _ALL and place == under_talon(state)


@kernel
def hides_trump(state, seat):  # type: ignore[no-untyped-def]
    """Return True if a trump card lies apart that `seat` does not see (C16)."""
    seen = state[TRUMP_SEEN]
    sees = seen == _ALL or (seen == _OWNER and state[DRAWER] == seat)
    return state[SET_ASIDE] != NO_CARD and not sees


@kernel
def is_unknown(state, seat, other):  # type: ignore[no-untyped-def]
    """Return True if `seat` does not know what another holds: in phase two everybody does (C19, C40)."""
    return state[PHASE] == _1 and other != seat


@kernel
def lies_under(state):  # type: ignore[no-untyped-def]
    """Return True if a trump card lies under the talon (ET1)."""
    return state[PROCEDURE] == _UPTURNED and state[TALON] != _0


@kernel
def under_talon(state):  # type: ignore[no-untyped-def]
    """Return the word of the talon's last card."""
    return DECK + state[DRAWN] + state[TALON] - _1


@kernel
def let_suit_follow(state):  # type: ignore[no-untyped-def]
    """Write the trump suit of the card that lies apart or under the talon; a chanced one lies on the table (C10)."""
    if state[SET_ASIDE] != NO_CARD:
        state[TRUMP_SUIT] = suit_of(state[SET_ASIDE])
    elif lies_under(state):
        state[TRUMP_SUIT] = suit_of(state[under_talon(state)])
