"""The shape of a game in sentences and tables, in Swedish or English, at most a hundred columns wide."""

import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path

from experiments import shape_curves as curves
from experiments.estimate import Estimate
from experiments.shape import Shape, Shaping
from experiments.shape_rollouts import POINTS, SPREADS
from reports.language import decimal, percent, whole
from reports.summary_text import Block, TextTable
from reports.texts import shape as texts
from simcore.rules import spell

ROWS = 8
"""Rows of the table of choices."""
TOLD_POINTS = range(0, POINTS, 4)
"""Of the points of a game, those that the tables tell."""
LONGEST_NAMES = 30
WIDTH = 100


def shape_blocks(shaping: Shaping, shape: Shape, language: str) -> Iterator[Block]:
    """Yield what the games were, and the four figures."""
    yield title(shaping, shape, language)
    unfinished = curves.unfinished_share(shape)
    yield texts.UNFINISHED[language].format(share=_share(unfinished, language))
    yield ""
    yield _filled(_branching(shape, language))
    yield ""
    yield _choices(shape, language)
    yield ""
    yield _filled(_length(shape, language))
    yield ""
    yield from _histories(shaping, shape, language)


def ending_blocks(
    folder: Path, files: Sequence[str], command: str, language: str
) -> Iterator[Block]:
    """Yield where the files are and what to type next."""
    yield ""
    yield texts.FILES[language].format(folder=folder, files=", ".join(files))
    yield texts.NEXT[language].format(command=command)


def title(shaping: Shaping, shape: Shape, language: str) -> str:
    """Return what was played, in one line."""
    names = list(dict.fromkeys(each.spell() for each in shaping.strategies))
    told = ", ".join(names)
    return texts.TITLES[language].format(
        rules=shaping.rules.name,
        house="".join(f", {name}={spell(value)}" for name, value in shaping.rules.house.items()),
        players=shaping.players,
        strategies=told if len(told) <= LONGEST_NAMES else told[: LONGEST_NAMES - 1] + "…",
        seed=shaping.seed,
        games=whole(shape.games, language),
    )


def _branching(shape: Shape, language: str) -> str:
    mean, smooth = curves.highest_mean(shape), curves.highest_smooth(shape)
    return texts.BRANCHING[language].format(
        mean=_ends(curves.choices_per_decision(shape), language),
        most=int(shape.most.max()),
        decision=mean.decision,
        height=_margin(curves.choices_at(shape, mean.decision), language),
        smooth_decision=smooth.decision,
        smooth_height=decimal(smooth.choices, 2, language),
    )


def _choices(shape: Shape, language: str) -> TextTable:
    last = curves.last_common(shape, curves.STILL_SOME)
    decisions = sorted({round(row * last / (ROWS - 1)) for row in range(ROWS)})
    rows = [
        (
            str(decision),
            whole(int(shape.choices[decision, 0]), language),
            _margin(curves.choices_at(shape, decision), language),
        )
        for decision in decisions
    ]
    return TextTable(rows, texts.BRANCHING_HEADER[language], (0, 1, 2))


def _length(shape: Shape, language: str) -> str:
    mean = curves.decisions_per_game(shape)
    if mean is None:
        return texts.NO_LENGTH[language]
    quantiles = curves.length_quantiles(shape)
    return texts.LENGTH[language].format(
        mean=_ends(mean, language, 1),
        low=quantiles[0.25],
        median=quantiles[0.5],
        high=quantiles[0.75],
        longest=curves.longest(shape),
    )


def _histories(shaping: Shaping, shape: Shape, language: str) -> Iterator[Block]:
    if shape.histories.games < 2:
        yield _filled(texts.NO_ROLLOUTS[language])
        return
    first, place_label = texts.LEAD_HEADER[language]
    places = range(1, shaping.players + 1)
    leads = [
        (
            _portion(point, language),
            *(_margin(curves.lead(shaping, shape, point, place), language) for place in places),
        )
        for point in TOLD_POINTS
    ]
    header = (first, *(place_label.format(place=place) for place in places))
    yield texts.LEAD[language]
    yield TextTable(leads, header, range_of(header))
    spreads = [
        (
            _portion(point, language),
            *(_margin(curves.spread(shaping, shape, point, kind), language) for kind in SPREADS),
        )
        for point in TOLD_POINTS
    ]
    header = texts.SPREAD_HEADER[language]
    yield ""
    yield texts.SPREAD[language]
    yield TextTable(spreads, header, range_of(header))
    yield ""
    games = whole(shape.histories.games, language)
    yield _filled(texts.BASIS[language].format(games=games, rollouts=shaping.rollouts))


def _filled(sentence: str) -> str:
    return textwrap.fill(sentence, WIDTH, break_on_hyphens=False)


def range_of(header: Sequence[str]) -> tuple[int, ...]:
    """Return the numbers of all columns."""
    return tuple(range(len(header)))


def _portion(point: int, language: str) -> str:
    return percent(curves.portion(point), 0, language)


def _share(estimate: Estimate, language: str) -> str:
    ends = "–".join(decimal(100 * end, 2, language) for end in (estimate.low, estimate.high))
    return f"{percent(estimate.estimate, 2, language)} ({ends})"


def _ends(estimate: Estimate | None, language: str, places: int = 2) -> str:
    if estimate is None:
        return texts.NOTHING[language]
    ends = "–".join(decimal(end, places, language) for end in (estimate.low, estimate.high))
    return f"{decimal(estimate.estimate, places, language)} ({ends})"


def _margin(estimate: Estimate | None, language: str) -> str:
    if estimate is None:
        return texts.NOTHING[language]
    margin = (estimate.high - estimate.low) / 2
    return f"{decimal(estimate.estimate, 2, language)} ± {decimal(margin, 2, language)}"
