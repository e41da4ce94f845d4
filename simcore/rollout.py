"""Roll-outs: a position played on to the end many times by players who choose at random, after each possible action.

A family's rollout.py brings the three kernels of the class Rollout; what all families share of them is here. Nothing
is asked of a strategy: each seat chooses uniformly among its legal actions, as the strategy likformig does.
"""

from importlib import import_module
from typing import Any, Protocol

import numpy as np

from simcore.jit import kernel
from simcore.layout import OUT, PLACES, SEATS, STATE_WORDS

U64 = np.uint64
_STATE_WORDS = U64(STATE_WORDS)
FIRST_STREAM = 1 << 20
"""Roll-outs draw from this stream and later ones, far from those of the deal and the seats (simcore/rng.py)."""


class Rollout(Protocol):
    """A family's kernels, on worker's scratches (uint64, SCRATCH_WORDS).

    count_choices: (block) -> how many actions the question in it allows, at least 1 (int64).
    play_counted: (block, seed, game, choices) -> status word; plays a game by its strategies and writes the number of
    choices of decision d into choices[d] (uint16, as long as the game may become); its length is in word DECISIONS.
    replay_to: (block, seed, game, decision) -> the seat that is asked there, the question being in the block.
    roll_out: (block, spare, stream, rollouts, longest, sums); for each choice c of the question plays `rollouts`
    games of at most `longest` further decisions in `spare` and adds what seat s got to sums[c, s] (int64), see
    add_places.
    Roll-out r draws from stream[1] + r, whichever the choice. stream: uint64 (4,): seed, stream, game, 0.
    """

    count_choices: Any
    play_counted: Any
    replay_to: Any
    roll_out: Any


def rollout_of(family: str) -> Rollout:
    """Return the kernels of a family, "shedding" or "classic"."""
    kernels: Any = import_module(f"simcore.{family}.rollout")
    return kernels  # type: ignore[no-any-return]


@kernel
def add_places(state, sums):  # type: ignore[no-untyped-def]
    """Add to sums[seat] twice the number of seats that come after it; seats still in the game share what is left.

    The first out of n seats gets 2 (n - 1), the skitgubbe 0: sums / (2 (n - 1)) is 1 for first and 0 for last.
    """
    players, out = np.int64(state[SEATS]), np.int64(state[OUT])
    for seat in range(players):
        place = np.int64(state[PLACES + U64(seat)])
        sums[seat] += 2 * (players - place) if place > 0 else max(players - out - 1, 0)


@kernel
def copy_state(source, target):  # type: ignore[no-untyped-def]
    """Copy the state of a game from one worker's scratch into another."""
    for word in range(_STATE_WORDS):
        target[U64(word)] = source[U64(word)]
