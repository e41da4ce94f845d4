"""The classic family's roll-outs and numbers of choices (simcore/rollout.py says what each kernel does)."""

import numpy as np

from simcore.classic.apply import apply
from simcore.classic.choices import answer_count, answer_number
from simcore.classic.legal import ask, ask_block
from simcore.classic.play import begin_block, step_block
from simcore.jit import kernel
from simcore.layout import DECISIONS, RUNNING, SEAT, STATUS, state_at
from simcore.rng import below
from simcore.rollout import add_places, copy_state

U64 = np.uint64
_0 = U64(0)


@kernel
def count_choices(block):  # type: ignore[no-untyped-def]
    """Return how many actions the question in a block allows."""
    return answer_count(state_at(block, _0))


@kernel
def play_counted(block, seed, game, choices):  # type: ignore[no-untyped-def]
    """Play a game and write how many choices each decision had; return its status."""
    seat = begin_block(block, seed, game)
    while block[STATUS] == RUNNING:
        ask_block(block, seat)
        choices[block[DECISIONS]] = count_choices(block)
        seat = step_block(block, seat)
    return block[STATUS]


@kernel
def replay_to(block, seed, game, decision):  # type: ignore[no-untyped-def]
    """Play a game until a decision is to be taken, write its question, and return the seat (uint64)."""
    seat = begin_block(block, seed, game)
    while block[STATUS] == RUNNING and block[DECISIONS] < decision:
        seat = step_block(block, seat)
    ask_block(block, seat)
    return seat


@kernel
def roll_out(block, spare, stream, rollouts, longest, sums):  # type: ignore[no-untyped-def]
    """Play on from each choice of the question in a block, and add the places to `sums`."""
    state, rng = state_at(spare, _0), stream.copy()
    for number in range(count_choices(block)):
        for index in range(rollouts):
            copy_state(block, spare)
            rng[1], rng[3] = stream[1] + U64(index), _0
            seat = apply(state, state[SEAT], answer_number(state, number))
            play_on(state, seat, rng, longest)
            add_places(state, sums[number])


@kernel
def play_on(state, seat, rng, longest):  # type: ignore[no-untyped-def]
    """Play at random to the end of the game, but no longer than `longest` decisions."""
    for _ in range(longest):
        if state[STATUS] != RUNNING:
            return
        ask(state, seat)
        seat = apply(state, seat, answer_number(state, below(rng, answer_count(state))))
