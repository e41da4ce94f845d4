"""The files of fingerprints: figure, tables and document."""

import csv
import io
import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from experiments.fingerprint import CAP, Difference, Fingerprints, differences, shares
from experiments.stats.clustered import Interval
from reports.fingerprint_figure import draw_fingerprints
from reports.fingerprint_text import replay_command
from reports.folders import STUDY
from simcore.engine import engine_of

MADE = ("fingerprint.png", "fingerprint.svg", "shares.csv", "differences.csv", "fingerprint.json")
FILES = (*MADE, STUDY)
DIFFERENCE_COLUMNS = ("first", "second", "share", "low", "high", "decisions", "deals")


def fingerprint_document(prints: Fingerprints, folder: Path, command: str) -> dict[str, Any]:
    """Return what `fingerprint --json` says; scripts/JSON.md tells each key."""
    return {
        "rules": prints.rules.name,
        "house": dict(prints.rules.house),
        "players": prints.seats,
        "seed": prints.seed,
        "cap": CAP,
        "strategies": prints.names,
        "decisions": len(prints.kinds),
        "decisions_without_choice": prints.no_choice,
        "shares": [
            {
                "strategy": each.strategy,
                "context": each.context,
                "class": each.class_name,
                "kind": each.kind,
                "decisions": each.decisions,
                "share": each.share,
            }
            for each in shares(prints)
        ],
        "differences": [_difference(prints, each) for each in differences(prints)],
        "command": command,
        "out": str(folder),
        "files": list(FILES),
    }


def _difference(prints: Fingerprints, difference: Difference) -> dict[str, Any]:
    where = dict(zip(("context", "class", "share"), difference.where or (), strict=False))
    return {
        "first": prints.names[difference.first],
        "second": prints.names[difference.second],
        "decisions": difference.decisions,
        "differ_share": _estimate(difference.turns, difference, prints),
        "swap_differ_share": _estimate(difference.swaps, difference, prints),
        "games_with_a_difference": difference.games_with,
        "most": where or None,
        "example": _example(prints, difference),
    }


def _estimate(
    interval: Interval | None, difference: Difference, prints: Fingerprints
) -> dict[str, Any] | None:
    if interval is None:
        return None
    return {
        "estimate": interval.estimate,
        "low": interval.low,
        "high": interval.high,
        "games": difference.games,
        "deals": difference.games,
        "unfinished_share": prints.left,
    }


def _example(prints: Fingerprints, difference: Difference) -> dict[str, Any] | None:
    place = difference.example
    if place is None:
        return None
    word = engine_of(prints.rules.family).action_word
    answers = prints.turns.answers[place]
    return {
        "game": int(prints.turns.game[place]),
        "first_answer": word(int(answers[difference.first])),
        "second_answer": word(int(answers[difference.second])),
        "command": replay_command(prints, difference),
    }


def _csv(columns: Sequence[str], rows: Iterable[dict[str, Any]]) -> bytes:
    text = io.StringIO()
    table = csv.DictWriter(text, columns, lineterminator="\n", extrasaction="ignore")
    table.writeheader()
    table.writerows(rows)
    return text.getvalue().encode()


def fingerprint_contents(
    prints: Fingerprints, document: dict[str, Any], language: str
) -> dict[str, bytes]:
    """Return the content of each of MADE."""
    pictures = draw_fingerprints(prints, language)
    rows = document["shares"]
    found = [
        {**each, **each["differ_share"], "share": each["differ_share"]["estimate"]}
        for each in document["differences"]
        if each["differ_share"]
    ]
    contents = (
        pictures["png"],
        pictures["svg"],
        _csv(("strategy", "context", "class", "kind", "decisions", "share"), rows),
        _csv(DIFFERENCE_COLUMNS, found),
        (json.dumps(document, ensure_ascii=False, indent=2) + "\n").encode(),
    )
    return dict(zip(MADE, contents, strict=True))
