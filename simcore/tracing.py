"""Games played step by step, with everything that a record tells of them."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from simcore import layout
from simcore.diagnosis import StrategyFault, illegal_action, illegal_swap, raised
from simcore.engine import engine_of
from simcore.players import new_scratch
from simcore.rules import RuleSet
from simcore.strategy import Strategy


@dataclass(frozen=True)
class Traced:
    """One game: deck in dealing order, actions "seat action" in order, and how it ended."""

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

    def __init__(
        self, rules: RuleSet, strategies: Sequence[Strategy], seed: int, cap: int | None = None
    ) -> None:
        self.engine = engine_of(rules.family)
        self.rules = rules
        self.strategies = tuple(strategies)
        self.seed = np.uint64(seed)
        self.block = new_scratch(rules, self.strategies, cap or self.engine.cap)

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
            seat = int(self.engine.begin_block(self.block, self.seed, np.uint64(game)))
            self._refuse_illegal(game)
            actions += self.engine.opening(self.block, len(self.strategies))
            legal += [[] for _ in actions]
            self._play_on(seat, game, actions, legal)
        except StrategyFault:
            raise
        except Exception as error:
            seat = int(self.block[layout.SEAT])
            raise raised(self.strategies[seat], seat, game, error) from error

    def _told(self, deck: list[str], actions: list[str], legal: list[list[str]]) -> Traced:
        table = self.engine.table(self.rules, len(self.strategies), self.block)
        dealer, first = int(self.block[layout.DEALER]), int(self.block[layout.FIRST])
        return Traced(deck, dealer, first, actions, legal, table.places, table.loser, table.status)

    def _play_on(self, seat: int, game: int, actions: list[str], legal: list[list[str]]) -> None:
        while self.block[layout.STATUS] == layout.RUNNING:
            self.engine.ask_block(self.block, np.uint64(seat))
            possible = self.engine.legal(self.block)
            actor, seat = seat, int(self.engine.step_block(self.block, np.uint64(seat)))
            self._refuse_illegal(game)
            legal.append(possible)
            action = self.engine.action_word(int(self.block[layout.LAST_ACTION]))
            actions.append(f"{actor} {action}")

    def _deck(self, game: int) -> list[str]:
        """Return the deck as shuffled: a redrawn up-card changes its order later (B3)."""
        self.engine.shuffle_block(self.block, self.seed, np.uint64(game))
        return self.engine.deck(self.block)

    def _refuse_illegal(self, game: int) -> None:
        status, seat = self.block[layout.STATUS], int(self.block[layout.SEAT])
        answer = int(self.block[layout.LAST_ACTION])
        if status == layout.ILLEGAL:
            raise illegal_action(self.strategies[seat], seat, game, self.engine.action_word(answer))
        if status == layout.ILLEGAL_SWAP:
            raise illegal_swap(self.strategies[seat], seat, game, self.engine.swap_word(answer))
