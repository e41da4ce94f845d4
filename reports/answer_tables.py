"""The tables of an answer as texts, for the terminal and for the page: the same rows, the same numbers."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from experiments.answer import Answer, Row
from experiments.paired import cells_for
from reports.answer_words import span, with_margin
from reports.language import percent
from reports.texts.answers import ANSWERS

SITUATIONS = (
    "choice",
    "held_1",
    "held_2",
    "held_3",
    "other_0",
    "other_1",
    "other_2",
    "starts",
    "follows",
)
MISSING = "–"


@dataclass(frozen=True)
class Table:
    """A table of texts. rows: the first text of each is its label."""

    caption: str
    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def situation_label(answer: Answer, situation: str, language: str) -> str:
    """Return what a situation is called in a table."""
    texts, words = ANSWERS[language], answer.question.words[language]
    if situation == "choice":
        return texts["all"]
    return words.get(situation) or texts[situation]


def situation_table(answer: Answer, language: str) -> Table:
    """Return the advantage of the table by situation and number of seats."""
    rows = [
        (
            situation_label(answer, situation, language),
            *_by_seats(answer, situation, lambda row: with_margin(row.advantage, language)),
        )
        for situation in SITUATIONS
    ]
    caption = f"{ANSWERS[language]['advantage']}. {ANSWERS[language]['advantage_of']}"
    return Table(caption, _header(answer, language), tuple(rows))


def fact_rows(answer: Answer, language: str) -> tuple[tuple[str, ...], ...]:
    """Return outcomes, frequency, value per game and unfinished games by number of seats."""
    texts = ANSWERS[language]
    columns: list[tuple[str, Callable[[Row], str]]] = [
        (f"{outcome}_{arm}", partial(_level, outcome, arm, language))
        for outcome in ("won", "skitgubbe")
        for arm in ("table", "hand")
    ]
    columns += [
        ("frequency", lambda row: percent(row.frequency.estimate, 1, language)),
        ("per_game", lambda row: with_margin(row.advantage_per_game, language)),
        ("unfinished", lambda row: percent(row.effect.unfinished_share, 1, language)),
        ("bounds", lambda row: span(*row.advantage_bounds, language)),
    ]
    cards = answer.question.words[language]["the_cards"]
    return tuple(
        (texts[name].format(cards=cards), *_by_seats(answer, "choice", show))
        for name, show in columns
    )


def _level(outcome: str, arm: str, language: str, row: Row) -> str:
    return percent(getattr(row, arm).estimate, 1, language) if row.outcome == outcome else ""


def cell_table(answer: Answer, language: str) -> Table:
    """Return the advantage of the table by opponents, own style and number of seats."""
    texts = ANSWERS[language]
    rows = []
    for opponents, style in cells_for(max(answer.deals)):
        shown = (answer.row(seats, "choice", opponents.name, style.name) for seats in answer.deals)
        values = (with_margin(row.advantage, language) if row else MISSING for row in shown)
        rows.append((opponents.label[language], style.label[language], *values))
    header = (texts["cells_them"], texts["cells_you"], *_header(answer, language)[1:])
    return Table(texts["cells_caption"], header, tuple(rows))


def _header(answer: Answer, language: str) -> tuple[str, ...]:
    return ("", *(ANSWERS[language]["players"].format(seats=seats) for seats in answer.deals))


def _by_seats(answer: Answer, situation: str, show: Callable[[Row], str]) -> Sequence[str]:
    rows = (answer.row(seats, situation) for seats in answer.deals)
    return [show(row) if row else MISSING for row in rows]
