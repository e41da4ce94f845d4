"""The answer that studies give as data: one JSON document and one CSV table.

The JSON document: `question`, `title`, `language`, `seed`, `command`, `games` (about how many were played), `size`
(of the default effort), `margin_pp`, `judged` (comparisons of Holm's correction), `sentences`; `studies`, each with
`claim`, `label`, `kind`, `word`, `depends_on` and `rows`. A row has `rules`, `changes`, `seats`, `opponents` ("all" =
the mean over them, "curve" = a point of a sweep), `at` (a value of the grid, or a class of forks), `word`, the
estimate `effect_pp` (an object with `estimate`, `low`, `high`, `games`, `deals`, `unfinished_share`; for a count the
share in per cent), `bounds_pp`, `level_percent` and `detectable_pp`.
"""

import csv
import io
from typing import Any

from experiments.studies.answering import StudyAnswer
from experiments.studies.cell import Cell
from experiments.studies.judging import MARGIN, Finding
from reports.studies.words import sentences

KEYS = ("rules", "changes", "seats", "opponents", "at", "word")
ESTIMATE = ("estimate", "low", "high", "games", "deals", "unfinished_share")


def as_document(answer: StudyAnswer, language: str, command: str) -> dict[str, Any]:
    """Return the JSON document of an answer; `command` is what makes it again."""
    return {
        "question": answer.question.id,
        "title": answer.question.title[language],
        "language": language,
        "seed": answer.seed,
        "command": command,
        "games": answer.games,
        "size": answer.size,
        "margin_pp": 100 * MARGIN,
        "judged": judged(answer),
        "sentences": sentences(answer, language),
        "studies": [_study(each, language) for each in answer.findings],
    }


def judged(answer: StudyAnswer) -> int:
    """Return how many comparisons Holm's correction was made for."""
    return sum(len(each.words) for each in answer.findings)


def _study(finding: Finding, language: str) -> dict[str, Any]:
    return {
        "claim": finding.study.claim,
        "label": finding.study.label[language],
        "kind": type(finding.study).__name__,
        "word": finding.word,
        "depends_on": list(finding.depends_on),
        "rows": [_row(finding, cell) for cell in finding.cells],
    }


def _row(finding: Finding, cell: Cell) -> dict[str, Any]:
    return {
        "rules": cell.table.game.rules,
        "changes": list(cell.table.game.changes),
        "seats": cell.table.seats,
        "opponents": cell.field,
        "at": cell.at,
        "word": finding.words.get(cell),
        "effect_pp": cell.effect.scaled(100).as_json(),
        "bounds_pp": [100 * end for end in cell.bounds],
        "level_percent": None if cell.level is None else 100 * cell.level,
        "detectable_pp": 100 * cell.detectable,
    }


def as_csv(answer: StudyAnswer) -> str:
    """Return every number of an answer as one table, a line each."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    effect = [f"effect_{name}" for name in ESTIMATE]
    writer.writerow(["claim", *KEYS, *effect, "bound_low", "bound_high", "level_percent"])
    for finding in answer.findings:
        for cell in finding.cells:
            row = _row(finding, cell)
            row["changes"] = " ".join(row["changes"])
            numbers = [row["effect_pp"][name] for name in ESTIMATE]
            ends = [*row["bounds_pp"], row["level_percent"]]
            writer.writerow([finding.study.claim, *(row[key] for key in KEYS), *numbers, *ends])
    return text.getvalue()
