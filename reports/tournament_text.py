"""A tournament in sentences and a table, in Swedish or English, at most a hundred columns wide."""

import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np

from experiments.stats.ratings import points
from experiments.tournament.plan import ROUND, ROUND_ROBIN
from experiments.tournament.standings import Outcome, Standing, Standings
from reports.answer_words import listed
from reports.fingerprint_text import game_name
from reports.language import decimal, percent, whole
from reports.summary_text import Block, TextTable
from reports.texts.tournament import TOURNAMENT

WIDTH = 100
LONGEST_NAME = 22
NOTHING = 0.0005
"""A share of the mixture below this is not told."""


def tournament_blocks(found: Standings, language: str) -> Iterator[Block]:
    """Yield what was played, the table, and what it says."""
    texts, plan = TOURNAMENT[language], found.plan
    title = texts["title"][plan.mode].format(
        rules=game_name(plan.rules),
        seats=plan.seats,
        players=len(plan.strategies),
        field=plan.names[-1] if plan.field else "",
    )
    yield _filled(title)
    yield ""
    yield _table(found, language)
    yield ""
    equal = percent(1 / plan.seats, 1, language)
    yield _filled(texts["ratings"].format(equal=equal))
    yield _filled(texts["bounds"])
    yield from (_filled(each) for each in _findings(found, language))
    yield _filled(
        texts["design"].format(
            games=whole(found.games, language),
            deals=whole(found.deals, language),
            share=percent(found.unfinished / found.games, 2, language),
            seed=plan.seed,
            cap=whole(plan.cap, language),
        )
    )


def tournament_ending(
    folder: Path, files: Sequence[str], command: str, language: str
) -> Iterator[Block]:
    """Yield where the files are and what to type next."""
    texts = TOURNAMENT[language]
    yield ""
    yield _filled(texts["files"].format(folder=folder, files=", ".join(files)))
    yield texts["next"].format(command=command)


def name_of(found: Standings, player: int, language: str, longest: int = LONGEST_NAME) -> str:
    """Return a player's name, no longer than there is room for."""
    plan = found.plan
    if plan.field and player == plan.players - 1:
        return str(TOURNAMENT[language]["field_name"])
    name = plan.names[player]
    return name if len(name) <= longest else name[: longest - 1] + "…"


def first_points(found: Standings, standing: Standing) -> tuple[float, float, float]:
    """Return the rating for first place in percentage points, with its interval."""
    middle, low, high = points(np.array(standing.first_rating), found.plan.seats)
    return float(middle), float(low), float(high)


def last_points(found: Standings, standing: Standing) -> tuple[float, float, float]:
    """Return by how many percentage points the risk of being last is less than an equal share, with its interval."""
    middle, low, high = -points(-np.array(standing.last_rating), found.plan.seats)
    return float(middle), float(low), float(high)


def _table(found: Standings, language: str) -> TextTable:
    rows = [
        (
            str(place),
            name_of(found, each.player, language),
            _share(each.first, language),
            _share(each.last, language),
            "–".join(decimal(100 * end, 1, language) for end in each.last.bounds),
            _rating(first_points(found, each), language),
            _rating(last_points(found, each), language),
            percent(each.unfinished, 1, language),
        )
        for place, each in enumerate(found.standings, start=1)
    ]
    return TextTable(rows, TOURNAMENT[language]["header"], (2, 3, 4, 5, 6, 7))


def _share(outcome: Outcome, language: str) -> str:
    half = 50 * (outcome.interval.high - outcome.interval.low)
    return f"{percent(outcome.interval.estimate, 1, language)} ±{decimal(half, 1, language)}"


def _rating(values: tuple[float, float, float], language: str) -> str:
    middle, low, high = values
    return f"{decimal(middle, 1, language, signed=True)} ±{decimal((high - low) / 2, 1, language)}"


def _findings(found: Standings, language: str) -> Iterator[str]:
    texts = TOURNAMENT[language]
    if found.plan.is_partitioned:
        yield texts["partition"].format(seats=found.plan.seats, round=ROUND)
    if found.foretold is not None:
        gain, error = found.foretold.gain, 2 * found.foretold.error
        key = "even" if abs(gain) <= error else "backwards" if gain > 0 else "plain"
        yield texts["foretold"][key]
    if found.mix is None or found.plan.mode != ROUND_ROBIN:
        return
    if found.plan.players > 2:
        yield _cycles(found, language)
        yield texts["cyclic"].format(share=percent(found.cyclic, 1, language))
    parts = [
        f"{name_of(found, player, language)} {percent(float(share), 0, language)}"
        for player, share in sorted(enumerate(found.mix.mixture), key=lambda each: -each[1])
        if share > NOTHING
    ]
    yield texts["mix"].format(parts=listed(parts, language))


def _cycles(found: Standings, language: str) -> str:
    texts = TOURNAMENT[language]
    if not found.cycles:
        return str(texts["no_cycles"])
    told = []
    for cycle in found.cycles:
        one, two, three = (name_of(found, each, language) for each in cycle.strategies)
        first, second, third = (percent(share, 1, language) for share in cycle.shares)
        told.append(
            texts["cycle"].format(
                one=one, two=two, three=three, first=first, second=second, third=third
            )
        )
    return str(texts["cycles"].format(cycles="; ".join(told)))


def _filled(sentence: str) -> str:
    return textwrap.fill(sentence, WIDTH, break_on_hyphens=False)
