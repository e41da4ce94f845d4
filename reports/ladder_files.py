"""The folder of a ladder: its document, table and figure."""

import csv
import io
import json
from pathlib import Path
from typing import Any

from experiments.ladder import Ladder, Laddering, Standing
from experiments.stats.clustered import Interval
from reports.folders import STUDY
from reports.ladder_figure import draw_ladder

MADE = ("ladder.png", "ladder.svg", "ladder.csv", "ladder.json")
FILES = (*MADE, STUDY)
COLUMNS = (
    "place",
    "strategy",
    "risk_at_worst",
    "risk_at_worst_low",
    "risk_at_worst_high",
    "risk_at_best",
    "risk_at_best_low",
    "risk_at_best_high",
    "unfinished_share",
    "games",
    "deals",
    "told_from_above",
)


def ladder_document(
    laddering: Laddering, ladder: Ladder, folder: Path, command: str
) -> dict[str, Any]:
    """Return what `ladder --json` says; scripts/JSON.md tells each key."""
    return {
        "rules": laddering.rules.name,
        "house": dict(laddering.rules.house),
        "players": laddering.seats,
        "seed": laddering.seed,
        "cap": laddering.cap,
        "games": laddering.games,
        "equal_share": 1 / laddering.seats,
        "standings": [
            _standing(ladder, place, each) for place, each in enumerate(ladder.standings)
        ],
        "command": command,
        "out": str(folder),
        "files": list(FILES),
    }


def _standing(ladder: Ladder, place: int, standing: Standing) -> dict[str, Any]:
    step = ladder.steps[place - 1] if place else None
    from_best = ladder.from_best[place - 1] if place else None
    return {
        "place": place + 1,
        "strategy": standing.strategy.spell(),
        "risk_at_worst": _estimate(standing, standing.at_worst()),
        "risk_at_best": _estimate(standing, standing.at_best()),
        "step_pp": _estimate(standing, step[0], 100) if step else None,
        "step_p_value": step[1] if step else None,
        "told_from_above": ladder.is_told_from_above(place),
        "from_best_pp": _estimate(standing, from_best[0], 100) if from_best else None,
        "from_best_p_value": from_best[1] if from_best else None,
    }


def _estimate(standing: Standing, interval: Interval, scale: float = 1.0) -> dict[str, Any]:
    return {
        "estimate": scale * interval.estimate,
        "low": scale * interval.low,
        "high": scale * interval.high,
        "games": standing.games * standing.deals,
        "deals": standing.deals,
        "unfinished_share": standing.never_ended().estimate,
    }


def _csv(document: dict[str, Any]) -> bytes:
    text = io.StringIO()
    table = csv.DictWriter(text, COLUMNS, lineterminator="\n", extrasaction="ignore")
    table.writeheader()
    for each in document["standings"]:
        worst, best = each["risk_at_worst"], each["risk_at_best"]
        ends = {
            f"risk_at_{name}{suffix}": value[key]
            for name, value in (("worst", worst), ("best", best))
            for suffix, key in (("", "estimate"), ("_low", "low"), ("_high", "high"))
        }
        table.writerow({**each, **worst, **ends})
    return text.getvalue().encode()


def ladder_contents(
    laddering: Laddering, ladder: Ladder, document: dict[str, Any], language: str
) -> dict[str, bytes]:
    """Return the content of each of MADE."""
    pictures = draw_ladder(laddering, ladder, language)
    text = json.dumps(document, ensure_ascii=False, indent=2) + "\n"
    contents = (pictures["png"], pictures["svg"], _csv(document), text.encode())
    return dict(zip(MADE, contents, strict=True))
