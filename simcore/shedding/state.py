"""The state of one game: a block of 512 words, whose first 128 are public and are what a seat may view.

Every word is a uint64. Arrays over seats have eight places, of which the first `players` are used. Zones are
packed rank counts (simcore/cards.py). Ranks run from 0 (the 2) to 12 (the ace); 13 means "no card".
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

# --- asked of one seat: rewritten before every decision ---------------------------------------------------
SEAT = U64(0)  # the seat that is asked
HAND = U64(1)  # its hand, packed
LAYS = U64(2)  # packed; how many copies of each rank it may lay from the zone in play (0 = none)
OPTIONS = U64(3)  # bits: 0 take, 1 chance, 2..4 flip hidden slot 0..2
# --- public --------------------------------------------------------------------------------------------------
PILE = U64(4)  # the pile, packed
TOP = U64(5)  # rank of the physical top card, 13 = empty pile
RUN = U64(6)  # how many equal cards lie physically on top
JUDGED = U64(7)  # rank to match or exceed, 13 = nothing (empty pile, or transparent cards only)
TALON = U64(8)  # cards left in the talon
BURNT = U64(9)  # cards out of the game, packed
ACTIVE = U64(10)  # bit s: seat s still holds cards
SEATS = U64(11)  # number of players
DEALER = U64(12)  # seat
FIRST = U64(13)  # the seat that acts first after the swap, 13 = the lot is not drawn yet
PASSES = U64(14)  # passes in succession (R9)
OPEN = U64(16)  # [seat] open row, packed
HIDDEN = U64(24)  # [seat] bits 0..2: hidden slots not yet turned (R10)
KNOWN = U64(32)  # [seat] cards that everybody knows the seat holds in hand, packed (a lower bound)
HAND_COUNT = U64(40)  # [seat] cards in hand
# --- public: the rules in force, written once per run (simcore/shedding/house.py) ----------------------------
FITS = U64(48)  # [judged rank 0..13] mask of the ranks that fit
HAND_SIZE = U64(64)  # deal and refill size
VOLUNTARY = U64(65)  # 1: the pile may be taken although a lay is legal (A6)
CHANSA = U64(66)  # 0 off, 1 if stuck, 2 any time (A8)
TWO_TURN = U64(67)  # 1: a laid 2 gives a new turn (A13)
BURN_TURN = U64(68)  # 1: a burn gives a new turn (A11)
CHANSA_TURN = U64(69)  # 1: also when `chance` brought it (A11)
BANNED = U64(70)  # mask of the ranks nobody may go out on (A22)
WAIVED = U64(71)  # 1: a seat with no other legal action may go out on them (A24)
TRANSPARENT = U64(72)  # transparent rank, 13 = none (F2)
SINGLE_LAY = U64(73)  # 1: only four cards of one lay burn (A20)
SPECIALS = U64(
    74
)  # mask of the ranks that may be laid on anything by their own power: the T, often the 2
STARTER = U64(75)  # 0 random, 1 left of dealer, 2 lowest hand card (A1)
SWAP = U64(76)  # 1: the seats swap before the first turn (A3)
TABLE_CARDS = U64(77)  # 1: three hidden and three open cards are dealt
UPCARD = U64(78)  # 0 none, 1 burn a ten, 2 redraw, 3 leave as any (A5, B3)
# --- secret --------------------------------------------------------------------------------------------------
HANDS = U64(128)  # [seat] hand, packed
HIDDEN_RANKS = U64(136)  # [3 * seat + slot] rank of a hidden card
PLACES = U64(160)  # [seat] finishing place, 0 = still holding cards
OUT = U64(168)  # how many seats are out
DECISIONS = U64(169)  # decisions since the swap
STATUS = U64(170)  # see the statuses below
DEALT = U64(184)  # [seat] the open and hand cards it was dealt, packed
CHOSEN = U64(176)  # [seat] the open row after the swap, packed
FACTS = U64(192)  # [8 * seat + fact] packed counters (simcore/shedding/facts.py)
DECK = U64(256)  # [0..51] ranks in the order they leave the deck
DRAWN = U64(320)  # how many cards have left the deck
LAST_ACTION = U64(321)  # the action that was carried out last; after an illegal answer, that answer
CAP_AT = U64(322)  # the largest number of decisions
WATCHED = U64(323)  # whether exact repetition ends the game: UNWATCHED, WATCH_STATE or WATCH_MEMORY
WATCH_POWER = U64(324)  # Brent's algorithm: steps between two saves
WATCH_STEPS = U64(325)  # steps since the last save

RUNNING, FINISHED, DEADLOCK, LOOP, CAP, ILLEGAL, ILLEGAL_SWAP, STOPPED = (U64(n) for n in range(8))
STATUS_NAMES = ("running", "finished", "deadlock", "loop", "cap")

UNWATCHED, WATCH_STATE, WATCH_MEMORY = (U64(n) for n in range(3))

# --- actions -------------------------------------------------------------------------------------------------
# 0..51 lay: 4 * rank + copies - 1
TAKE, CHANCE, FLIP, PASS = U64(52), U64(53), U64(54), U64(57)
ACTIONS = 58

# --- a seat's row: what belongs to the strategy that sits there ----------------------------------------------
PARAMETER_WORDS, MEMORY_WORDS = 16, 32
# A worker's scratch: the state, the state saved for the loop test, a row per seat, a saved row per seat.
SAVED_AT = STATE_WORDS
ROWS_AT = 2 * STATE_WORDS
SAVED_ROWS_AT = ROWS_AT + MOST_SEATS * ROW_WORDS
MEMORY_AT, RNG_AT = U64(16), U64(48)
SWAP_AT, TURN_AT = U64(56), U64(57)  # addresses of the two functions
REMEMBERS_AT = U64(58)  # 1: the strategy has declared that it uses its memory

SCRATCH = Words("SheddingScratch", types.uint64, SCRATCH_WORDS, writable=True, trusted=True)
STATE = Words("SheddingState", types.uint64, STATE_WORDS, writable=True, trusted=True)
VIEW = Words("SheddingView", types.uint64, VIEW_WORDS, writable=False)
PARAMETERS = Words("Parameters", types.float64, PARAMETER_WORDS, writable=False)
MEMORY = Words("Memory", types.uint64, MEMORY_WORDS, writable=True)
UNUSED_MEMORY = Words("UnusedMemory", types.uint64, MEMORY_WORDS, writable=False)
"""The memory of a strategy that has not declared one: assigning to it does not compile."""

STRATEGY = PointerKind(types.uint64, VIEW, PARAMETERS, MEMORY, RNG)
"""The one signature of every strategy function, for the swap as for the turn."""

scratch_at = words_at(SCRATCH)
state_at = words_at(STATE)
view_at = words_at(VIEW)
parameters_at = words_at(PARAMETERS)
memory_at = words_at(MEMORY)
rng_at = words_at(RNG)
