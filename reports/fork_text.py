"""Forks in sentences and tables, in Swedish or English, at most a hundred columns wide."""

import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from experiments.fork import Forks
from experiments.fork_effects import FEW, OUTCOMES, Effect, Rate, effects, rates
from experiments.fork_table import Forking
from reports.fingerprint_text import game_name
from reports.fork_words import (
    is_shown,
    is_sure,
    label_of,
    outcomes,
    overall,
    pairs,
    points,
    population,
    quoted,
    told,
)
from reports.language import decimal, percent, whole
from reports.summary_text import Block, TextTable
from reports.texts.fork import FORK

WIDTH = 100


def fork_blocks(forking: Forking, forks: Forks, language: str) -> Iterator[Block]:
    """Yield what the choice was, what it is worth, where, and what that rests on."""
    texts, found = FORK[language], effects(forking, forks)
    plays = f" {texts['or']} ".join(
        quoted(forking, each, language) for each in range(forking.plays)
    )
    title = texts["title"]
    yield _filled(title.format(rules=game_name(forking.rules), seats=forking.seats, plays=plays))
    when = forking.choice.when
    yield _filled(texts["when"].format(when=when) if when else texts["always"])
    yield ""
    for effect in overall(forking, found):
        yield _filled(told(forking, effect, language))
    yield ""
    yield _rates(forking, rates(forking, forks), language)
    for first, second in pairs(found):
        yield ""
        pair = [each for each in found if (each.first, each.second) == (first, second)]
        yield from _situations(forking, pair, language)
    yield _filled(texts["few"].format(few=FEW))
    yield ""
    for sentence in _design(forking, forks, language):
        yield _filled(sentence)


def fork_ending(folder: Path, files: Sequence[str], command: str, language: str) -> Iterator[Block]:
    """Yield where the files are and what to type next."""
    texts = FORK[language]
    yield ""
    yield _filled(texts["files"].format(folder=folder, files=", ".join(files)))
    yield texts["next"].format(command=command)


def _rates(forking: Forking, found: Sequence[Rate], language: str) -> TextTable:
    texts, several = FORK[language], len(outcomes(forking)) > 1
    by_play = {(each.play, each.outcome): each for each in found}
    rows = []
    for play, name in enumerate(forking.choice.plays):
        not_last, first = (by_play[play, outcome] for outcome in OUTCOMES)
        ends = (not_last.interval.estimate, not_last.at_best)
        rows.append(
            (
                name,
                percent(not_last.interval.estimate, 1, language),
                "–".join(decimal(100 * each, 1, language) for each in ends),
                *([percent(first.interval.estimate, 1, language)] if several else []),
                percent(not_last.unfinished, 2, language),
            )
        )
    name, escapes, bounds, wins, endless = texts["rates_header"]
    header = (name, escapes, bounds, *([wins] if several else []), endless)
    return TextTable(rows, header, tuple(range(1, len(header))))


def _situations(forking: Forking, found: Sequence[Effect], language: str) -> Iterator[Block]:
    """Yield the table of two plays by class, the outcomes side by side; a star marks what is sure."""
    texts: dict[str, Any] = FORK[language]
    first, second = (quoted(forking, each, language) for each in (found[0].first, found[0].second))
    yield _filled(texts["class_title"].format(first=first, second=second))
    rows = [
        (
            label_of(each[0], language),
            *(_cell(effect, language) for effect in each),
            whole(each[0].forks, language),
            whole(each[0].games, language),
        )
        for each in _side_by_side(forking, found)
        if is_shown(each[0])
    ]
    situation, forks, games = texts["class_header"]
    columns = [texts["column"][name] for name in outcomes(forking)]
    header = (situation, *columns, forks, games)
    yield TextTable(rows, header, tuple(range(1, len(header))))


def _side_by_side(forking: Forking, found: Sequence[Effect]) -> list[tuple[Effect, ...]]:
    """Return for each class its effects on the outcomes that are told of."""
    columns = [[each for each in found if each.outcome == name] for name in outcomes(forking)]
    return list(zip(*columns, strict=True))


def _cell(effect: Effect, language: str) -> str:
    interval = effect.interval
    value, low, high = (
        f"{points(each, language):>5}" for each in (interval.estimate, interval.low, interval.high)
    )
    return f"{value} ({low} … {high}){'*' if is_sure(effect) else ' '}"


def _design(forking: Forking, forks: Forks, language: str) -> Iterator[str]:
    texts = FORK[language]
    numbers = {
        "forks": len(forks),
        "games": forks.games,
        "without": forks.games - forks.games_with,
        "not_possible": forks.not_possible,
        "same": forks.same,
    }
    told_numbers = {name: whole(value, language) for name, value in numbers.items()}
    yield f"{texts['count'].format(**told_numbers)} {texts['which'][forking.each]}"
    yield texts["design"].format(redeals=forking.redeals)
    yield population(forking, language)
    yield texts["ends"].format(cap=whole(forking.cap, language), seed=forking.seed)


def _filled(sentence: str) -> str:
    return textwrap.fill(sentence, WIDTH, break_on_hyphens=False)
