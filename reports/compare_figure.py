"""A comparison as a figure: the estimate deal by deal, in the band that holds wherever one stops."""

import io
from collections.abc import Sequence
from typing import Any, NamedTuple

from experiments.comparing import Comparison
from experiments.stats.proportion import Interval
from reports.compare_text import effect_words
from reports.figures import DOT, INK, MUTED, RULE, SETTINGS, described, refonted
from reports.language import decimal, whole
from reports.texts.compare import COMPARE

WIDTH, HEIGHT, DPI = 6.4, 3.7, 160  # inches, inches, dots per inch
LEFT, RIGHT, BOTTOM, TOP = 0.10, 0.86, 0.15, 0.78  # of the figure
SIZE, SMALL = 9.0, 8.0  # points
ROOM = 3.0
"""The picture reaches so many times the last band's width to either side."""


class Step(NamedTuple):
    """Where a comparison stood after some deals."""

    deals: int
    interval: Interval


def draw_comparison(found: Comparison, path: Sequence[Step], language: str) -> dict[str, bytes]:
    """Return the figure as {"png": ..., "svg": ...}."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    with mpl.rc_context(SETTINGS):
        figure = Figure(figsize=(WIDTH, HEIGHT), facecolor="white")
        axes = figure.add_axes((LEFT, BOTTOM, RIGHT - LEFT, TOP - BOTTOM))
        _draw_path(axes, found, path, language)
        _dress(figure, axes, found, path, language)
        png, svg = io.BytesIO(), io.StringIO()
        figure.savefig(png, format="png", dpi=DPI, metadata={"Software": None})
        figure.savefig(svg, format="svg", metadata={"Date": None, "Creator": None})
    text = described(refonted(svg.getvalue()), alternative_text(found, language))
    return {"png": png.getvalue(), "svg": text.encode()}


def _scale(found: Comparison) -> int:
    return 1 if found.duel.measure.name == "place" else 100


def _draw_path(axes: Any, found: Comparison, path: Sequence[Step], language: str) -> None:
    scale = _scale(found)
    deals = [each.deals for each in path]
    low, middle, high = (
        [scale * getattr(each.interval, end) for each in path]
        for end in ("low", "estimate", "high")
    )
    axes.fill_between(deals, low, high, color=DOT, alpha=0.22, linewidth=0)
    axes.plot(deals, middle, color=DOT, linewidth=1.6)
    effect = found.effect()
    last = deals[-1]
    axes.plot([last] * 2, [scale * effect.low, scale * effect.high], color=INK, linewidth=2.2)
    axes.plot([last], [scale * effect.estimate], "D", color=INK, markersize=5, clip_on=False)
    places = 3 if scale == 1 else 1
    label = decimal(scale * effect.estimate, places, language, signed=True)
    look = {"fontsize": SIZE, "color": INK, "va": "center", "weight": "bold"}
    axes.annotate(
        label, (last, scale * effect.estimate), (7, 0), textcoords="offset points", **look
    )


def _dress(figure: Any, axes: Any, found: Comparison, path: Sequence[Step], language: str) -> None:
    """Set titles, axes and limits."""
    texts, scale = COMPARE[language], _scale(found)
    left = {"ha": "left", "va": "center"}
    figure.text(0.02, 0.945, _heading(found), fontsize=13, weight="bold", color=INK, **left)
    subtitle = texts["figure_sub"].format(rules=found.duel.rules.name, seats=found.duel.seats)
    figure.text(0.02, 0.875, subtitle, fontsize=SIZE, color=MUTED, **left)
    label = texts["axis_y"][found.duel.measure.name]
    figure.text(0.02, 0.815, label, fontsize=SMALL, color=MUTED, **left)
    band = path[-1].interval
    reach = ROOM * (band.high - band.low) * scale
    middle = scale * band.estimate
    axes.set_ylim(min(middle - reach, -0.1 * reach), max(middle + reach, 0.1 * reach))
    axes.set_xlim(0, path[-1].deals)
    axes.axhline(0, color=MUTED, linewidth=1)
    axes.xaxis.set_major_formatter(lambda value, _: whole(round(value), language))
    axes.yaxis.set_major_formatter(
        lambda value, _: decimal(value, 2 if scale == 1 else 1, language, signed=True)
    )
    axes.set_xlabel(texts["axis_x"], fontsize=SMALL, color=MUTED)
    axes.tick_params(length=0, labelsize=SMALL, labelcolor=MUTED)
    axes.locator_params(axis="x", nbins=5)
    axes.grid(axis="y", color=RULE, linewidth=0.6)
    axes.set_axisbelow(True)
    axes.spines[:].set_visible(False)


def _heading(found: Comparison) -> str:
    names = (found.duel.candidate.spell(), found.duel.reference.spell())
    told = " – ".join(names)
    return told if len(told) < 48 else told[:47] + "…"


def alternative_text(found: Comparison, language: str) -> str:
    """Return what the figure shows, for those who do not see it."""
    duel = found.duel
    return str(COMPARE[language]["alt"]).format(
        candidate=duel.candidate.spell(),
        reference=duel.reference.spell(),
        rules=duel.rules.name,
        deals=whole(found.tally.deals, language),
        effect=effect_words(duel, found.effect(), language),
    )
