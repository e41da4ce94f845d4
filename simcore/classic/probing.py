"""The cards that a seat cannot see, or knows by memory alone, dealt anew among their places."""

import numpy as np

from simcore import layout
from simcore.classic import state as at
from simcore.classic.view import unseen_cards
from simcore.jit import kernel
from simcore.table import Block

HANDS, DECK = int(layout.HANDS), int(layout.DECK)
_0 = np.uint64(0)
NOBODY_SEES, ALL_SEE = 0, 2
UPTURNED = 2


@kernel
def unseen_block(block):  # type: ignore[no-untyped-def]
    """Return the cards whose place is not known to the seat that a block's question is put to."""
    return unseen_cards(layout.view_at(block, _0))


def move_unseen(block: Block, seat: int, random: np.random.Generator) -> Block:
    """Return a copy of a game in which the cards that `seat` cannot see are dealt anew among their places.

    The places are the talon, the cards set aside before the deal, the trump card that lies apart, and in phase one
    the others' hands; in phase two these are public (C19, C40). The trump suit goes with the trump card.
    """
    moved = block.copy()
    singles = _single_places(block, seat)
    others = _unknown_hands(block, seat)
    held = {other: _cards(int(block[HANDS + other])) for other in others}
    pool = [int(block[place]) for place in singles] + [
        card for other in others for card in held[other]
    ]
    random.shuffle(pool)
    moved[singles] = pool[: len(singles)]
    rest = pool[len(singles) :]
    for other in others:
        moved[HANDS + other] = sum(1 << rest.pop() for _ in held[other])
    _let_suit_follow(moved)
    return moved


def forget(block: Block, seat: int, random: np.random.Generator) -> Block:
    """Return a copy of a question that is put to `seat`, in which all that was won and is gone is other cards.

    In phase one that is what each seat has won, in phase two what the others hold and what completed tricks took.
    So many cards as before are in each place; which they are is drawn anew among all cards but those that `seat`
    holds, those on the table, and the trump card that it sees.
    """
    changed = block.copy()
    seats = range(int(block[layout.SEATS]))
    places = [int(at.GONE), *(int(at.WON) + each for each in seats)]
    places += [int(at.KNOWN) + each for each in seats if each != seat]
    pool = _cards(int(unseen_block(block)))
    pool += [card for place in places for card in _cards(int(block[place]))]
    random.shuffle(pool)
    for place in places:
        changed[place] = sum(1 << pool.pop() for _ in _cards(int(block[place])))
    return changed


def _single_places(block: Block, seat: int) -> list[int]:
    """Return the words of the state that hold one card each, which `seat` does not see."""
    drawn = DECK + int(block[layout.DRAWN])
    places = list(range(drawn, DECK + 52))
    if _is_upturned(block) and int(block[at.TRUMP_SEEN]) == ALL_SEE:
        places.remove(_under_talon(block))
    if block[at.SET_ASIDE] != at.NO_CARD and not _sees_trump(block, seat):
        places.append(int(at.SET_ASIDE))
    return places


def _unknown_hands(block: Block, seat: int) -> list[int]:
    """Return the seats whose hand is not known to `seat`."""
    if int(block[at.PHASE]) != 1:
        return []
    return [other for other in range(int(block[layout.SEATS])) if other != seat]


def _is_upturned(block: Block) -> bool:
    """Return whether a trump card lies under the talon (ET1)."""
    return int(block[at.PROCEDURE]) == UPTURNED and int(block[layout.TALON]) > 0


def _under_talon(block: Block) -> int:
    """Return the word of the talon's last card."""
    return DECK + int(block[layout.DRAWN]) + int(block[layout.TALON]) - 1


def _sees_trump(block: Block, seat: int) -> bool:
    """Return whether `seat` sees the trump card that lies apart (C16)."""
    seen = int(block[at.TRUMP_SEEN])
    return seen == ALL_SEE or (seen != NOBODY_SEES and int(block[at.DRAWER]) == seat)


def _let_suit_follow(block: Block) -> None:
    """Write the trump suit of the card that lies apart or under the talon; a chanced one lies on the table (C10)."""
    if block[at.SET_ASIDE] != at.NO_CARD:
        block[at.TRUMP_SUIT] = int(block[at.SET_ASIDE]) % 4
    elif _is_upturned(block):
        block[at.TRUMP_SUIT] = int(block[_under_talon(block)]) % 4


def _cards(mask: int) -> list[int]:
    return [card for card in range(52) if mask >> card & 1]
