"""The shedding family's forks (simcore/forking.py says what each kernel does)."""

import numpy as np

from simcore.cards import count, pack, total
from simcore.forking import NEVER, add_outcome, copy_words, decide, draw
from simcore.jit import kernel
from simcore.layout import (
    CAP_AT,
    DECK,
    DRAWN,
    FINISHED,
    HANDS,
    ILLEGAL,
    OPTIONS,
    PLACES,
    RUNNING,
    SEATS,
    STATUS,
    scratch_at,
    state_at,
)
from simcore.shedding.apply import apply
from simcore.shedding.legal import ask
from simcore.shedding.play import step
from simcore.shedding.repetition import start_watch
from simcore.shedding.state import HIDDEN, HIDDEN_RANKS, KNOWN, LAYS

U64 = np.uint64
_0, _1, _3 = U64(0), U64(1), U64(3)
_DECK_END = U64(int(DECK) + 52)


@kernel
def seek(block, seat, mover, deciders):  # type: ignore[no-untyped-def]
    """Play on to the next question to `mover` that fits and return its word; 0 if there is none."""
    state, scratch = state_at(block, _0), scratch_at(block, _0)
    while state[STATUS] == RUNNING:
        if seat == mover:
            ask(state, seat)
            if state[LAYS] | state[OPTIONS]:
                word = decide(scratch, seat, deciders[0])
                if word != _0:
                    return word
        seat = step(state, scratch, seat)
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
    start_watch(state, scratch)
    follower = apply(state, seat, action)
    for _ in range(longest):
        if state[STATUS] != RUNNING or state[PLACES + seat] != _0:
            return
        follower = step(state, scratch, follower)


@kernel
def deal_unseen(block, seat, rng):  # type: ignore[no-untyped-def]
    """Deal the talon, everybody's hidden cards, and what others hold without its being known, anew."""
    state = state_at(block, _0)
    pool = np.empty(52, dtype=np.uint64)
    left = gather(state, seat, pool)
    for place in range(DECK + state[DRAWN], _DECK_END):
        state[U64(place)] = draw(pool, left, rng)
        left -= 1
    for number in range(state[SEATS]):
        for slot in range(_3):
            if (state[HIDDEN + U64(number)] >> U64(slot)) & _1:
                state[HIDDEN_RANKS + _3 * U64(number) + U64(slot)] = draw(pool, left, rng)
                left -= 1
    for number in range(state[SEATS]):
        other = U64(number)
        if other != seat:
            hand = state[KNOWN + other]
            for _ in range(total(state[HANDS + other] - state[KNOWN + other])):
                hand += pack(draw(pool, left, rng), _1)
                left -= 1
            state[HANDS + other] = hand


@kernel
def gather(state, seat, pool):  # type: ignore[no-untyped-def]
    """Write every rank that `seat` cannot see into a pool, from low to high; return how many there are (int64)."""
    cards, left = _0, 0
    for place in range(DECK + state[DRAWN], _DECK_END):
        cards += pack(state[U64(place)], _1)
    for number in range(state[SEATS]):
        other = U64(number)
        for slot in range(_3):
            if (state[HIDDEN + other] >> U64(slot)) & _1:
                cards += pack(state[HIDDEN_RANKS + _3 * other + U64(slot)], _1)
        if other != seat:
            cards += state[HANDS + other] - state[KNOWN + other]
    for rank in range(13):
        for _ in range(count(cards, rank)):
            pool[left] = U64(rank)
            left += 1
    return left
