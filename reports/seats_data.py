"""The answer to where one wants to sit as data: one JSON document and one CSV table.

The JSON document: `question`, `title`, `language`, `seed`, `command`; `games` (all that were played),
`games_per_table` (of each sort of players); `verdict` (`sentences`, `intervals`: how many comparisons the words hold
for at once, `margin_pp`, `by_game`: a list of `rules`, `changes`, `seats`, `word`, and `best` and `worst`: the places
that none is surely better, or worse, than); `rows`. A row has `rules`, `changes` (fields, as typed), `seats`,
`players` (a strategy in every seat; "all" = the mean over them), `place` (1 starts, 2 is next to play), the estimates
`loss_percent` (how often it becomes skitgubbe, of the games that ended), `win_percent` (at two seats how often it
wins, else null) and `excess_pp` (the first less the fair share, in percentage points), each an object with
`estimate`, `low`, `high`, `games`, `deals`, `unfinished_share`; and `bounds_pp` (the excess over all games, had the
place lost none, or all, of those that never ended and in which it held cards).
"""

import csv
import io
from collections.abc import Iterator
from typing import Any

from experiments.seat_answer import MARGIN, Place, Row, SeatAnswer
from reports.seats_words import sentences

ESTIMATES = {"loss_percent": "loss", "excess_pp": "excess"}
KEYS = ("rules", "changes", "seats", "players", "place")


def as_document(answer: SeatAnswer, language: str, command: str) -> dict[str, Any]:
    """Return the JSON document of an answer; `command` is what makes it again."""
    question = answer.question
    return {
        "question": question.id,
        "title": question.title[language],
        "language": language,
        "seed": answer.seed,
        "command": command,
        "games": answer.games,
        "games_per_table": answer.deals,
        "verdict": {
            "sentences": sentences(answer, language),
            "intervals": answer.intervals,
            "margin_pp": 100 * MARGIN,
            "by_game": [
                {
                    **_game(each.mean),
                    "word": each.word,
                    "best": [place + 1 for place in each.best],
                    "worst": [place + 1 for place in each.worst],
                }
                for each in answer.judged
            ],
        },
        "rows": [_plain(row, number, place) for row, number, place in _places(answer)],
    }


def _game(row: Row) -> dict[str, Any]:
    return {"rules": row.game.rules, "changes": list(row.game.changes), "seats": row.seats}


def _places(answer: SeatAnswer) -> Iterator[tuple[Row, int, Place]]:
    """Yield every place of every row, the mean over the sorts of players first, with its number."""
    for judged in answer.judged:
        for row in (judged.mean, *judged.rows):
            for number, place in enumerate(row.places, start=1):
                yield row, number, place


def _plain(row: Row, number: int, place: Place) -> dict[str, Any]:
    estimates = {key: getattr(place, name).scaled(100).as_json() for key, name in ESTIMATES.items()}
    bounds = [100 * end for end in place.bounds]
    won = place.won if row.seats == 2 else None
    return {
        **_game(row),
        "players": row.players,
        "place": number,
        "loss_percent": estimates["loss_percent"],
        "win_percent": won.scaled(100).as_json() if won else None,
        "excess_pp": estimates["excess_pp"],
        "bounds_pp": bounds,
    }


def as_csv(answer: SeatAnswer) -> str:
    """Return the rows as CSV."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    ends = [f"{key}{end}" for key in ESTIMATES for end in ("", "_low", "_high")]
    tail = ("bounds_low_pp", "bounds_high_pp", "games", "unfinished_share")
    writer.writerow([*KEYS, *ends, *tail])
    for row, number, place in _places(answer):
        estimates = [getattr(place, name) for name in ESTIMATES.values()]
        values = [100 * end for each in estimates for end in (each.estimate, each.low, each.high)]
        values += [100 * end for end in place.bounds]
        names = (row.game.rules, " ".join(row.game.changes), row.seats, row.players, number)
        rest = (place.loss.games, f"{place.loss.unfinished_share:.6g}")
        writer.writerow([*names, *(f"{value:.6g}" for value in values), *rest])
    return text.getvalue()
