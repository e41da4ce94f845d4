"""The ladder as a figure: a row for each strategy, best on top, with its interval and its bounds."""

import io
from typing import Any

from experiments.ladder import Ladder, Laddering, Standing
from reports.figures import DOT, INK, MEAN, MUTED, RULE, SETTINGS, described, refonted
from reports.ladder_text import game_name, shortened
from reports.language import decimal
from reports.texts.ladder import LADDER

WIDTH, ROW, HEAD, FOOT = 6.0, 0.26, 0.86, 0.78  # inches
LEFT, RIGHT = 0.30, 0.88  # of the width: where the dots begin and end
SIZE, SMALL = 9.0, 8.0  # points
DPI = 160


def draw_ladder(laddering: Laddering, ladder: Ladder, language: str) -> dict[str, bytes]:
    """Return the figure as {"png": ..., "svg": ...}."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    rows = ladder.standings
    with mpl.rc_context(SETTINGS):
        height = HEAD + FOOT + ROW * len(rows)
        figure = Figure(figsize=(WIDTH, height), facecolor="white")
        axes = figure.add_axes((LEFT, FOOT / height, RIGHT - LEFT, 1 - (HEAD + FOOT) / height))
        for place, standing in enumerate(rows):
            _draw_row(axes, -place, standing, language, told=ladder.is_told_from_above(place))
        _dress(figure, axes, laddering, len(rows), language)
        png, svg = io.BytesIO(), io.StringIO()
        figure.savefig(png, format="png", dpi=DPI, metadata={"Software": None})
        figure.savefig(svg, format="svg", metadata={"Date": None, "Creator": None})
    text = described(refonted(svg.getvalue()), alternative_text(laddering, ladder, language))
    return {"png": png.getvalue(), "svg": text.encode()}


def _draw_row(axes: Any, height: float, standing: Standing, language: str, *, told: bool) -> None:
    worst, best = standing.at_worst(), standing.at_best()
    colour = MEAN if height == 0 else DOT
    low, middle, high = (100 * end for end in (worst.low, worst.estimate, worst.high))
    axes.plot([100 * best.estimate, middle], [height, height], color=colour, linewidth=0.9)
    axes.plot([low, high], [height, height], color=colour, linewidth=3, solid_capstyle="butt")
    axes.plot([middle], [height], marker="D" if height == 0 else "o", markersize=5, color=colour)
    beside = axes.get_yaxis_transform()
    look = {"fontsize": SIZE, "color": INK, "va": "center", "transform": beside}
    weight = "bold" if height == 0 else "normal"
    axes.text(
        -0.02, height, shortened(standing.strategy.spell()), ha="right", weight=weight, **look
    )
    axes.text(1.15, height, decimal(middle, 1, language), ha="right", weight=weight, **look)
    if height < 0 and not told:
        axes.text(1.17, height + 0.5, "=", **{**look, "color": MUTED, "fontsize": SMALL})


def _dress(figure: Any, axes: Any, laddering: Laddering, rows: int, language: str) -> None:
    """Set titles, axis, par line and limits."""
    texts: dict[str, Any] = LADDER[language]
    height, par = figure.get_figheight(), 100 / laddering.seats
    left = {"ha": "left", "va": "center"}
    figure.text(
        0.02, 1 - 0.2 / height, texts["figure"], fontsize=13, weight="bold", color=INK, **left
    )
    subtitle = texts["figure_sub"].format(rules=game_name(laddering), seats=laddering.seats)
    figure.text(0.02, 1 - 0.44 / height, subtitle, fontsize=SIZE, color=MUTED, **left)
    axes.set_ylim(0.4 - rows, 0.6)
    axes.set_yticks([])
    axes.xaxis.set_major_formatter(lambda value, _: decimal(value, 0, language))
    axes.tick_params(axis="x", length=0, labelsize=SMALL, labelcolor=MUTED)
    axes.grid(axis="x", color=RULE, linewidth=0.6)
    axes.set_axisbelow(True)
    axes.axvline(par, color=MUTED, linewidth=1)
    axes.spines[:].set_visible(False)
    look: dict[str, Any] = {"fontsize": SMALL, "color": MUTED, "va": "center"}
    above = axes.get_xaxis_transform()
    axes.text(par, 1.015, texts["par"], ha="center", transform=above, **{**look, "va": "bottom"})
    figure.text(0.5, 0.40 / height, texts["axis"], ha="center", **look)
    figure.text(0.5, 0.16 / height, texts["legend"], ha="center", **{**look, "fontsize": 6.6})


def alternative_text(laddering: Laddering, ladder: Ladder, language: str) -> str:
    """Return what the figure shows, for those who do not see it."""
    values = "; ".join(
        f"{each.strategy.spell()} {decimal(100 * each.at_worst().estimate, 1, language)}"
        for each in ladder.standings
    )
    text: str = LADDER[language]["alt"]  # type: ignore[assignment]
    return text.format(rules=game_name(laddering), seats=laddering.seats, values=values)
