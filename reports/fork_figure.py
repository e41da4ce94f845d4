"""Forks as a figure: a row for each class of a situation, with its interval and its bounds."""

import io
from collections.abc import Sequence
from typing import Any

from experiments.fork_effects import OVERALL, Effect
from experiments.fork_table import Forking
from reports.figures import DOT, INK, MEAN, MUTED, RULE, SETTINGS, described, refonted
from reports.fingerprint_text import game_name
from reports.fork_words import is_shown, label_of, overall, points, quoted, same
from reports.ladder_text import shortened
from reports.language import decimal, whole
from reports.texts.fork import FORK

WIDTH, ROW, HEAD, GAP, FOOT = 7.0, 0.25, 0.6, 0.75, 0.35  # inches
LEFT, RIGHT = 0.34, 0.80  # of the width: where the dots begin and end
SIZE, SMALL = 9.0, 8.0  # points
DPI = 160


def draw_forks(forking: Forking, found: Sequence[Effect], language: str) -> dict[str, bytes]:
    """Return the figure as {"png": ..., "svg": ...}: a panel for each outcome and two plays."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    panels = [_rows(found, effect) for effect in overall(forking, found)]
    with mpl.rc_context(SETTINGS):
        height = HEAD + FOOT + sum(GAP + ROW * len(rows) for rows in panels)
        figure = Figure(figsize=(WIDTH, height), facecolor="white")
        top = height - HEAD
        for rows in panels:
            top -= ROW * len(rows) + 0.3
            box = (LEFT, top / height, RIGHT - LEFT, ROW * len(rows) / height)
            _draw_panel(figure.add_axes(box), forking, rows, language)
            top -= GAP - 0.3
        _dress(figure, language)
        png, svg = io.BytesIO(), io.StringIO()
        figure.savefig(png, format="png", dpi=DPI, metadata={"Software": None})
        figure.savefig(svg, format="svg", metadata={"Date": None, "Creator": None})
    text = described(refonted(svg.getvalue()), alternative_text(forking, found, language))
    return {"png": png.getvalue(), "svg": text.encode()}


def _rows(found: Sequence[Effect], effect: Effect) -> list[Effect]:
    """Return the effects of one panel; classes of too few forks are left out."""
    return [each for each in found if same(each, effect) and is_shown(each)]


def _tick(value: float, language: str) -> str:
    """Return a number at the axis, with a decimal only where it needs one."""
    return decimal(value, 0 if abs(value - round(value)) < 0.01 else 1, language, signed=True)


def _draw_panel(axes: Any, forking: Forking, rows: Sequence[Effect], language: str) -> None:
    from matplotlib.ticker import MaxNLocator

    texts = FORK[language]
    for place, effect in enumerate(rows):
        _draw_row(axes, -place, effect, language)
    first, second = (
        shortened(quoted(forking, each, language)) for each in (rows[0].first, rows[0].second)
    )
    subtitle = texts["figure_sub"].format(
        rules=game_name(forking.rules), seats=forking.seats, first=first, second=second
    )
    axes.set_title(subtitle, fontsize=SIZE, color=MUTED, loc="left", pad=6, x=0.02 - LEFT)
    axes.set_ylim(0.5 - len(rows), 0.5)
    axes.set_yticks([])
    axes.xaxis.set_major_locator(MaxNLocator(6, steps=[1, 2, 5, 10]))
    axes.xaxis.set_major_formatter(lambda value, _: _tick(value, language))
    axes.tick_params(axis="x", length=0, labelsize=SMALL, labelcolor=MUTED)
    axes.set_xlabel(texts["axis"][rows[0].outcome], fontsize=SMALL, color=MUTED, labelpad=2)
    axes.grid(axis="x", color=RULE, linewidth=0.6)
    axes.set_axisbelow(True)
    axes.axvline(0, color=MUTED, linewidth=1)
    axes.spines[:].set_visible(False)


def _draw_row(axes: Any, height: float, effect: Effect, language: str) -> None:
    interval = effect.interval
    colour = MEAN if effect.context == OVERALL else DOT
    if interval.freedom:
        ends = [100 * interval.low, 100 * interval.high]
        axes.plot(ends, [height, height], color=colour, linewidth=3, solid_capstyle="butt")
    bounds = [100 * effect.low, 100 * effect.high]
    axes.plot(bounds, [height, height], color=colour, linewidth=0.9)
    marker = "D" if effect.context == OVERALL else "o"
    axes.plot([100 * interval.estimate], [height], marker=marker, markersize=5, color=colour)
    look = {"va": "center", "transform": axes.get_yaxis_transform()}
    weight = "bold" if effect.context == OVERALL else "normal"
    bold = {**look, "fontsize": SIZE, "color": INK, "weight": weight}
    axes.text(-0.02, height, label_of(effect, language), ha="right", **bold)
    axes.text(1.14, height, points(interval.estimate, language), ha="right", **bold)
    number = whole(effect.forks, language)
    axes.text(1.32, height, number, ha="right", fontsize=SMALL, color=MUTED, **look)


def _dress(figure: Any, language: str) -> None:
    """Write the title, what the numbers at the right are, and the legend."""
    texts, height = FORK[language], figure.get_figheight()
    look: dict[str, Any] = {"va": "center", "color": INK}
    title = 1 - 0.22 / height
    figure.text(0.02, title, texts["figure"], fontsize=13, weight="bold", ha="left", **look)
    number = texts["class_header"][1]
    across = LEFT + 1.32 * (RIGHT - LEFT)
    look = {"va": "center", "color": MUTED}
    figure.text(across, 1 - 0.72 / height, number, ha="right", fontsize=SMALL, **look)
    figure.text(0.5, 0.12 / height, texts["legend"], ha="center", fontsize=6.6, **look)


def alternative_text(forking: Forking, found: Sequence[Effect], language: str) -> str:
    """Return what the figure shows, for those who do not see it."""
    texts, told = FORK[language], []
    for effect in overall(forking, found):
        rows = _rows(found, effect)
        values = "; ".join(
            f"{label_of(each, language)} {points(each.interval.estimate, language)}"
            for each in rows
        )
        first, second = (quoted(forking, each, language) for each in (effect.first, effect.second))
        told.append(
            texts["alt"].format(
                first=first,
                second=second,
                rules=game_name(forking.rules),
                seats=forking.seats,
                values=f"{texts['outcome'][effect.outcome]}: {values}",
            )
        )
    return " ".join(told)
