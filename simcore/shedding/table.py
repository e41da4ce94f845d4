"""A game in the open: set up a deal or any position, ask what is legal, and apply actions one by one."""

from collections.abc import Sequence
from typing import Self

import numpy as np

from simcore import layout
from simcore.cards import RANKS
from simcore.errors import Refusal
from simcore.jit import kernel
from simcore.rules import RuleSet
from simcore.shedding import state as at
from simcore.shedding.apply import apply, turn_to
from simcore.shedding.deal import deal_cards, lowest_holders, reset
from simcore.shedding.house import write_rules
from simcore.shedding.legal import ask_block
from simcore.shedding.swap import choose, exchange, is_swap
from simcore.shedding.text import (
    COPIES,
    action_code,
    action_word,
    cards_word,
    legal_codes,
    pack_word,
)
from simcore.shuffle import NO_LOT
from simcore.table import Block, OpenTable

_0 = np.uint64(0)


@kernel
def _reset(block):  # type: ignore[no-untyped-def]
    reset(layout.state_at(block, _0))


@kernel
def _deal(block):  # type: ignore[no-untyped-def]
    deal_cards(layout.state_at(block, _0))


@kernel
def _apply(block, seat, action):  # type: ignore[no-untyped-def]
    return apply(layout.state_at(block, _0), seat, action)


@kernel
def _turn_to(block, seat):  # type: ignore[no-untyped-def]
    return turn_to(layout.state_at(block, _0), seat)


@kernel
def _is_swap(block, seat, wanted):  # type: ignore[no-untyped-def]
    return is_swap(layout.state_at(block, _0), seat, wanted)


@kernel
def _choose(block, seat, wanted):  # type: ignore[no-untyped-def]
    choose(layout.state_at(block, _0), seat, wanted)


@kernel
def _exchange(block):  # type: ignore[no-untyped-def]
    exchange(layout.state_at(block, _0))


@kernel
def _holders(block):  # type: ignore[no-untyped-def]
    return lowest_holders(layout.state_at(block, _0))


def _fault_of(deck: Sequence[str]) -> str:
    """Return in words what is wrong with a deck."""
    strange = [card for card in deck if card not in list(RANKS)]
    if strange:
        return f"{strange[0]!r} is no rank"
    rank = next(rank for rank in RANKS if list(deck).count(rank) != COPIES)
    return f"{rank} is there {list(deck).count(rank)} times"


class Table(OpenTable):
    """One game of the shedding family, driven by action words instead of strategies."""

    preparation = "swap "
    swapped = 0
    """How many seats have swapped."""

    @classmethod
    def deal(cls, rules: RuleSet, players: int, deck: Sequence[str], dealer: int) -> Self:
        """Return the game after the deal of `deck` (52 ranks in the order they leave it), before swap and start."""
        table = cls(rules, players)
        if sorted(deck) != sorted(RANKS * COPIES):
            raise Refusal(f"A deck has each rank {COPIES} times; {_fault_of(deck)}.")
        _reset(table.block)
        for place, rank in enumerate(deck):
            table.block[int(layout.DECK) + place] = RANKS.index(rank)
        table.block[layout.DEALER] = dealer
        _deal(table.block)
        return table

    @classmethod
    def position(
        cls,
        rules: RuleSet,
        *,
        hands: Sequence[str],
        opens: Sequence[str] = (),
        hidden: Sequence[str] = (),
        pile: str = "",
        talon: str = "",
        actor: int = 0,
        passes: int = 0,
    ) -> Self:
        """Return a game in the middle: zones as ranks, the pile from bottom to top, the talon from its top.

        A hidden row is up to three characters, "." for an emptied slot. Cards named nowhere are burnt.
        """
        table = cls(rules, len(hands))
        _reset(table.block)
        named = pack_word("".join([*hands, *opens, *hidden, pile, talon]).replace(".", ""))
        table._place_zones(hands, opens, hidden)
        table._place_pile(pile)
        table._place_talon(talon)
        table.block[at.BURNT] = pack_word(RANKS * COPIES) - named
        table.block[at.PASSES] = passes
        table.block[layout.FIRST] = actor
        ask_block(table.block, np.uint64(actor))
        return table

    def _place_zones(
        self, hands: Sequence[str], opens: Sequence[str], hidden: Sequence[str]
    ) -> None:
        for seat, hand in enumerate(hands):
            row = opens[seat] if seat < len(opens) else ""
            slots = hidden[seat] if seat < len(hidden) else ""
            self.block[int(layout.HANDS) + seat] = pack_word(hand)
            self.block[int(at.HAND_COUNT) + seat] = len(hand)
            self.block[int(at.OPEN) + seat] = pack_word(row)
            for slot, rank in enumerate(slots):
                if rank != ".":
                    self.block[int(at.HIDDEN) + seat] |= np.uint64(1 << slot)
                    self.block[int(at.HIDDEN_RANKS) + 3 * seat + slot] = RANKS.index(rank)
            if hand or row or slots.strip("."):
                self.block[layout.ACTIVE] |= np.uint64(1 << seat)
            else:
                self.block[layout.OUT] += np.uint64(1)
                self.block[int(layout.PLACES) + seat] = self.block[layout.OUT]

    def _place_pile(self, pile: str) -> None:
        if not pile:
            return
        seen = (
            pile.rstrip(RANKS[int(self.block[at.TRANSPARENT])]) if self._has_transparent() else pile
        )
        self.block[at.PILE] = pack_word(pile)
        self.block[at.TOP] = RANKS.index(pile[-1])
        self.block[at.RUN] = len(pile) - len(pile.rstrip(pile[-1]))
        self.block[at.JUDGED] = RANKS.index(seen[-1]) if seen else 13

    def _has_transparent(self) -> bool:
        return int(self.block[at.TRANSPARENT]) < len(RANKS)

    def _place_talon(self, talon: str) -> None:
        self.block[layout.TALON] = len(talon)
        self.block[layout.DRAWN] = 52 - len(talon)
        for place, rank in enumerate(talon):
            self.block[int(layout.DECK) + 52 - len(talon) + place] = RANKS.index(rank)

    def write_rules(self, block: Block) -> None:
        """Write the rules and the number of seats into a block."""
        write_rules(block, self.rules, self.players)

    def ask(self, seat: int) -> None:
        """Write the question for a seat into the block."""
        ask_block(self.block, np.uint64(seat))

    # --- before the first turn ---------------------------------------------------------------------------------
    def prepare(self, seat: int, word: str) -> None:
        """Carry out a swap such as "swap TA2"; raise Refusal if it is not legal."""
        self.swap(seat, word.removeprefix("swap "))

    def swap(self, seat: int, word: str) -> None:
        """Let `seat` (in seat order) choose its open row; after the last seat all swaps are carried out (A3)."""
        wanted = np.uint64(pack_word(word))
        if seat != self.swapped or not _is_swap(self.block, np.uint64(seat), wanted):
            raise Refusal(f"{word!r} is no legal swap for seat {seat}.")
        _choose(self.block, np.uint64(seat), wanted)
        self.swapped += 1
        if self.swapped == self.players:
            _exchange(self.block)

    def possible_first(self) -> set[int]:
        """Return the seats that the rules allow to act first (A1, B4, D1)."""
        starter = self.rules.fields["starter"]
        if starter == "lowest_hand_card":
            holders = int(_holders(self.block))
            return {seat for seat in range(self.players) if holders >> seat & 1}
        dealer = int(self.block[layout.DEALER])
        return (
            {(dealer + 1) % self.players}
            if starter == "left_of_dealer"
            else set(range(self.players))
        )

    def start(self, first: int) -> None:
        """Give the first turn to a seat."""
        self.block[layout.FIRST] = first
        _turn_to(self.block, np.uint64(first))
        ask_block(self.block, np.uint64(first))

    # --- play --------------------------------------------------------------------------------------------------
    def legal(self) -> list[str]:
        """Return every legal action of the seat that is asked, as words of a record; none outside the play."""
        if self.block[layout.FIRST] == NO_LOT or self.status != "running":
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
        ask_block(self.block, np.uint64(seat))

    @property
    def top(self) -> str:
        """The rank of the pile's top card, "" if the pile is empty."""
        return (RANKS + " ")[int(self.block[at.TOP])].strip()

    @property
    def pile(self) -> str:
        """The pile's ranks from high to low."""
        return cards_word(self.block[at.PILE])

    @property
    def burnt(self) -> str:
        """The ranks of the cards out of the game, from high to low."""
        return cards_word(self.block[at.BURNT])

    @property
    def top_of_talon(self) -> str:
        """The rank of the talon's top card; the talon must not be empty."""
        return RANKS[int(self.block[int(layout.DECK) + int(self.block[layout.DRAWN])])]

    @property
    def talon_left(self) -> int:
        """How many cards the talon holds."""
        return int(self.block[layout.TALON])

    def hand(self, seat: int) -> str:
        """Return a seat's hand, ranks from high to low."""
        return cards_word(self.block[int(layout.HANDS) + seat])

    def open_row(self, seat: int) -> str:
        """Return a seat's open row, ranks from high to low."""
        return cards_word(self.block[int(at.OPEN) + seat])

    def hidden(self, seat: int) -> str:
        """Return a seat's hidden row by slot, "." for an emptied one."""
        slots = int(self.block[int(at.HIDDEN) + seat])
        ranks = self.block[int(at.HIDDEN_RANKS) + 3 * seat :][:3]
        return "".join(
            RANKS[int(rank)] if slots >> slot & 1 else "." for slot, rank in enumerate(ranks)
        )

    def known(self, seat: int) -> str:
        """Return what everybody knows of a seat's hand, ranks from high to low."""
        return cards_word(self.block[int(at.KNOWN) + seat])
