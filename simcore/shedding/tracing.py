"""Games played step by step, with everything that a record tells of them."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from simcore.cards import RANKS
from simcore.diagnosis import StrategyFault, illegal_action, illegal_swap, raised
from simcore.jit import kernel
from simcore.rules import RuleSet
from simcore.shedding import state as at
from simcore.shedding.deal import shuffle
from simcore.shedding.legal import ask_block
from simcore.shedding.play import begin_block, step_block
from simcore.shedding.players import new_scratch
from simcore.shedding.table import Table
from simcore.shedding.text import action_word, cards_word, legal_codes
from simcore.strategy import Strategy


@kernel
def _shuffle(block, seed, game):  # type: ignore[no-untyped-def]
    shuffle(at.state_at(block, np.uint64(0)), seed, game)


@dataclass(frozen=True)
class Traced:
    """One game: deck as ranks in dealing order, actions "seat action" in order, and how it ended."""

    deck: list[str]
    dealer: int
    first: int
    actions: list[str]
    legal: list[list[str]]
    places: list[int | None]
    loser: int | None
    status: str


class Tracer:
    """Plays games of one line-up and tells every step."""

    def __init__(self, rules: RuleSet, strategies: Sequence[Strategy], seed: int, cap: int) -> None:
        self.rules = rules
        self.strategies = tuple(strategies)
        self.seed = np.uint64(seed)
        self.block = new_scratch(rules, self.strategies, cap)

    def play(self, game: int) -> Traced:
        """Play one game; raise StrategyFault if a strategy breaks its contract."""
        deck = self._deck(game)
        actions: list[str] = []
        legal: list[list[str]] = []
        try:
            self._play(game, actions, legal)
        except StrategyFault as fault:
            fault.traced = self._told(deck, actions, legal)
            raise
        return self._told(deck, actions, legal)

    def _play(self, game: int, actions: list[str], legal: list[list[str]]) -> None:
        try:
            seat = int(begin_block(self.block, self.seed, np.uint64(game)))
            self._refuse_illegal(game)
            actions += self._swaps()
            legal += [[] for _ in actions]
            self._play_on(seat, game, actions, legal)
        except StrategyFault:
            raise
        except Exception as error:
            seat = int(self.block[at.SEAT])
            raise raised(self.strategies[seat], seat, game, error) from error

    def _told(self, deck: list[str], actions: list[str], legal: list[list[str]]) -> Traced:
        table = Table(self.rules, len(self.strategies), self.block)
        dealer, first = int(self.block[at.DEALER]), int(self.block[at.FIRST])
        return Traced(deck, dealer, first, actions, legal, table.places, table.loser, table.status)

    def _play_on(self, seat: int, game: int, actions: list[str], legal: list[list[str]]) -> None:
        while self.block[at.STATUS] == at.RUNNING:
            ask_block(self.block, np.uint64(seat))
            possible = [action_word(code) for code in legal_codes(self.block)]
            actor, seat = seat, int(step_block(self.block, np.uint64(seat)))
            self._refuse_illegal(game)
            legal.append(possible)
            actions.append(f"{actor} {action_word(int(self.block[at.LAST_ACTION]))}")

    def _deck(self, game: int) -> list[str]:
        """Return the deck as shuffled: a redrawn up-card changes its order later (B3)."""
        _shuffle(self.block, self.seed, np.uint64(game))
        return [RANKS[int(rank)] for rank in self.block[int(at.DECK) :][:52]]

    def _swaps(self) -> list[str]:
        if not self.block[at.SWAP]:
            return []
        rows = self.block[int(at.CHOSEN) :][: len(self.strategies)]
        return [f"{seat} swap {cards_word(row)}" for seat, row in enumerate(rows)]

    def _refuse_illegal(self, game: int) -> None:
        status, seat = self.block[at.STATUS], int(self.block[at.SEAT])
        answer = int(self.block[at.LAST_ACTION])
        if status == at.ILLEGAL:
            raise illegal_action(self.strategies[seat], seat, game, action_word(answer))
        if status == at.ILLEGAL_SWAP:
            raise illegal_swap(self.strategies[seat], seat, game, cards_word(answer))
