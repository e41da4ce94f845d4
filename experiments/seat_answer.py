"""The answer to where one wants to sit: losses by place after the one who starts, against the fair share."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from experiments.estimate import Estimate
from experiments.questions.question import Game, SeatQuestion, Table
from experiments.seating import Counts, Tally, read_tally, sorts_of
from experiments.stats.clustered import CONFIDENCE, ratio

MARGIN = 0.005
"""Half a percentage point: less is no difference that a player would notice (QUESTIONS.md K8)."""
ALL = "all"
HELPS, HURTS, SAME, DEPENDS, UNCLEAR = "helps", "hurts", "same", "depends", "unclear"


@dataclass(frozen=True)
class Place:
    """A place at a table: 0 starts, 1 sits next clockwise, and so on.

    loss: how often it becomes skitgubbe, of the games that have one. excess: the same less the fair share, 1 / seats.
    bounds: the excess of all games, had it lost none, or all, of those without a skitgubbe in which it held cards.
    """

    loss: Estimate
    excess: Estimate
    bounds: tuple[float, float]

    @property
    def won(self) -> Estimate:
        """Return how often it is not the skitgubbe, which is how often it wins where two play."""
        loss = self.loss
        return replace(loss, estimate=1 - loss.estimate, low=1 - loss.high, high=1 - loss.low)


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
    best, worst: the places that no place is surely better, or worse, than, in the mean. even: no place is MARGIN
    away from the fair share, whoever plays, as far as the intervals tell.
    """

    mean: Row
    rows: tuple[Row, ...]
    word: str
    best: tuple[int, ...]
    worst: tuple[int, ...]
    even: bool

    @property
    def apart(self) -> bool:
        """Return whether some place is surely better than another."""
        return not set(self.best) & set(self.worst)


@dataclass(frozen=True)
class SeatAnswer:
    """What the games said. deals: of each table. games: all that were played.

    intervals: how many the words rest on, which hold for all of them at once (Bonferroni).
    """

    question: SeatQuestion
    seed: int
    deals: int
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
    question: SeatQuestion, seed: int, deals: int, found: Mapping[Table, Counts]
) -> SeatAnswer:
    """Return the answer that the totals of play_tables give."""
    intervals = sum(_intervals(table, len(rows)) for table, rows in found.items())
    tallies = {
        table: [read_tally(row, table.seats) for row in rows] for table, rows in found.items()
    }
    judged = tuple(
        _judged(table, sorts_of(question, table.game), each, intervals)
        for table, each in tallies.items()
    )
    games = sum(each[0].games for each in tallies.values())
    return SeatAnswer(question, seed, deals, games, intervals, judged)


def _intervals(table: Table, rows: int) -> int:
    """Return how many intervals a table is judged by: each row's starter, the other places, and every pair."""
    return rows + table.seats - 1 + table.seats * (table.seats - 1) // 2


def _judged(table: Table, sorts: Sequence[str], tallies: Sequence[Tally], intervals: int) -> Judged:
    confidence = 1 - (1 - CONFIDENCE) / intervals
    mean, *rows = (
        _row(table, name, tally) for name, tally in zip((ALL, *sorts), tallies, strict=True)
    )
    places = range(table.seats)
    words = [_word(tallies[0], place, confidence) for place in places]
    signs = {_word(tally, 0, confidence) for tally in tallies[1:]}
    word = DEPENDS if {HELPS, HURTS} <= signs else words[0]
    return Judged(
        mean,
        tuple(rows),
        word,
        _unbeaten(tallies[0], confidence, 1),
        _unbeaten(tallies[0], confidence, -1),
        word != DEPENDS and set(words) == {SAME},
    )


def _row(table: Table, players: str, tally: Tally) -> Row:
    places = tuple(_place(tally, place) for place in range(table.seats))
    return Row(table.game, table.seats, players, places, _unfinished(tally))


def _place(tally: Tally, place: int) -> Place:
    seats, lost, held = len(tally.lost), int(tally.lost[place]), int(tally.open[place])
    interval, fair = ratio(tally.moments(_only(place, seats))), 1 / len(tally.lost)
    low, high = max(interval.low, 0.0), min(interval.high, 1.0)
    rest = (tally.games, tally.deals, _unfinished(tally))
    return Place(
        Estimate(interval.estimate, low, high, *rest),
        Estimate(interval.estimate - fair, low - fair, high - fair, *rest),
        (lost / tally.games - fair, (lost + held) / tally.games - fair),
    )


def _unfinished(tally: Tally) -> float:
    return 1 - tally.decided / tally.games


def _only(place: int, seats: int) -> list[int]:
    return [int(each == place) for each in range(seats)]


def _word(tally: Tally, place: int, confidence: float) -> str:
    """Return what the excess of a place's risk says."""
    seats = len(tally.lost)
    interval = ratio(tally.moments(_only(place, seats)), confidence)
    low, high = interval.low - 1 / seats, interval.high - 1 / seats
    if low > -MARGIN and high < MARGIN:
        return SAME
    if high < 0:
        return HELPS
    return HURTS if low > 0 else UNCLEAR


def _unbeaten(tally: Tally, confidence: float, sign: int) -> tuple[int, ...]:
    """Return the places that none loses surely less often than (sign 1), or more often than (sign -1)."""
    places = range(len(tally.lost))
    return tuple(
        place
        for place in places
        if not any(_surely_less(tally, other, place, confidence, sign) for other in places)
    )


def _surely_less(tally: Tally, one: int, other: int, confidence: float, sign: int) -> bool:
    """Return whether place `one` surely loses less often than `other` (sign 1) or more often (sign -1)."""
    weights = [sign * (int(each == other) - int(each == one)) for each in range(len(tally.lost))]
    return ratio(tally.moments(weights), confidence).low > 0
