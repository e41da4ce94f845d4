"""Lead history and decision spread: what each choice would have led to, found by playing on at random from it.

CardStock lets players that search (Monte Carlo tree search or flat Monte Carlo, players/AIPlayer) estimate, for each
choice, which rank every seat will reach, as a number from 0 (last) to 1 (first). Lead history is that estimate for
every seat under the choice that looks best to the seat that decides, averaged over games, apart for the seats that
really finished first, second, ... Decision spread is the distance between the best and the worst choice, and
normalized spread is that distance divided by the largest one found in the same game.

The nearest thing that can be measured without such a player: from POINTS decision points of a game, evenly spaced
from its first to its last, each choice is tried and the game played on by seats that choose uniformly among their
legal actions, `rollouts` times. Before every four roll-outs of a choice the cards that the deciding seat cannot see
are dealt anew among their places, all deals being equally likely, so that nothing is known that the seat could not
know; all choices meet the same deals and the same random streams. The games themselves are played by the strategies
that were named, and those that never end are left out.

The best and the worst of several noisy estimates lie apart even where all choices are equal. So the spread is
measured a second time: best and worst are chosen by one half of the roll-outs and measured by the other, and the
other way round. Where the choices are equal, that is 0 on average; otherwise it is no larger than the true spread.
"""

from dataclasses import dataclass, fields

import numpy as np
from numpy.typing import NDArray

from experiments.stats.clustered import moments
from simcore import layout
from simcore.engine import engine_of
from simcore.rollout import FIRST_STREAM, rollout_of
from simcore.rules import RuleSet
from simcore.table import Block

Counts = NDArray[np.int64]
POINTS = 21
PER_REDEAL = 4
"""Roll-outs of a choice from each dealing of the unseen cards."""
MOST_CHOICES = 320
"""Room for the choices of one decision: more than either family can have."""
SPREADS = ("spread", "spread_again", "spread_normalized")
NEVER = 2**63
"""A decision point that no game reaches."""
PARTS = 1_000_000
"""Normalized spreads are kept in millionths, so that they add exactly."""


@dataclass(frozen=True, eq=False)
class Histories:
    """What roll-outs say of some games.

    games, unfinished: games with roll-outs, and games left out because they never ended. leads: int64 (POINTS,
    players, 6), by finishing place the Moments (experiments.stats.clustered) of the seats' estimates, in units of
    1 / (2 (players - 1) rollouts). spreads: int64 (POINTS, len(SPREADS), 6), likewise; the last in millionths.
    """

    games: int
    unfinished: int
    leads: Counts
    spreads: Counts

    @classmethod
    def unfinished_game(cls, players: int) -> "Histories":
        """Return what a game says that never ended."""
        none = no_histories(players)
        return cls(0, 1, none.leads, none.spreads)

    def __add__(self, other: "Histories") -> "Histories":
        """Return what both say."""
        return Histories(
            *(getattr(self, each.name) + getattr(other, each.name) for each in fields(self))
        )


def no_histories(players: int) -> Histories:
    """Return what no games say."""
    return Histories(
        0,
        0,
        np.zeros((POINTS, players, 6), dtype=np.int64),
        np.zeros((POINTS, len(SPREADS), 6), dtype=np.int64),
    )


def sampled(length: int) -> list[int]:
    """Return the decision points of a game of this length from which roll-outs are made.

    >>> sampled(41)[:4], sampled(41)[-1], len(sampled(3))
    ([0, 2, 4, 6], 40, 21)
    """
    return [round(point * (length - 1) / (POINTS - 1)) for point in range(POINTS)]


class Roller:
    """Makes the roll-outs of one line-up's games."""

    def __init__(self, rules: RuleSet, seed: int, rollouts: int, longest: int) -> None:
        self._engine, self._kernels = engine_of(rules.family), rollout_of(rules.family)
        self._seed, self._rollouts, self._longest = seed, rollouts, np.int64(longest)
        self._spare = np.zeros(layout.SCRATCH_WORDS, dtype=np.uint64)

    def history(self, block: Block, game: int, length: int) -> Histories:
        """Return what a finished game of this length says; `block` seats its players and is played in."""
        found: dict[int, Counts] = {}
        deciding = []
        for decision in sampled(length):
            seat = self._replay(block, game, decision)
            deciding.append(seat)
            if decision not in found:
                found[decision] = self._tried(block, seat, game, decision)
        places = self._final_places(block, game)
        return _history([found[each] for each in sampled(length)], deciding, places)

    def _replay(self, block: Block, game: int, decision: int) -> int:
        arguments = (np.uint64(self._seed), np.uint64(game), np.uint64(decision))
        return int(self._kernels.replay_to(block, *arguments))

    def _final_places(self, block: Block, game: int) -> Counts:
        self._replay(block, game, NEVER)
        players = int(block[layout.SEATS])
        return block[int(layout.PLACES) :][:players].astype(np.int64)

    def _tried(self, block: Block, seat: int, game: int, decision: int) -> Counts:
        """Return what every seat got in both halves of the roll-outs of each choice, int64 (2, choices, players)."""
        players, choices = int(block[layout.SEATS]), int(self._kernels.count_choices(block))
        halves = np.zeros((2, choices, players), dtype=np.int64)
        random = np.random.default_rng((self._seed, game, decision))
        stream = np.array([self._seed, 0, game, 0], dtype=np.uint64)
        for redeal in range(self._rollouts // PER_REDEAL):
            moved = self._engine.move_unseen(block, seat, random)
            self._engine.ask_block(moved, np.uint64(seat))
            stream[1] = FIRST_STREAM + decision * self._rollouts + redeal * PER_REDEAL
            self._kernels.roll_out(
                moved, self._spare, stream, PER_REDEAL, self._longest, halves[redeal % 2]
            )
        return halves


def _history(tried: list[Counts], deciding: list[int], places: Counts) -> Histories:
    """Return what one game says from what was tried at its sampled decision points."""
    players = len(places)
    history = no_histories(players)
    spreads = np.array([_spreads(*each) for each in zip(tried, deciding, strict=True)])
    largest = int(spreads[:, 0].max())
    for point, (halves, seat) in enumerate(zip(tried, deciding, strict=True)):
        estimates = halves.sum(axis=0)
        led = estimates[int(np.argmax(estimates[:, seat]))]
        for place in range(players):
            history.leads[point, place] = _one_game(
                int(led[places == place + 1].sum()), int((places == place + 1).sum())
            )
        plain, again = (int(each) for each in spreads[point])
        history.spreads[point, 0] = _one_game(plain, 1)
        history.spreads[point, 1] = _one_game(again, 1)
        normalized = round(PARTS * plain / largest) if largest else 0
        history.spreads[point, 2] = _one_game(normalized, int(largest > 0))
    return Histories(1, 0, history.leads, history.spreads)


def _one_game(y: int, m: int) -> tuple[int, ...]:
    return tuple(moments(np.array([y]), np.array([m])))


def _spreads(halves: Counts, seat: int) -> tuple[int, int]:
    """Return best minus worst of all roll-outs, and of each half as chosen by the other, summed."""
    one, other = halves[0, :, seat], halves[1, :, seat]
    both = one + other
    again = (other[one.argmax()] - other[one.argmin()]) + (
        one[other.argmax()] - one[other.argmin()]
    )
    return int(both.max() - both.min()), int(again)
