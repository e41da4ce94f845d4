"""The figure of a game's shape: four panels, one for each of the figures, as PNG and SVG.

The same shape gives the same bytes: no date, no random ids.
"""

import io
from typing import Any

import numpy as np

from experiments import shape_curves as curves
from experiments.shape import Shape, Shaping
from experiments.shape_rollouts import POINTS
from reports.figures import DOT, INK, MEAN, MUTED, RULE, SETTINGS
from reports.language import decimal
from reports.shape_text import title
from reports.texts import shape as texts

PLACES = ("#0072b2", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#d55e00")
"""Colours of the finishing places, safe for the colour-blind; the last place always has the last one."""
WIDTH, HEIGHT = 10.5, 8.0  # inches
BARS = 40
PIXELS_PER_INCH = 120


def draw_shape(shaping: Shaping, shape: Shape, language: str) -> dict[str, bytes]:
    """Return {"svg": ..., "png": ...}, the figure in both forms."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    with mpl.rc_context({**SETTINGS, "axes.edgecolor": MUTED, "text.color": INK}):
        figure = Figure(figsize=(WIDTH, HEIGHT), facecolor="white")
        panels = figure.subplots(2, 2, gridspec_kw={"hspace": 0.42, "wspace": 0.22})
        figure.subplots_adjust(left=0.06, right=0.96, top=0.86, bottom=0.08)
        told = title(shaping, shape, language)
        figure.text(0.06, 0.955, told, fontsize=12, weight="bold", va="center")
        _draw_branching(panels[0, 0], shape, language)
        _draw_length(panels[0, 1], shape, language)
        _draw_lead(panels[1, 0], shaping, shape, language)
        _draw_spread(panels[1, 1], shaping, shape, language)
        for number, axes in enumerate(panels.flat):
            _dress(axes, number, language)
        described = {"Title": told, "Description": texts.ALT[language].format(title=told)}
        svg = _saved(figure, "svg", {"Date": None, "Creator": None, **described})
        png = _saved(figure, "png", {"Software": None, **described})
    return {"svg": svg, "png": png}


def _saved(figure: Any, kind: str, metadata: dict[str, str | None]) -> bytes:
    out = io.BytesIO()
    figure.savefig(out, format=kind, dpi=PIXELS_PER_INCH, metadata=metadata)
    return out.getvalue()


def _draw_branching(axes: Any, shape: Shape, language: str) -> None:
    last = curves.last_common(shape, curves.STILL_SOME)
    found = [curves.choices_at(shape, decision) for decision in range(last + 1)]
    told = [(decision, each) for decision, each in enumerate(found) if each]
    x = [decision for decision, _ in told]
    axes.fill_between(
        x, [e.low for _, e in told], [e.high for _, e in told], color=DOT, alpha=0.25, linewidth=0
    )
    words = texts.LINES[language]
    axes.plot(x, [e.estimate for _, e in told], color=DOT, linewidth=0.9, label=words["mean"])
    smooth = np.array([each for each in curves.smooth_choices(shape) if each[0] <= last])
    style = {"color": MEAN, "linewidth": 2, "linestyle": (0, (4, 2))}
    axes.plot(smooth[:, 0], smooth[:, 1], label=words["smooth"], **style)
    axes.set_ylim(bottom=0)
    axes.set_xlim(0, last)
    _name_lines(axes)


def _draw_length(axes: Any, shape: Shape, language: str) -> None:
    if not shape.finished:
        return
    reached = np.cumsum(shape.lengths) / shape.finished
    most = int(np.searchsorted(reached, 0.995)) + 1
    edges = np.unique(np.linspace(0, most, BARS + 1).round().astype(np.int64))
    sums = np.add.reduceat(shape.lengths[: most + 1], edges[:-1]) / shape.finished
    axes.bar(edges[:-1], sums, np.diff(edges), align="edge", color=DOT, alpha=0.55, linewidth=0)
    least, low, median, high, largest = curves.length_quantiles(shape).values()
    height = 1.1 * float(sums.max())
    axes.plot([least, largest], [height] * 2, color=INK, linewidth=1.2)
    axes.plot([low, high], [height] * 2, color=INK, linewidth=7, solid_capstyle="butt")
    axes.plot([median] * 2, [0.97 * height, 1.03 * height], color="white", linewidth=2)
    text = texts.LINES[language]["median"].format(median=median)
    axes.annotate(
        text, (median, height), (0, 9), textcoords="offset points", ha="center", fontsize=9
    )
    axes.set_xlim(0, most)
    axes.set_ylim(0, 1.25 * height)


def _draw_lead(axes: Any, shaping: Shaping, shape: Shape, language: str) -> None:
    colours = [*PLACES[: shaping.players - 1], PLACES[-1]]
    for place, colour in enumerate(colours, start=1):
        found = [curves.lead(shaping, shape, point, place) for point in range(POINTS)]
        label = texts.LINES[language]["place"].format(place=place)
        _draw_portions(axes, found, colour, label, "-")
    axes.set_ylim(-0.03, 1.03)
    _end_portions(axes, language)


def _draw_spread(axes: Any, shaping: Shaping, shape: Shape, language: str) -> None:
    for kind, colour, style in (("spread", DOT, "-"), ("spread_again", MEAN, "--")):
        found = [curves.spread(shaping, shape, point, kind) for point in range(POINTS)]
        _draw_portions(axes, found, colour, texts.LINES[language][kind], style)
    axes.axhline(0, color=MUTED, linewidth=0.8)
    _end_portions(axes, language)


def _draw_portions(axes: Any, found: list[Any], colour: str, label: str, style: str) -> None:
    told = [(curves.portion(point), each) for point, each in enumerate(found) if each]
    if not told:
        return
    x = [portion for portion, _ in told]
    lows, highs = [each.low for _, each in told], [each.high for _, each in told]
    axes.fill_between(x, lows, highs, color=colour, alpha=0.18, linewidth=0)
    middles = [each.estimate for _, each in told]
    axes.plot(x, middles, style, color=colour, linewidth=2, label=label)


def _end_portions(axes: Any, language: str) -> None:
    axes.set_xlim(0, 1)
    if axes.get_legend_handles_labels()[0]:
        _name_lines(axes)
    else:
        text = texts.EMPTY[language]
        axes.text(0.5, 0.5, text, transform=axes.transAxes, ha="center", color=MUTED)


def _name_lines(axes: Any) -> None:
    """Set the legend above the panel, right of its title."""
    number = len(axes.get_legend_handles_labels()[0])
    columns = number if number < 5 else 3
    style = {"handlelength": 1.4, "columnspacing": 1.2, "borderaxespad": 0, "borderpad": 0}
    place = {"loc": "lower right", "bbox_to_anchor": (1, 1.105)}
    axes.legend(frameon=False, fontsize=9, ncols=columns, **place, **style)


def _dress(axes: Any, number: int, language: str) -> None:
    """Set the panel's title, unit, axes and grid."""
    place = {"transform": axes.transAxes, "va": "bottom"}
    axes.text(0, 1.10, texts.PANELS[language][number], fontsize=11.5, weight="bold", **place)
    axes.text(0, 1.03, texts.UNITS[language][number], fontsize=9, color=MUTED, **place)
    axes.set_xlabel(texts.AXES[language][min(number, 2)], fontsize=9, color=MUTED)
    axes.tick_params(labelsize=9, labelcolor=MUTED, length=0)
    axes.grid(color=RULE, linewidth=0.6)
    axes.set_axisbelow(True)
    axes.spines[:].set_visible(False)
    places = max(_places(each) for each in axes.get_yticks())
    axes.yaxis.set_major_formatter(lambda value, _: decimal(value, places, language))
    steps = 0 if number < 2 else 1
    axes.xaxis.set_major_formatter(lambda value, _: decimal(value, steps, language))


def _places(value: float) -> int:
    """Return how many decimals a tick needs, at most 3."""
    return next(
        places for places in range(4) if places == 3 or round(value, places) == round(value, 6)
    )
