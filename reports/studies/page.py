"""The page of an answer that studies give: numbers first, caveats second, method last; one file."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from markupsafe import Markup

from experiments.questions.question import Table as Place
from experiments.questions.study import (
    CountStudy,
    ForkStudy,
    NeighbourStudy,
    PolicyStudy,
    RankStudy,
    Study,
    ThresholdStudy,
)
from experiments.studies.answering import StudyAnswer
from experiments.studies.fields import STRONGEST, fields_of
from experiments.studies.judging import MARGIN, Finding
from reports.answer_page import css, link, template, unbroken
from reports.answer_tables import Table
from reports.answer_words import listed
from reports.figures import inline
from reports.language import decimal, percent, whole
from reports.studies.data import judged
from reports.studies.figure import alternative_text
from reports.studies.heat import chart_text
from reports.studies.tables import classes_table, study_table
from reports.studies.words import game_name, sentences
from reports.texts.answers import ANSWERS
from reports.texts.studies import STUDIES
from simcore.games import find_game

METHODS: Mapping[type[Study], str] = {
    PolicyStudy: "method_policy",
    ThresholdStudy: "method_threshold",
    ForkStudy: "method_fork",
    CountStudy: "method_count",
    RankStudy: "method_rank",
    NeighbourStudy: "method_neighbour",
}
Panels = Mapping[tuple[int, Place], str]
"""[number of the study, table]: an SVG document."""
Charts = Mapping[tuple[int, Place, str], str]
"""[number of the study, table, situations crossed]: an SVG document."""


@dataclass(frozen=True)
class Part:
    """One study on the page."""

    label: str
    sentences: list[str]
    panels: list[Markup]
    caption: str
    charts: list[Markup]
    tables: list[Table]


def study_page(
    answer: StudyAnswer, language: str, command: str, panels: Panels, charts: Charts
) -> str:
    """Return the HTML page; `command` is what makes it again."""
    texts, common = STUDIES[language], ANSWERS[language]
    told = sentences(answer, language)
    return template("study.html").render(
        t=texts,
        language=language,
        css=css(),
        kicker=common["kicker"],
        again=common["again"],
        id=answer.question.id,
        title=answer.question.title[language],
        verdict=unbroken(told[0]),
        rest=[unbroken(each) for each in told[1:]],
        parts=[
            _part(number, each, panels, charts, language)
            for number, each in enumerate(answer.findings)
        ],
        limits=list(_limits(answer, language)),
        method=list(_method(answer, language)),
        fields=_fields(answer, language),
        command=command,
        data=Markup(common["data"]).format(csv=link("data.csv"), json=link("answer.json")),
    )


def _part(number: int, finding: Finding, panels: Panels, charts: Charts, language: str) -> Part:
    texts = STUDIES[language]
    is_curve = isinstance(finding.study, ThresholdStudy)
    drawn = [
        Markup(inline(svg, f"s{number}-{place}-", alternative_text(finding, table, language)))
        for place, ((owner, table), svg) in enumerate(panels.items())
        if owner == number
    ]
    crossed = [
        Markup(inline(svg, f"c{number}-{place}-", chart_text(finding, table, crossing, language)))
        for place, ((owner, table, crossing), svg) in enumerate(charts.items())
        if owner == number
    ]
    classes = classes_table(finding, language)
    tables = [study_table(finding, language), *([classes] if classes else [])]
    caption = texts["curve_caption" if is_curve else "figure_caption"]
    return Part(finding.study.label[language], [], drawn, caption, crossed, tables)


def _limits(answer: StudyAnswer, language: str) -> Iterator[str]:
    texts = STUDIES[language]
    places = {each.table for finding in answer.findings for each in finding.cells}
    families = {find_game(place.game.rules).family for place in places}
    strongest = listed(sorted(STRONGEST[family] for family in families), language)
    yield texts["limit_strength"].format(strongest=strongest)
    worst, label = max(
        (cell.effect.unfinished_share, finding.study.label[language])
        for finding in answer.findings
        for cell in finding.cells
    )
    if worst > 0:
        yield texts["limit_unfinished"].format(most=percent(worst, 1, language), label=label)
    games = sorted({game_name(place, language) for place in places})
    yield texts["limit_rules"].format(games=listed(games, language))


def _method(answer: StudyAnswer, language: str) -> Iterator[str]:
    texts = STUDIES[language]
    yield answer.question.estimand[language]
    yield texts["method_games"].format(games=whole(answer.games, language), seed=answer.seed)
    for finding in answer.findings:
        study = finding.study
        key = METHODS.get(type(study), "method_other")
        yield texts[key].format(label=study.label[language], **_details(study, language))
    yield texts["method_interval"]
    yield texts["method_words"].format(
        margin=decimal(100 * MARGIN, 2, language), judged=judged(answer)
    )


def _details(study: Study, language: str) -> dict[str, str]:
    details = {
        name: str(getattr(study, name, "")) for name in ("arm", "base", "parameter", "player")
    }
    plays = getattr(study, "plays", ("", ""))
    when = getattr(study, "when", "")
    told = STUDIES[language]["when"].format(when=when) if when else ""
    return {**details, "first": plays[0], "second": plays[1], "when": told}


def _fields(answer: StudyAnswer, language: str) -> list[str]:
    """Return a sentence for each kind of opponents."""
    fields = {
        field.name + str(field.strategies): field
        for finding in answer.findings
        for table in finding.study.tables
        for field in fields_of(table, finding.study.among)
    }
    return [
        STUDIES[language]["field"].format(
            label=each.label[language], names=", ".join(each.strategies)
        )
        for each in fields.values()
    ]


def panel_name(number: int, table: Place) -> str:
    """Return the name of a panel's file."""
    changes = "".join(f"-{each.replace('=', '-')}" for each in table.game.changes)
    return f"figure-{number + 1}-{table.game.rules}{changes}-{table.seats}.svg"
