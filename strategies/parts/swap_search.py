"""Searching the best swap: every open row is played on, with the cards that are not seen dealt anew (Sw8).

Rows are compared on the same deals. All get some roll-outs, the best of them twice as many more, and the best of
these four times as many, so that most of the work goes to the rows between which the choice lies (sequential halving,
Karnin, Koren and Somekh 2013). Chance comes from the cards that are seen, so that the same cards always have the same
answer.
"""

import numpy as np

from simcore import layout
from simcore.cards import count
from simcore.jit import kernel
from simcore.layout import (
    CAP_AT,
    DEALER,
    DECK,
    FINISHED,
    FIRST,
    PLACES,
    RUNNING,
    SCRATCH_WORDS,
    SEAT,
    SEATS,
    SECOND_FUNCTION,
    STATUS,
    rng_at,
    scratch_at,
    state_at,
)
from simcore.rng import below
from simcore.seats import answer, start_rows
from simcore.shedding.apply import turn_to
from simcore.shedding.deal import deal_cards, first_seat, reset
from simcore.shedding.play import step
from simcore.shedding.state import FITS, HAND_SIZE, OPEN
from simcore.shedding.swap import choose, exchange, offer
from simcore.shedding.view import hand, own_row, swap_cards, unseen
from simcore.shuffle import LOTS
from strategies.parts.anything import row_number

U64 = np.uint64
_0, _1, _2, _3 = (U64(n) for n in range(4))
_ROWS, _ROW, _DECK = U64(layout.ROWS_AT), U64(layout.ROW_WORDS), U64(int(DECK))
_CARDS = U64(52)
MOST_ROWS = 20
STAGES = ((20, 1), (6, 2), (3, 4))
"""(rows that are tried, roll-outs of each in units of the parameter)."""
_TRIED = np.array([rows for rows, _ in STAGES], dtype=np.int64)
_UNITS = np.array([units for _, units in STAGES], dtype=np.int64)
CAP = U64(1000)
_DRAW, _WIN = 1, 2


@kernel
def best_row(view, parameters, part, rollouts):  # type: ignore[no-untyped-def]
    """Return the open row (packed) after which this seat is least often last, when all play like a part of it.

    parameters, part: those of the strategy that asks, and where the row of its part stands (words from there).
    rollouts: so many for each row in the first stage.
    """
    block = new_table(view, parameters, part)
    stream = np.zeros(8, dtype=np.uint64)
    stream[0], stream[1] = hand(view) ^ U64(0x9E3779B97F4A7C15), own_row(view)
    rows = np.zeros(MOST_ROWS, dtype=np.uint64)
    found = np.int64(row_number(swap_cards(view), -1))
    for number in range(found):
        rows[number] = row_number(swap_cards(view), number)
    worth = np.zeros(MOST_ROWS, dtype=np.float64)
    for stage in range(len(_TRIED)):
        tried = min(found, _TRIED[stage])
        for _ in range(rollouts * _UNITS[stage]):
            deal_unseen(view, block, stream)
            for place in range(tried):
                worth[place] += value_of_row(view, block, stream, rows[place])
        put_best_first(rows, worth, tried)
    return rows[0]


@kernel
def new_table(view, parameters, part):  # type: ignore[no-untyped-def]
    """Return a scratch with the rules of a view, in which every seat plays like the part."""
    block = np.zeros(SCRATCH_WORDS, dtype=np.uint64)
    for word in range(FITS, U64(layout.VIEW_WORDS)):
        block[word] = view[U64(word)]
    block[SEATS], block[DEALER], block[CAP_AT] = view[SEATS], view[DEALER], CAP
    model = scratch_at(parameters, part)
    for seat in range(view[SEATS]):
        for word in range(_ROW):
            block[_ROWS + U64(seat) * _ROW + U64(word)] = model[U64(word)]
    return block


@kernel
def deal_unseen(view, block, stream):  # type: ignore[no-untyped-def]
    """Write a deck that deals this seat and the open rows what they have, and all else at random.

    The lot for the first seat goes to the stream's last word.
    """
    pool = np.empty(52, dtype=np.uint64)
    left = spread(unseen(view), pool)
    rng = rng_at(stream, _0)
    place = _DECK
    for number in range(view[SEATS]):
        seat = U64(number)
        place, left = put_random(block, place, _3, pool, left, rng)
        place = put_known(block, place, view[OPEN + seat])
        if seat == view[SEAT]:
            place = put_known(block, place, hand(view))
        else:
            place, left = put_random(block, place, view[HAND_SIZE], pool, left, rng)
    put_random(block, place, _DECK + _CARDS - place, pool, left, rng)
    stream[7] = U64(below(rng, LOTS * U64(view[SEATS])))


@kernel
def spread(cards, pool):  # type: ignore[no-untyped-def]
    """Write the ranks of packed `cards` into a pool and return how many there are (int64)."""
    held = 0
    for rank in range(13):
        for _ in range(count(cards, rank)):
            pool[held] = rank
            held += 1
    return held


@kernel
def put_known(block, place, cards):  # type: ignore[no-untyped-def]
    """Write the ranks of packed `cards` from a place of the deck on, and return the place after them."""
    for rank in range(13):
        for _ in range(count(cards, rank)):
            block[place] = U64(rank)
            place += _1
    return place


@kernel
def put_random(block, place, number, pool, left, rng):  # type: ignore[no-untyped-def]
    """Write so many cards of a pool into the deck; return the place after them, and how many the pool has left."""
    for _ in range(number):
        chosen = below(rng, left)
        left -= 1
        block[place] = pool[chosen]
        pool[chosen] = pool[left]
        place += _1
    return place, left


@kernel
def value_of_row(view, block, stream, row):  # type: ignore[no-untyped-def]
    """Play a game from the deck of a block, this seat's open row being `row`; return 2 if it is not last, 0 if so.

    A game that never ends is worth 1.
    """
    state, scratch, own = state_at(block, _0), scratch_at(block, _0), view[SEAT]
    reset(state)
    state[DEALER] = view[DEALER]
    deal_cards(state)
    start_rows(scratch, stream[0], stream[3])
    for number in range(state[SEATS]):
        seat = U64(number)
        offer(state, seat)
        choose(state, seat, row if seat == own else answer(scratch, seat, SECOND_FUNCTION))
    exchange(state)
    seat = first_seat(state, stream[7])
    state[FIRST] = seat
    seat = turn_to(state, seat)
    while state[STATUS] == RUNNING:
        seat = step(state, scratch, seat)
    if state[STATUS] != FINISHED:
        return _DRAW
    return 0 if state[PLACES + own] == state[SEATS] else _WIN


@kernel
def put_best_first(rows, worth, tried):  # type: ignore[no-untyped-def]
    """Sort the first rows by what they are worth, the best first; equal ones keep their order."""
    for place in range(1, tried):
        row, value, other = rows[place], worth[place], place
        while other > 0 and worth[other - 1] < value:
            rows[other], worth[other] = rows[other - 1], worth[other - 1]
            other -= 1
        rows[other], worth[other] = row, value
