"""Many games between seated strategies: what a worker holds, and how it plays a stretch of games."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from simcore import layout
from simcore.diagnosis import StrategyFault, illegal_action, illegal_swap, raised
from simcore.engine import engine_of
from simcore.given import Given, write_given
from simcore.luck import write_values
from simcore.players import new_scratch
from simcore.rules import RuleSet
from simcore.strategy import Strategy


class Rows(NamedTuple):
    """What a stretch of games left behind, as laid out in simcore/row.py and the family's row.py.

    games: uint64 (n, game_words). seats: uint64 (n, players, seat_words).
    """

    games: NDArray[np.uint64]
    seats: NDArray[np.uint64]


class Arena:
    """A worker's table: rules, players and seed. One arena serves one thread.

    cap: largest number of decisions of a game, the family's if None. control: uint64 words that another thread may
    read (games done) and write (stop); see simcore/layout.py. more_words: room behind the words that the engine uses.
    aligned: whether each seat draws in an order of its own (simcore/aligned.py). given: what a seat's cards are, and
    the seat (simcore/given.py). luck: what cards that turn up are worth (simcore/luck.py); rows then tell each
    seat's luck in place of the cards it was dealt.
    """

    def __init__(
        self,
        rules: RuleSet,
        strategies: Sequence[Strategy],
        seed: int,
        cap: int | None = None,
        more_words: int = 0,
        *,
        aligned: bool = False,
        given: tuple[Given, int] | None = None,
        luck: NDArray[np.int64] | None = None,
    ) -> None:
        self.engine = engine_of(rules.family)
        self.strategies = tuple(strategies)
        self.seed = np.uint64(seed)
        self.block = new_scratch(rules, self.strategies, cap or self.engine.cap, more_words)
        self.block[layout.ALIGNED] = int(aligned)
        if given:
            write_given(self.block, *given)
        if luck is not None:
            write_values(self.block, luck)
        self.control = np.zeros(layout.CONTROL_WORDS, dtype=np.uint64)

    def play(self, first_game: int, number: int) -> Rows | None:
        """Play games first_game .. first_game + number - 1; return None if another thread asked to stop.

        Raises StrategyFault if a strategy answers with an illegal action or raises an exception.
        """
        games = np.empty((number, self.engine.game_words), dtype=np.uint64)
        seats = np.empty((number, len(self.strategies), self.engine.seat_words), dtype=np.uint64)
        try:
            status = self.engine.play_chunk(
                self.block, self.seed, np.uint64(first_game), self.control, games, seats
            )
        except Exception as error:
            raise self._raised(error) from error
        if status == layout.STOPPED:
            return None
        if status != layout.FINISHED:
            raise self._illegal(int(status))
        return Rows(games, seats)

    def _raised(self, error: Exception) -> StrategyFault:
        seat, game = int(self.block[layout.SEAT]), int(self.control[layout.GAME_AT])
        return raised(self.strategies[seat], seat, game, error)

    def _illegal(self, status: int) -> StrategyFault:
        seat, game = int(self.control[layout.FAILED_SEAT]), int(self.control[layout.GAME_AT])
        answer, player = int(self.control[layout.FAILED_ANSWER]), self.strategies[seat]
        if status == int(layout.ILLEGAL_SWAP):
            return illegal_swap(player, seat, game, self.engine.swap_word(answer))
        return illegal_action(player, seat, game, self.engine.action_word(answer))
