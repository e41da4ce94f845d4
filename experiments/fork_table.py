"""One worker's forks: games played, and those of the mover's decisions that fit played on after every play."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from simcore import layout
from simcore.diagnosis import StrategyFault, illegal_action, illegal_swap, raised
from simcore.engine import engine_of
from simcore.forking import FORK_STREAM, MOST_REDEALS, NO_DECIDER, SUMS, forking_of
from simcore.players import new_scratch
from simcore.rules import RuleSet
from simcore.strategy import Strategy
from simcore.table import Block
from strategies.written.forks import ACTION_BITS, Choice

Numbers = NDArray[np.int64]
REDEALS = 16
CAP = 1000
"""Decisions after which a game is left; the same number is allowed after a fork."""
_ACTION = (1 << ACTION_BITS) - 1


@dataclass(frozen=True)
class Forking:
    """What is to be forked.

    mover: the seat whose decisions are looked at, None for each seat in turn, game by game. each: every decision that
    fits instead of a game's first. forks: enough of them; whole games are kept. games: the most that are played.
    threads: no part of the numbers.
    """

    rules: RuleSet
    strategies: tuple[Strategy, ...]
    choice: Choice
    mover: int | None = 0
    each: bool = False
    forks: int = 10_000
    games: int = 1_000_000
    redeals: int = REDEALS
    seed: int = 1
    cap: int = CAP
    threads: int = 1

    @property
    def seats(self) -> int:
        """Return the number of seats."""
        return len(self.strategies)

    @property
    def plays(self) -> int:
        """Return the number of plays."""
        return len(self.choice.plays)

    def mover_of(self, game: int) -> int:
        """Return the seat whose decisions are looked at in a game."""
        return game % self.seats if self.mover is None else self.mover


@dataclass(frozen=True)
class Fork:
    """One fork.

    view: what the mover saw. actions: what each play does. sums: int64 (plays, SUMS), see simcore/forking.py.
    """

    game: int
    seat: int
    decision: int
    view: NDArray[np.uint64]
    actions: tuple[int, ...]
    sums: Numbers


@dataclass(frozen=True)
class GameForks:
    """The forks of a game, and its decisions that were none."""

    forks: list[Fork]
    not_possible: int
    same: int


class ForkTable:
    """A worker's table, and two more in which its decisions are played on."""

    def __init__(self, forking: Forking, address: np.uint64) -> None:
        self._forking, self._engine = forking, engine_of(forking.rules.family)
        self._kernels = forking_of(forking.rules.family)
        self._block, self._dealt, self._played = (
            new_scratch(forking.rules, forking.strategies, forking.cap) for _ in range(3)
        )
        self._deciders = np.full(2, NO_DECIDER, dtype=np.uint64)
        self._deciders[forking.choice.function] = address

    def play(self, game: int) -> GameForks:
        """Play a game and fork its decisions that fit."""
        try:
            return self._play(game)
        except StrategyFault:
            raise
        except Exception as error:
            seat = int(self._block[layout.SEAT])
            raise raised(self._forking.strategies[seat], seat, game, error) from error

    def _play(self, game: int) -> GameForks:
        forking, block = self._forking, self._block
        forks: list[Fork] = []
        not_possible = same = 0
        mover = np.uint64(forking.mover_of(game))
        seat = self._engine.begin_block(block, np.uint64(forking.seed), np.uint64(game))
        while word := int(self._kernels.seek(block, np.uint64(seat), mover, self._deciders)):
            actions = _actions(word, forking.plays)
            not_possible += min(actions) < 0
            same += min(actions) >= 0 and len(set(actions)) < len(actions)
            if min(actions) >= 0 and len(set(actions)) == len(actions):
                forks.append(self._fork(game, int(mover), actions))
                if not forking.each:
                    break
            seat = self._engine.step_block(block, mover)
        self._refuse_illegal(block, game)
        return GameForks(forks, not_possible, same)

    def _fork(self, game: int, mover: int, actions: tuple[int, ...]) -> Fork:
        forking = self._forking
        decision = int(self._block[layout.DECISIONS])
        stream = np.array(
            [forking.seed, FORK_STREAM + decision * MOST_REDEALS, game, 0], dtype=np.uint64
        )
        sums = np.zeros((len(actions), SUMS), dtype=np.int64)
        self._kernels.fork(
            self._block,
            self._dealt,
            self._played,
            np.uint64(mover),
            np.array(actions, dtype=np.uint64),
            stream,
            forking.redeals,
            forking.cap,
            sums,
        )
        self._refuse_illegal(self._played, game)
        view = self._block[: layout.VIEW_WORDS].copy()
        return Fork(game, mover, decision, view, actions, sums)

    def _refuse_illegal(self, block: Block, game: int) -> None:
        """Raise StrategyFault if a strategy has answered with what is not legal."""
        if block[layout.STATUS] < layout.ILLEGAL:
            return
        seat, answer = int(block[layout.SEAT]), int(block[layout.LAST_ACTION])
        player = self._forking.strategies[seat]
        if block[layout.STATUS] == layout.ILLEGAL_SWAP:
            raise illegal_swap(player, seat, game, self._engine.swap_word(answer))
        raise illegal_action(player, seat, game, self._engine.action_word(answer))


def _actions(word: int, plays: int) -> tuple[int, ...]:
    """Return the action of each play in a decider's word, -1 where it is not possible."""
    return tuple((word >> (1 + ACTION_BITS * place) & _ACTION) - 1 for place in range(plays))
