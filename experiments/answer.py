"""An answer: the totals of a trial read as estimates, one row for each group of cells and each situation."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from experiments.estimate import Estimate
from experiments.paired import ALL, SITUATIONS, Counts, Sums, groups_for, read_sums
from experiments.questions.question import SwapQuestion
from experiments.stats.clustered import Interval, detectable, p_value, per_cluster, ratio

LEAST_DEALS = 30
"""Rows that fewer deals speak for are left out: their intervals would mean nothing."""


@dataclass(frozen=True)
class Row:
    """The effect in one situation, over one group of cells.

    seats, opponents, style, situation: which ("all" = the mean over all). effect: the outcome's probability with
    the cards on the table minus in the hand, where the situation arises. table, hand: that probability in each
    arm. frequency: how often the situation arises per seat and deal. per_game: effect times frequency.
    worst, best: the effect if every unsettled game counts against, or for, a positive effect. p_value: two-sided,
    of no effect. detectable: the smallest true effect that such a trial finds four times out of five. All of
    them are shares (0 to 1), not percentage points.
    """

    seats: int
    opponents: str
    style: str
    situation: str
    effect: Estimate
    table: Estimate
    hand: Estimate
    frequency: Estimate
    per_game: Estimate
    worst: float
    best: float
    p_value: float
    detectable: float

    @property
    def outcome(self) -> str:
        """Return what is counted: "won" at two seats, "skitgubbe" at more."""
        return "won" if self.seats == 2 else "skitgubbe"

    @property
    def advantage(self) -> Estimate:
        """Return the effect turned so that a positive number speaks for the table at any number of seats."""
        return self._turned(self.effect)

    @property
    def advantage_per_game(self) -> Estimate:
        """Return the effect per game, turned in the same way."""
        return self._turned(self.per_game)

    def _turned(self, each: Estimate) -> Estimate:
        if self.seats == 2:
            return each
        return replace(each, estimate=-each.estimate, low=-each.high, high=-each.low)

    @property
    def advantage_bounds(self) -> tuple[float, float]:
        """Return worst and best as bounds of the advantage."""
        return (self.worst, self.best) if self.seats == 2 else (-self.best, -self.worst)


@dataclass(frozen=True)
class Answer:
    """What a question's trial found. deals, rows: by number of seats. games: all games played."""

    question: SwapQuestion
    seed: int
    deals: Mapping[int, int]
    games: int
    rows: tuple[Row, ...]

    def row(
        self, seats: int, situation: str = "choice", opponents: str = ALL, style: str = ALL
    ) -> Row | None:
        """Return a row, or None if too few deals spoke for it."""
        key = (seats, opponents, style, situation)
        for each in self.rows:
            if (each.seats, each.opponents, each.style, each.situation) == key:
                return each
        return None

    def cells(self, seats: int) -> list[Row]:
        """Return the rows of single cells (one field of opponents, one own style) where the choice exists."""
        return [
            each
            for each in self.rows
            if each.seats == seats
            and each.situation == "choice"
            and ALL not in (each.opponents, each.style)
        ]


def read_answer(
    question: SwapQuestion,
    seed: int,
    deals: Mapping[int, int],
    games: int,
    totals: Mapping[int, Counts],
) -> Answer:
    """Return the answer that the totals of a trial give; `games` is how many games it played.

    Every group has a row where the choice exists; all fields together and each field also one for each situation.
    """
    rows = []
    for seats in sorted(totals):
        for group, by_situation in zip(groups_for(seats), totals[seats], strict=True):
            everything = read_sums(by_situation[0])
            for situation, counts in zip(SITUATIONS, by_situation, strict=True):
                sums = read_sums(counts)
                wanted = situation == "choice" or (situation != "deal" and group[1] == ALL)
                if wanted and sums.effect.clusters >= LEAST_DEALS:
                    rows.append(_row(seats, group, situation, sums, everything, deals[seats]))
    return Answer(question, seed, deals, games, tuple(rows))


def _row(
    seats: int, group: tuple[str, str], situation: str, sums: Sums, everything: Sums, deals: int
) -> Row:
    """Return one row; `everything` are the sums of the same group over every seat of every deal."""
    effect = ratio(sums.effect)
    chosen, played = sums.effect.m, everything.effect.m
    size = played // deals  # seats times cells: what a deal brings
    rest = (2 * chosen, sums.effect.clusters, sums.unfinished / (2 * chosen))
    all_games = (2 * played, deals, everything.unfinished / (2 * played))
    arising = per_cluster(deals, sums.effect.m, sums.effect.mm, size)
    spread = per_cluster(deals, sums.effect.y, sums.effect.yy, size)
    return Row(
        seats,
        *group,
        situation,
        effect=_estimate(effect, *rest),
        table=_estimate(ratio(sums.table), chosen, *rest[1:]),
        hand=_estimate(ratio(sums.hand), chosen, *rest[1:]),
        frequency=_estimate(ratio(arising), *all_games),
        per_game=_estimate(ratio(spread), *all_games),
        worst=effect.estimate - sums.unsettled_hand / chosen,
        best=effect.estimate + sums.unsettled_table / chosen,
        p_value=p_value(effect),
        detectable=detectable(effect.error),
    )


def _estimate(interval: Interval, games: int, deals: int, unfinished_share: float) -> Estimate:
    """Return an interval of a share as an estimate; nothing lies beyond -1 or 1."""
    low, high = max(interval.low, -1.0), min(interval.high, 1.0)
    return Estimate(interval.estimate, low, high, games, deals, unfinished_share)
