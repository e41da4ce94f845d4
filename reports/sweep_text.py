"""A sweep in a table and sentences, in Swedish or English, at most a hundred columns wide."""

import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path

from experiments.duel import Duel
from experiments.stats.proportion import Interval
from experiments.sweep import Point, Sweep
from reports.compare_text import effect_words, word_of
from reports.fingerprint_text import game_name
from reports.language import decimal, percent, whole
from reports.summary_text import Block, TextTable
from reports.texts.sweep import SWEEP

WIDTH = 100
MOST_ROWS = 60
"""Points that the table has room for; the files have all."""


def sweep_blocks(sweep: Sweep, language: str) -> Iterator[Block]:
    """Yield the grid, the best of it, and what was confirmed."""
    texts, duel = SWEEP[language], sweep.duel
    yield _filled(
        texts["title"].format(
            strategy=duel.candidate.spell(),
            reference=duel.reference.spell(),
            rules=game_name(duel.rules),
            seats=duel.seats,
            names=names_of(sweep),
            points=len(sweep.points),
        )
    )
    yield ""
    yield _table(sweep, language)
    yield ""
    yield _filled(verdict(sweep, language))
    yield _filled(f"{_design(sweep, language)} {_unfinished(sweep, language)}")


def sweep_ending(
    folder: Path, files: Sequence[str], command: str, language: str
) -> Iterator[Block]:
    """Yield where the files are and what to type next."""
    texts = SWEEP[language]
    yield ""
    yield _filled(texts["files"].format(folder=folder, files=", ".join(files)))
    yield texts["next"].format(command=command)


def names_of(sweep: Sweep) -> str:
    """Return the parameters that were swept."""
    return " × ".join(axis.parameter.name for axis in sweep.axes)


def point_words(sweep: Sweep, point: Point) -> str:
    """Return a point as it is typed."""
    names = (axis.parameter.name for axis in sweep.axes)
    return ", ".join(f"{name}={value}" for name, value in zip(names, point.values, strict=True))


def unit_of(duel: Duel) -> tuple[int, int]:
    """Return by what an effect is multiplied to be told, and with how many decimals."""
    return (1, 3) if duel.measure.name == "place" else (100, 2)


def _table(sweep: Sweep, language: str) -> TextTable:
    texts, (scale, places) = SWEEP[language], unit_of(sweep.duel)
    names = [axis.parameter.name for axis in sweep.axes]
    effect, band = texts["header"]
    unit = texts["units"][sweep.duel.measure.name]
    rows = [
        (*point.values, *_cells(point.effect, scale, places, language), _mark(sweep, place))
        for place, point in enumerate(sweep.points[:MOST_ROWS])
    ]
    header = (*names, effect.format(unit=unit), band, "")
    return TextTable(rows, header, tuple(range(len(names) + 2)))


def _cells(interval: Interval, scale: int, places: int, language: str) -> tuple[str, str]:
    ends = [
        decimal(scale * end, places, language, signed=True) for end in (interval.low, interval.high)
    ]
    value = decimal(scale * interval.estimate, places, language, signed=True)
    return value, " … ".join(ends)


def _mark(sweep: Sweep, place: int) -> str:
    return "*" if place == sweep.best else ""


def verdict(sweep: Sweep, language: str) -> str:
    """Return which point was best, and what it was worth on other deals."""
    texts, duel = SWEEP[language], sweep.duel
    best = sweep.points[sweep.best]
    told = str(texts["best"]).format(point=point_words(sweep, best))
    change = sweep.change()
    if change is None:
        return f"{told} {texts['same']}"
    words = effect_words(duel, change, language)
    confirmed = texts["confirmed"].format(change=words, strategy=duel.candidate.spell())
    better = duel.measure.larger_is_better
    word = texts["word"][word_of(duel.measure.name, change, larger_is_better=better)]
    return f"{told} {confirmed} {word}"


def _design(sweep: Sweep, language: str) -> str:
    return str(SWEEP[language]["design"]).format(
        deals=whole(sweep.deals, language),
        seed=sweep.duel.seed,
        other=sweep.confirming_seed,
    )


def _unfinished(sweep: Sweep, language: str) -> str:
    share = sweep.unfinished / sweep.games
    return str(SWEEP[language]["unfinished"]).format(share=percent(share, 2, language))


def _filled(sentence: str) -> str:
    return textwrap.fill(sentence, WIDTH, break_on_hyphens=False)
