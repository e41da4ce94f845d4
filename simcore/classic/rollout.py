"""The classic family's roll-outs and numbers of choices (simcore/rollout.py says what each kernel does)."""

import numpy as np

from simcore.bits import trailing_zeros
from simcore.classic.apply import apply
from simcore.classic.legal import ask
from simcore.classic.play import begin, step_one, step_two
from simcore.classic.state import CHANCE, HAND, LAYS, MANY, PHASE, TAKE
from simcore.jit import inlined, kernel
from simcore.layout import DECISIONS, OPTIONS, RUNNING, SEAT, STATUS, scratch_at, state_at
from simcore.rng import below
from simcore.rollout import add_places, bits_in, copy_state

U64 = np.uint64
_0, _1, _2, _4, _15, _16 = (U64(n) for n in (0, 1, 2, 4, 15, 16))
_RANKS = U64(13)


@inlined
def choice_count(state):  # type: ignore[no-untyped-def]
    """Return how many actions the question allows (int64): cards, take, chansa, and sets of one rank (EA1, EA2)."""
    options = state[OPTIONS]
    found = bits_in(state[LAYS]) + np.int64(options & _1) + np.int64((options >> _1) & _1)
    if options & _4:
        found += set_count(state[HAND])
    return found


@kernel
def set_count(hand):  # type: ignore[no-untyped-def]
    """Return how many sets of two cards or more of one rank a hand holds (int64)."""
    found = np.int64(0)
    for rank in range(_RANKS):
        equals = bits_in((hand >> (U64(rank) << _2)) & _15)
        found += (1 << equals) - equals - 1
    return found


@kernel
def set_number(hand, number):  # type: ignore[no-untyped-def]
    """Return the action that lays the set with this number, 0 .. set_count(hand) - 1."""
    for rank in range(_RANKS):
        equals = (hand >> (U64(rank) << _2)) & _15
        for suits in range(_16):
            chosen = U64(suits)
            if chosen & ~equals == _0 and bits_in(chosen) > 1:
                if number == 0:
                    return MANY + (U64(rank) << _4) + chosen
                number -= 1
    return TAKE


@inlined
def choice(state, number):  # type: ignore[no-untyped-def]
    """Return the action with this number, 0 .. choice_count(state) - 1."""
    lays, options = state[LAYS], state[OPTIONS]
    left = np.int64(number) - bits_in(lays)
    if left < 0:
        for _ in range(number):
            lays &= lays - _1
        return trailing_zeros(lays)
    for option, action in ((_1, TAKE), (_2, CHANCE)):
        if options & option:
            if left == 0:
                return action
            left -= 1
    return set_number(state[HAND], left)


@kernel
def count_choices(block):  # type: ignore[no-untyped-def]
    """Return how many actions the question in a block allows."""
    return choice_count(state_at(block, _0))


@kernel
def step(state, scratch, seat):  # type: ignore[no-untyped-def]
    """Play one decision of either phase by its strategy, and return the seat that acts next."""
    if state[PHASE] == _1:
        return step_one(state, scratch, seat)
    return step_two(state, scratch, seat)


@kernel
def play_counted(block, seed, game, choices):  # type: ignore[no-untyped-def]
    """Play a game and write how many choices each decision had; return its status."""
    state, scratch = state_at(block, _0), scratch_at(block, _0)
    seat = begin(state, scratch, seed, game)
    while state[STATUS] == RUNNING:
        ask(state, seat)
        choices[state[DECISIONS]] = choice_count(state)
        seat = step(state, scratch, seat)
    return state[STATUS]


@kernel
def replay_to(block, seed, game, decision):  # type: ignore[no-untyped-def]
    """Play a game until a decision is to be taken, write its question, and return the seat (uint64)."""
    state, scratch = state_at(block, _0), scratch_at(block, _0)
    seat = begin(state, scratch, seed, game)
    while state[STATUS] == RUNNING and state[DECISIONS] < decision:
        seat = step(state, scratch, seat)
    ask(state, seat)
    return seat


@kernel
def roll_out(block, spare, stream, rollouts, longest, sums):  # type: ignore[no-untyped-def]
    """Play on from each choice of the question in a block, and add the places to `sums`."""
    state, rng = state_at(spare, _0), stream.copy()
    for number in range(choice_count(state_at(block, _0))):
        for index in range(rollouts):
            copy_state(block, spare)
            rng[1], rng[3] = stream[1] + U64(index), _0
            seat = apply(state, state[SEAT], choice(state, number))
            play_on(state, seat, rng, longest)
            add_places(state, sums[number])


@kernel
def play_on(state, seat, rng, longest):  # type: ignore[no-untyped-def]
    """Play at random to the end of the game, but no longer than `longest` decisions."""
    for _ in range(longest):
        if state[STATUS] != RUNNING:
            return
        ask(state, seat)
        seat = apply(state, seat, choice(state, below(rng, choice_count(state))))
