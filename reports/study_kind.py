"""KIND: questions that studies settle."""

import json
from dataclasses import replace

from experiments.questions.question import Game, Narrowing, Table
from experiments.questions.study import Study, StudyQuestion
from experiments.studies.answering import (
    StudyAnswer,
    planned_size,
    play_studies,
    total_games,
)
from experiments.trial import Watch
from reports.answer_files import DATA, DOCUMENT, PAGE
from reports.answer_tables import Table as Shown
from reports.kind import Kind, Told
from reports.studies.data import as_csv, as_document
from reports.studies.figure import draw_panel, panel_tables
from reports.studies.heat import chart_name, crossings_of, draw_chart
from reports.studies.page import panel_name, study_page
from reports.studies.tables import classes_table, contexts_of, study_table
from reports.studies.words import sentences
from simcore.errors import Refusal
from simcore.games import find_game, make_rules
from simcore.rules import spell


def _narrow(question: StudyQuestion, to: Narrowing) -> StudyQuestion:
    """Return a question about fewer tables, or one game with changed fields; raise Refusal if none is left."""
    if to.rules is not None:
        find_game(to.rules)
    if to.changes and to.rules is None:
        raise Refusal("--rule changes a field of one rule set: name that with --rules.")
    studies = [replace(each, tables=_tables(each, to)) for each in question.studies]
    left = tuple(each for each in studies if each.tables)
    if not left:
        asked = sorted(
            {f"{t.game.name} with {t.seats}" for s in question.studies for t in s.tables}
        )
        raise Refusal(
            f"{question.id} is not asked there; it is asked of {', '.join(asked)} players."
        )
    return replace(question, studies=left)


def _tables(study: Study, to: Narrowing) -> tuple[Table, ...]:
    kept = [
        table
        for table in study.tables
        if to.rules in (None, table.game.rules) and to.players in (None, table.seats)
    ]
    if to.changes and to.rules:
        house = make_rules(to.rules, to.changes).house
        game = Game(to.rules, tuple(f"{name}={spell(house[name])}" for name in house))
        kept = list(dict.fromkeys(Table(game, table.seats) for table in kept))
    return tuple(kept)


def _plan(_question: StudyQuestion, effort: str, deals: int | None = None) -> float:
    return planned_size(effort, deals)


def _warm_up(question: StudyQuestion) -> None:
    play_studies(question, 0.0, seed=0)


def _play(
    question: StudyQuestion, plan: float, seed: int, threads: int, watch: Watch
) -> StudyAnswer:
    return play_studies(question, plan, seed=seed, threads=threads, watch=watch)


def _tell(answer: StudyAnswer, language: str, command: str) -> Told:
    panels = {
        (number, table): draw_panel(finding, table, language)
        for number, finding in enumerate(answer.findings)
        for table in panel_tables(finding)
    }
    charts = {
        (number, table, crossing): svg
        for number, finding in enumerate(answer.findings)
        for crossing in crossings_of(finding)
        for table in panel_tables(finding)
        if (svg := draw_chart(finding, table, crossing, language)) is not None
    }
    document = as_document(answer, language, command)
    files = {
        PAGE: study_page(answer, language, command, panels, charts),
        DATA: as_csv(answer),
        **{panel_name(number, table): svg for (number, table), svg in panels.items()},
        **{chart_name(*chart): svg for chart, svg in charts.items()},
        DOCUMENT: json.dumps(document, ensure_ascii=False, indent=2) + "\n",
    }
    tables = tuple(study_table(each, language) for each in answer.findings)
    return Told(files, tuple(sentences(answer, language)), tables, document, _by(answer, language))


def _by(answer: StudyAnswer, language: str) -> dict[str, tuple[Shown, ...]]:
    """Return the tables of every situation that forks are told apart by."""
    contexts = dict.fromkeys(name for each in answer.findings for name in contexts_of(each))
    return {
        context: tuple(
            table
            for each in answer.findings
            if (table := classes_table(each, language, context)) is not None
        )
        for context in contexts
    }


KIND = Kind(_narrow, _plan, total_games, _warm_up, _play, _tell)
