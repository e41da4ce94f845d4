"""What a study's cells say, in words that were fixed before any game was played (METHODS.md section 4).

SAME: the whole interval, and its bounds, lie within MARGIN. BETTER or WORSE: significant at 5 % after Holm's
correction over every claim of the question, and unfinished games could not turn it. Else UNCLEAR. Of a study:
the word that all its tables share; DEPENDS where some are surely better and some surely worse, at some table or
among some opponents.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from experiments.questions.study import CountStudy, Study
from experiments.stats.clustered import holm
from experiments.studies.cell import ALL, Cell
from experiments.studies.threshold import CURVE

MARGIN = 0.0025
"""A difference of less than a quarter of a percentage point makes no practical difference."""
SIGNIFICANCE = 0.05
BETTER, WORSE, SAME, UNCLEAR, DEPENDS = "better", "worse", "same", "unclear", "depends"
TABLES, OPPONENTS = "tables", "opponents"


@dataclass(frozen=True)
class Finding:
    """What a study says.

    word: BETTER, WORSE, SAME, UNCLEAR or DEPENDS, about the first way to play; "count" for a CountStudy. words: of
    every judged cell. depends_on: TABLES and OPPONENTS, as far as the sign turns with them.
    """

    study: Study
    cells: tuple[Cell, ...]
    word: str
    words: Mapping[Cell, str]
    depends_on: tuple[str, ...]

    @property
    def main(self) -> list[Cell]:
        """Return the one number of each table: the mean over the fields, of a threshold the confirmed one."""
        return [cell for cell in self.cells if cell.field == ALL and "=" not in cell.at]

    @property
    def curve(self) -> list[Cell]:
        """Return the cells of a threshold's curve."""
        return [cell for cell in self.cells if cell.field == CURVE]

    @property
    def classes(self) -> list[Cell]:
        """Return the cells of classes of forks."""
        return [cell for cell in self.cells if cell.field == ALL and "=" in cell.at]

    def among(self, field: str) -> list[Cell]:
        """Return the cells of one field of opponents."""
        return [cell for cell in self.cells if cell.field == field]


def judge(found: Sequence[tuple[Study, Sequence[Cell]]]) -> tuple[Finding, ...]:
    """Return what every study says, all of them as one family of claims."""
    judged = [
        cell
        for study, cells in found
        if not isinstance(study, CountStudy)
        for cell in cells
        if cell.field != CURVE
    ]
    adjusted = holm([cell.p_value for cell in judged])
    words = {cell: _word(cell, p) for cell, p in zip(judged, adjusted, strict=True)}
    return tuple(_finding(study, tuple(cells), words) for study, cells in found)


def _word(cell: Cell, p_adjusted: float) -> str:
    low, high = min(cell.effect.low, cell.bounds[0]), max(cell.effect.high, cell.bounds[1])
    if low > -MARGIN and high < MARGIN:
        return SAME
    if p_adjusted >= SIGNIFICANCE:
        return UNCLEAR
    sure = cell.bounds[0] > 0 if cell.effect.estimate > 0 else cell.bounds[1] < 0
    return (BETTER if cell.effect.estimate > 0 else WORSE) if sure else UNCLEAR


def _finding(study: Study, cells: tuple[Cell, ...], words: Mapping[Cell, str]) -> Finding:
    own = {cell: words[cell] for cell in cells if cell in words}
    if isinstance(study, CountStudy):
        return Finding(study, cells, "count", {}, ())
    finding = Finding(study, cells, "", own, ())
    main = {own[cell] for cell in finding.main}
    depends = []
    if {BETTER, WORSE} <= main:
        depends.append(TABLES)
    if any(_turns(finding, cell) for cell in finding.main):
        depends.append(OPPONENTS)
    word = DEPENDS if depends else _shared(main)
    return Finding(study, cells, word, own, tuple(depends))


def _turns(finding: Finding, main: Cell) -> bool:
    """Return whether the sign turns with the opponents at a table."""
    among = {
        word
        for cell, word in finding.words.items()
        if cell.table == main.table and cell.field not in (ALL, CURVE)
    }
    return {BETTER, WORSE} <= among


def _shared(words: set[str]) -> str:
    """Return the word of several tables of which none contradicts another."""
    for word in (BETTER, WORSE):
        if word in words:
            return word
    return SAME if words == {SAME} else UNCLEAR
