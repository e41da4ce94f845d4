"""A game in the open: set up a deal or any position, ask what is legal, and apply actions one by one."""

from collections.abc import Sequence
from typing import Any, Self

import numpy as np

from simcore import layout
from simcore.classic import state as at
from simcore.classic.apply import apply
from simcore.classic.deal import deal_cards, reset
from simcore.classic.house import write_rules
from simcore.classic.legal import ask_block
from simcore.classic.positions import set_phase_one, set_phase_two
from simcore.classic.text import (
    CARDS,
    action_code,
    action_word,
    card_number,
    cards_word,
    legal_codes,
    read_cards,
)
from simcore.errors import Refusal
from simcore.jit import kernel
from simcore.rules import RuleSet
from simcore.suits import SUITS
from simcore.table import Block, OpenTable

_0 = np.uint64(0)


@kernel
def _reset(block):  # type: ignore[no-untyped-def]
    reset(layout.state_at(block, _0))


@kernel
def _deal(block):  # type: ignore[no-untyped-def]
    return deal_cards(layout.state_at(block, _0))


@kernel
def _apply(block, seat, action):  # type: ignore[no-untyped-def]
    return apply(layout.state_at(block, _0), seat, action)


class Table(OpenTable):
    """One game of the classic family, driven by action words instead of strategies."""

    started = False
    """Whether the first turn is given, so that actions are legal."""

    @classmethod
    def deal(cls, rules: RuleSet, players: int, deck: Sequence[str], dealer: int) -> Self:
        """Return the game after the deal of `deck` (52 cards in the order they leave it), before the first lead."""
        table = cls(rules, players)
        numbers = [card_number(word) for word in deck]
        cards = read_cards(" ".join(deck))
        if len(deck) != len(CARDS):
            missing = next(word for place, word in enumerate(CARDS) if not cards >> place & 1)
            raise Refusal(f"A deck has each of the 52 cards once; {missing} is missing.")
        _reset(table.block)
        table.block[int(layout.DECK) :][: len(CARDS)] = numbers
        table.block[layout.DEALER] = dealer
        _deal(table.block)
        return table

    @classmethod
    def position(
        cls, rules: RuleSet, *, phase: str, hands: Sequence[str], actor: int = 0, **more: Any
    ) -> Self:
        """Return a game in the middle of phase "one" or "two", `actor` to act; cards as in "9c Th".

        `more` is as set_phase_one or set_phase_two of simcore/classic/positions.py take it. Cards named nowhere are
        in no place.
        """
        if phase not in ("one", "two"):
            raise Refusal(f'There is no phase {phase!r}; give "one" or "two".')
        table = cls(rules, len(hands))
        _reset(table.block)
        table.block[layout.FIRST] = actor
        if phase == "one":
            set_phase_one(table.block, hands, actor, **more)
        else:
            set_phase_two(table.block, hands, **more)
        table.started = True
        table.ask(actor)
        return table

    def write_rules(self, block: Block) -> None:
        """Write the rules and the number of seats into a block."""
        write_rules(block, self.rules, self.players)

    def ask(self, seat: int) -> None:
        """Write the question for a seat into the block."""
        ask_block(self.block, np.uint64(seat))

    def possible_first(self) -> set[int]:
        """Return the seat left of the dealer, who leads first (C2)."""
        return {(int(self.block[layout.DEALER]) + 1) % self.players}

    def start(self, first: int) -> None:
        """Give the first turn to a seat."""
        self.started = True
        self.ask(first)

    # --- play --------------------------------------------------------------------------------------------------
    def legal(self) -> list[str]:
        """Return every legal action of the seat that is asked, as words of a record; none outside the play."""
        if not self.started or self.status != "running":
            return []
        return [action_word(code) for code in legal_codes(self.block)]

    def apply(self, word: str) -> None:
        """Carry out an action of the seat that is asked; raise Refusal if it is not legal."""
        code = action_code(word)
        legal = self.legal()
        if word not in legal:
            possible = ", ".join(legal) or "nothing, the game is not in play"
            raise Refusal(f"{word!r} is not legal for seat {self.actor}; legal: {possible}.")
        seat = _apply(self.block, self.block[layout.SEAT], np.uint64(code))
        self.ask(int(seat))

    @property
    def phase(self) -> str:
        """One of one, two."""
        return "one" if self.block[at.PHASE] == 1 else "two"

    @property
    def talon_left(self) -> int:
        """How many cards the talon holds."""
        return int(self.block[layout.TALON])

    @property
    def talon(self) -> list[str]:
        """The talon's cards from its top."""
        drawn = int(layout.DECK) + int(self.block[layout.DRAWN])
        return [CARDS[int(card)] for card in self.block[drawn:][: self.talon_left]]

    @property
    def trump(self) -> str:
        """The trump suit, "" if it is not drawn yet."""
        suit = int(self.block[at.TRUMP_SUIT])
        return SUITS[suit] if suit < len(SUITS) else ""

    @property
    def trump_card(self) -> str:
        """The trump card that lies apart, "" if none does."""
        return (*CARDS, "")[int(self.block[at.SET_ASIDE])]

    @property
    def trump_drawer(self) -> int | None:
        """The seat that drew or turned the talon's last card, None if nobody has yet."""
        drawer = int(self.block[at.DRAWER])
        return None if drawer == int(at.NOBODY) else drawer

    @property
    def leader(self) -> int:
        """The leader of the trick of phase one."""
        return int(self.block[at.LEADER])

    @property
    def played(self) -> int:
        """How many seats have played to this round of phase one."""
        return int(self.block[at.ROUND_AT])

    @property
    def ties(self) -> int:
        """How many rounds of this trick of phase one were tied."""
        return int(self.block[at.TIES])

    @property
    def round_seats(self) -> list[int]:
        """The seats that play to this round of phase one, in order."""
        seats = int(self.block[at.ROUND])
        return [seats >> (4 * place) & 15 for place in range(int(self.block[at.ROUND_SIZE]))]

    @property
    def returned(self) -> int:
        """How many cards went back to those who played them when phase one ended (C14)."""
        return int(self.block[at.RETURNED])

    @property
    def target(self) -> int | None:
        """How many cards complete the trick of phase two, None if no trick is open."""
        return int(self.block[at.TARGET]) or None

    @property
    def table(self) -> list[str]:
        """The cards on the table in phase two, the one played first in front."""
        lying = int(self.block[at.TABLE])
        return [CARDS[lying >> (8 * place) & 255] for place in range(int(self.block[at.ON_TABLE]))]

    @property
    def gone(self) -> str:
        """The cards of completed tricks, from low to high."""
        return cards_word(self.block[at.GONE])

    def hand(self, seat: int) -> str:
        """Return a seat's hand, in phase two all its cards, from low to high."""
        return cards_word(self.block[int(layout.HANDS) + seat])

    def won(self, seat: int) -> str:
        """Return the cards that a seat has won in phase one, from low to high."""
        return cards_word(self.block[int(at.WON) + seat])

    def laid(self, seat: int) -> str:
        """Return the cards that a seat has laid in this round of phase one, from low to high."""
        return cards_word(self.block[int(at.LAID) + seat])

    def chain(self, seat: int) -> str:
        """Return the cards that a seat laid in earlier, tied rounds of this trick, from low to high."""
        return cards_word(self.block[int(at.CHAIN) + seat])
