"""The swap policies Sw0 to Sw7 (QUESTIONS.md 3.1), and the forced swaps that questions compare.

A policy is mostly an order of preference: the first three cards in that order go to the table.
"""

import numpy as np

from simcore.cards import RANKS, TEN, TWO, count, lowest, pack, total
from simcore.jit import inlined, kernel
from simcore.shedding.view import own_row, swap_cards
from simcore.strategy import Parameter

U64 = np.uint64
OPEN_CARDS = 3
_TENS, _TWOS = U64(15 << 4 * TEN), U64(15 << 4 * TWO)


def _order(ranks: str) -> list[int]:
    return [RANKS.index(rank) for rank in ranks]


POLICY_MEANINGS = {
    "sw0": "Ingen: as dealt",
    "sw1": "Starkast upp: the strongest, in the order T 2 A K ... 3",
    "sw2": "Tvåan först: the same with the 2 before the T",
    "sw3": "Bara tiorna: tens up, the other slots as dealt",
    "sw4": "Lågt upp: the three lowest ordinary cards",
    "sw5": "En försäkring: as sw1, but of two or more specials one stays in hand",
    "sw6": "Par upp: specials, then the highest pair, then the highest singles",
    "sw7": "Mellan upp: 8, 9, 7, J, 6 ...; specials and extremes in hand",
    "tens_up": "every ten up, then as sw1",
    "tens_held": "every ten in hand, the rest as sw1",
    "twos_up": "every 2 up, then as sw1",
    "twos_held": "every 2 in hand, the rest as sw1",
    "middle_up": "specials up as in sw1, then 8, 9, 7, J, 6 ...",
    "low_up": "specials up as in sw1, then the lowest",
}
POLICIES = tuple(POLICY_MEANINGS)
_STRONGEST = "T2AKQJ9876543"
ORDERS = np.array(
    [
        _order("23456789TJQKA"),  # sw0 keeps the deal; its row is never read
        _order(_STRONGEST),  # sw1
        _order("2TAKQJ9876543"),  # sw2
        _order("T23456789JQKA"),  # sw3 tens first; the other slots are filled from the dealt row
        _order("3456789JQKA2T"),  # sw4
        _order(_STRONGEST),  # sw5, after one special is held back
        _order(_STRONGEST),  # sw6, after the highest pair is set up
        _order("897J6Q5K4A32T"),  # sw7
        _order(_STRONGEST),  # tens_up
        _order("2AKQJ9876543T"),  # tens_held
        _order("2TAKQJ9876543"),  # twos_up
        _order("TAKQJ98765432"),  # twos_held
        _order("T2897J6Q5K4A3"),  # middle_up
        _order("T23456789JQKA"),  # low_up
    ],
    dtype=np.int64,
)
KEEP, ONLY_TENS, INSURANCE, PAIR = (POLICIES.index(name) for name in ("sw0", "sw3", "sw5", "sw6"))

SWAP = Parameter(
    "swap",
    default="sw1",
    choices=POLICIES,
    meaning="Which three of the six cards lie open.",
    decides=("swap",),
)
"""The parameter that every catalogue strategy has for its swap."""


@inlined
def fill(row, cards, policy):  # type: ignore[no-untyped-def]
    """Return `row` filled up to three open cards from packed `cards`, in the order of a policy."""
    left = OPEN_CARDS - total(row)
    place = 0
    while left > 0:
        rank = ORDERS[policy, place]
        copies = min(count(cards, rank), left)
        row += pack(rank, copies)
        left -= copies
        place += 1
    return row


@kernel
def keep_but_tens(view):  # type: ignore[no-untyped-def]
    """Return Sw3: every ten up, the other slots from the dealt row, highest first."""
    cards, dealt = swap_cards(view), own_row(view)
    row = pack(TEN, min(count(cards, TEN), OPEN_CARDS))
    return fill(row, dealt & ~_TENS, 1)


@kernel
def insurance(view):  # type: ignore[no-untyped-def]
    """Return Sw5: strongest up, but with two specials or more, one (a 2 before a T) stays in hand."""
    cards = swap_cards(view)
    specials = cards & (_TENS | _TWOS)
    if total(specials) >= 2:
        cards -= pack(lowest(specials), 1)
    return fill(U64(0), cards, INSURANCE)


@kernel
def pair_up(view):  # type: ignore[no-untyped-def]
    """Return Sw6: specials up, then the highest ordinary pair if two slots are left, then the highest singles."""
    cards = swap_cards(view)
    specials = cards & (_TENS | _TWOS)
    row = fill(U64(0), specials, PAIR) if total(specials) >= OPEN_CARDS else specials
    if OPEN_CARDS - total(row) >= 2:
        rank = highest_pair(cards & ~specials)
        if rank >= 0:
            row += pack(rank, 2)
            cards -= pack(rank, 2)
    return fill(row, cards & ~specials, PAIR)


@inlined
def highest_pair(cards):  # type: ignore[no-untyped-def]
    """Return the highest rank (int64) of which packed `cards` hold two or more, -1 if there is none."""
    found = -1
    for rank in range(13):
        if count(cards, rank) >= 2:
            found = rank
    return found


@kernel
def chosen_row(view, policy):  # type: ignore[no-untyped-def]
    """Return the three cards, packed, that a policy (its place in POLICIES) lays open."""
    if policy == KEEP:
        return own_row(view)
    if policy == ONLY_TENS:
        return keep_but_tens(view)
    if policy == INSURANCE:
        return insurance(view)
    if policy == PAIR:
        return pair_up(view)
    return fill(U64(0), swap_cards(view), policy)
