"""The words of the state that are the shedding family's own; those of all games are in simcore/layout.py.

Zones are packed rank counts (simcore/cards.py). Ranks run from 0 (the 2) to 12 (the ace); 13 means "no card".
"""

import numpy as np

from simcore.layout import FIRST_FUNCTION, SECOND_FUNCTION

U64 = np.uint64

# --- asked of one seat: rewritten before every decision; OPTIONS: 0 take, 1 chance, 2..4 flip slot 0..2 -------
HAND = U64(1)  # its hand, packed
LAYS = U64(2)  # packed; how many copies of each rank it may lay from the zone in play (0 = none)
# --- public --------------------------------------------------------------------------------------------------
PILE = U64(4)  # the pile, packed
TOP = U64(5)  # rank of the physical top card, 13 = empty pile
RUN = U64(6)  # how many equal cards lie physically on top
JUDGED = U64(7)  # rank to match or exceed, 13 = nothing (empty pile, or transparent cards only)
BURNT = U64(9)  # cards out of the game, packed
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
SPECIALS = U64(74)  # mask of the ranks that may be laid on anything: the T, often the 2
STARTER = U64(75)  # 0 random, 1 left of dealer, 2 lowest hand card (A1)
SWAP = U64(76)  # 1: the seats swap before the first turn (A3)
TABLE_CARDS = U64(77)  # 1: three hidden and three open cards are dealt
UPCARD = U64(78)  # 0 none, 1 burn a ten, 2 redraw, 3 leave as any (A5, B3)
# --- secret: hands are packed, the deck holds ranks ----------------------------------------------------------
HIDDEN_RANKS = U64(136)  # [3 * seat + slot] rank of a hidden card
CHOSEN = U64(176)  # [seat] the open row after the swap, packed
DEALT = U64(184)  # [seat] the open and hand cards it was dealt, packed

# --- actions -------------------------------------------------------------------------------------------------
# 0..51 lay: 4 * rank + copies - 1
TAKE, CHANCE, FLIP, PASS = U64(52), U64(53), U64(54), U64(57)
ACTIONS = 58

# --- a strategy's two functions, in its seat's row -----------------------------------------------------------
TURN_AT, SWAP_AT = FIRST_FUNCTION, SECOND_FUNCTION
