"""A tournament in figures: who is out before whom, the ratings, and what a population would come to."""

import io
from collections.abc import Callable
from typing import Any

import numpy as np

from experiments.tournament.plan import ROUND_ROBIN
from experiments.tournament.standings import Standings
from reports.figures import DOT, INK, MEAN, MUTED, RULE, SETTINGS, described, refonted
from reports.fingerprint_text import game_name
from reports.language import decimal, percent
from reports.texts.tournament import TOURNAMENT
from reports.tournament_text import first_points, last_points, name_of

DPI, SIZE, SMALL = 160, 9.0, 8.0
HEAD = 0.78  # inches above the axes
CELL, NAMES, LEAST = (
    0.46,
    1.65,
    5.2,
)  # inches: of the heat map, of the names beside it; the least width
ROW = 0.3  # inches of a line of the forest plot
WIDTH, CURVES = 6.4, 3.4  # inches
LONGEST = 18
SHIFT = 0.18
"""Of a line of the forest plot: how far its two ratings lie from the middle."""
DARK = 0.62
"""A cell darker than this share of the colours has its number in white."""
SHOWN = 0.02
"""A share of the population that is named at its curve."""
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#5a5a5a", "#1a1a1a")
Drawing = Callable[[Any, Standings, str], None]


def draw_tournament(found: Standings, language: str) -> dict[str, bytes]:
    """Return the figures by file name: heat (where all have met), ratings and population, each as PNG and SVG."""
    number = len(found.standings)
    files = _drawn("ratings", _forest, (WIDTH, HEAD + 0.5 + ROW * number * 2), found, language)
    if found.population is None or found.plan.mode != ROUND_ROBIN:
        return files
    side = NAMES + CELL * number + 0.2
    files |= _drawn("heat", _heat, (max(side, LEAST), HEAD + CELL * number + 0.9), found, language)
    return files | _drawn("population", _population, (WIDTH, HEAD + CURVES), found, language)


def _drawn(
    name: str, draw: Drawing, size: tuple[float, float], found: Standings, language: str
) -> dict[str, bytes]:
    import matplotlib as mpl
    from matplotlib.figure import Figure

    with mpl.rc_context(SETTINGS):
        figure = Figure(figsize=size, facecolor="white")
        draw(figure, found, language)
        png, svg = io.BytesIO(), io.StringIO()
        figure.savefig(png, format="png", dpi=DPI, metadata={"Software": None})
        figure.savefig(svg, format="svg", metadata={"Date": None, "Creator": None})
    text = described(refonted(svg.getvalue()), alternative_text(name, found, language))
    return {f"{name}.png": png.getvalue(), f"{name}.svg": text.encode()}


def _head(figure: Any, found: Standings, key: str, language: str) -> None:
    texts, plan, height = TOURNAMENT[language], found.plan, figure.get_figheight()
    left = {"ha": "left", "va": "center"}
    figure.text(
        0.1 / figure.get_figwidth(),
        1 - 0.22 / height,
        texts[key],
        fontsize=13,
        weight="bold",
        color=INK,
        **left,
    )
    subtitle = texts[f"{key}_sub"].format(
        rules=game_name(plan.rules), seats=plan.seats, equal=percent(1 / plan.seats, 1, language)
    )
    figure.text(
        0.1 / figure.get_figwidth(), 1 - 0.48 / height, subtitle, fontsize=SIZE, color=MUTED, **left
    )


def _heat(figure: Any, found: Standings, language: str) -> None:
    _head(figure, found, "heat", language)
    order = [each.player for each in found.standings]
    width, height = figure.get_figwidth(), figure.get_figheight()
    side = CELL * len(order)
    axes = figure.add_axes(
        (NAMES / width, (height - HEAD - side - 0.05) / height, side / width, side / height)
    )
    table = 100 * found.matrix.share[np.ix_(order, order)]
    np.fill_diagonal(table, np.nan)
    reach = max(float(np.nanmax(np.abs(table - 50))), 1.0)
    axes.imshow(table, cmap="PuOr", vmin=50 - reach, vmax=50 + reach, aspect="auto")
    for row in range(len(order)):
        for column in range(len(order)):
            if row != column:
                value = float(table[row, column])
                dark = abs(value - 50) / reach > DARK
                look = {"fontsize": SMALL, "ha": "center", "va": "center"}
                axes.text(
                    column, row, decimal(value, 0, language), color="white" if dark else INK, **look
                )
    names = [name_of(found, each, language, LONGEST) for each in order]
    axes.set_yticks(range(len(order)), names)
    axes.set_xticks(range(len(order)), names, rotation=40, ha="right", rotation_mode="anchor")
    axes.tick_params(length=0, labelsize=SMALL, labelcolor=INK)
    axes.spines[:].set_visible(False)


def _forest(figure: Any, found: Standings, language: str) -> None:
    _head(figure, found, "forest", language)
    height, number = figure.get_figheight(), len(found.standings)
    axes = figure.add_axes((0.3, 0.42 / height, 0.6, 1 - (HEAD + 0.42) / height))
    several = found.plan.seats > 2
    for place, each in enumerate(found.standings):
        _draw_rating(axes, SHIFT * several - place, last_points(found, each), MEAN, "D", language)
        if several:
            _draw_rating(axes, -SHIFT - place, first_points(found, each), DOT, "o", language)
        look = {"transform": axes.get_yaxis_transform(), "ha": "right", "va": "center"}
        name = name_of(found, each.player, language)
        axes.text(-0.02, -place, name, fontsize=SIZE, color=INK, **look)
    axes.set_ylim(0.6 - number, 0.7)
    axes.set_yticks([])
    axes.xaxis.set_major_formatter(lambda value, _: decimal(value, 0, language, signed=True))
    axes.tick_params(axis="x", length=0, labelsize=SMALL, labelcolor=MUTED)
    axes.grid(axis="x", color=RULE, linewidth=0.6)
    axes.axvline(0, color=MUTED, linewidth=1)
    axes.set_axisbelow(True)
    axes.spines[:].set_visible(False)
    if several:
        _forest_legend(figure, language)


def _draw_rating(
    axes: Any,
    height: float,
    rating: tuple[float, float, float],
    colour: str,
    marker: str,
    language: str,
) -> None:
    middle, low, high = rating
    axes.plot([low, high], [height] * 2, color=colour, linewidth=2.2, solid_capstyle="butt")
    axes.plot([middle], [height], marker, color=colour, markersize=5)
    look = {"transform": axes.get_yaxis_transform(), "ha": "right", "va": "center"}
    value = decimal(middle, 1, language, signed=True)
    axes.text(1.1, height, value, fontsize=SMALL, color=colour, **look)


def _forest_legend(figure: Any, language: str) -> None:
    texts, down = TOURNAMENT[language], 0.12 / figure.get_figheight()
    for across, mark, key, colour in ((0.3, "◆", "last", MEAN), (0.62, "●", "first", DOT)):
        told = f"{mark} {texts[f'forest_{key}']}"
        figure.text(across, down, told, fontsize=SMALL, color=colour, ha="left")


def _population(figure: Any, found: Standings, language: str) -> None:
    _head(figure, found, "population", language)
    population = found.population
    assert population is not None, "drawn only where all have met"
    height = figure.get_figheight()
    axes = figure.add_axes((0.1, 0.5 / height, 0.66, 1 - (HEAD + 0.5) / height))
    ends = []
    for place, each in enumerate(found.standings):
        shares = 100 * population.shares[:, each.player]
        colour = COLOURS[place % len(COLOURS)]
        axes.plot(population.times, shares, color=colour, linewidth=1.8)
        if shares[-1] > 100 * SHOWN or shares.max() > 150 / len(found.standings):
            ends.append((float(shares[-1]), name_of(found, each.player, language), colour))
    _name_ends(axes, sorted(ends))
    axes.set_ylim(0, 102)
    axes.set_xlabel(TOURNAMENT[language]["generation"], fontsize=SIZE, color=INK)
    axes.yaxis.set_major_formatter(lambda value, _: percent(value / 100, 0, language))
    axes.grid(axis="y", color=RULE, linewidth=0.6)
    axes.tick_params(length=0, labelsize=SMALL, labelcolor=MUTED)
    axes.set_axisbelow(True)
    axes.spines[:].set_visible(False)


def _name_ends(axes: Any, ends: list[tuple[float, str, str]]) -> None:
    """Write names beside the ends of curves, apart from each other."""
    last = -10.0
    for value, name, colour in ends:
        last = max(value, last + 5.5)
        axes.annotate(
            name,
            (1.02, last),
            xycoords=("axes fraction", "data"),
            fontsize=SMALL,
            color=colour,
            va="center",
            annotation_clip=False,
        )


def alternative_text(name: str, found: Standings, language: str) -> str:
    """Return what a figure shows, for those who do not see it."""
    texts = TOURNAMENT[language]
    keys = {"ratings": "forest", "heat": "heat", "population": "population"}
    values = [
        f"{name_of(found, each.player, language)} "
        f"{decimal(last_points(found, each)[0], 1, language, signed=True)}"
        for each in found.standings
    ]
    return str(texts["alt"].format(title=texts[keys[name]], values=", ".join(values)))
