"""What each kind of question brings: how it is planned, played and told."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from experiments.questions.question import Narrowing, Question, SeatQuestion, SwapQuestion
from experiments.questions.study import StudyQuestion
from reports.answer_tables import Table
from simcore.games import find_game


@dataclass(frozen=True)
class Told:
    """An answer told.

    files: by name, for its folder. sentences, tables: for the terminal. document: for --json. by: the tables that
    tell it apart by a situation, such as "pile".
    """

    files: Mapping[str, str]
    sentences: tuple[str, ...]
    tables: tuple[Table, ...]
    document: Mapping[str, Any]
    by: Mapping[str, tuple[Table, ...]] = field(default_factory=dict)


@dataclass(frozen=True)
class Kind:
    """A kind of question. A plan is what decides the size of its trial.

    narrow: (question, narrowing) -> question, or a Refusal if it cannot be narrowed so. plan: (question, effort,
    number or None) -> plan. games: (question, plan) -> games to be played. warm_up: (question) compiles what is
    needed. play: (question, plan, seed, threads, watch) -> answer.
    tell: (answer, language, command) -> Told.
    """

    narrow: Callable[[Any, Narrowing], Any]
    plan: Callable[[Any, str, int | None], Any]
    games: Callable[[Any, Any], int]
    warm_up: Callable[[Any], None]
    play: Callable[..., Any]
    tell: Callable[[Any, str, str], Told]


_MODULES: Mapping[type[Question], str] = {
    SwapQuestion: "reports.swap_kind",
    SeatQuestion: "reports.seats_kind",
    StudyQuestion: "reports.study_kind",
}


def kind_of(question: Question) -> Kind:
    """Return the kind of a question, loaded when it is first asked for."""
    kind: Kind = import_module(_MODULES[type(question)]).KIND
    return kind


def families_of(question: Question) -> list[str]:
    """Return the families whose engines a question needs."""
    if isinstance(question, SeatQuestion):
        return sorted({find_game(game.rules).family for game in question.games})
    if isinstance(question, StudyQuestion):
        games = (table.game for study in question.studies for table in study.tables)
        return sorted({find_game(game.rules).family for game in games})
    assert isinstance(question, SwapQuestion)
    return [find_game(question.rules).family]
