"""Whole games: deal, then ask and apply until the game ends, and a row for each."""

import numpy as np

from simcore.aligned import set_orders
from simcore.bits import rarely
from simcore.classic.deal import deal
from simcore.classic.legal import ask_one, ask_two, is_legal
from simcore.classic.phase_one import act_one
from simcore.classic.phase_two import act_two
from simcore.classic.repetition import start_watch, watch
from simcore.classic.row import write_row
from simcore.classic.state import PHASE, PHASE_ONE_AT, PHASE_TWO_AT
from simcore.jit import inlined, kernel
from simcore.layout import (
    ALIGNED,
    DECISIONS,
    FAILED_ANSWER,
    FAILED_SEAT,
    FINISHED,
    GAME_AT,
    GAMES_DONE,
    ILLEGAL,
    LAST_ACTION,
    RUNNING,
    SEAT,
    STATUS,
    STOP,
    STOPPED,
    scratch_at,
    state_at,
)
from simcore.seats import answer, start_rows
from simcore.shuffle import shuffle

U64 = np.uint64
_0, _1 = U64(0), U64(1)


@inlined
def begin(state, scratch, seed, game):  # type: ignore[no-untyped-def]
    """Deal, and return the first leader (uint64)."""
    seat = deal(state, seed, game)
    start_rows(scratch, seed, game)
    if rarely(state[ALIGNED]):
        set_orders(state, seed, game)
    return seat


@inlined
def accepts(state, action):  # type: ignore[no-untyped-def]
    """Note an answer and count the decision; return False if it is illegal, STATUS then being ILLEGAL."""
    state[LAST_ACTION] = action
    if not is_legal(state, action):
        state[STATUS] = ILLEGAL
        return False
    state[DECISIONS] = state[DECISIONS] + _1
    return True


@inlined
def step_one(state, scratch, seat):  # type: ignore[no-untyped-def]
    """Play one decision of phase one and return the seat (uint64) that acts next; STATUS tells how it went."""
    ask_one(state, seat)
    action = answer(scratch, seat, PHASE_ONE_AT)
    if not accepts(state, action):
        return seat
    return act_one(state, seat, action)


@inlined
def step_two(state, scratch, seat):  # type: ignore[no-untyped-def]
    """Play one decision of phase two, as step_one; after it the game may be found to go round or be cut short."""
    ask_two(state, seat)
    action = answer(scratch, seat, PHASE_TWO_AT)
    if not accepts(state, action):
        return seat
    follower = act_two(state, seat, action)
    if state[STATUS] == RUNNING:
        watch(state, scratch, follower)
    return follower


@kernel
def play_game(state, scratch, seed, game):  # type: ignore[no-untyped-def]
    """Play one game to its end; the outcome is in the state."""
    seat = begin(state, scratch, seed, game)
    while state[PHASE] == _1:
        seat = step_one(state, scratch, seat)
        if state[STATUS] != RUNNING:
            return
    start_watch(state, scratch)
    while state[STATUS] == RUNNING:
        seat = step_two(state, scratch, seat)


@kernel
def play_chunk(block, seed, first_game, control, games, seats):  # type: ignore[no-untyped-def]
    """Play games `first_game` .. and write one row of `games` and `players` rows of `seats` for each.

    block: uint64 (SCRATCH_WORDS,), with rules, number of seats, cap, watching and the seats' rows in it.
    control: uint64 (CONTROL_WORDS,). games: uint64 (n, GAME_WORDS). seats: uint64 (n, players, SEAT_WORDS).
    Returns a status word: FINISHED, STOPPED or ILLEGAL (who and what is in `control`).
    """
    scratch, state = scratch_at(block, _0), state_at(block, _0)
    for index in range(U64(games.shape[0])):
        game = first_game + U64(index)
        control[GAME_AT] = game
        if control[STOP]:
            return STOPPED
        play_game(state, scratch, seed, game)
        if state[STATUS] >= ILLEGAL:
            control[FAILED_SEAT] = state[SEAT]
            control[FAILED_ANSWER] = state[LAST_ACTION]
            return state[STATUS]
        write_row(state, games, seats, U64(index))
        control[GAMES_DONE] = control[GAMES_DONE] + _1
    return FINISHED


@kernel
def begin_block(block, seed, game):  # type: ignore[no-untyped-def]
    """Deal in a worker's scratch, for a caller that steps; return the first leader."""
    return begin(state_at(block, _0), scratch_at(block, _0), seed, game)


@kernel
def step_block(block, seat):  # type: ignore[no-untyped-def]
    """Play one decision in a worker's scratch, for a caller that looks at every step; return the next seat."""
    state, scratch = state_at(block, _0), scratch_at(block, _0)
    if state[PHASE] != _1:
        return step_two(state, scratch, seat)
    follower = step_one(state, scratch, seat)
    if state[PHASE] != _1:
        start_watch(state, scratch)
    return follower


@kernel
def shuffle_block(block, seed, game):  # type: ignore[no-untyped-def]
    """Put a game's deck in order in a worker's scratch, and nothing else."""
    shuffle(state_at(block, _0), seed, game, _0)
