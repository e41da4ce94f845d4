"""Positions in mid-game, set up card by card."""

from collections.abc import Sequence

import numpy as np

from simcore import layout
from simcore.classic import state as at
from simcore.classic.phase_one import lie, start_trick
from simcore.classic.text import action_code, card_number, read_cards
from simcore.errors import Refusal
from simcore.jit import kernel
from simcore.suits import SUITS, card_bit, lowest_card, many_cards
from simcore.table import Block

_0 = np.uint64(0)


@kernel
def _start_trick(block, leader):  # type: ignore[no-untyped-def]
    start_trick(layout.state_at(block, _0), leader)


@kernel
def _lie(block, seat, action):  # type: ignore[no-untyped-def]
    cards = card_bit(action) if action < at.TAKE else many_cards(action - at.MANY)
    return lie(layout.state_at(block, _0), seat, lowest_card(cards), cards)


def set_phase_one(
    block: Block,
    hands: Sequence[str],
    actor: int,
    *,
    talon: str = "",
    won: Sequence[str] = (),
    lays: Sequence[str] = (),
    trump_card: str = "",
    trump_drawer: int | None = None,
    trump: str = "",
) -> None:
    """Set up a position of phase one in a block that is reset.

    `lays` are those of the trick under way, as "0 Qc", its tied rounds included. With an empty talon, `trump_drawer`
    is who drew its last card, and that is `trump_card`, or, if it was chanced, of the suit `trump`. Raises Refusal on
    a card that is there twice, and on lays out of turn or that end the trick.
    """
    _refuse_twice([*hands, *won, talon, trump_card, *(_spread(lay) for lay in lays)])
    for seat, hand in enumerate(hands):
        block[int(layout.HANDS) + seat] = read_cards(hand)
        block[int(at.HAND_COUNT) + seat] = len(hand.split())
    for seat, cards in enumerate(won):
        block[int(at.WON) + seat] = read_cards(cards)
    block[layout.ACTIVE] = (1 << len(hands)) - 1
    _set_talon(block, talon.split())
    _set_trump(block, trump_card, trump_drawer, trump)
    _start_trick(block, np.uint64(int(lays[0].split()[0]) if lays else actor))
    due = int(block[at.LEADER])
    for lay in lays:
        due = _set_lay(block, lay, due)
    if due != actor:
        raise Refusal(f"After these lays seat {due} is due, not seat {actor}.")


def _spread(lay: str) -> str:
    """Return the cards of a lay such as "0 ThTs" as "Th Ts"."""
    cards = lay.split()[1]
    return " ".join(cards[start : start + 2] for start in range(0, len(cards), 2))


def _refuse_twice(places: Sequence[str]) -> None:
    read_cards(" ".join(places))


def _set_talon(block: Block, talon: list[str]) -> None:
    drawn = len(at_deck(block)) - len(talon)
    block[layout.DRAWN], block[layout.TALON] = drawn, len(talon)
    at_deck(block)[drawn:] = [card_number(card) for card in talon]
    if talon and block[at.PROCEDURE] == 2:
        block[at.TRUMP_SUIT] = card_number(talon[-1]) % len(SUITS)


def at_deck(block: Block) -> Block:
    """Return the words of the deck."""
    return block[int(layout.DECK) :][:52]


def _set_trump(block: Block, card: str, drawer: int | None, suit: str) -> None:
    if drawer is not None:
        block[at.DRAWER] = drawer
    if card:
        block[at.SET_ASIDE] = card_number(card)
        block[at.TRUMP_SUIT] = SUITS.index(card[1])
    elif suit:
        block[at.TRUMP_SUIT] = block[at.TRUMP] = SUITS.index(suit)


def _set_lay(block: Block, lay: str, due: int) -> int:
    """Put a lay on the table and return the seat that is due then."""
    seat, word = lay.split()
    if int(seat) != due:
        raise Refusal(f"{lay!r} is out of turn: seat {due} is due.")
    won = block[int(at.WON) :][: layout.MOST_SEATS].copy()
    due = int(_lie(block, np.uint64(due), np.uint64(action_code(word))))
    if (block[int(at.WON) :][: layout.MOST_SEATS] != won).any():
        raise Refusal(f"{lay!r} ends the trick, which so is no more under way.")
    return due


def set_phase_two(
    block: Block,
    hands: Sequence[str],
    *,
    trump: str,
    cards: str = "",
    target: int | None = None,
    gone: str = "",
    places: Sequence[int | None] | None = None,
) -> None:
    """Set up a position of phase two in a block that is reset.

    `cards` lie on the table, the one played first in front. `target` is how many seats held cards when the trick
    began (default: as many as now). `places` has a place for each seat that is out (default: in seat order).
    Raises Refusal on a card that is there twice.
    """
    _refuse_twice([*hands, cards, gone])
    block[at.PHASE], block[layout.DRAWN] = 2, 52
    block[at.TRUMP] = block[at.TRUMP_SUIT] = SUITS.index(trump)
    for seat, hand in enumerate(hands):
        held = np.uint64(read_cards(hand))
        block[int(layout.HANDS) + seat] = block[int(at.KNOWN) + seat] = held
        _place_seat(block, seat, bool(held), places)
    lying = [card_number(card) for card in cards.split()]
    block[at.ON_TABLE] = len(lying)
    block[at.TOP] = lying[-1] if lying else at.NO_CARD
    block[at.TABLE] = sum(card << (8 * place) for place, card in enumerate(lying))
    holders = len(hands) - int(block[layout.OUT])
    block[at.TARGET] = (holders if target is None else target) if lying else 0
    block[at.GONE] = read_cards(gone)


def _place_seat(block: Block, seat: int, holds: bool, places: Sequence[int | None] | None) -> None:
    if holds:
        block[layout.ACTIVE] |= np.uint64(1 << seat)
        return
    block[layout.OUT] += np.uint64(1)
    given = places[seat] if places else None
    block[int(layout.PLACES) + seat] = block[layout.OUT] if given is None else given
