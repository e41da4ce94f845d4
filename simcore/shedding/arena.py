"""Many games between seated strategies: what a worker holds, and how it plays a stretch of games."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from simcore.diagnosis import StrategyFault, illegal_action, illegal_swap, raised
from simcore.rules import RuleSet
from simcore.shedding import play
from simcore.shedding import state as at
from simcore.shedding.players import new_scratch
from simcore.shedding.row import GAME_WORDS, SEAT_WORDS
from simcore.shedding.text import action_word, cards_word
from simcore.strategy import Strategy

DEFAULT_CAP = 20_000
LARGEST_CAP = 1_000_000


class Rows(NamedTuple):
    """What a stretch of games left behind, as laid out in simcore/shedding/row.py.

    games: uint64 (n, GAME_WORDS). seats: uint64 (n, players, SEAT_WORDS).
    """

    games: NDArray[np.uint64]
    seats: NDArray[np.uint64]


class Arena:
    """A worker's table: rules, players and seed. One arena serves one thread.

    control: uint64 words that another thread may read (games done) and write (stop); see simcore/shedding/play.py.
    """

    def __init__(
        self, rules: RuleSet, strategies: Sequence[Strategy], seed: int, cap: int = DEFAULT_CAP
    ) -> None:
        self.strategies = tuple(strategies)
        self.seed = np.uint64(seed)
        self.block = new_scratch(rules, self.strategies, cap)
        self.control = np.zeros(play.CONTROL_WORDS, dtype=np.uint64)

    def play(self, first_game: int, number: int) -> Rows | None:
        """Play games first_game .. first_game + number - 1; return None if another thread asked to stop.

        Raises StrategyFault if a strategy answers with an illegal action or raises an exception.
        """
        games = np.empty((number, GAME_WORDS), dtype=np.uint64)
        seats = np.empty((number, len(self.strategies), SEAT_WORDS), dtype=np.uint64)
        try:
            status = play.play_chunk(
                self.block, self.seed, np.uint64(first_game), self.control, games, seats
            )
        except Exception as error:
            raise self._raised(error) from error
        if status == at.STOPPED:
            return None
        if status != at.FINISHED:
            raise self._illegal(int(status))
        return Rows(games, seats)

    def _raised(self, error: Exception) -> StrategyFault:
        seat, game = int(self.block[at.SEAT]), int(self.control[play.GAME_AT])
        return raised(self.strategies[seat], seat, game, error)

    def _illegal(self, status: int) -> StrategyFault:
        seat = int(self.control[play.FAILED_SEAT])
        answer, game = int(self.control[play.FAILED_ANSWER]), int(self.control[play.GAME_AT])
        if status == int(at.ILLEGAL_SWAP):
            return illegal_swap(self.strategies[seat], seat, game, cards_word(answer))
        return illegal_action(self.strategies[seat], seat, game, action_word(answer))
