"""Forks in sentences and tables, in Swedish or English, at most a hundred columns wide."""

import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from experiments.fork import Forks
from experiments.fork_effects import FEW, MARGIN, OUTCOMES, OVERALL, Effect, Rate, effects, rates
from experiments.fork_table import Forking
from experiments.stats.clustered import detectable
from reports.fingerprint_text import game_name
from reports.language import decimal, percent, whole
from reports.summary_text import Block, TextTable
from reports.texts.fingerprint import FINGERPRINT
from reports.texts.fork import FORK

WIDTH = 100
SURE = 0.05
"""The largest risk, adjusted for all situations, at which one is called surely different from zero."""


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


def outcomes(forking: Forking) -> list[str]:
    """Return the outcomes that are told of: with two seats who is not last is first."""
    return list(OUTCOMES)[: 1 if forking.seats == 2 else 2]


def overall(forking: Forking, found: Sequence[Effect]) -> list[Effect]:
    """Return the effects over all forks that are told of, those of one outcome together."""
    names = outcomes(forking)
    return [each for each in found if each.context == OVERALL and each.outcome in names]


def pairs(found: Sequence[Effect]) -> list[tuple[int, int]]:
    """Return each two plays that are compared."""
    return list(dict.fromkeys((each.first, each.second) for each in found))


def same(one: Effect, other: Effect) -> bool:
    """Return whether two effects are of the same outcome and plays."""
    return (one.outcome, one.first, one.second) == (other.outcome, other.first, other.second)


def quoted(forking: Forking, play: int, language: str) -> str:
    """Return a play as it was named, in the language's quotation marks."""
    return str(FORK[language]["quote"]).format(play=forking.choice.plays[play])


def label_of(effect: Effect, language: str) -> str:
    """Return a class of a situation in words, such as "talon: 6-15"."""
    texts, names = FORK[language]["contexts"], FINGERPRINT[language]
    if effect.context == OVERALL:
        return str(texts[OVERALL])
    context = texts.get(effect.context) or names["contexts"][effect.context]
    return f"{context}: {names['labels'].get(effect.class_name, effect.class_name)}"


def points(share: float, language: str, places: int = 1) -> str:
    """Return a difference of shares in percentage points, with its sign."""
    return decimal(100 * share, places, language, signed=True)


def told(forking: Forking, effect: Effect, language: str) -> str:
    """Return what an effect over all forks says, as sentences; the better play comes first."""
    texts, interval = FORK[language], effect.interval
    order, sign = (effect.first, effect.second), 1
    if interval.estimate < 0:
        order, sign = (effect.second, effect.first), -1
    first, second = (quoted(forking, each, language) for each in order)
    ends = sorted((sign * interval.low, sign * interval.high))
    bounds = sorted((sign * effect.low, sign * effect.high))
    low, high, least, most = (points(each, language, 2) for each in (*ends, *bounds))
    size = decimal(100 * abs(interval.estimate), 2, language)
    what = texts["what"][effect.outcome].format(first=first, value=size, low=low, high=high)
    verdict = "better" if effect.verdict == "worse" else effect.verdict
    return str(texts[verdict]).format(
        first=first,
        second=second,
        what=what,
        margin=decimal(100 * MARGIN, 2, language),
        detectable=decimal(100 * detectable(interval.error), 2, language),
        least=least,
        most=most,
    )


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


def is_shown(effect: Effect) -> bool:
    """Return whether a class has enough forks to be shown."""
    return effect.forks >= FEW or effect.context == OVERALL


def is_sure(effect: Effect) -> bool:
    """Return whether a class is surely different from zero, with regard to the number of classes."""
    return effect.context != OVERALL and effect.p_value < SURE


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


def population(forking: Forking, language: str) -> str:
    """Return which players reached the situations, as a sentence."""
    texts = FORK[language]
    names = [each.spell() for each in forking.strategies]
    if forking.mover is None:
        return str(texts["among"]).format(others=", ".join(names))
    mover = f"{names[forking.mover]} ({texts['seat_in'].format(seat=forking.mover)})"
    others = [name for seat, name in enumerate(names) if seat != forking.mover]
    return str(texts["population"]).format(mover=mover, others=", ".join(others))


def _filled(sentence: str) -> str:
    return textwrap.fill(sentence, WIDTH, break_on_hyphens=False)
