"""Charts of two situations crossed: a field for each class of both, coloured and with its number, as SVG."""

import io
from collections.abc import Sequence
from typing import Any

from experiments.questions.question import Table
from experiments.studies.cell import Cell
from experiments.studies.judging import Finding
from reports.answer_words import points
from reports.figures import DOT, INK, MEAN, MUTED, SETTINGS, described, refonted
from reports.language import decimal
from reports.studies.figure import SIZE, SMALL, WIDTH, heading, unit_of
from reports.studies.tables import class_name, context_of, contexts_of
from reports.texts.fingerprint import FINGERPRINT
from reports.texts.studies import STUDIES

ROW, HEAD, FOOT, LEFT = 0.46, 0.62, 0.5, 0.2  # inches, inches, inches, of the width
STRONGEST = 0.7
"""Of the colour, at the largest number of a chart."""
JOIN = ";"


def crossings_of(finding: Finding) -> list[str]:
    """Return the crossed situations of a study, such as "top;pile"."""
    return [each for each in contexts_of(finding) if JOIN in each]


def chart_name(number: int, table: Table, crossing: str) -> str:
    """Return the name of a chart's file."""
    changes = "".join(f"-{each.replace('=', '-')}" for each in table.game.changes)
    game = f"{table.game.rules}{changes}-{table.seats}"
    return f"chart-{number + 1}-{crossing.replace(JOIN, '-')}-{game}.svg"


def draw_chart(finding: Finding, table: Table, crossing: str, language: str) -> str | None:
    """Return the chart of a crossing at one table as a stand-alone SVG document, None if it has no classes there."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    cells = _cells(finding, table, crossing)
    if not cells:
        return None
    rows, columns = (_classes(cells, place) for place in range(2))
    height = HEAD + FOOT + ROW * len(rows)
    with mpl.rc_context(SETTINGS):
        figure = Figure(figsize=(WIDTH, height))
        axes = figure.add_axes((LEFT, FOOT / height, 0.98 - LEFT, ROW * len(rows) / height))
        _draw(axes, cells, rows, columns, language)
        _name(axes, crossing, rows, columns, language)
        _head(figure, finding, table, language)
        text = io.StringIO()
        figure.savefig(
            text, format="svg", transparent=True, metadata={"Date": None, "Creator": None}
        )
    return described(refonted(text.getvalue()), chart_text(finding, table, crossing, language))


def chart_text(finding: Finding, table: Table, crossing: str, language: str) -> str:
    """Return what a chart shows, for those who do not see it."""
    values = [
        f"{class_name(cell.at, language)}: {points(cell.effect.estimate, language)}"
        for cell in _cells(finding, table, crossing)
    ]
    title = f"{finding.study.label[language]}, {heading(finding, table, language)}"
    return STUDIES[language]["alt"].format(title=title, values="; ".join(values))


def _cells(finding: Finding, table: Table, crossing: str) -> list[Cell]:
    return [
        cell for cell in finding.classes if cell.table == table and context_of(cell.at) == crossing
    ]


def _class(cell: Cell, place: int) -> str:
    return cell.at.split(JOIN)[place].split("=", 1)[1]


def _classes(cells: Sequence[Cell], place: int) -> list[str]:
    """Return the classes of one side, in the order of the whole side."""
    return sorted(dict.fromkeys(_class(cell, place) for cell in cells), key=_order)


def _order(name: str) -> int:
    """Return where a class such as "6–9", "T–Q" or "10+" stands among its likes."""
    first = name.rstrip("+").split("–")[0]
    return int(first) if first.isdigit() else 10 + "TJQKA".find(first)


def _draw(
    axes: Any, cells: Sequence[Cell], rows: Sequence[str], columns: Sequence[str], language: str
) -> None:
    most = max(abs(cell.effect.estimate) for cell in cells) or 1.0
    for cell in cells:
        row, column = rows.index(_class(cell, 0)), columns.index(_class(cell, 1))
        value, half = cell.effect.estimate, 50 * (cell.effect.high - cell.effect.low)
        colour = DOT if value > 0 else MEAN
        box = {"color": colour, "alpha": STRONGEST * abs(value) / most, "linewidth": 0}
        axes.fill_between([column - 0.48, column + 0.48], row - 0.46, row + 0.46, **box)
        style = {"ha": "center", "va": "center", "color": INK}
        axes.text(column, row - 0.14, points(value, language), fontsize=SIZE, **style)
        margin = f"(±{decimal(half, 1, language)})"
        axes.text(column, row + 0.22, margin, fontsize=SMALL - 1, **style)
    axes.set_xlim(-0.5, len(columns) - 0.5)
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.spines[:].set_visible(False)


def _name(
    axes: Any, crossing: str, rows: Sequence[str], columns: Sequence[str], language: str
) -> None:
    labels = FINGERPRINT[language]["labels"]
    axes.set_xticks(range(len(columns)), [labels.get(each, each) for each in columns])
    axes.set_yticks(range(len(rows)), [labels.get(each, each) for each in rows])
    axes.tick_params(length=0, labelsize=SMALL, labelcolor=MUTED)
    down, across = (FINGERPRINT[language]["contexts"][each] for each in crossing.split(JOIN))
    axes.set_xlabel(across, fontsize=SIZE, color=INK)
    axes.set_ylabel(down, fontsize=SIZE, color=INK)


def _head(figure: Any, finding: Finding, table: Table, language: str) -> None:
    height = figure.get_figheight()
    title = {"fontsize": 11, "weight": "bold", "color": INK, "va": "center"}
    figure.text(0.02, 1 - 0.2 / height, heading(finding, table, language), **title)
    unit = STUDIES[language][f"panel_{unit_of(finding, table)}"]
    figure.text(0.02, 1 - 0.41 / height, unit, fontsize=SIZE, color=MUTED, va="center")
