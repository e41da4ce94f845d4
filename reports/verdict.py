"""The verdict on a question, in words that were fixed before any game was played (METHODS.md section 4).

A row is "same" (no practical difference) if its whole interval lies within the margin; else "table" or "hand" if
the advantage is significant at 5 % after Holm's correction over every row that is judged; else "unclear". Where
single cells speak clearly for opposite sides, the table as a whole "flips".
"""

from collections.abc import Sequence
from dataclasses import dataclass

from experiments.answer import Answer, Row
from experiments.stats.clustered import holm

MARGIN = 0.0025
"""A difference of less than a quarter of a percentage point makes no practical difference."""
SIGNIFICANCE = 0.05
TABLE, HAND, SAME, UNCLEAR, FLIPS, DEPENDS = "table", "hand", "same", "unclear", "flips", "depends"
BY_OTHER = ("other_0", "other_1", "other_2")


@dataclass(frozen=True)
class SeatVerdict:
    """The verdict at one number of seats: its word, the mean over all cells, and the extremes over cells.

    exceptions: the situations (BY_OTHER) that speak clearly for the other side.
    """

    seats: int
    word: str
    row: Row
    least: float
    most: float
    exceptions: tuple[Row, ...]


@dataclass(frozen=True)
class Verdict:
    """The verdict over all tables: the word, and what it depends on ("opponents", "seats").

    judged: how many rows Holm's correction was made for.
    """

    word: str
    depends_on: tuple[str, ...]
    by_seats: tuple[SeatVerdict, ...]
    judged: int


def reach_verdict(answer: Answer) -> Verdict:
    """Return the verdict on an answer."""
    words = judge(_judged_rows(answer))
    by_seats = tuple(_seat_verdict(answer, seats, words) for seats in answer.deals)
    found = {each.word for each in by_seats}
    depends_on = ["opponents"] if FLIPS in found else []
    depends_on += ["seats"] if len(found - {FLIPS}) > 1 or found > {FLIPS} else []
    word = DEPENDS if depends_on else found.pop()
    return Verdict(word, tuple(depends_on), by_seats, len(words))


def judge(rows: Sequence[Row]) -> dict[Row, str]:
    """Return the word for each row, all of them taken as one family of claims."""
    adjusted = holm([row.p_value for row in rows])
    return {row: _word(row, p) for row, p in zip(rows, adjusted, strict=True)}


def _word(row: Row, p_adjusted: float) -> str:
    advantage = row.advantage
    if advantage.low > -MARGIN and advantage.high < MARGIN:
        return SAME
    if p_adjusted >= SIGNIFICANCE:
        return UNCLEAR
    return TABLE if advantage.estimate > 0 else HAND


def _judged_rows(answer: Answer) -> list[Row]:
    wanted = [
        row
        for seats in answer.deals
        for row in (answer.row(seats), *(answer.row(seats, each) for each in BY_OTHER))
        if row is not None
    ]
    return wanted + [row for seats in answer.deals for row in answer.cells(seats)]


def _seat_verdict(answer: Answer, seats: int, words: dict[Row, str]) -> SeatVerdict:
    row = answer.row(seats)
    assert row is not None, "deals are too few only where `ask` has refused them"
    cells = answer.cells(seats)
    flips = {TABLE, HAND} <= {words[each] for each in cells}
    word = FLIPS if flips else words[row]
    against = {TABLE: HAND, HAND: TABLE}.get(word)
    others = [answer.row(seats, each) for each in BY_OTHER]
    advantages = [each.advantage.estimate for each in cells]
    return SeatVerdict(
        seats,
        word,
        row,
        min(advantages),
        max(advantages),
        tuple(each for each in others if each is not None and words[each] == against),
    )
