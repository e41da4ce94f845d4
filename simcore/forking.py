"""Forks: one decision played on after several actions, on the same dealings of what the mover cannot see.

A family's forking.py brings the kernels of the class Forking; what all families share of them is here. Each re-deal
is drawn from a stream of its own and from nothing but what the mover knows: the unseen cards are sorted before they
are dealt, so that where they really lay can never reach a sum. Every action then meets the same re-deals, with
memories and random streams as they were; what others have remembered of the play stays theirs.
"""

from importlib import import_module
from typing import Any, Protocol

import numpy as np

from simcore.jit import inlined, kernel
from simcore.layout import (
    MEMORY_AT,
    PLACES,
    RNG_AT,
    ROW_WORDS,
    ROWS_AT,
    SEATS,
    memory_at,
    parameters_at,
    rng_at,
    view_at,
)
from simcore.rng import below
from simcore.seats import call_strategy

U64 = np.uint64
_0 = U64(0)
_ROWS, _ROW = U64(ROWS_AT), U64(ROW_WORDS)
FORK_STREAM = 1 << 30
"""Re-deals draw from this stream and later ones, far from those of deal, seats and roll-outs (simcore/rng.py)."""
MOST_REDEALS = 1000
NO_DECIDER = U64(2**64 - 1)
"""In the place of a decider's address: nothing is forked there."""
NOT_LAST, FIRST_OUT, PLACE, UNFINISHED = range(4)
SUMS = 4
"""What is summed over the re-deals of an action: games not lost, games won, places, games without a place."""
NEVER = U64(2**62)
"""A cap that no game reaches."""


class Forking(Protocol):
    """A family's kernels, on worker's scratches (uint64).

    seek: (block, seat, mover, deciders) -> the word of the first question to `mover`, from `seat` being asked on, to
    which a decider answers anything but 0, the question standing in the block; 0 once the game has ended. deciders:
    uint64 (2,), an address for each of a strategy's two functions, or NO_DECIDER.
    deal_unseen: (block, seat, rng); deals what `seat` cannot see anew among its places, all deals equally likely.
    fork: (block, dealt, played, seat, actions, stream, redeals, longest, sums) -> status word; tries each of
    `actions` (uint64) on each re-deal, plays on for at most `longest` further decisions, and adds to sums[action]
    (int64, SUMS). After ILLEGAL, who answered and what is in `played`. dealt, played: scratches as long as the block.
    Re-deal r draws from stream[1] + r; stream: uint64 (4,): seed, stream, game, 0.
    """

    seek: Any
    deal_unseen: Any
    fork: Any


def forking_of(family: str) -> Forking:
    """Return the kernels of a family, "shedding" or "classic"."""
    kernels: Any = import_module(f"simcore.{family}.forking")
    return kernels  # type: ignore[no-any-return]


@inlined
def decide(scratch, seat, address):  # type: ignore[no-untyped-def]
    """Return what the decider at an address says of the question in a scratch."""
    row = _ROWS + seat * _ROW
    return call_strategy(
        address,
        view_at(scratch, _0),
        parameters_at(scratch, row),
        memory_at(scratch, row + MEMORY_AT),
        rng_at(scratch, row + RNG_AT),
    )


@kernel
def copy_words(source, target):  # type: ignore[no-untyped-def]
    """Copy a whole scratch with its rows into another."""
    for word in range(len(source)):
        target[word] = source[word]


@inlined
def draw(pool, left, rng):  # type: ignore[no-untyped-def]
    """Return one of the first `left` cards of a pool, each equally likely, and close the gap it leaves."""
    chosen = below(rng, left)
    card = pool[chosen]
    pool[chosen] = pool[left - 1]
    return card


@inlined
def add_outcome(state, seat, sums):  # type: ignore[no-untyped-def]
    """Add the place of `seat` to the sums of an action; a seat still in the game has none."""
    place = np.int64(state[PLACES + seat])
    if place == 0:
        sums[UNFINISHED] += 1
        return
    sums[NOT_LAST] += np.int64(place < np.int64(state[SEATS]))
    sums[FIRST_OUT] += np.int64(place == 1)
    sums[PLACE] += place
