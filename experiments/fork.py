"""Forks: what a choice at a decision is worth, found by playing on from it after each of several plays.

In every game the mover's decisions are looked at; the first that fits (or each) and where all plays are possible and
differ is forked: after every play the game goes on by the same strategies, on the same REDEALS dealings of the cards
that the mover cannot see. What was really dealt has no part in it. A game without a place for the mover at the end
counts by bounds. Intervals are clustered by game.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from joblib import Parallel, delayed
from numpy.typing import NDArray

from experiments.fork_table import Forking, ForkTable, GameForks
from simcore.errors import Refusal
from simcore.players import compiled

Numbers = NDArray[np.int64]
CHUNK = 128
"""Games that a thread plays at a time."""


@dataclass(frozen=True, eq=False)
class Forks:
    """What was forked, a row for each fork.

    game, seat, decision: int64 (n,). views: uint64 (n, VIEW_WORDS), what the mover saw. actions: int64 (n, plays).
    sums: int64 (n, plays, SUMS), over the re-deals; see simcore/forking.py. games: how many were played. fitting: how
    many decisions fitted; not_possible, same: how many of these were no fork, because a play was not possible or two
    were the same action.
    """

    game: Numbers
    seat: Numbers
    decision: Numbers
    views: NDArray[np.uint64]
    actions: Numbers
    sums: Numbers
    games: int
    fitting: int
    not_possible: int
    same: int

    def __len__(self) -> int:
        return len(self.game)

    @property
    def games_with(self) -> int:
        """Return how many games had a fork."""
        return len(np.unique(self.game))


def play_forks(forking: Forking, advance: Callable[[int], None]) -> Forks:
    """Play games until there are enough forks; `advance` is told of forks as they are made.

    Raises Refusal if no decision of any game is a fork, and StrategyFault if a strategy breaks its contract.
    """
    decider = forking.choice.decider()
    address = np.uint64(compiled(decider, decider.turn).address)
    kept: list[GameForks] = []
    made = 0
    with Parallel(n_jobs=forking.threads, backend="threading") as parallel:
        for stretches in _rounds(forking):
            played = parallel(delayed(_play_games)(forking, address, each) for each in stretches)
            for game in (game for games in played for game in games):
                if made < forking.forks:
                    kept.append(game)
                    made += len(game.forks)
            advance(min(made, forking.forks))
            if made >= forking.forks:
                break
    return _table(kept)


def _rounds(forking: Forking) -> Iterator[list[range]]:
    """Yield the games that are played at a time, a stretch for each thread."""
    size = CHUNK * forking.threads
    for first in range(0, forking.games, size):
        end = min(first + size, forking.games)
        yield [range(start, min(start + CHUNK, end)) for start in range(first, end, CHUNK)]


def _play_games(forking: Forking, address: np.uint64, games: range) -> list[GameForks]:
    table = ForkTable(forking, address)
    return [table.play(game) for game in games]


def _table(games: Sequence[GameForks]) -> Forks:
    forks = [fork for game in games for fork in game.forks]
    not_possible, same = sum(each.not_possible for each in games), sum(each.same for each in games)
    if not forks:
        raise _nothing(len(games), not_possible, same)
    return Forks(
        np.array([each.game for each in forks], dtype=np.int64),
        np.array([each.seat for each in forks], dtype=np.int64),
        np.array([each.decision for each in forks], dtype=np.int64),
        np.array([each.view for each in forks], dtype=np.uint64),
        np.array([each.actions for each in forks], dtype=np.int64),
        np.array([each.sums for each in forks], dtype=np.int64),
        len(games),
        len(forks) + not_possible + same,
        not_possible,
        same,
    )


def _nothing(games: int, not_possible: int, same: int) -> Refusal:
    if same > not_possible:
        why = f"the plays are the same action in all {same:,} decisions where all are possible"
    elif not_possible:
        why = f"{not_possible:,} decisions fit, and never are all plays possible"
    else:
        why = "no decision fits --when"
    return Refusal(f"There is nothing to fork in {games:,} games: {why}. Try other words.")
