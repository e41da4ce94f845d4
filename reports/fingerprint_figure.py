"""Fingerprints as a figure: a row for each strategy, a column for each situation, a bar for each of its classes."""

import io
from collections import defaultdict
from collections.abc import Mapping
from typing import Any

from experiments.fingerprint import FEW, Fingerprints, Share, kinds_of, shares
from reports.figures import INK, MUTED, SETTINGS, described, refonted
from reports.fingerprint_text import game_name
from reports.ladder_text import shortened
from reports.language import decimal, whole
from reports.texts.fingerprint import FINGERPRINT

COLOURS = {
    "lowest_all": "#0072b2",
    "lowest_some": "#56b4e9",
    "higher": "#009e73",
    "two": "#f0e442",
    "ten": "#e69f00",
    "four": "#d55e00",
    "take": "#8c8c8c",
    "take_freely": "#cc79a7",
    "chance": "#332288",
    "flip": "#d9d9d9",
    "lead_low": "#0072b2",
    "lead_high": "#56b4e9",
    "lead_other": "#b8def5",
    "beat_cheap": "#009e73",
    "beat_dear": "#8fd6bf",
    "tie": "#f0e442",
    "duck_low": "#e69f00",
    "duck_high": "#d55e00",
    "lead_plain": "#0072b2",
    "lead_trump": "#56b4e9",
    "beat_plain": "#009e73",
    "beat_trump": "#8fd6bf",
}
"""The colour-blind-safe colours of Okabe and Ito (2008) and tints of them."""
HATCHED = {"lead_plain", "lead_trump", "beat_plain", "beat_trump"}
"""Kinds of phase two share a colour with those of phase one, and are hatched."""
FADED = 0.35
WIDTH, ROW, HEAD, FOOT = 10.0, 1.75, 1.35, 0.3  # inches
LEFT, LETTER, RIGHT, GAP = (
    0.45,
    0.062,
    0.42,
    1.05,
)  # inches: beside the outermost panels, a letter, between two
SIZE, SMALL, DPI = 9.0, 7.5, 160
Grid = Mapping[tuple[str, str, str], list[Share]]


def draw_fingerprints(prints: Fingerprints, language: str) -> dict[str, bytes]:
    """Return the figure as {"png": ..., "svg": ...}."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    grid = _grid(prints)
    contexts = kinds_of(prints.rules.family).CONTEXTS
    with mpl.rc_context({**SETTINGS, "hatch.linewidth": 0.6}):
        height = HEAD + FOOT + ROW * len(prints.names)
        figure = Figure(figsize=(WIDTH, height), facecolor="white")
        margin = LEFT + LETTER * _longest_label(prints, language)
        across = (WIDTH - margin - RIGHT - GAP * (len(contexts) - 1)) / len(contexts)
        for row, name in enumerate(prints.names):
            bottom = (height - HEAD - ROW * (row + 1) + 0.42) / height
            for column, (context, labels) in enumerate(contexts.items()):
                left = (margin + column * (across + GAP)) / WIDTH
                axes = figure.add_axes((left, bottom, across / WIDTH, (ROW - 0.72) / height))
                _draw_panel(axes, [grid[name, context, label] for label in labels], language)
                title = FINGERPRINT[language]["contexts"][context]
                axes.set_title(title, fontsize=SMALL, color=MUTED, loc="left", pad=3)
            top = (height - HEAD - ROW * row - 0.02) / height
            figure.text(
                0.01, top, shortened(name), fontsize=11, weight="bold", color=INK, va="center"
            )
        _dress(figure, prints, grid, language)
        png, svg = io.BytesIO(), io.StringIO()
        figure.savefig(png, format="png", dpi=DPI, metadata={"Software": None})
        figure.savefig(svg, format="svg", metadata={"Date": None, "Creator": None})
    text = described(refonted(svg.getvalue()), alternative_text(prints, language))
    return {"png": png.getvalue(), "svg": text.encode()}


def _longest_label(prints: Fingerprints, language: str) -> int:
    """Return the letters of the longest label of the first column."""
    labels = next(iter(kinds_of(prints.rules.family).CONTEXTS.values()))
    return max(len(FINGERPRINT[language]["labels"].get(each, each)) for each in labels)


def _grid(prints: Fingerprints) -> Grid:
    grid: dict[tuple[str, str, str], list[Share]] = defaultdict(list)
    for share in shares(prints):
        grid[share.strategy, share.context, share.class_name].append(share)
    return grid


def _draw_panel(axes: Any, bars: list[list[Share]], language: str) -> None:
    texts = FINGERPRINT[language]
    for place, bar in enumerate(bars):
        start = 0.0
        for share in bar:
            axes.barh(
                -place,
                100 * share.share,
                left=start,
                height=0.72,
                color=COLOURS[share.kind],
                hatch="////" if share.kind in HATCHED else None,
                edgecolor="white",
                linewidth=0.3,
                alpha=1.0 if share.decisions >= FEW else FADED,
            )
            start += 100 * share.share
        label = texts["labels"].get(bar[0].class_name, bar[0].class_name)
        look = {"va": "center", "fontsize": SMALL}
        axes.text(-3, -place, label, ha="right", color=INK, **look)
        number = whole(bar[0].decisions, language)
        axes.text(103, -place, number, ha="left", color=MUTED, **{**look, "fontsize": 6})
    axes.set_xlim(0, 100)
    axes.set_ylim(0.5 - len(bars), 0.5)
    axes.set_yticks([])
    axes.set_xticks([0, 50, 100])
    axes.xaxis.set_major_formatter(lambda value, _: decimal(value, 0, language))
    axes.tick_params(axis="x", length=0, labelsize=6.5, labelcolor=MUTED, pad=1)
    axes.spines[:].set_visible(False)


def _dress(figure: Any, prints: Fingerprints, grid: Grid, language: str) -> None:
    """Write the title and the legend of the kinds that were seen."""
    from matplotlib.patches import Patch

    texts, height = FINGERPRINT[language], figure.get_figheight()
    subtitle = texts["figure_sub"].format(rules=game_name(prints.rules), seats=prints.seats)
    figure.text(
        0.01, 1 - 0.2 / height, texts["figure"], fontsize=14, weight="bold", color=INK, va="center"
    )
    few = f"{subtitle}; {texts['few'].format(few=FEW)}"
    figure.text(0.01, 1 - 0.45 / height, few, fontsize=SIZE, color=MUTED, va="center")
    seen = {share.kind for bar in grid.values() for share in bar if share.share}
    patches = [
        Patch(
            facecolor=COLOURS[kind],
            edgecolor="white",
            hatch="////" if kind in HATCHED else None,
            label=texts["kinds"][kind],
        )
        for kind in kinds_of(prints.rules.family).KINDS
        if kind in seen
    ]
    figure.legend(
        handles=patches,
        loc="upper left",
        bbox_to_anchor=(0.004, 1 - 0.55 / height),
        ncols=7,
        frameon=False,
        fontsize=SMALL,
        handlelength=1.1,
        columnspacing=1.1,
        labelspacing=0.35,
    )


def alternative_text(prints: Fingerprints, language: str) -> str:
    """Return what the figure shows, for those who do not see it."""
    texts = FINGERPRINT[language]
    told = []
    for name in prints.names:
        kinds = [each for each in shares(prints) if each.context == "all" and each.strategy == name]
        most = sorted(kinds, key=lambda each: -each.share)[:3]
        listed = ", ".join(
            f"{texts['kinds'][each.kind]} {decimal(100 * each.share, 0, language)} %"
            for each in most
        )
        told.append(f"{name}: {listed}.")
    return str(texts["alt"]).format(
        names=f" {texts['and']} ".join(prints.names),
        rules=game_name(prints.rules),
        shares=" ".join(told),
    )
