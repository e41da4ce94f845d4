"""The words that a worker holds, and where every family keeps what all games have.

A worker's scratch is one array of uint64: the state of the game (512 words, whose first 128 are public and are what
a seat may view), a copy of it for the loop test, a row for each seat, and a copy of each row; then a row for each
strategy that is part of another, and a copy of each of these. Arrays over seats have eight places, of which the first
`players` are used. A family's own words stand in its state.py.
"""

import numpy as np

from simcore.pointers import PointerKind
from simcore.rng import RNG
from simcore.words import Words, types, words_at

U64 = np.uint64
MOST_SEATS = 6
STATE_WORDS, VIEW_WORDS = 512, 128
ROW_WORDS = 64
SCRATCH_WORDS = 2048
"""Words of a scratch that has no rows of parts."""

# --- public --------------------------------------------------------------------------------------------------
SEAT = U64(0)  # the seat that is asked
OPTIONS = U64(3)  # one bit for each action that is no lay
TALON = U64(8)  # cards left in the talon
ACTIVE = U64(10)  # bit s: seat s still holds cards
SEATS = U64(11)  # number of players
DEALER = U64(12)  # seat
FIRST = U64(13)  # the seat that acts first, 13 = the lot is not drawn yet
# --- secret --------------------------------------------------------------------------------------------------
HANDS = U64(128)  # [seat] hand
PLACES = U64(160)  # [seat] finishing place, 0 = still holding cards
OUT = U64(168)  # how many seats are out
DECISIONS = U64(169)  # decisions since the swap
STATUS = U64(170)  # see the statuses below
FACTS = U64(192)  # [8 * seat + word] packed counters (simcore/counters.py)
DECK = U64(256)  # [0..51] the cards in the order they leave the deck
DRAWN = U64(320)  # how many cards have left the deck
LAST_ACTION = U64(321)  # the action that was carried out last; after an illegal answer, that answer
CAP_AT = U64(322)  # the largest number of decisions
WATCHED = U64(323)  # whether exact repetition ends the game: UNWATCHED, WATCH_STATE or WATCH_MEMORY
WATCH_POWER = U64(324)  # Brent's algorithm: steps between two saves
WATCH_STEPS = U64(325)  # steps since the last save
PARTS = U64(326)  # how many rows of parts follow the scratch's SCRATCH_WORDS
ALIGNED = U64(
    327
)  # 1: each seat draws in an order of its own (simcore/aligned.py), or luck is added up
ORDERS = U64(
    328
)  # [8 * seat + n // 8] the seat's order of the cards that the deal left, a byte each
ORDER_AT = U64(376)  # [seat] how many of its order are behind it
CARD_AT = U64(
    384
)  # [position // 8] which card lies there, as a byte: its position when the game began
PLACE_AT = U64(392)  # [card // 8] where a card lies now, as a byte
ORDER_RNG = U64(400)  # eight words: the random stream that an order is drawn from
GIVEN = U64(408)  # how many patterns a seat's cards may have, 0 = any (simcore/given.py)
GIVEN_AT = U64(409)  # position in the deck of the first of the seat's cards
GIVEN_SLOTS = U64(410)  # how many cards it has
GIVEN_CLASSES = U64(411)  # [rank] the rank's class, four bits each
GIVEN_ZONES = U64(412)  # [slot] the slot's zone, four bits each
GIVEN_RNG = U64(413)  # eight words: the random stream of patterns
GIVEN_CHANCES = U64(421)  # [pattern] the chance of it or one before it, in 2^64ths
GIVEN_PATTERNS = U64(453)  # [pattern] the class of each slot, four bits each, 15 = any
LUCK_SUMS = U64(240)  # [seat] what its luck adds up to, signed (simcore/luck.py)
LUCK_POOL = U64(246)  # the cards that nobody has seen, packed by rank
LUCK_VALUES = ORDERS  # what cards are worth, two signed halves a word; draws are then not aligned
LUCK = U64(511)  # 1: luck is added up, and written into the rows in place of the cards dealt

RUNNING, FINISHED, DEADLOCK, LOOP, CAP, ILLEGAL, ILLEGAL_SWAP, STOPPED = (U64(n) for n in range(8))
STATUS_NAMES = ("running", "finished", "deadlock", "loop", "cap")

UNWATCHED, WATCH_STATE, WATCH_MEMORY = (U64(n) for n in range(3))

# --- a seat's row: what belongs to the strategy that sits there ----------------------------------------------
PARAMETER_WORDS, MEMORY_WORDS = 16, 32
MEMORY_AT, RNG_AT = U64(16), U64(48)
FUNCTIONS_AT = U64(56)  # addresses of the two functions, in the order of the family's engine
FIRST_FUNCTION, SECOND_FUNCTION = FUNCTIONS_AT, U64(57)  # turn and swap, or phase one and phase two
REMEMBERS_AT = U64(58)  # 1: the strategy has declared that it uses its memory
PARTS_AT = U64(4)  # parameters from here on say how many words further on the row of each part is
MOST_PARTS = 12
# --- the scratch ---------------------------------------------------------------------------------------------
# Words that lie a multiple of 512 apart (4 KiB) hold each other up when one is stored and the other loaded: the copy
# and the rows are shifted, so that what is stored in every decision meets nothing that is loaded in every decision.
SHIFT = 96
SAVED_AT = STATE_WORDS + SHIFT
ROWS_AT = SAVED_AT + STATE_WORDS
SAVED_ROWS_AT = ROWS_AT + MOST_SEATS * ROW_WORDS
PART_ROWS_AT = SCRATCH_WORDS
# --- control words: shared between a worker and whoever watches it -------------------------------------------
STOP, GAMES_DONE, GAME_AT, FAILED_SEAT, FAILED_ANSWER = (U64(n) for n in range(5))
CONTROL_WORDS = 8

SCRATCH = Words("Scratch", types.uint64, SCRATCH_WORDS, writable=True, trusted=True)
STATE = Words("State", types.uint64, STATE_WORDS, writable=True, trusted=True)
VIEW = Words("View", types.uint64, VIEW_WORDS, writable=False)
PARAMETERS = Words("Parameters", types.float64, PARAMETER_WORDS, writable=False)
MEMORY = Words("Memory", types.uint64, MEMORY_WORDS, writable=True)
UNUSED_MEMORY = Words("UnusedMemory", types.uint64, MEMORY_WORDS, writable=False)
"""The memory of a strategy that has not declared one: assigning to it does not compile."""

STRATEGY = PointerKind(types.uint64, VIEW, PARAMETERS, MEMORY, RNG)
"""The one signature of every strategy function."""

scratch_at = words_at(SCRATCH)
state_at = words_at(STATE)
view_at = words_at(VIEW)
parameters_at = words_at(PARAMETERS)
memory_at = words_at(MEMORY)
rng_at = words_at(RNG)
