"""What an action does: the transition from one decision to the next."""

import numpy as np

from simcore.bits import rarely
from simcore.cards import TEN, TWO, pack, rank_mask, total
from simcore.counters import note
from simcore.jit import inlined, kernel
from simcore.layout import (
    ACTIVE,
    ALIGNED,
    DEADLOCK,
    DECISIONS,
    DECK,
    DRAWN,
    FINISHED,
    HANDS,
    LUCK,
    OPTIONS,
    OUT,
    PLACES,
    SEATS,
    STATUS,
    TALON,
)
from simcore.luck import chance_apart, draw_apart, reveal_flipped
from simcore.seats import next_seat
from simcore.shedding.deal import draw
from simcore.shedding.facts import (
    BURN,
    CARDS,
    CHANCES,
    CHANSA_FITTED,
    CHANSA_TRIED,
    EFFECTS,
    FLIP_FITTED,
    FLIP_TRIED,
    FLIPS,
    LAY,
    MOVES,
    PASSED,
    PICKUP,
    TEN_LAID,
    TURN,
    TWO_LAID,
    VOLUNTARY_PICKUP,
)
from simcore.shedding.state import (
    BANNED,
    BURN_TURN,
    BURNT,
    CHANCE,
    CHANSA_TURN,
    FITS,
    FLIP,
    HAND_COUNT,
    HAND_SIZE,
    HIDDEN,
    HIDDEN_RANKS,
    JUDGED,
    KNOWN,
    LAYS,
    OPEN,
    PASSES,
    PILE,
    RUN,
    SINGLE_LAY,
    TAKE,
    TOP,
    TRANSPARENT,
    TWO_TURN,
)

U64 = np.uint64
_0, _1, _2, _3, _4, _13, _15 = (U64(n) for n in (0, 1, 2, 3, 4, 13, 15))
_TEN, _TWO = U64(TEN), U64(TWO)


@inlined
def apply(state, seat, action):  # type: ignore[no-untyped-def]
    """Carry out a legal `action` of the asked `seat` and return the seat (uint64) that acts next."""
    state[DECISIONS] = state[DECISIONS] + _1
    passes = state[PASSES]
    state[PASSES] = _0
    if action < TAKE:
        return lay(state, seat, action)
    if action == TAKE:
        return take(state, seat)
    if action == CHANCE:
        return chance(state, seat)
    if action < FLIP + _3:
        return flip(state, seat, action - FLIP)
    return stand_by(state, seat, passes + _1)


@inlined
def lay(state, seat, action):  # type: ignore[no-untyped-def]
    """Lay one or several cards of one rank from the hand, else from the open row (A16, A17, A29)."""
    rank, copies = action >> _2, (action & _3) + _1
    cards = pack(rank, copies)
    zone = HANDS if state[HANDS + seat] != _0 else OPEN
    state[zone + seat] = state[zone + seat] - cards
    forget(state, seat, rank, copies)
    note(state, seat, MOVES, LAY)
    again = cover(state, seat, rank, copies, _1)
    refill(state, seat)
    return leave_or_go_on(state, seat, again)


@inlined
def forget(state, seat, rank, copies):  # type: ignore[no-untyped-def]
    """Take laid cards out of what everybody knows of the seat's hand."""
    shift = rank << _2
    known = state[KNOWN + seat]
    held = (known >> shift) & _15
    state[KNOWN + seat] = known - ((held if held < copies else copies) << shift)


@inlined
def cover(state, seat, rank, copies, turn_allowed):  # type: ignore[no-untyped-def]
    """Put cards on the pile, burn it if they do (A20, A36), and return 1 if they give a new turn (A11, A13, R2)."""
    pile = state[PILE] + pack(rank, copies)
    run = copies + state[RUN] * U64(rank == state[TOP])
    four = U64((copies if state[SINGLE_LAY] else run) >= _4)
    ten, two = U64(rank == _TEN), U64(rank == _TWO)
    burn = ten | four
    kept = burn - _1
    judged = state[JUDGED] if rank == state[TRANSPARENT] else rank
    state[BURNT] = state[BURNT] + (pile & ~kept)
    state[PILE] = pile & kept
    state[RUN] = run & kept
    state[TOP] = _13 if burn else rank
    state[JUDGED] = _13 if burn else judged
    note(state, seat, EFFECTS, burn * BURN + copies * (two * TWO_LAID + ten * TEN_LAID))
    return turn_allowed & ((burn & state[BURN_TURN]) | (two & state[TWO_TURN]))


@inlined
def clear_pile(state):  # type: ignore[no-untyped-def]
    """Leave an empty pile."""
    state[PILE] = _0
    state[TOP] = _13
    state[RUN] = _0
    state[JUDGED] = _13


@inlined
def refill(state, seat):  # type: ignore[no-untyped-def]
    """Draw up to the hand size while the talon lasts (A12, A15, B15)."""
    hand = state[HANDS + seat]
    held, size = U64(total(hand)), state[HAND_SIZE]
    talon = state[TALON]
    if held < size and talon != _0:
        drawn = state[DRAWN]
        while held < size and talon != _0:
            if rarely(state[ALIGNED]):
                draw_apart(state, seat, drawn, talon)
            hand += pack(state[DECK + drawn], _1)
            drawn, held, talon = drawn + _1, held + _1, talon - _1
        state[DRAWN] = drawn
        state[TALON] = talon
        state[HANDS + seat] = hand
    state[HAND_COUNT + seat] = held


@inlined
def leave_or_go_on(state, seat, again):  # type: ignore[no-untyped-def]
    """Let a seat without cards out (A30, A32) and return who acts next."""
    if state[HANDS + seat] | state[OPEN + seat] | state[HIDDEN + seat]:
        return seat if again else turn_to(state, next_seat(state, seat))
    state[OUT] = state[OUT] + _1
    state[PLACES + seat] = state[OUT]
    state[ACTIVE] = state[ACTIVE] & ~(_1 << seat)
    follower = next_seat(state, seat)
    if state[OUT] + _1 == state[SEATS]:
        state[PLACES + follower] = state[SEATS]
        state[STATUS] = FINISHED
        return follower
    return turn_to(state, follower)


@inlined
def turn_to(state, seat):  # type: ignore[no-untyped-def]
    """Count a turn of `seat` and return it."""
    note(state, seat, MOVES, TURN)
    return seat


@kernel
def take(state, seat):  # type: ignore[no-untyped-def]
    """Pick up the pile of one's own accord or because nothing fits (A6, A27)."""
    if state[LAYS] | (state[OPTIONS] >> _2):
        note(state, seat, CHANCES, VOLUNTARY_PICKUP)
    return pick_up(state, seat, _0)


@kernel
def pick_up(state, seat, extra):  # type: ignore[no-untyped-def]
    """Move the pile and the `extra` cards (packed) to the hand, for all to see, and pass the turn."""
    cards = state[PILE] + extra
    moved = U64(total(cards))
    state[HANDS + seat] = state[HANDS + seat] + cards
    state[KNOWN + seat] = state[KNOWN + seat] + cards
    state[HAND_COUNT + seat] = state[HAND_COUNT + seat] + moved
    clear_pile(state)
    note(state, seat, MOVES, PICKUP)
    note(state, seat, CARDS, moved)
    return turn_to(state, next_seat(state, seat))


@kernel
def chance(state, seat):  # type: ignore[no-untyped-def]
    """Turn the top card of the talon: lay it if it fits, else pick up the pile with it (A8 to A12, B7, B9)."""
    if rarely(state[ALIGNED]):
        chance_apart(state, seat, state[FITS + state[JUDGED]])
    rank = draw(state)
    state[TALON] = state[TALON] - _1
    if state[FITS + state[JUDGED]] & rank_mask(rank) == _0:
        note(state, seat, CHANCES, CHANSA_TRIED)
        return pick_up(state, seat, pack(rank, _1))
    note(state, seat, CHANCES, CHANSA_TRIED + CHANSA_FITTED)
    again = cover(state, seat, rank, _1, state[CHANSA_TURN])
    return seat if again else turn_to(state, next_seat(state, seat))


@kernel
def flip(state, seat, slot):  # type: ignore[no-untyped-def]
    """Turn a hidden card: lay it if it fits and may be laid, else pick up the pile with it (A19, A25, A26)."""
    rank = state[HIDDEN_RANKS + _3 * seat + slot]
    if rarely(state[LUCK]):
        reveal_flipped(state, seat, rank, state[HIDDEN + seat], state[FITS + state[JUDGED]])
    left = state[HIDDEN + seat] & ~(_1 << slot)
    state[HIDDEN + seat] = left
    mask = rank_mask(rank)
    banned = left == _0 and state[BANNED] & mask != _0
    if state[FITS + state[JUDGED]] & mask == _0 or banned:
        note(state, seat, FLIPS, FLIP_TRIED)
        return pick_up(state, seat, pack(rank, _1))
    note(state, seat, FLIPS, FLIP_TRIED + FLIP_FITTED)
    again = cover(state, seat, rank, _1, _1)
    return leave_or_go_on(state, seat, again)


@kernel
def stand_by(state, seat, passes):  # type: ignore[no-untyped-def]
    """Pass; everybody passing in succession is a deadlock (A24, R9)."""
    state[PASSES] = passes
    note(state, seat, FLIPS, PASSED)
    holders = U64(state[SEATS] - state[OUT])
    follower = next_seat(state, seat)
    if passes == holders:
        state[STATUS] = DEADLOCK
        return follower
    return turn_to(state, follower)
