"""Fingerprints in sentences and tables, in Swedish or English, at most a hundred columns wide."""

import shlex
import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path

from experiments.fingerprint import CAP, Difference, Fingerprints, differences, kinds_of, shares
from experiments.stats.clustered import Interval
from reports.ladder_text import shortened
from reports.language import decimal, percent, whole
from reports.positions import action_words, position_words
from reports.summary_text import Block, TextTable
from reports.texts.fingerprint import FINGERPRINT
from simcore.rules import RuleSet, spell
from strategies.catalogue import BOOKS

WIDTH = 100
LONGEST_NAME = 20
RARE = 0.05
"""A share of games that differ, none of which was seen, is at most so large that this would be as rare as that."""
MOST_COLUMNS = 4
"""Strategies that the table of kinds has room for."""


def fingerprint_blocks(prints: Fingerprints, language: str) -> Iterator[Block]:
    """Yield what was asked, how often each does what, and how they differ."""
    texts = FINGERPRINT[language]
    yield texts["title"].format(
        rules=game_name(prints.rules),
        seats=prints.seats,
        decisions=whole(len(prints.kinds), language),
        games=whole(len(set(prints.turns.game.tolist())), language),
    )
    yield ""
    for first in range(0, len(prints.strategies), MOST_COLUMNS):
        yield _kinds(prints, prints.names[first : first + MOST_COLUMNS], language)
        yield ""
    for difference in differences(prints):
        yield from _told(prints, difference, language)
        yield ""
    if not all(each.deterministic for each in prints.strategies):
        yield _filled(texts["random"])
    yield _filled(_design(prints, language))


def fingerprint_ending(
    folder: Path, files: Sequence[str], command: str, language: str
) -> Iterator[Block]:
    """Yield where the files are and what to type next."""
    texts = FINGERPRINT[language]
    yield ""
    yield _filled(texts["files"].format(folder=folder, files=", ".join(files)))
    yield texts["next"].format(command=command)


def game_name(rules: RuleSet) -> str:
    """Return the rule set with its changed fields."""
    return rules.name + "".join(f", {name}={spell(value)}" for name, value in rules.house.items())


def _kinds(prints: Fingerprints, names: Sequence[str], language: str) -> TextTable:
    texts = FINGERPRINT[language]
    every = {
        (each.strategy, each.kind): each.share for each in shares(prints) if each.context == "all"
    }
    rows = [
        (
            texts["kinds"][kind],
            *(
                percent(every[name, kind], 1, language) if every[name, kind] else ""
                for name in names
            ),
        )
        for kind in kinds_of(prints.rules.family).KINDS
        if any(every[name, kind] for name in names)
    ]
    header = (texts["header"][0], *(_short(name) for name in names))
    return TextTable(rows, header, tuple(range(1, len(header))))


def _short(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


def _told(prints: Fingerprints, difference: Difference, language: str) -> Iterator[Block]:
    texts = FINGERPRINT[language]
    first, second = (
        shortened(prints.names[each]) for each in (difference.first, difference.second)
    )
    names = {"first": first, "second": second}
    if difference.where is None or difference.turns is None:
        most = percent(1 - RARE ** (1 / max(difference.games, 1)), 1, language)
        decisions = whole(difference.decisions, language)
        told = texts["alike"].format(**names, decisions=decisions, most=most)
    else:
        context, label, share = difference.where
        where = where_words(context, label, language)
        most = percent(share, 0, language)
        told = texts["differ"].format(
            **names, **_ends(difference.turns, language), where=where, most=most
        )
    yield _filled(f"{told} {_swap(difference.swaps, language)}".rstrip())
    if difference.example is not None:
        yield from _example(prints, difference, names, language)


def where_words(context: str, label: str, language: str) -> str:
    """Return a class of a situation as words within a sentence."""
    texts = FINGERPRINT[language]
    named = texts["labels"].get(label, label)
    return str(texts["where"][context]).format(label=named)


def _ends(interval: Interval, language: str) -> dict[str, str]:
    return {
        "share": percent(interval.estimate, 1, language),
        "low": decimal(100 * max(interval.low, 0.0), 1, language),
        "high": decimal(100 * min(interval.high, 1.0), 1, language),
    }


def _swap(swaps: Interval | None, language: str) -> str:
    texts = FINGERPRINT[language]
    if swaps is None:
        return ""
    if swaps.estimate == 0:
        return str(texts["swap_alike"])
    return str(texts["swap_differ"]).format(**_ends(swaps, language))


def _example(
    prints: Fingerprints, difference: Difference, names: dict[str, str], language: str
) -> Iterator[Block]:
    texts, turns, place = FINGERPRINT[language], prints.turns, difference.example
    family = prints.rules.family
    answers = [
        action_words(family, int(turns.answers[place, each]), texts)
        for each in (difference.first, difference.second)
    ]
    position = position_words(family, turns.views[place], texts, language)
    yield _filled(
        texts["example"].format(position=position, answer=answers[0], other=answers[1], **names)
    )
    yield "  " + texts["see"].format(command=replay_command(prints, difference))


def replay_command(prints: Fingerprints, difference: Difference) -> str:
    """Return the command that shows the game of a difference's example."""
    turns, place = prints.turns, difference.example
    player = prints.names[int(turns.part[place])]
    line_up = ",".join([player] + [BOOKS[prints.rules.family]] * (prints.seats - 1))
    words = ["skitgubbe", "replay", str(int(turns.game[place])), *options(prints.rules)]
    return shlex.join([*words, "--seats", line_up, "--seed", str(prints.seed)])


def options(rules: RuleSet) -> list[str]:
    """Return the options that name a rule set."""
    changed = [
        word for name, value in rules.house.items() for word in ("--rule", f"{name}={spell(value)}")
    ]
    return ["--rules", rules.name, *changed]


def _design(prints: Fingerprints, language: str) -> str:
    return str(FINGERPRINT[language]["design"]).format(
        book=BOOKS[prints.rules.family],
        no_choice=whole(prints.no_choice, language),
        cap=CAP,
        left=percent(prints.left, 1, language),
        seed=prints.seed,
    )


def _filled(sentence: str) -> str:
    return textwrap.fill(sentence, WIDTH, break_on_hyphens=False)
