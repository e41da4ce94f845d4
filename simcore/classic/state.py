"""The words of the state that are the classic family's own; those of all games are in simcore/layout.py.

Sets of cards are 52-bit masks (simcore/suits.py); a single card is 0..51, 52 = no card; a suit 0..3 for c d h s, 4 =
not known; a seat 13 = nobody. Hands are masks, and the deck holds cards.
"""

import numpy as np

from simcore.layout import FIRST_FUNCTION, SECOND_FUNCTION

U64 = np.uint64

# --- asked of one seat: rewritten before every decision; OPTIONS: 0 take, 1 chance, 2 several of one rank ------
HAND = U64(1)  # its hand
LAYS = U64(2)  # the cards that it may play
# --- public --------------------------------------------------------------------------------------------------
PHASE = U64(4)  # 1 or 2
ON_TABLE = U64(5)  # how many cards lie on the table in this trick
TABLE = U64(6)  # phase two: the cards on the table, a byte each, the card played first lowest
TARGET = U64(7)  # phase two: how many cards complete the trick, 0 = no trick is open (C27)
TRUMP = U64(9)  # the trump suit, 4 = this seat does not know it
DRAWER = U64(14)  # the seat that drew the last talon card, 13 = nobody yet
LEADER = U64(15)  # phase one: the leader of the trick
ROUND = U64(
    16
)  # phase one: the seats that play to this round, four bits each, first to play lowest
ROUND_SIZE = U64(17)  # how many they are
ROUND_AT = U64(18)  # how many of them have played
TIES = U64(19)  # rounds of this trick that ended in a tie (stunsa, motlägg)
LED = U64(20)  # phase one: the first card of the round, 52 = none yet
TRUMP_CARD = U64(21)  # the trump card before phase two, 52 = this seat cannot see it (C16)
GONE = U64(22)  # phase two: the cards of completed tricks
TOP = U64(23)  # phase two: the card played last, which is to be beaten, 52 = the table is empty
LAID = U64(24)  # [seat] phase one: the cards it has laid in this round
CHAIN = U64(32)  # [seat] phase one: the cards it laid in earlier, tied rounds of this trick
WON = U64(40)  # [seat] phase one: the cards it has won
HAND_COUNT = U64(48)  # [seat] phase one: cards in hand
KNOWN = U64(56)  # [seat] phase two: its hand, which everybody knows (C19, C39, C40); in phase one 0
# --- public: the rules in force, written once per run (simcore/classic/house.py) -----------------------------
PROCEDURE = U64(72)  # 0 two_card, 1 all_play, 2 upturned_trump
TIE = U64(73)  # 0 stunsa, 1 leader wins, 2 responder wins (C4)
MIN_STOCK = U64(74)  # cards that the talon must hold for chansa (C9)
LEAD_MANY = U64(75)  # 1: a leader may lay several cards of one rank (EA1)
FOLLOW_MANY = U64(76)  # 1: a follower too (EA2)
TRUMP_SEEN = U64(77)  # 0 nobody, 1 owner, 2 all (C16)
BOTTOM = U64(78)  # 1: the card played first is picked up (EM1)
PICKER = U64(79)  # 1: the picker acts again (C24)
TARGET_NOW = U64(80)  # 1: complete with as many cards as seats hold cards now (R14)
NEXT_LEADS = U64(81)  # 1: the holder left of the completer leads (R15)
MUST_FOLLOW = U64(82)  # 1: who holds the top card's suit may beat only in it (R16)
REMOVED = U64(83)  # cards set aside unseen (C38)
# --- secret --------------------------------------------------------------------------------------------------
SET_ASIDE = U64(144)  # the trump card that lies apart until phase two, 52 = none (C17)
TRUMP_SUIT = U64(145)  # the trump suit, known or not, 4 = not drawn yet
LENGTH_ONE = U64(146)  # decisions of phase one
RETURNED = U64(147)  # cards that went back to their players when phase one ended (C14)
CHECK_AT = U64(148)  # phase two: at which decision the loop test saves, or the cap is reached
STARTED = U64(176)  # [seat] the cards that it took into phase two

# --- actions: 0..51 play a card; MANY + 16 * rank + suits (bit s: suit s) several cards of one rank -----------
TAKE, CHANCE, MANY = U64(52), U64(53), U64(64)
ACTIONS = 64 + 13 * 16

# --- a strategy's two functions, in its seat's row -----------------------------------------------------------
PHASE_ONE_AT, PHASE_TWO_AT = FIRST_FUNCTION, SECOND_FUNCTION

NO_CARD, NO_SUIT, NOBODY = U64(52), U64(4), U64(13)
