"""A race as a figure: a row for each candidate, the best on top, with the interval that it had when it fell."""

import io
from typing import Any

from experiments.best_of import Outcome, Runner
from reports.best_of_text import fell_words
from reports.figures import DOT, INK, MEAN, MUTED, RULE, SETTINGS, described, refonted
from reports.fingerprint_text import game_name
from reports.ladder_text import shortened
from reports.language import decimal
from reports.sweep_text import unit_of
from reports.texts.best_of import BEST_OF
from reports.texts.sweep import SWEEP

WIDTH, ROW, HEAD, FOOT, DPI = 6.4, 0.26, 0.72, 0.42, 160  # inches, and dots per inch
LEFT, RIGHT = 0.31, 0.72  # of the width: where the dots begin and end
SIZE, SMALL = 9.0, 8.0  # points
CLIP = 12.0
"""Percentage points: an interval that reaches farther below the leader is cut off."""


def draw_race(outcome: Outcome, language: str) -> dict[str, bytes]:
    """Return the figure as {"png": ..., "svg": ...}."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    with mpl.rc_context(SETTINGS):
        height = HEAD + FOOT + ROW * len(outcome.runners)
        figure = Figure(figsize=(WIDTH, height), facecolor="white")
        axes = figure.add_axes((LEFT, FOOT / height, RIGHT - LEFT, 1 - (HEAD + FOOT) / height))
        for place, runner in enumerate(outcome.runners):
            _draw_row(axes, -place, outcome, runner, language)
        _dress(figure, axes, outcome, language)
        png, svg = io.BytesIO(), io.StringIO()
        figure.savefig(png, format="png", dpi=DPI, metadata={"Software": None})
        figure.savefig(svg, format="svg", metadata={"Date": None, "Creator": None})
    text = described(refonted(svg.getvalue()), alternative_text(outcome, language))
    return {"png": png.getvalue(), "svg": text.encode()}


def _draw_row(axes: Any, height: float, outcome: Outcome, runner: Runner, language: str) -> None:
    texts, (scale, places) = BEST_OF[language], unit_of(outcome.race.duel)
    effect = outcome.effect(runner)
    left = runner.fell_at is None
    colour = MEAN if left else DOT
    low, middle, high = (scale * end for end in (effect.low, effect.estimate, effect.high))
    axes.plot([low, high], [height, height], color=colour, linewidth=2.2, solid_capstyle="butt")
    axes.plot([middle], [height], "D" if left else "o", color=colour, markersize=5)
    look = {"fontsize": SIZE, "va": "center", "transform": axes.get_yaxis_transform()}
    weight = "bold" if left else "normal"
    name = shortened(runner.strategy.spell())
    axes.text(-0.02, height, name, ha="right", color=INK, weight=weight, **look)
    value = decimal(middle, places - 1, language, signed=True)
    axes.text(1.15, height, value, ha="right", color=INK, weight=weight, **look)
    fell = texts["stays"] if left else texts["fell"].format(deals=fell_words(runner, language))
    axes.text(1.19, height, fell, ha="left", color=MUTED, **{**look, "fontsize": 7})


def _dress(figure: Any, axes: Any, outcome: Outcome, language: str) -> None:
    """Set titles, axis and limits."""
    texts, duel = BEST_OF[language], outcome.race.duel
    height, (scale, places) = figure.get_figheight(), unit_of(duel)
    left = {"ha": "left", "va": "center"}
    heading = texts["figure"].format(number=len(outcome.runners))
    figure.text(0.02, 1 - 0.2 / height, heading, fontsize=13, weight="bold", color=INK, **left)
    subtitle = texts["figure_sub"].format(
        rules=game_name(duel.rules),
        seats=duel.seats,
        reference=duel.reference.spell(),
        unit=SWEEP[language]["units"][duel.measure.name],
    )
    figure.text(0.02, 1 - 0.44 / height, subtitle, fontsize=SIZE, color=MUTED, **left)
    middles = [scale * outcome.effect(each).estimate for each in outcome.runners]
    reach = CLIP * scale / 100
    axes.set_xlim(max(min(middles), max(middles) - 4 * reach) - reach / 4, max(middles) + reach / 2)
    axes.set_ylim(0.4 - len(outcome.runners), 0.6)
    axes.set_yticks([])
    axes.xaxis.set_major_formatter(
        lambda value, _: decimal(value, places - 2, language, signed=True)
    )
    axes.tick_params(axis="x", length=0, labelsize=SMALL, labelcolor=MUTED)
    axes.grid(axis="x", color=RULE, linewidth=0.6)
    axes.axvline(0, color=MUTED, linewidth=1)
    axes.set_axisbelow(True)
    axes.spines[:].set_visible(False)


def alternative_text(outcome: Outcome, language: str) -> str:
    """Return what the figure shows, for those who do not see it."""
    scale, places = unit_of(outcome.race.duel)
    values = "; ".join(
        f"{each.strategy.spell()} "
        f"{decimal(scale * outcome.effect(each).estimate, places, language, signed=True)}"
        for each in outcome.runners
    )
    return str(BEST_OF[language]["alt"]).format(values=values)
