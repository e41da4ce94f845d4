"""Phase one by two under an upturned trump: suit is followed, and a card must beat the lead to win (ET2 to ET6)."""

import numpy as np

from simcore.classic.state import LAID, LED, ROUND, ROUND_AT, TRUMP_SUIT
from simcore.jit import kernel
from simcore.suits import beating, suit_cards, suit_of

U64 = np.uint64
_0, _4, _15 = (U64(n) for n in (0, 4, 15))


@kernel
def following(state, hand):  # type: ignore[no-untyped-def]
    """Return the cards of a hand that may be played: an answer follows the led suit if it can (ET4, ET5)."""
    if state[ROUND_AT] == _0:
        return hand
    in_suit = hand & suit_cards(suit_of(state[LED]))
    return hand if in_suit == _0 else in_suit


@kernel
def beaten_winner(state):  # type: ignore[no-untyped-def]
    """Return the responder if his card beats the lead, else the leader (ET3)."""
    leader, responder = state[ROUND] & _15, state[ROUND] >> _4
    beats = state[LAID + responder] & beating(state[LED], state[TRUMP_SUIT]) != _0
    return responder if beats else leader
