"""The ladder in sentences and a table, in Swedish or English, at most a hundred columns wide."""

import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from experiments.ladder import SLOW, Ladder, Laddering, Standing
from experiments.stats.clustered import Interval
from reports.language import decimal, percent, whole
from reports.summary_text import Block, TextTable
from reports.texts.ladder import LADDER
from simcore.rules import spell
from strategies.catalogue import CATALOGUES

WIDTH = 100
LONGEST_NAME = 34


def ladder_blocks(laddering: Laddering, ladder: Ladder, language: str) -> Iterator[Block]:
    """Yield what was played, the table, and what it says."""
    texts: dict[str, Any] = LADDER[language]
    whole_catalogue = len(laddering.strategies) >= len(CATALOGUES[laddering.rules.family])
    title = texts["title" if whole_catalogue else "title_some"]
    yield _filled(title.format(rules=game_name(laddering), seats=laddering.seats))
    yield ""
    yield _table(ladder, language)
    yield ""
    yield _filled(_verdict(laddering, ladder, language))
    yield ""
    for name in ("mark", "bounds"):
        yield _filled(texts[name])
    yield _filled(_design(laddering, language))
    for each in laddering.strategies:
        if each.name in SLOW and laddering.deals_of(each) < laddering.deals:
            deals = whole(laddering.deals_of(each), language)
            yield _filled(texts["slow"].format(name=each.spell(), deals=deals))


def ladder_ending(
    folder: Path, files: Sequence[str], command: str, language: str
) -> Iterator[Block]:
    """Yield where the files are and what to type next."""
    texts: dict[str, Any] = LADDER[language]
    yield ""
    yield _filled(texts["files"].format(folder=folder, files=", ".join(files)))
    yield texts["next"].format(command=command)


def game_name(laddering: Laddering) -> str:
    """Return the rule set with its changed fields."""
    house = "".join(f", {name}={spell(value)}" for name, value in laddering.rules.house.items())
    return laddering.rules.name + house


def _table(ladder: Ladder, language: str) -> TextTable:
    rows = [
        (
            f"{place + 1}{'' if place == 0 or ladder.is_told_from_above(place) else '='}",
            shortened(each.strategy.spell()),
            _risk(each.at_worst(), language),
            _bounds(each, language),
            _share(each.never_ended().estimate, language),
        )
        for place, each in enumerate(ladder.standings)
    ]
    return TextTable(rows, LADDER[language]["header"], (2, 3, 4))  # type: ignore[arg-type]


def shortened(name: str) -> str:
    """Return a name that is no longer than the table has room for."""
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


def _risk(interval: Interval, language: str) -> str:
    margin = decimal(100 * (interval.high - interval.low) / 2, 2, language)
    return f"{percent(interval.estimate, 2, language)} ± {margin}"


def _bounds(standing: Standing, language: str) -> str:
    ends = (standing.at_best().estimate, standing.at_worst().estimate)
    return "–".join(decimal(100 * end, 2, language) for end in ends)


def _share(share: float, language: str) -> str:
    return percent(share, 2, language)


def _verdict(laddering: Laddering, ladder: Ladder, language: str) -> str:
    texts: dict[str, Any] = LADDER[language]
    best = ladder.standings[0]
    risk = best.at_worst()
    ends = "–".join(decimal(100 * end, 2, language) for end in (risk.low, risk.high))
    told = texts["best"].format(
        name=best.strategy.spell(),
        risk=f"{percent(risk.estimate, 2, language)} ({ends})",
        par=percent(1 / laddering.seats, 1, language),
    )
    level = ladder.level_with_best()
    if not level:
        return f"{told} {texts['alone']}"
    *most, last = [each.strategy.spell() for each in level]
    others = f"{', '.join(most)} {texts['and']} {last}" if most else last
    return f"{told} {texts['level'].format(others=others)}"


def _design(laddering: Laddering, language: str) -> str:
    texts: dict[str, Any] = LADDER[language]
    return str(
        texts["design"].format(
            deals=whole(laddering.deals, language),
            seed=laddering.seed,
            cap=whole(laddering.cap, language),
            games=whole(laddering.games, language),
        )
    )


def _filled(sentence: str) -> str:
    return textwrap.fill(sentence, WIDTH, break_on_hyphens=False)
