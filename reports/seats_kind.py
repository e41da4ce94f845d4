"""KIND: questions about where one wants to sit."""

import json

from experiments.questions.question import SeatQuestion
from experiments.seat_answer import SeatAnswer, read_seats
from experiments.seating import games_per_deal, narrowed, planned_deals, play_tables, warm_up
from experiments.trial import Watch
from reports.answer_files import DATA, DOCUMENT, PAGE
from reports.kind import Kind, Told
from reports.seats_data import as_csv, as_document
from reports.seats_figure import draw_figure
from reports.seats_page import seats_page
from reports.seats_tables import places_table, starter_table, unfinished_table
from reports.seats_words import sentences


def _plan(_question: SeatQuestion, effort: str, deals: int | None = None) -> int:
    return planned_deals(effort, deals)


def _games(question: SeatQuestion, plan: int) -> int:
    return plan * games_per_deal(question)


def _play(question: SeatQuestion, plan: int, seed: int, threads: int, watch: Watch) -> SeatAnswer:
    found = play_tables(question, plan, seed=seed, threads=threads, watch=watch)
    return read_seats(question, seed, plan, found)


def _tell(answer: SeatAnswer, language: str, command: str) -> Told:
    figure, document = draw_figure(answer, language), as_document(answer, language, command)
    return Told(
        {
            PAGE: seats_page(answer, language, command, figure),
            DATA: as_csv(answer),
            "figure.svg": figure,
            DOCUMENT: json.dumps(document, ensure_ascii=False, indent=2) + "\n",
        },
        tuple(sentences(answer, language)),
        (
            starter_table(answer, language),
            places_table(answer, language),
            unfinished_table(answer, language),
        ),
        document,
    )


KIND = Kind(narrowed, _plan, _games, warm_up, _play, _tell)
