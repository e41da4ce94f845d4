"""A race in a table and sentences, in Swedish or English, at most a hundred columns wide."""

import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path

from experiments.best_of import Outcome, Runner
from reports.fingerprint_text import game_name
from reports.ladder_text import shortened
from reports.language import decimal, percent, whole
from reports.summary_text import Block, TextTable
from reports.sweep_text import unit_of
from reports.texts.best_of import BEST_OF
from reports.texts.compare import COMPARE
from reports.texts.sweep import SWEEP

WIDTH = 100


def race_blocks(outcome: Outcome, language: str) -> Iterator[Block]:
    """Yield the table, who won, and what it rests on."""
    texts, duel = BEST_OF[language], outcome.race.duel
    yield _filled(
        texts["title"].format(
            number=len(outcome.runners),
            rules=game_name(duel.rules),
            seats=duel.seats,
            reference=duel.reference.spell(),
        )
    )
    yield ""
    yield _table(outcome, language)
    yield ""
    yield _filled(verdict(outcome, language))
    yield _filled(
        texts["design"].format(
            games=whole(outcome.games, language),
            share=percent(outcome.unfinished / outcome.games, 2, language),
            seed=duel.seed,
        )
    )


def race_ending(folder: Path, files: Sequence[str], command: str, language: str) -> Iterator[Block]:
    """Yield where the files are and what to type next."""
    texts = BEST_OF[language]
    yield ""
    yield _filled(texts["files"].format(folder=folder, files=", ".join(files)))
    yield texts["next"].format(command=command)


def _table(outcome: Outcome, language: str) -> TextTable:
    texts = BEST_OF[language]
    unit = SWEEP[language]["units"][outcome.race.duel.measure.name]
    rows = [
        (
            shortened(each.strategy.spell()),
            *effect_cells(outcome, each, language),
            fell_words(each, language),
        )
        for each in outcome.runners
    ]
    name, effect, band, fell = texts["header"]
    return TextTable(rows, (name, effect.format(unit=unit), band, fell), (1, 2, 3))


def effect_cells(outcome: Outcome, runner: Runner, language: str) -> tuple[str, str]:
    """Return a candidate's effect, and the ends of its interval."""
    scale, places = unit_of(outcome.race.duel)
    effect = outcome.effect(runner)
    value, low, high = (decimal(scale * end, places, language, signed=True) for end in effect)
    return value, f"{low} … {high}"


def fell_words(runner: Runner, language: str) -> str:
    """Return after how many deals a candidate fell, "" if it never did."""
    if runner.fell_at is None:
        return ""
    return str(BEST_OF[language]["deals"]).format(deals=whole(runner.fell_at, language))


def verdict(outcome: Outcome, language: str) -> str:
    """Return who won, or who cannot be told apart."""
    texts = BEST_OF[language]
    names = [each.strategy.spell() for each in outcome.left]
    if len(names) == 1:
        return str(texts["winner"]).format(name=names[0])
    listed = f"{', '.join(names[:-1])} {texts['and']} {names[-1]}"
    told = texts["level"].format(names=listed, deals=whole(outcome.deals, language))
    if not outcome.race.margin or outcome.deals >= outcome.race.deals:
        return str(told)
    scale, places = unit_of(outcome.race.duel)
    margin = decimal(scale * outcome.race.margin, places, language)
    unit = COMPARE[language]["test_units"][outcome.race.duel.measure.name]
    return f"{told} {texts['margin'].format(name=names[0], margin=margin, unit=unit)}"


def _filled(sentence: str) -> str:
    return textwrap.fill(sentence, WIDTH, break_on_hyphens=False)
