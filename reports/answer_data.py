"""An answer as data: one JSON document and one CSV table, with the same rows.

The JSON document: `question`, `title`, `language`, `rules`, `seed`, `command`; `games` (all that were played);
`deals` ({seats: deals}); `verdict` (`word`, `depends_on`, `sentence`, `exceptions`, `by_seats`: {seats: word},
`margin_pp`); `rows`. A row has `seats`, `outcome` ("won" or "skitgubbe"), `opponents`, `style` and `situation`
("all" = the mean over all of them), and estimates, each an object with `estimate`, `low`, `high`, `games`,
`deals`, `unfinished_share`: `effect_pp` (the outcome's chance with the cards on the table minus in the hand, in
percentage points), `table_percent` and `hand_percent` (that chance in each arm), `frequency_percent` (how often
the situation arises per seat and deal), `effect_per_game_pp`; and the numbers `unfinished_worst_pp` and
`unfinished_best_pp` (the effect if every unsettled game counts against, or for, the cards on the table having the
outcome more often), `detectable_pp` (the smallest effect found four times out of five) and `p_value`.
"""

import csv
import io
from typing import Any

from experiments.answer import Answer, Row
from reports.answer_words import exception_sentences, verdict_sentence
from reports.verdict import MARGIN, Verdict

ESTIMATES = {
    "effect_pp": "effect",
    "table_percent": "table",
    "hand_percent": "hand",
    "frequency_percent": "frequency",
    "effect_per_game_pp": "per_game",
}
NUMBERS = {
    "unfinished_worst_pp": "worst",
    "unfinished_best_pp": "best",
    "detectable_pp": "detectable",
}
KEYS = ("seats", "outcome", "opponents", "style", "situation")
SHOWN_DIGITS = 6


def as_document(answer: Answer, verdict: Verdict, language: str, command: str) -> dict[str, Any]:
    """Return the JSON document of an answer; `command` is what makes it again."""
    question = answer.question
    return {
        "question": question.id,
        "title": question.title[language],
        "language": language,
        "rules": question.rules,
        "seed": answer.seed,
        "command": command,
        "games": answer.games,
        "deals": {str(seats): number for seats, number in answer.deals.items()},
        "verdict": {
            "word": verdict.word,
            "depends_on": list(verdict.depends_on),
            "sentence": verdict_sentence(verdict, question, language),
            "exceptions": exception_sentences(verdict, question, language),
            "by_seats": {str(each.seats): each.word for each in verdict.by_seats},
            "margin_pp": 100 * MARGIN,
        },
        "rows": [_row(row) for row in answer.rows],
    }


def _row(row: Row) -> dict[str, Any]:
    estimates = {key: getattr(row, name).scaled(100).as_json() for key, name in ESTIMATES.items()}
    numbers = {key: 100 * getattr(row, name) for key, name in NUMBERS.items()}
    return {
        **{key: getattr(row, key) for key in KEYS},
        **estimates,
        **numbers,
        "p_value": row.p_value,
    }


def as_csv(answer: Answer) -> str:
    """Return the rows as CSV; advantage_pp is effect_pp turned so that a positive number speaks for the table."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    ends = [f"{key}{end}" for key in ("advantage_pp", *ESTIMATES) for end in ("", "_low", "_high")]
    writer.writerow([*KEYS, *ends, *NUMBERS, "deals", "games", "unfinished_share"])
    for row in answer.rows:
        estimates = [row.advantage, *(getattr(row, name) for name in ESTIMATES.values())]
        values = [100 * end for each in estimates for end in (each.estimate, each.low, each.high)]
        values += [100 * getattr(row, name) for name in NUMBERS.values()]
        tail = [row.effect.deals, row.effect.games, _number(row.effect.unfinished_share)]
        writer.writerow([*(getattr(row, key) for key in KEYS), *map(_number, values), *tail])
    return text.getvalue()


def _number(value: float) -> str:
    return f"{value:.{SHOWN_DIGITS}g}"
