"""The page of an answer: numbers first, caveats second, method last; one file that asks nobody for more."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template
from markupsafe import Markup

from experiments.answer import Answer
from experiments.tables import STYLES, fields_for
from reports.answer_tables import cell_table, fact_rows, situation_table
from reports.answer_words import exception_sentences, listed, points, verdict_sentence, with_margin
from reports.figures import alternative_text, draw_panel, inline
from reports.language import decimal, percent, whole
from reports.texts.answers import ANSWERS, SEAT_WORDS
from reports.verdict import BY_OTHER, MARGIN, Verdict
from simcore.games import find_game
from strategies.catalogue import find_strategy

TEMPLATES = Path(__file__).parent / "templates"


def draw_panels(answer: Answer, language: str) -> dict[int, str]:
    """Return one stand-alone SVG document for each number of seats."""
    return {seats: draw_panel(answer, seats, language) for seats in answer.deals}


def answer_page(
    answer: Answer, verdict: Verdict, language: str, command: str, panels: Mapping[int, str]
) -> str:
    """Return the HTML page; `command` is what makes it again, `panels` are those of draw_panels."""
    texts, question = ANSWERS[language], answer.question
    return template("answer.html").render(
        t=texts,
        language=language,
        css=css(),
        id=question.id,
        title=question.title[language],
        verdict=unbroken(verdict_sentence(verdict, question, language)),
        exceptions=[unbroken(each) for each in exception_sentences(verdict, question, language)],
        panels=[
            Markup(inline(svg, f"s{seats}-", alternative_text(answer, seats, language)))
            for seats, svg in panels.items()
        ],
        figure_caption=texts["figure_caption"].format(cards=question.words[language]["the_cards"]),
        situations=situation_table(answer, language),
        facts=fact_rows(answer, language),
        cells=cell_table(answer, language),
        findings=[unbroken(each) for each in _findings(answer, verdict, language)],
        limits=_limits(answer, language),
        method=_method(answer, verdict, language),
        fields=_fields(answer, language),
        command=command,
        data=Markup(texts["data"]).format(csv=link("data.csv"), json=link("answer.json")),
    )


def template(name: str) -> Template:
    """Return a template of a page."""
    environment = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
    )
    environment.globals["script"] = Markup((TEMPLATES / "sort.js").read_text(encoding="utf-8"))
    return environment.get_template(name)


def css() -> Markup:
    """Return the style of every page."""
    return Markup((TEMPLATES / "answer.css").read_text(encoding="utf-8"))


def unbroken(text: str) -> str:
    """Return a sentence whose intervals do not break across lines; in a table they may."""
    return re.sub(r"(?<=\d)–(?=\d)", "\u2060–\u2060", text.replace(" ±", "\u00a0±"))


def link(name: str) -> Markup:
    """Return a link to a file beside the page."""
    return Markup('<a href="{0}">{0}</a>').format(name)


def _findings(answer: Answer, verdict: Verdict, language: str) -> list[str]:
    """Return what the effect depends on, in sentences."""
    texts, words = ANSWERS[language], answer.question.words[language]
    seats = next(iter(answer.deals))
    shown = {each: answer.row(seats, each) for each in (*BY_OTHER, "starts", "follows")}
    values = {name: with_margin(row.advantage, language) for name, row in shown.items() if row}
    by_other = [
        texts["when"].format(value=values[each], situation=words[f"have_{each}"])
        for each in BY_OTHER
        if each in values
    ]
    choice = verdict.by_seats[0].row
    return [
        texts["more_other"].format(values=listed(by_other, language)),
        texts["more_start"].format(**values),
        texts["more_cells"].format(ranges=_ranges(verdict, language)),
        texts["more_frequency"].format(
            choice=words["choice"],
            share=percent(choice.frequency.estimate, 0, language),
            value=with_margin(choice.advantage_per_game, language),
        ),
    ]


def _ranges(verdict: Verdict, language: str) -> str:
    """Return the least and the largest advantage of any cell, by number of seats."""
    ranges = [
        ANSWERS[language]["range"].format(
            least=points(each.least, language),
            most=points(each.most, language),
            seats=SEAT_WORDS[language][each.seats],
        )
        for each in verdict.by_seats
    ]
    return listed(ranges, language)


def _limits(answer: Answer, language: str) -> list[str]:
    texts = ANSWERS[language]
    cells = [row for seats in answer.deals for row in answer.cells(seats)]
    worst = max(cells, key=lambda row: row.effect.unfinished_share)
    opponents = {each.name: each.label[language] for each in fields_for(worst.seats)}
    styles = {each.name: each.label[language] for each in STYLES}
    return [
        texts["limit_strength"],
        texts["limit_swap"],
        texts["limit_unfinished"].format(
            opponents=opponents[worst.opponents],
            style=styles[worst.style],
            seats=SEAT_WORDS[language][worst.seats],
            most=percent(worst.effect.unfinished_share, 1, language),
        ),
        texts["limit_rules"].format(rules=answer.question.rules),
    ]


def _method(answer: Answer, verdict: Verdict, language: str) -> list[str]:
    texts, question = ANSWERS[language], answer.question
    deals = [
        texts["method_deals"].format(
            deals=whole(number, language), seats=SEAT_WORDS[language][seats]
        )
        for seats, number in answer.deals.items()
    ]
    detectable = max(each.row.detectable for each in verdict.by_seats)
    return [
        question.estimand[language],
        texts["method_pairs"].format(cards=question.words[language]["the_cards"]),
        texts["method_size"].format(
            games=whole(answer.games, language), deals=listed(deals, language), seed=answer.seed
        ),
        texts["method_interval"],
        texts["method_words"].format(
            margin=decimal(100 * MARGIN, 2, language),
            judged=verdict.judged,
            detectable=decimal(100 * detectable, 2, language),
        ),
    ]


def _fields(answer: Answer, language: str) -> list[str]:
    """Return a sentence for each kind of opponents and each style, from the strategies' own descriptions."""
    texts = ANSWERS[language]
    sentences = []
    for field in fields_for(max(answer.deals)):
        names: dict[str, Any] = {
            "label": field.label[language],
            "names": ", ".join(field.strategies),
        }
        kind = "field_mixed" if len(field.strategies) > 1 else "field_them"
        sentences.append(
            texts[kind].format(
                about=_about(field.strategies[0], answer.question.rules, language), **names
            )
        )
    for style in STYLES:
        about = _about(style.strategy, answer.question.rules, language)
        sentences.append(texts["field_you"].format(label=style.label[language], about=about))
    return sentences


def _about(name: str, rules: str, language: str) -> str:
    return f"{find_strategy(name, find_game(rules)).about[language]} ({name})"
