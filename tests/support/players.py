"""Strategies asked by hand: what one of the catalogue answers to a view."""

import numpy as np
from numpy.typing import NDArray

from simcore import layout, seats
from simcore.games import find_game
from simcore.jit import kernel
from simcore.players import compiled
from simcore.shedding.swap import offer
from simcore.shedding.table import Table
from simcore.shedding.text import action_word, cards_word
from simcore.shedding.view import keep_dealt
from simcore.strategy import Strategy
from strategies.catalogue import find_strategy

_0 = np.uint64(0)


@kernel
def _answer(address, view, parameters, memory, rng):
    return seats.call_strategy(
        address,
        layout.view_at(view, _0),
        layout.parameters_at(parameters, _0),
        layout.memory_at(memory, _0),
        layout.rng_at(rng, _0),
    )


@kernel
def _offer(block, seat):
    offer(layout.state_at(block, _0), seat)


def find(name: str, rules: str = "app") -> Strategy:
    """Return a strategy of the catalogue that plays a game, parameters after a colon."""
    return find_strategy(name, find_game(rules))


class Player:
    """A strategy with a memory of its own and a random stream, outside of any game."""

    def __init__(self, strategy: Strategy | str, seat: int = 0, seed: int = 0, game: int = 0):
        self.strategy = find(strategy) if isinstance(strategy, str) else strategy
        self.turn = compiled(self.strategy, self.strategy.turn)
        self.swapping = compiled(self.strategy, self.strategy.swap or keep_dealt)
        self.parameters = np.zeros(layout.PARAMETER_WORDS)
        self.parameters[: len(self.strategy.values)] = self.strategy.values
        self.memory = np.zeros(layout.MEMORY_WORDS, dtype=np.uint64)
        self.rng = np.array([seed, seat + 1, game, 0, 0, 0, 0, 0], dtype=np.uint64)

    def _ask(self, address: int, view: NDArray[np.uint64]) -> int:
        seen = view[: layout.VIEW_WORDS].copy()
        return int(_answer(np.uint64(address), seen, self.parameters, self.memory, self.rng))

    def decide(self, table: Table) -> str:
        """Return the action that the strategy answers in the asked seat of `table`.

        As in the engine, a seat that can only pass is not asked.
        """
        if table.legal() == ["pass"]:
            return "pass"
        return action_word(self._ask(self.turn.address, table.block))

    def swap(self, table: Table, seat: int) -> str:
        """Return the open row that the strategy chooses for `seat` of a game just dealt."""
        _offer(table.block, np.uint64(seat))
        return cards_word(self._ask(self.swapping.address, table.block))


def decide(name: str, table: Table) -> str:
    """Return what a catalogue strategy does in the asked seat of a position."""
    return Player(name).decide(table)
