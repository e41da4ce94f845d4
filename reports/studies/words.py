"""The sentences of an answer that studies give: the first study's verdict first, then each of the others."""

from collections.abc import Iterator, Sequence

from experiments.questions.question import Table
from experiments.questions.study import CountStudy, ThresholdStudy
from experiments.studies.answering import StudyAnswer
from experiments.studies.cell import Cell
from experiments.studies.fields import fields_of
from experiments.studies.judging import (
    BETTER,
    DEPENDS,
    MARGIN,
    OPPONENTS,
    SAME,
    TABLES,
    UNCLEAR,
    WORSE,
    Finding,
)
from reports.answer_words import listed, points, span
from reports.language import decimal, percent
from reports.texts.answers import SEAT_WORDS
from reports.texts.seats import GAMES
from reports.texts.studies import HOUSE_GAMES, STUDIES


def sentences(answer: StudyAnswer, language: str) -> list[str]:
    """Return the answer in sentences, one or two for each study."""
    return [each for finding in answer.findings for each in _sentences(finding, language)]


def _sentences(finding: Finding, language: str) -> Iterator[str]:
    if isinstance(finding.study, CountStudy):
        yield from _counted(finding, finding.study, language)
        return
    yield _verdict(finding, language)
    if isinstance(finding.study, ThresholdStudy) and finding.word in (BETTER, DEPENDS):
        yield _best(finding, finding.study, language)


def _counted(finding: Finding, study: CountStudy, language: str) -> Iterator[str]:
    for cell in finding.main:
        low, high = (decimal(100 * max(end, 0), 1, language) for end in cell.effect_ends)
        told = study.sentence[language].format(
            value=percent(cell.effect.estimate, 1, language),
            interval=f"{low}–{high}",
            at=place(cell.table, finding, language),
        )
        yield told[0].upper() + told[1:]


def _verdict(finding: Finding, language: str) -> str:
    texts, phrases = STUDIES[language], finding.study.phrases[language]
    effects = listed(list(_effects(finding, language)), language)
    margin = decimal(100 * MARGIN, 2, language)
    if finding.word in (BETTER, WORSE):
        advice = phrases.better if finding.word == BETTER else phrases.worse
        return texts["advice"].format(advice=advice, effects=effects)
    if finding.word == DEPENDS:
        what = listed([texts[_on(finding, each)] for each in finding.depends_on], language)
        return texts["depends"].format(what=what, choice=phrases.choice, effects=effects)
    detectable = max(cell.detectable for cell in finding.main)
    return texts[finding.word].format(
        choice=phrases.choice,
        effects=effects,
        margin=margin,
        detectable=decimal(100 * detectable, 1, language),
    )


def _on(finding: Finding, what: str) -> str:
    games = {cell.table.game for cell in finding.main}
    return "on_opponents" if what == OPPONENTS else "on_games" if len(games) > 1 else "on_tables"


def _effects(finding: Finding, language: str) -> Iterator[str]:
    """Yield what the choice brings at each table, as the advice reads it."""
    if finding.word == DEPENDS and TABLES not in finding.depends_on:
        yield from _by_opponents(finding, language)
        return
    if finding.word not in (BETTER, WORSE):
        for cell in finding.main:
            yield _signed(finding, cell, language)
        return
    told = ""
    for cell in _of_word(finding, finding.word):
        outcome = "win" if cell.table.seats == 2 else "risk"
        yield _effect(finding, cell, outcome, outcome == told, language)
        told = outcome
    for word in (SAME, UNCLEAR):
        if level := _of_word(finding, word):
            where = _places([cell.table for cell in level], finding, language)
            yield STUDIES[language][f"level_{word}"].format(at=where)


def _of_word(finding: Finding, word: str) -> list[Cell]:
    return [cell for cell in finding.main if finding.words[cell] == word]


def _effect(finding: Finding, cell: Cell, outcome: str, also: bool, language: str) -> str:
    effect = cell.effect
    ends = (effect.low, effect.high) if finding.word == BETTER else (-effect.high, -effect.low)
    return STUDIES[language][f"{outcome}_also" if also else outcome].format(
        at=place(cell.table, finding, language),
        size=decimal(100 * abs(effect.estimate), 1, language),
        span=span(*ends, language),
    )


def _signed(finding: Finding, cell: Cell, language: str) -> str:
    return STUDIES[language]["signed"].format(
        at=place(cell.table, finding, language),
        value=points(cell.effect.estimate, language),
        span=span(cell.effect.low, cell.effect.high, language),
    )


def _by_opponents(finding: Finding, language: str) -> Iterator[str]:
    """Yield the effect against each sort of opponents, at the table where they differ."""
    table = next(
        cell.table
        for cell in finding.main
        if {BETTER, WORSE} <= {finding.words[each] for each in _fields(finding, cell.table)}
    )
    labels = {each.name: each.label[language] for each in fields_of(table, finding.study.among)}
    yield (
        place(table, finding, language)
        + " "
        + listed(
            [
                STUDIES[language]["among"].format(
                    field=labels[cell.field], value=points(cell.effect.estimate, language)
                )
                for cell in _fields(finding, table)
            ],
            language,
        )
    )


def _fields(finding: Finding, table: Table) -> Sequence[Cell]:
    return [
        cell
        for cell in finding.words
        if cell.table == table and cell.field != "all" and "=" not in cell.at
    ]


def _best(finding: Finding, study: ThresholdStudy, language: str) -> str:
    values = [
        STUDIES[language]["best_value"].format(
            value=value_name(cell.at, language),
            unit=study.unit[language],
            at=place(cell.table, finding, language),
        )
        for cell in finding.main
        if finding.words[cell] == BETTER
    ]
    return STUDIES[language]["best"].format(values=listed(values, language))


def value_name(value: str, language: str) -> str:
    """Return a value of a grid as it is told, in Swedish with a decimal comma.

    >>> value_name("0.5", "sv")
    '0,5'
    """
    return value.replace(".", ",") if language == "sv" else value


def place(table: Table, finding: Finding, language: str) -> str:
    """Return where a number holds: with so many players, and in which game where there are several."""
    texts, seats = STUDIES[language], SEAT_WORDS[language].get(table.seats, str(table.seats))
    if len({each.game for each in finding.study.tables}) == 1:
        return texts["at_two"].format(seats=seats)
    return texts["at_game"].format(game=game_name(table, language), seats=seats)


def _places(tables: Sequence[Table], finding: Finding, language: str) -> str:
    """Return where something holds, of several tables."""
    if len({each.game for each in finding.study.tables}) > 1:
        return listed([place(each, finding, language) for each in tables], language)
    seats = [SEAT_WORDS[language].get(each.seats, str(each.seats)) for each in tables]
    return STUDIES[language]["at_two"].format(seats=listed(seats, language))


def game_name(table: Table, language: str) -> str:
    """Return what a table's game is called, with the fields that are changed as they are typed."""
    names, game = {**GAMES[language], **HOUSE_GAMES[language]}, table.game
    return names.get(game.name) or ", ".join((names[game.rules], *game.changes))
