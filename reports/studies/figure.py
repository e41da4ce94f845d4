"""The figures of an answer that studies give: for each table a panel of dots with intervals, or a curve, as SVG."""

import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from experiments.questions.question import Table
from experiments.questions.study import CountStudy, ThresholdStudy
from experiments.studies.cell import Cell
from experiments.studies.fields import fields_of
from experiments.studies.judging import Finding
from reports.answer_words import points
from reports.figures import DOT, INK, MEAN, MUTED, RULE, SETTINGS, described, refonted
from reports.language import decimal, percent
from reports.studies.tables import class_name
from reports.studies.words import game_name, value_name
from reports.texts.studies import STUDIES

WIDTH, LINE, HEAD, FOOT = 3.75, 0.235, 0.62, 0.34  # inches
LEFT, RIGHT = 0.43, 0.885  # of the width: where the dots begin and end
CURVE_HEIGHT, CURVE_LEFT, CURVE_FOOT = 2.6, 0.13, 0.62  # inches, of the width, inches
SIZE, SMALL = 9.0, 8.0  # points
LONGEST = 27
"""Letters of a label that fit before the dots."""


@dataclass(frozen=True)
class Line:
    """A line of a panel: a label with its cell."""

    label: str
    cell: Cell


def panel_tables(finding: Finding) -> list[Table]:
    """Return the tables that have a panel each."""
    return list(dict.fromkeys(cell.table for cell in finding.cells))


def lines_of(finding: Finding, table: Table, language: str) -> list[Line]:
    """Return the lines of a panel: the mean, every sort of opponents, then classes of forks."""
    labels = {each.name: each.label[language] for each in fields_of(table, finding.study.among)}
    own = [cell for cell in finding.cells if cell.table == table]
    mean = [
        Line(STUDIES[language]["mean_short"], cell) for cell in finding.main if cell.table == table
    ]
    among = [Line(labels[cell.field], cell) for cell in own if cell.field in labels]
    classes = [
        Line(class_name(cell.at, language), cell) for cell in finding.classes if cell.table == table
    ]
    simple = [line for line in classes if ";" not in line.cell.at]
    return (mean if len(among) != 1 else []) + among + simple


def draw_panel(finding: Finding, table: Table, language: str) -> str:
    """Return the panel of a study at one table as a stand-alone SVG document."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    is_curve = isinstance(finding.study, ThresholdStudy)
    lines = lines_of(finding, table, language)
    height = CURVE_HEIGHT if is_curve else HEAD + FOOT + LINE * len(lines)
    with mpl.rc_context(SETTINGS):
        figure = Figure(figsize=(WIDTH, height))
        left, foot = (CURVE_LEFT, CURVE_FOOT) if is_curve else (LEFT, FOOT)
        box = (
            left,
            foot / height,
            (0.97 if is_curve else RIGHT) - left,
            1 - (HEAD + foot) / height,
        )
        axes = figure.add_axes(box)
        if is_curve:
            _draw_curve(axes, finding, table, language)
        else:
            _draw_lines(axes, lines, finding, language)
        _dress(figure, axes, finding, table, language)
        text = io.StringIO()
        figure.savefig(
            text, format="svg", transparent=True, metadata={"Date": None, "Creator": None}
        )
    return described(refonted(text.getvalue()), alternative_text(finding, table, language))


def _draw_lines(axes: Any, lines: Sequence[Line], finding: Finding, language: str) -> None:
    is_count = isinstance(finding.study, CountStudy)
    beside = axes.get_yaxis_transform()
    for number, line in enumerate(lines):
        effect, is_mean = line.cell.effect, number == 0
        colour, weight = (MEAN, "bold") if is_mean else (DOT, "normal")
        low, middle, high = (100 * end for end in (effect.low, effect.estimate, effect.high))
        axes.plot([low, high], [-number] * 2, color=colour, linewidth=2.2, solid_capstyle="butt")
        axes.plot([middle], [-number], "D" if is_mean else "o", markersize=5.5, color=colour)
        style = {"fontsize": SIZE, "va": "center", "color": INK, "weight": weight}
        label = line.label if len(line.label) <= LONGEST else line.label[: LONGEST - 1] + "…"
        axes.text(-LEFT / (RIGHT - LEFT) + 0.04, -number, label, transform=beside, **style)
        value = (
            percent(effect.estimate, 1, language) if is_count else points(effect.estimate, language)
        )
        axes.text(1.24, -number, value, transform=beside, ha="right", **style)
    axes.set_ylim(0.6 - len(lines), 0.6)
    axes.set_yticks([])
    axes.set_xlim(*_limits([line.cell for line in lines], with_zero=not is_count))
    axes.xaxis.set_major_formatter(lambda value, _: decimal(value, _places(axes), language))
    axes.grid(axis="x", color=RULE, linewidth=0.6)
    if not is_count:
        axes.axvline(0, color=MUTED, linewidth=1)


def _places(axes: Any) -> int:
    low, high = axes.get_xlim()
    return 0 if high - low > 4 else 1


def _limits(cells: Sequence[Cell], *, with_zero: bool) -> tuple[float, float]:
    zero = [0.0] if with_zero else []
    low = min([*zero, *(100 * cell.effect.low for cell in cells)])
    high = max([*zero, *(100 * cell.effect.high for cell in cells)])
    room = 0.06 * (high - low) or 0.5
    return low - room, high + room


def _draw_curve(axes: Any, finding: Finding, table: Table, language: str) -> None:
    curve = [cell for cell in finding.curve if cell.table == table]
    best = next(cell for cell in finding.main if cell.table == table)
    places = list(range(len(curve)))
    low, middle, high = (
        [100 * getattr(cell.effect, end) for cell in curve] for end in ("low", "estimate", "high")
    )
    axes.fill_between(places, low, high, color=DOT, alpha=0.22, linewidth=0)
    axes.plot(places, middle, "o-", color=DOT, linewidth=1.6, markersize=4)
    at = [cell.at for cell in curve].index(best.at)
    ends = [100 * best.effect.low, 100 * best.effect.high]
    axes.plot([at, at], ends, color=MEAN, linewidth=2.2, solid_capstyle="butt")
    axes.plot([at], [100 * best.effect.estimate], "D", markersize=6, color=MEAN)
    axes.set_xticks(places, [value_name(cell.at, language) for cell in curve])
    assert isinstance(finding.study, ThresholdStudy)
    axes.set_xlabel(finding.study.unit[language], fontsize=SIZE, color=INK)
    axes.axhline(0, color=MUTED, linewidth=1)
    axes.yaxis.set_major_formatter(lambda value, _: decimal(value, 1, language, signed=True))
    axes.grid(axis="y", color=RULE, linewidth=0.6)


def _dress(figure: Any, axes: Any, finding: Finding, table: Table, language: str) -> None:
    texts, height = STUDIES[language], figure.get_figheight()
    figure.text(
        0.02,
        1 - 0.2 / height,
        heading(finding, table, language),
        fontsize=11,
        weight="bold",
        color=INK,
        va="center",
    )
    unit = texts[f"panel_{unit_of(finding, table)}"]
    figure.text(0.02, 1 - 0.41 / height, unit, fontsize=SIZE, color=MUTED, va="center")
    axes.tick_params(length=0, labelsize=SMALL, labelcolor=MUTED)
    axes.set_axisbelow(True)
    axes.spines[:].set_visible(False)


def unit_of(finding: Finding, table: Table) -> str:
    """Return what a panel's numbers are: "count", "win" or "risk"."""
    if isinstance(finding.study, CountStudy):
        return "count"
    return "win" if table.seats == 2 else "risk"


def heading(finding: Finding, table: Table, language: str) -> str:
    """Return a panel's title: the number of players, and the game where there are several."""
    text = STUDIES[language]["players"].format(seats=table.seats)
    several = len({each.game for each in finding.study.tables}) > 1
    name = game_name(table, language)
    return f"{name[0].upper()}{name[1:]}, {text}" if several else text


def alternative_text(finding: Finding, table: Table, language: str) -> str:
    """Return what a panel shows, for those who do not see it."""
    values = [
        f"{line.label} {points(line.cell.effect.estimate, language)}"
        for line in lines_of(finding, table, language)
    ]
    values += [
        f"{cell.at}: {points(cell.effect.estimate, language)}"
        for cell in finding.curve
        if cell.table == table
    ]
    title = f"{finding.study.label[language]}, {heading(finding, table, language)}"
    return STUDIES[language]["alt"].format(title=title, values=", ".join(values))
