"""The shape of a game: how many choices its decisions have, how long it lasts, who leads when, and what hangs on it.

These are the four figures with which the CardStock engine and its collection Valet (M. Goadrich, A. Morenville and É.
Piette, "Valet: A Standardized Testbed of Traditional Imperfect-Information Card Games", arXiv 2603.03252, 2026, and
the pages of each game in the repositories mgoadric/valet and mgoadric/cardstock) describe every card game:

* Decision point: a moment at which one seat must answer, numbered 0, 1, ... through the game, whether it has several
  answers or one. What is chosen before the first turn, such as a swap, is not numbered. A seat that is out of the
  game is not asked; CardStock lets it pass, and numbers the pass.
* Branching factor: the number of legal answers at a decision point, averaged over the games that last that
  long; the smooth curve is LOESS over all decisions, as in Valet (experiments/stats/loess.py).
* Game length: the number of decision points of a finished game.
* Lead history and decision spread: experiments/shape_rollouts.py.

A Shape holds whole numbers only, so that shapes add up exactly: neither chunks nor their order matter.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from experiments.shape_rollouts import Histories, Roller, no_histories
from simcore import layout
from simcore.arena import Arena
from simcore.engine import engine_of
from simcore.players import new_scratch
from simcore.rollout import rollout_of
from simcore.rules import RuleSet
from simcore.strategy import Strategy

Counts = NDArray[np.int64]
CHUNK = 1_000
"""Games between two words to whoever watches; ROLLED_CHUNK where roll-outs are made as well."""
ROLLED_CHUNK = 5
BEFORE_THE_CAP = 1_024
"""Decisions that a game may have besides those that its cap counts: phase one of the classic family."""


@dataclass(frozen=True)
class Shaping:
    """What is to be measured: rules, a strategy for each seat, seed, and the games 0 .. games - 1.

    rolled: how many of the first games get roll-outs. rollouts: how many for each choice, a multiple of 8.
    """

    rules: RuleSet
    strategies: tuple[Strategy, ...]
    seed: int
    games: int
    rolled: int
    rollouts: int

    @property
    def players(self) -> int:
        """Return the number of seats."""
        return len(self.strategies)

    @property
    def cap(self) -> int:
        """Return the largest number of decisions of a game."""
        return engine_of(self.rules.family).cap


@dataclass(frozen=True, eq=False)
class Shape:
    """Counts over games.

    statuses: int64 (5,), by layout.STATUS_NAMES. choices: int64 (longest, 3); for decision d how many games had it,
    and the sum and the sum of squares of the choices there. most: int64 (longest,), the largest number of choices.
    lengths: int64 (longest + 1,), finished games by length. per_game: int64 (6,), experiments.stats.clustered.Moments
    of (choices, decisions) game by game. histories: what the roll-outs say.
    """

    statuses: Counts
    choices: Counts
    most: Counts
    lengths: Counts
    per_game: tuple[int, ...]
    histories: Histories

    def __add__(self, other: "Shape") -> "Shape":
        """Return the shape of both."""
        longest = max(len(self.most), len(other.most))
        return Shape(
            self.statuses + other.statuses,
            _longer(self.choices, longest) + _longer(other.choices, longest),
            np.maximum(_longer(self.most, longest), _longer(other.most, longest)),
            _longer(self.lengths, longest + 1) + _longer(other.lengths, longest + 1),
            tuple(a + b for a, b in zip(self.per_game, other.per_game, strict=True)),
            self.histories + other.histories,
        )

    @property
    def games(self) -> int:
        """Return the number of games."""
        return int(self.statuses.sum())

    @property
    def finished(self) -> int:
        """Return the number of games that ended with a skitgubbe."""
        return int(self.statuses[layout.FINISHED])


def _longer(counts: Counts, length: int) -> Counts:
    """Return counts with zeros added to a given length."""
    return np.pad(counts, [(0, length - len(counts)), *[(0, 0)] * (counts.ndim - 1)])


def no_shape(players: int) -> Shape:
    """Return the shape of no games."""
    empty = np.zeros(0, dtype=np.int64)
    return Shape(
        np.zeros(len(layout.STATUS_NAMES), dtype=np.int64),
        np.zeros((0, 3), dtype=np.int64),
        empty,
        np.zeros(1, dtype=np.int64),
        (0,) * 6,
        no_histories(players),
    )


def measure(
    shaping: Shaping, watch: Callable[[int], None] = lambda _: None, chunk: int | None = None
) -> Shape:
    """Play the games and return their shape; `watch` hears after each chunk how many games it had.

    Raises StrategyFault if a strategy breaks its contract.
    """
    gauge, shape = Gauge(shaping), no_shape(shaping.players)
    for first, number in _chunks(shaping, chunk):
        shape += gauge.games(first, number)
        watch(number)
    return shape


def _chunks(shaping: Shaping, chunk: int | None) -> Iterator[tuple[int, int]]:
    first = 0
    while first < shaping.games:
        rolled = first < shaping.rolled
        size = chunk or (ROLLED_CHUNK if rolled else CHUNK)
        number = min(size, (shaping.rolled if rolled else shaping.games) - first)
        yield first, number
        first += number


class Gauge:
    """A worker's table on which games are played and measured."""

    def __init__(self, shaping: Shaping) -> None:
        self.shaping = shaping
        self._kernels = rollout_of(shaping.rules.family)
        self._block = new_scratch(shaping.rules, shaping.strategies, shaping.cap)
        self._choices = np.zeros(shaping.cap + BEFORE_THE_CAP, dtype=np.uint16)
        self._roller = Roller(shaping.rules, shaping.seed, shaping.rollouts, shaping.cap)

    def games(self, first: int, number: int) -> Shape:
        """Return the shape of the games first .. first + number - 1."""
        played = [self._play(game) for game in range(first, first + number)]
        statuses = np.array([status for status, _ in played])
        totals = np.array([choices.sum() for _, choices in played], dtype=np.int64)
        lengths = np.array([len(choices) for _, choices in played], dtype=np.int64)
        histories = no_histories(self.shaping.players)
        for game in range(first, min(first + number, self.shaping.rolled)):
            finished = statuses[game - first] == layout.FINISHED
            histories += self._history(game, int(lengths[game - first]) if finished else 0)
        return Shape(
            np.bincount(statuses, minlength=len(layout.STATUS_NAMES)).astype(np.int64),
            *_by_decision([choices for _, choices in played]),
            np.bincount(
                lengths[statuses == layout.FINISHED], minlength=int(lengths.max()) + 1
            ).astype(np.int64),
            _moments(totals, lengths),
            histories,
        )

    def _play(self, game: int) -> tuple[int, Counts]:
        """Return a game's status and its numbers of choices, decision by decision."""
        shaping = self.shaping
        try:
            status = int(
                self._kernels.play_counted(
                    self._block, np.uint64(shaping.seed), np.uint64(game), self._choices
                )
            )
        except Exception:
            status = int(layout.ILLEGAL)
        if status >= layout.ILLEGAL:
            Arena(shaping.rules, shaping.strategies, shaping.seed, shaping.cap).play(game, 1)
            raise AssertionError(f"game {game} failed here and not in the arena")
        length = int(self._block[layout.DECISIONS])
        return status, self._choices[:length].astype(np.int64)

    def _history(self, game: int, length: int) -> Histories:
        if not length:
            return Histories.unfinished_game(self.shaping.players)
        return self._roller.history(self._block, game, length)


def _by_decision(games: Sequence[Counts]) -> tuple[Counts, Counts]:
    """Return Shape.choices and Shape.most of some games."""
    longest = max(len(choices) for choices in games)
    sums, most = np.zeros((longest, 3), dtype=np.int64), np.zeros(longest, dtype=np.int64)
    for choices in games:
        sums[: len(choices)] += np.stack([np.ones_like(choices), choices, choices**2], axis=1)
        np.maximum(most[: len(choices)], choices, out=most[: len(choices)])
    return sums, most


def _moments(totals: Counts, lengths: Counts) -> tuple[int, ...]:
    from experiments.stats.clustered import moments

    return tuple(moments(totals, lengths))
