"""A sweep as a figure: a curve with its band for one parameter, a heat map for two."""

import io
from typing import Any

import numpy as np

from experiments.sweep import Sweep
from reports.figures import DOT, INK, MEAN, MUTED, RULE, SETTINGS, described, refonted
from reports.fingerprint_text import game_name
from reports.language import decimal
from reports.sweep_text import names_of, point_words, unit_of
from reports.texts.sweep import SWEEP

WIDTH, HEIGHT, DPI = 6.4, 4.0, 160  # inches, inches, dots per inch
LEFT, BOTTOM, ACROSS, DOWN = 0.12, 0.14, 0.84, 0.66  # of the figure
SIZE, SMALL = 9.0, 8.0  # points
MOST_TICKS = 12
SKEWED_TO_WHITE = 0.55
"""A cell darker than this share of the colours has its number in white."""


def draw_sweep(sweep: Sweep, language: str) -> dict[str, bytes]:
    """Return the figure as {"png": ..., "svg": ...}."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    with mpl.rc_context(SETTINGS):
        figure = Figure(figsize=(WIDTH, HEIGHT), facecolor="white")
        axes = figure.add_axes((LEFT, BOTTOM, ACROSS, DOWN))
        if len(sweep.axes) == 1:
            _draw_curve(axes, sweep, language)
        else:
            _draw_map(axes, sweep, language)
        _dress(figure, axes, sweep, language)
        png, svg = io.BytesIO(), io.StringIO()
        figure.savefig(png, format="png", dpi=DPI, metadata={"Software": None})
        figure.savefig(svg, format="svg", metadata={"Date": None, "Creator": None})
    text = described(refonted(svg.getvalue()), alternative_text(sweep, language))
    return {"png": png.getvalue(), "svg": text.encode()}


def _draw_curve(axes: Any, sweep: Sweep, language: str) -> None:
    texts, (scale, places) = SWEEP[language], unit_of(sweep.duel)
    bands = [point.effect for point in sweep.points]
    places_x = np.arange(len(bands))
    low, middle, high = (
        [scale * getattr(band, end) for band in bands] for end in ("low", "estimate", "high")
    )
    axes.fill_between(places_x, low, high, color=DOT, alpha=0.22, linewidth=0)
    axes.plot(places_x, middle, "o-", color=DOT, linewidth=1.6, markersize=4)
    axes.plot([sweep.best], [middle[sweep.best]], "D", color=MEAN, markersize=7)
    look = {"fontsize": SMALL, "color": MEAN, "ha": "center", "va": "bottom", "weight": "bold"}
    axes.annotate(
        texts["best_label"],
        (sweep.best, high[sweep.best]),
        (0, 3),
        textcoords="offset points",
        **look,
    )
    _ticks(axes.set_xticks, sweep.axes[0].values)
    axes.set_xlabel(sweep.axes[0].parameter.name, fontsize=SIZE, color=INK)
    axes.yaxis.set_major_formatter(lambda value, _: decimal(value, places, language, signed=True))
    axes.grid(axis="y", color=RULE, linewidth=0.6)


def _draw_map(axes: Any, sweep: Sweep, language: str) -> None:
    scale, places = unit_of(sweep.duel)
    rows, columns = (len(axis.values) for axis in sweep.axes)
    values = np.array([scale * point.effect.estimate for point in sweep.points])
    table = values.reshape(rows, columns)
    axes.imshow(table, cmap="cividis", aspect="auto", origin="lower")
    low, high = float(table.min()), float(table.max())
    small = rows * columns <= 80
    for place, value in enumerate(values if small else []):
        dark = (value - low) / max(high - low, 1e-12) < SKEWED_TO_WHITE
        row, column = divmod(place, columns)
        text = decimal(float(value), places - 1, language, signed=True)
        weight = "bold" if place == sweep.best else "normal"
        look = {"fontsize": 7, "ha": "center", "va": "center", "weight": weight}
        axes.text(column, row, text, color="white" if dark else INK, **look)
    row, column = divmod(sweep.best, columns)
    axes.plot([column], [row], "s", markersize=30, markerfacecolor="none", color=MEAN)
    _ticks(axes.set_yticks, sweep.axes[0].values)
    _ticks(axes.set_xticks, sweep.axes[1].values)
    axes.set_ylabel(sweep.axes[0].parameter.name, fontsize=SIZE, color=INK)
    axes.set_xlabel(sweep.axes[1].parameter.name, fontsize=SIZE, color=INK)


def _ticks(set_ticks: Any, values: tuple[str, ...]) -> None:
    step = -(-len(values) // MOST_TICKS)
    set_ticks(range(0, len(values), step), values[::step])


def _dress(figure: Any, axes: Any, sweep: Sweep, language: str) -> None:
    """Set titles and what both kinds of figure share."""
    texts, duel = SWEEP[language], sweep.duel
    left = {"ha": "left", "va": "center"}
    heading = texts["figure"].format(strategy=duel.candidate.spell(), names=names_of(sweep))
    figure.text(0.02, 0.945, heading, fontsize=13, weight="bold", color=INK, **left)
    subtitle = texts["figure_sub"].format(
        reference=duel.reference.spell(),
        rules=game_name(duel.rules),
        seats=duel.seats,
        unit=texts["units"][duel.measure.name],
    )
    figure.text(0.02, 0.875, subtitle, fontsize=SIZE, color=MUTED, **left)
    axes.tick_params(length=0, labelsize=SMALL, labelcolor=MUTED)
    axes.set_axisbelow(True)
    axes.spines[:].set_visible(False)


def alternative_text(sweep: Sweep, language: str) -> str:
    """Return what the figure shows, for those who do not see it."""
    scale, places = unit_of(sweep.duel)
    values = "; ".join(
        f"{point_words(sweep, point)} "
        f"{decimal(scale * point.effect.estimate, places, language, signed=True)}"
        for point in sweep.points
    )
    return str(SWEEP[language]["alt"]).format(
        strategy=sweep.duel.candidate.spell(),
        reference=sweep.duel.reference.spell(),
        names=names_of(sweep),
        values=values,
    )
