"""Whole games: deal, swap, then ask and apply until the game ends, and a row for each."""

import numpy as np

from simcore.aligned import set_orders
from simcore.bits import rarely
from simcore.jit import inlined, kernel
from simcore.layout import (
    ALIGNED,
    CAP,
    CAP_AT,
    DECISIONS,
    FAILED_ANSWER,
    FAILED_SEAT,
    FINISHED,
    FIRST,
    GAME_AT,
    GAMES_DONE,
    ILLEGAL,
    ILLEGAL_SWAP,
    LAST_ACTION,
    LUCK,
    OPTIONS,
    RUNNING,
    SEAT,
    SEATS,
    STATUS,
    STOP,
    STOPPED,
    TALON,
    UNWATCHED,
    WATCHED,
    scratch_at,
    state_at,
)
from simcore.luck import begin_luck
from simcore.seats import answer, start_rows
from simcore.shedding.apply import apply, turn_to
from simcore.shedding.deal import deal, first_seat
from simcore.shedding.legal import ask, is_legal
from simcore.shedding.repetition import start_watch, watch
from simcore.shedding.row import write_row
from simcore.shedding.state import HIDDEN_RANKS, LAYS, PASS, SWAP, SWAP_AT, TABLE_CARDS, TURN_AT
from simcore.shedding.swap import choose, exchange, is_swap, offer
from simcore.shuffle import shuffle

U64 = np.uint64
_0, _1, _2, _3 = (U64(n) for n in range(4))


@kernel
def swap_all(state, scratch):  # type: ignore[no-untyped-def]
    """Ask every seat for its swap, then carry all of them out at once (A3); return False on an illegal one."""
    for number in range(state[SEATS]):
        seat = U64(number)
        offer(state, seat)
        wanted = answer(scratch, seat, SWAP_AT)
        if not is_swap(state, seat, wanted):
            state[LAST_ACTION] = wanted
            return False
        choose(state, seat, wanted)
    exchange(state)
    return True


@kernel
def begin(state, scratch, seed, game):  # type: ignore[no-untyped-def]
    """Deal and swap; return the first seat (uint64). STATUS is ILLEGAL_SWAP if a swap was refused."""
    lot = deal(state, seed, game)
    start_rows(scratch, seed, game)
    start_watch(state, scratch)
    if rarely(state[LUCK]):
        begin_luck(state, _3 * state[SEATS] * state[TABLE_CARDS], HIDDEN_RANKS)
    elif rarely(state[ALIGNED]):
        set_orders(state, seed, game)
    if state[SWAP] and not swap_all(state, scratch):
        state[STATUS] = ILLEGAL_SWAP
        return state[SEAT]
    seat = first_seat(state, lot)
    state[FIRST] = seat
    return turn_to(state, seat)


@inlined
def step(state, scratch, seat):  # type: ignore[no-untyped-def]
    """Play one decision of `seat` and return the seat (uint64) that acts next; STATUS tells how it went.

    After an illegal answer STATUS is ILLEGAL and LAST_ACTION holds the refused answer.
    """
    ask(state, seat)
    action = PASS
    if state[LAYS] | state[OPTIONS]:
        action = answer(scratch, seat, TURN_AT)
        if not is_legal(state, action):
            state[LAST_ACTION] = action
            state[STATUS] = ILLEGAL
            return seat
    state[LAST_ACTION] = action
    follower = apply(state, seat, action)
    if state[STATUS] == RUNNING:
        if state[DECISIONS] == state[CAP_AT]:
            state[STATUS] = CAP
        if state[TALON] == _0 and state[WATCHED] != UNWATCHED:
            watch(state, scratch, follower)
    return follower


@kernel
def play_game(state, scratch, seed, game):  # type: ignore[no-untyped-def]
    """Play one game to its end; the outcome is in the state."""
    seat = begin(state, scratch, seed, game)
    while state[STATUS] == RUNNING:
        seat = step(state, scratch, seat)


@kernel
def play_chunk(block, seed, first_game, control, games, seats):  # type: ignore[no-untyped-def]
    """Play games `first_game` .. and write one row of `games` and `players` rows of `seats` for each.

    block: uint64 (SCRATCH_WORDS,), with rules, number of seats, cap, watching and the seats' rows in it.
    control: uint64 (CONTROL_WORDS,). games: uint64 (n, GAME_WORDS). seats: uint64 (n, players, SEAT_WORDS).
    Returns a status word: FINISHED, STOPPED, ILLEGAL or ILLEGAL_SWAP (who and what is in `control`).
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
    """Deal and swap in a worker's scratch, for a caller that steps; return the first seat."""
    return begin(state_at(block, _0), scratch_at(block, _0), seed, game)


@kernel
def step_block(block, seat):  # type: ignore[no-untyped-def]
    """Play one decision in a worker's scratch, for a caller that looks at every step; return the next seat."""
    return step(state_at(block, _0), scratch_at(block, _0), seat)


@kernel
def deal_block(block, seed, game):  # type: ignore[no-untyped-def]
    """Deal in a worker's scratch up to the swap, every memory blank."""
    deal(state_at(block, _0), seed, game)
    start_rows(scratch_at(block, _0), seed, game)


@kernel
def offer_block(block, seat):  # type: ignore[no-untyped-def]
    """Write the swap question for a seat of a game that is dealt in a worker's scratch."""
    offer(state_at(block, _0), seat)


@kernel
def shuffle_block(block, seed, game):  # type: ignore[no-untyped-def]
    """Put a game's deck in order in a worker's scratch, and nothing else."""
    shuffle(state_at(block, _0), seed, game, _2)
