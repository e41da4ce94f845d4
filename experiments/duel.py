"""A duel: two strategies on the same deals, and what is kept of it, one number for each deal.

Straight: the candidate sits in each seat of a deal in turn, the reference in all others. The deal's number is the sum
over these games of what the candidate scored less an equal share. Against a field: the candidate, and then the
reference, sits in each seat in turn among the field. The number is the sum of the differences, seat by seat.

In a game that never ended, who went out keeps his place, and who still held cards shares what is left; the bounds
count that as the worst and as the best for the candidate.
All numbers are whole, so that totals are the same for any number of threads and any order.
"""

import time
from collections.abc import Generator, Iterable
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import NamedTuple

import joblib
import numpy as np
from numpy.typing import NDArray

from experiments.given import Condition
from experiments.measure import UNIT, Measure
from simcore.arena import Arena, Rows
from simcore.errors import Refusal
from simcore.layout import FINISHED
from simcore.row import GAME_STATUS, SEAT_LUCK, SEAT_PLACE
from simcore.rules import RuleSet
from simcore.strategy import Strategy

Counts = NDArray[np.int64]
_NONE = np.zeros(0, dtype=np.int64)
BLOCK = 500
"""Deals of a block. A duel is looked at after whole blocks only, in their order, so that short games never lead."""
SOON = 0.3
"""Seconds between two looks, about."""
MOST_AT_ONCE = 64
"""Blocks for each thread between two looks."""


LUCK_SCALE = 1024
"""A step is so many units of luck."""


@dataclass(frozen=True)
class Duel:
    """What is played.

    field: who else sits at the table, one strategy for each other seat, none = the reference. given: what the player
    whose game it is is dealt, in whichever seat (experiments/given.py); that needs a field. luck: what cards are
    worth (simcore/luck.py), in LUCK_SCALEths of a step; none: luck is not taken out. whose: who is scored, so many
    seats clockwise from the player; luck is always the player's.
    """

    rules: RuleSet
    candidate: Strategy
    reference: Strategy
    seats: int
    measure: Measure
    seed: int
    cap: int
    field: tuple[Strategy, ...] = ()
    aligned: bool = False
    given: Condition | None = None
    luck: tuple[int, ...] = ()
    whose: int = 0

    @property
    def games_per_deal(self) -> int:
        """Return how many games a deal is played in."""
        return self.seats * (2 if self.field else 1)

    @property
    def scale(self) -> int:
        """Return how many steps of a deal's number make one."""
        return self.seats * UNIT

    def line_up(self, player: Strategy, seat: int) -> list[Strategy]:
        """Return a table with a player in one seat, and the field or the reference clockwise from there."""
        others = list(self.field or [self.reference] * (self.seats - 1))
        table = [player, *others]
        return [table[(each - seat) % self.seats] for each in range(self.seats)]


class Tally(NamedTuple):
    """Whole numbers that add over deals.

    deals, games, unfinished (games), differing (deals in which the two did not play alike). total, squares: of the
    deal's number; low and high: its totals with unfinished games as the worst and as the best for the candidate.
    scored, scored_squares: [candidate, reference], of single games' steps. adjusted: of the deal's number
    with luck taken out, in LUCK_SCALEths of a step.
    """

    deals: int = 0
    games: int = 0
    unfinished: int = 0
    differing: int = 0
    total: int = 0
    squares: int = 0
    low: int = 0
    low_squares: int = 0
    high: int = 0
    high_squares: int = 0
    scored: int = 0
    scored_squares: int = 0
    other_scored: int = 0
    other_squares: int = 0
    adjusted: int = 0
    adjusted_squares: int = 0

    def __add__(self, other: tuple[int, ...]) -> "Tally":  # type: ignore[override]
        """Return the sums of both."""
        return Tally(*(one + two for one, two in zip(self, other, strict=True)))


def play_block(duel: Duel, first: int, deals: int) -> Tally:
    """Play some deals and return their sums; raise StrategyFault as Arena.play does."""
    kinds = _Games(duel, first, deals)
    own = [kinds.of(duel.candidate, seat) for seat in range(duel.seats)]
    other = [kinds.of(duel.reference, seat) for seat in range(duel.seats)] if duel.field else []
    numbers = [_numbers(duel, own, other, how) for how in range(3)]
    twins = zip(own, other, strict=True) if other else pairwise(own)
    everything = [*own, *other]
    scored = [
        np.concatenate([each.scores[0] for each in side]) if side else _NONE
        for side in (own, other)
    ]
    unfinished = sum(int(each.unfinished.sum()) for each in everything)
    adjusted = LUCK_SCALE * numbers[0] - _luck(duel, own, other) if duel.luck else _NONE
    kept = (*numbers, *scored, adjusted)
    moments = [int(value) for each in kept for value in (each.sum(), each @ each)]
    head = (deals, deals * len(everything), unfinished, int(_differ(twins).sum()))
    return Tally._make([*head, *moments])


def play_numbers(duel: Duel, first: int, deals: int) -> tuple[Counts, int]:
    """Play some deals; return the number of each, int64 (deals,), and how many games never ended."""
    games = _Games(duel, first, deals)
    own = [games.of(duel.candidate, seat) for seat in range(duel.seats)]
    other = [games.of(duel.reference, seat) for seat in range(duel.seats)] if duel.field else []
    return _numbers(duel, own, other, 0), sum(int(each.unfinished.sum()) for each in own + other)


def play_lucky(duel: Duel, values: Counts, first: int, deals: int) -> tuple[Counts, Counts]:
    """Play some deals; return the number of each and its luck by the values, both int64 (deals,)."""
    games = _Games(replace(duel, luck=tuple(values.tolist())), first, deals)
    own = [games.of(duel.candidate, seat) for seat in range(duel.seats)]
    other = [games.of(duel.reference, seat) for seat in range(duel.seats)] if duel.field else []
    return _numbers(duel, own, other, 0), _luck(duel, own, other)


class SeatGames(NamedTuple):
    """Games of one player in one seat: int64 (deals,) steps, open places shared, as the worst, and as the best."""

    scores: tuple[Counts, Counts, Counts]
    unfinished: NDArray[np.bool_]
    rows: Rows


def play_seats(duel: Duel, player: Strategy, first: int, deals: int) -> list[SeatGames]:
    """Play some deals with a player in each seat in turn."""
    games = _Games(duel, first, deals)
    return [games.of(player, seat) for seat in range(duel.seats)]


def differences(own: list[SeatGames], other: list[SeatGames]) -> Counts:
    """Return the steps by which one player's deals exceed another's, int64 (3, deals), summed over the seats.

    Open places shared; as the worst for the first player; as the best. A game that both played alike differs by
    nothing, whether it ended or not.
    """
    rows = []
    for how in range(3):
        each = [
            np.where(_differ([(one, two)]), one.scores[how] - two.scores[_OPPOSITE[how]], 0)
            for one, two in zip(own, other, strict=True)
        ]
        rows.append(np.sum(each, axis=0))
    return np.array(rows)


class _Games:
    def __init__(self, duel: Duel, first: int, deals: int) -> None:
        self._duel, self._first, self._deals = duel, first, deals

    def of(self, player: Strategy, seat: int) -> SeatGames:
        """Return the games of a player in a seat."""
        duel = self._duel
        line_up = duel.line_up(player, seat)
        given = (duel.given.given, seat) if duel.given else None
        luck = np.array(duel.luck, dtype=np.int64) if duel.luck else None
        arena = Arena(
            duel.rules, line_up, duel.seed, duel.cap, aligned=duel.aligned, given=given, luck=luck
        )
        rows = arena.play(self._first, self._deals)
        if rows is None:
            raise Refusal("The comparison was stopped.")
        unfinished = rows.games[:, GAME_STATUS] != FINISHED
        places = rows.seats[:, :, SEAT_PLACE].astype(np.int64)
        out = np.count_nonzero(places, axis=1)
        own = places[:, (seat + duel.whose) % duel.seats]
        return SeatGames(duel.measure.scores(own, out), unfinished, rows)


def _luck(duel: Duel, own: list[SeatGames], other: list[SeatGames]) -> Counts:
    """Return each deal's luck, int64 (deals,): so many times the player's as there are others, less theirs."""
    return _luck_of(duel, own) - _luck_of(duel, other)


def _luck_of(duel: Duel, games: list[SeatGames]) -> Counts:
    total = np.zeros(1, dtype=np.int64)
    for seat, each in enumerate(games):
        luck = each.rows.seats[:, :, SEAT_LUCK].astype(np.int64)
        total = total + duel.seats * luck[:, seat] - luck.sum(axis=1)
    return total


_OPPOSITE = (0, 2, 1)
"""What an unfinished game is for the reference where it is equal, the worst or the best for the candidate."""


def _numbers(duel: Duel, own: list[SeatGames], other: list[SeatGames], how: int) -> Counts:
    total: Counts = np.sum([each.scores[how] for each in own], axis=0)
    if not other:
        return total - duel.seats * duel.measure.equal
    against: Counts = np.sum([each.scores[_OPPOSITE[how]] for each in other], axis=0)
    return total - against


def _differ(pairs: Iterable[tuple[SeatGames, SeatGames]]) -> NDArray[np.bool_]:
    """Return the deals in which any two games that would be one, if both strategies played alike, are not."""
    found = [
        (one.rows.games != two.rows.games).any(axis=1)
        | (one.rows.seats != two.rows.seats).any(axis=(1, 2))
        for one, two in pairs
    ]
    differing: NDArray[np.bool_] = np.logical_or.reduce(found)
    return differing


def blocks(duel: Duel, threads: int, deals: int | None = None) -> Generator[Tally, None, None]:
    """Yield the sums of block after block, in order, up to a number of deals (None = without end).

    So many are played between two looks as take about SOON; which they are does not depend on that.
    """
    first, wave = 0, threads
    with joblib.Parallel(n_jobs=threads, backend="threading") as parallel:
        while deals is None or first < deals:
            ends = [first + BLOCK * number for number in range(wave + 1)]
            stretches = list(pairwise(ends if deals is None else [min(end, deals) for end in ends]))
            started = time.monotonic()
            yield from parallel(
                joblib.delayed(play_block)(duel, start, end - start)
                for start, end in stretches
                if end > start
            )
            first = stretches[-1][1]
            if time.monotonic() - started < SOON:
                wave = min(2 * wave, MOST_AT_ONCE * threads)
