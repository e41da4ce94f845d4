"""The figures of an answer: for each number of seats one panel of dots with intervals, as SVG.

A panel is as wide as a phone; a page sets the panels side by side where there is room. Text stays text. Colours are
safe for the colour-blind and become the page's own where the SVG is set into one. The same answer gives the same
bytes: no date, no random ids.
"""

import io
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from xml.sax.saxutils import escape

from experiments.answer import Answer, Row
from experiments.paired import ALL
from experiments.tables import STYLES, fields_for
from reports.answer_tables import situation_label
from reports.answer_words import points
from reports.language import decimal
from reports.texts.answers import ANSWERS

INK, MUTED, RULE, DOT, MEAN = "#1a1a1a", "#5a5a5a", "#d0d0d0", "#0072b2", "#d55e00"
VARIABLES = {INK: "--ink", MUTED: "--muted", RULE: "--rule", DOT: "--dot", MEAN: "--mean"}
"""Colours in the file to the page's own, which differ by dark and light."""
FONTS = "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'DejaVu Sans', sans-serif"
WIDTH, ROW_HEIGHT, HEAD, FOOT = 3.75, 0.235, 0.62, 0.5  # inches
LEFT, RIGHT = 0.40, 0.885  # of the width: where the dots begin and end
SIZE, SMALL = 9.0, 8.0  # points
SETTINGS = {
    "svg.fonttype": "none",
    "svg.hashsalt": "skitgubbe",
    "font.family": "sans-serif",
    "font.sans-serif": ["DejaVu Sans"],
}


@dataclass(frozen=True)
class Line:
    """A line of a panel: a heading (no row), or a label with its row."""

    label: str
    row: Row | None


def panel_lines(answer: Answer, seats: int, language: str) -> list[Line]:
    """Return the lines of a panel from the top; rows that too few deals spoke for are left out."""
    texts = ANSWERS[language]
    lines = [Line(texts["all"], answer.row(seats))]
    for group, members in _groups(answer, seats, language):
        shown = [Line(label, row) for label, row in members if row is not None]
        lines += [Line(texts[group], None), *shown] if shown else []
    return lines


def _groups(
    answer: Answer, seats: int, language: str
) -> Iterator[tuple[str, list[tuple[str, Row | None]]]]:
    for group, situations in (
        ("group_held", ("held_1", "held_2", "held_3")),
        ("group_other", ("other_0", "other_1", "other_2")),
    ):
        yield (
            group,
            [
                (situation_label(answer, each, language), answer.row(seats, each))
                for each in situations
            ],
        )
    yield (
        "group_opponents",
        [
            (each.label[language], answer.row(seats, "choice", each.name))
            for each in fields_for(seats)
        ],
    )
    yield (
        "group_style",
        [(each.label[language], answer.row(seats, "choice", ALL, each.name)) for each in STYLES],
    )


def draw_panel(answer: Answer, seats: int, language: str) -> str:
    """Return one panel as a stand-alone SVG document."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    lines = panel_lines(answer, seats, language)
    with mpl.rc_context(SETTINGS):
        height = HEAD + FOOT + ROW_HEIGHT * len(lines)
        figure = Figure(figsize=(WIDTH, height))
        axes = figure.add_axes((LEFT, FOOT / height, RIGHT - LEFT, 1 - (HEAD + FOOT) / height))
        for place, line in enumerate(lines):
            _draw_line(axes, -place, line, language, bold=place == 0)
        _dress(figure, axes, len(lines), answer, seats, language)
        text = io.StringIO()
        figure.savefig(
            text, format="svg", transparent=True, metadata={"Date": None, "Creator": None}
        )
    return described(refonted(text.getvalue()), alternative_text(answer, seats, language))


def _draw_line(axes: Any, height: float, line: Line, language: str, *, bold: bool) -> None:
    beside = axes.get_yaxis_transform()
    style = {"fontsize": SIZE, "va": "center", "color": INK}
    if line.row is None:
        axes.text(
            -0.79,
            height - 0.12,
            line.label,
            transform=beside,
            **{**style, "color": MUTED, "fontsize": SMALL},
        )
        return
    advantage, colour = line.row.advantage, MEAN if bold else DOT
    weight = "bold" if bold else "normal"
    low, middle, high = (100 * end for end in (advantage.low, advantage.estimate, advantage.high))
    axes.plot([low, high], [height, height], color=colour, linewidth=2.2, solid_capstyle="butt")
    axes.plot([middle], [height], marker="D" if bold else "o", markersize=5.5, color=colour)
    axes.text(-0.79, height, line.label, transform=beside, weight=weight, **style)
    value = points(advantage.estimate, language)
    axes.text(1.225, height, value, transform=beside, ha="right", weight=weight, **style)


def _dress(figure: Any, axes: Any, lines: int, answer: Answer, seats: int, language: str) -> None:
    """Set title, axis, grid and limits; every panel of an answer has the same limits."""
    texts, height = ANSWERS[language], figure.get_figheight()
    title, _, unit = _title(answer, seats, language).partition(": ")
    figure.text(0.02, 1 - 0.2 / height, title, fontsize=12, weight="bold", color=INK, va="center")
    figure.text(0.02, 1 - 0.41 / height, unit, fontsize=SIZE, color=MUTED, va="center")
    axes.set_xlim(*_limits(answer, language))
    axes.set_ylim(0.6 - lines, 0.6)
    axes.set_yticks([])
    axes.xaxis.set_major_formatter(lambda value, _: decimal(value, 0, language))
    axes.tick_params(axis="x", length=0, labelsize=SMALL, labelcolor=MUTED)
    axes.grid(axis="x", color=RULE, linewidth=0.6)
    axes.set_axisbelow(True)
    axes.axvline(0, color=MUTED, linewidth=1)
    axes.spines[:].set_visible(False)
    below = {"xycoords": axes.get_xaxis_transform(), "textcoords": "offset points"}
    look = {"fontsize": SMALL, "color": MUTED, "va": "center"}
    for side, align, away in (("hand", "right", -5), ("table", "left", 5)):
        text = texts[f"axis_{side}"]
        axes.annotate(text, (0, 0), xytext=(away, -24), ha=align, **below, **look)


def _title(answer: Answer, seats: int, language: str) -> str:
    first = answer.row(seats)
    outcome = first.outcome if first else "won"
    return ANSWERS[language][f"panel_{outcome}"].format(seats=seats)


def _limits(answer: Answer, language: str) -> tuple[float, float]:
    lines = [line for seats in answer.deals for line in panel_lines(answer, seats, language)]
    ends = [row.advantage for row in (line.row for line in lines) if row is not None]
    low, high = min(0.0, *(each.low for each in ends)), max(0.0, *(each.high for each in ends))
    room = 0.04 * (high - low) or 0.01
    return 100 * (low - room), 100 * (high + room)


def alternative_text(answer: Answer, seats: int, language: str) -> str:
    """Return what a panel shows, for those who do not see it."""
    parts = []
    for line in panel_lines(answer, seats, language):
        value = points(line.row.advantage.estimate, language) if line.row else ""
        parts.append(f"{line.label} {value}, " if line.row else f"{line.label}: ")
    values = re.sub(r", ([^,]*: )", r". \1", "".join(parts).removesuffix(", "))
    title = _title(answer, seats, language)
    return ANSWERS[language]["alt"].format(title=title, values=values)


def refonted(svg: str) -> str:
    """Return an SVG document with fonts that every system has one of."""
    return re.sub(r"'DejaVu Sans'(?:, [^;\"]*)?", FONTS, svg)


def described(svg: str, description: str) -> str:
    """Return an SVG document with a description, and without the metadata, which nobody reads."""
    svg = re.sub(r"\s*<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    return re.sub(
        r"(<svg\b[^>]*)>", rf'\1 role="img">\n <desc>{escape(description)}</desc>', svg, count=1
    )


def inline(svg: str, prefix: str, description: str) -> str:
    """Return an SVG document as an element of a page: ids made unique, colours those of the page."""
    element = svg[svg.index("<svg") :]
    element = re.sub(r'\s(?:xmlns(?::\w+)?)="[^"]*"', "", element)
    element = re.sub(r"\s*<desc>.*?</desc>", "", element, flags=re.DOTALL)
    element = element.replace("xlink:href", "href")
    element = re.sub(r'\bid="', f'id="{prefix}', element)
    element = element.replace("url(#", f"url(#{prefix}").replace('href="#', f'href="#{prefix}')
    for colour, variable in VARIABLES.items():
        element = element.replace(colour, f"var({variable})")
    label = escape(description, {'"': "&quot;"})
    return re.sub(r'\srole="img"', f' role="img" aria-label="{label}"', element, count=1)
