"""The answer to where one wants to sit: losses by place after the one who starts, against the fair share."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

from scipy import special

from experiments.estimate import Estimate
from experiments.questions.question import Game, SeatQuestion
from experiments.seating import Counts, Table
from experiments.stats.proportion import wilson

MARGIN = 0.005
"""Half a percentage point: less is no difference that a player would notice (QUESTIONS.md K8)."""
CONFIDENCE = 0.95
HELPS, HURTS, SAME, DEPENDS, UNCLEAR = "helps", "hurts", "same", "depends", "unclear"


@dataclass(frozen=True)
class Place:
    """A place at a table: 0 starts, 1 sits next clockwise, and so on.

    loss: how often it becomes skitgubbe, of the finished games. excess: the same less the fair share, 1 / seats.
    bounds: the excess of all games, had it lost none, or all, of those that never ended.
    """

    loss: Estimate
    excess: Estimate
    bounds: tuple[float, float]


@dataclass(frozen=True)
class Row:
    """One game at one number of seats, with one sort of players; players "all" = the mean over the sorts."""

    game: Game
    seats: int
    players: str
    places: tuple[Place, ...]
    unfinished_share: float


@dataclass(frozen=True)
class Judged:
    """One game at one number of seats: what starting does there, and the places with least and most risk.

    mean: the row over all sorts of players. rows: each sort. word: one of HELPS, HURTS, SAME, DEPENDS, UNCLEAR.
    """

    mean: Row
    rows: tuple[Row, ...]
    word: str

    @property
    def even(self) -> bool:
        """Return whether no place is MARGIN away from the fair share, whoever plays, as far as the intervals tell."""
        return self.word != DEPENDS and all(
            place.excess.low > -MARGIN and place.excess.high < MARGIN for place in self.mean.places
        )

    @property
    def best(self) -> int:
        """Return the place with the least risk."""
        return min(range(self.mean.seats), key=lambda place: self.mean.places[place].loss.estimate)

    @property
    def worst(self) -> int:
        """Return the place with the largest risk."""
        return max(range(self.mean.seats), key=lambda place: self.mean.places[place].loss.estimate)


@dataclass(frozen=True)
class SeatAnswer:
    """What the games said. games_per_table, games: how many were played. intervals: how many the words rest on."""

    question: SeatQuestion
    seed: int
    games_per_table: int
    games: int
    intervals: int
    judged: tuple[Judged, ...]

    def at(self, game: Game, seats: int) -> Judged | None:
        """Return what is judged of a game at a number of seats, None if it is not for that many."""
        for each in self.judged:
            if (each.mean.game, each.mean.seats) == (game, seats):
                return each
        return None

    @property
    def sizes(self) -> list[int]:
        """Return every number of seats."""
        return sorted({each.mean.seats for each in self.judged})


def read_seats(
    question: SeatQuestion, seed: int, games: int, found: Mapping[Table, Counts]
) -> SeatAnswer:
    """Return the answer that the counts of play_tables give."""
    groups: dict[tuple[Game, int], list[Row]] = {}
    for table, counts in found.items():
        groups.setdefault((table.game, table.seats), []).append(_row(table, counts))
    intervals = len(found) + len(groups)
    judged = tuple(_judged(rows, intervals) for rows in groups.values())
    return SeatAnswer(question, seed, games, games * len(found), intervals, judged)


def _row(table: Table, counts: Counts) -> Row:
    lost, unfinished = [int(number) for number in counts[:-1]], int(counts[-1])
    finished = sum(lost)
    games = finished + unfinished
    places = [_place(number, finished, games, table.seats) for number in lost]
    return Row(table.game, table.seats, table.players, tuple(places), unfinished / games)


def _place(lost: int, finished: int, games: int, seats: int) -> Place:
    unfinished, fair = games - finished, 1 / seats
    share = wilson(lost, max(finished, 1))
    rest = (games, games, unfinished / games)
    bounds = lost / games - fair, (lost + unfinished) / games - fair
    loss = Estimate(share.estimate, share.low, share.high, *rest)
    excess = Estimate(share.estimate - fair, share.low - fair, share.high - fair, *rest)
    return Place(loss, excess, bounds)


def _judged(rows: Sequence[Row], intervals: int) -> Judged:
    """Return a game at a number of seats judged, with intervals that hold together (Bonferroni)."""
    mean = mean_row(rows)
    reach = float(special.ndtri(1 - (1 - CONFIDENCE) / (2 * intervals)))
    return Judged(mean, tuple(rows), _word(mean, rows, reach))


def mean_row(rows: Sequence[Row]) -> Row:
    """Return the mean over the sorts of players, each of the same weight."""
    first = rows[0]
    places = [_mean([row.places[place] for row in rows]) for place in range(first.seats)]
    unfinished = sum(row.unfinished_share for row in rows) / len(rows)
    return Row(first.game, first.seats, "all", tuple(places), unfinished)


def _mean(places: Sequence[Place]) -> Place:
    number = len(places)
    bounds = tuple(sum(each.bounds[end] for each in places) / number for end in (0, 1))
    return Place(
        _mean_estimate([each.loss for each in places]),
        _mean_estimate([each.excess for each in places]),
        (bounds[0], bounds[1]),
    )


def _mean_estimate(estimates: Sequence[Estimate]) -> Estimate:
    """Return the mean of independent estimates with a normal interval from their half-widths."""
    number = len(estimates)
    mean = sum(each.estimate for each in estimates) / number
    half = sqrt(sum(((each.high - each.low) / 2) ** 2 for each in estimates)) / number
    games = sum(each.games for each in estimates)
    unfinished = sum(each.unfinished_share for each in estimates) / number
    return Estimate(mean, mean - half, mean + half, games, games, unfinished)


def _word(mean: Row, rows: Sequence[Row], reach: float) -> str:
    """Return what starting does: the same to all sorts of players, or what depends on them."""
    signs = {_sign(row.places[0].excess, reach) for row in rows}
    if {HELPS, HURTS} <= signs:
        return DEPENDS
    return _sign(mean.places[0].excess, reach)


def _sign(excess: Estimate, reach: float) -> str:
    """Return what an excess of the starter's risk says, with an interval of `reach` standard errors."""
    normal = float(special.ndtri((1 + CONFIDENCE) / 2))
    half = (excess.high - excess.low) / 2 / normal * reach
    low, high = excess.estimate - half, excess.estimate + half
    if low > -MARGIN and high < MARGIN:
        return SAME
    if high < 0:
        return HELPS
    return HURTS if low > 0 else UNCLEAR
