"""What a condition on the cards adds to a comparison, in words and data; and the comparison stratum by stratum."""

import csv
import io
import json
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from experiments.comparing import Comparison
from experiments.strata import Strata
from reports.compare_text import effect_words, title
from reports.folders import STUDY
from reports.language import percent, whole
from reports.summary_text import Block, TextTable
from reports.texts.strata import STRATA

MADE = ("strata.csv", "strata.json")
FILES = (*MADE, STUDY)
WIDTH = 100
COLUMNS = ("condition", "chance", "deals", "games", "unfinished", "effect", "low", "high")


def strata_blocks(strata: Strata, language: str) -> Iterator[Block]:
    """Yield the effect in each stratum, and the mean by exact chances."""
    texts, first = STRATA[language], strata.parts[0]
    yield _filled(title(first.duel, language).partition(", ")[0] + texts["title"])
    yield ""
    rows = [
        (
            each.duel.given.text if each.duel.given else "",
            percent(chance, 3, language),
            effect_words(each.duel, each.effect(), language),
            percent(each.tally.unfinished / each.tally.games, 2, language),
        )
        for each, chance in zip(strata.parts, strata.chances, strict=True)
    ]
    yield TextTable(rows, tuple(texts["header"].split("|")), (1, 2, 3))
    yield ""
    key = "whole" if strata.is_whole else "part"
    yield _filled(
        texts[key].format(
            effect=effect_words(first.duel, strata.mean(), language),
            chance=percent(strata.chance, 3, language),
        )
    )
    yield _filled(
        texts["design"].format(
            deals=whole(first.tally.deals, language),
            games=whole(sum(each.tally.games for each in strata.parts), language),
            effective=whole(round(strata.effective_deals()), language),
            seed=first.duel.seed,
        )
    )


def strata_document(strata: Strata, folder: Path, command: str) -> dict[str, Any]:
    """Return what `compare --strata --json` says; scripts/JSON.md tells each key."""
    duel = strata.parts[0].duel
    return {
        "rules": duel.rules.name,
        "house": dict(duel.rules.house),
        "players": duel.seats,
        "candidate": duel.candidate.spell(),
        "reference": duel.reference.spell(),
        "field": [each.spell() for each in duel.field],
        "measure": duel.measure.name,
        "seed": duel.seed,
        "cap": duel.cap,
        "strata": [_stratum(each) for each in strata.parts],
        "chance": strata.chance,
        "mean_effect": list(strata.mean()),
        "effective_deals": strata.effective_deals(),
        "command": command,
        "out": str(folder),
        "files": list(FILES),
    }


def _stratum(found: Comparison) -> dict[str, Any]:
    tally, effect = found.tally, found.effect()
    condition = found.duel.given
    assert condition is not None, "every stratum has its condition"
    return {
        "condition": condition.text,
        "chance": float(condition.chance),
        "effect": {
            "estimate": effect.estimate,
            "low": effect.low,
            "high": effect.high,
            "games": tally.games,
            "deals": tally.deals,
            "unfinished_share": tally.unfinished / tally.games,
        },
    }


def strata_contents(document: dict[str, Any]) -> dict[str, bytes]:
    """Return the content of each of MADE."""
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(COLUMNS)
    for each in document["strata"]:
        effect = each["effect"]
        counts = (effect["deals"], effect["games"], effect["unfinished_share"])
        ends = (effect["estimate"], effect["low"], effect["high"])
        table.writerow((each["condition"], each["chance"], *counts, *ends))
    told = json.dumps(document, ensure_ascii=False, indent=2) + "\n"
    return dict(zip(MADE, (text.getvalue().encode(), told.encode()), strict=True))


def _filled(sentence: str) -> str:
    return textwrap.fill(sentence, WIDTH, break_on_hyphens=False)
