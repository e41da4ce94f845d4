"""The files of a race: figure, table and document."""

import csv
import io
import json
from pathlib import Path
from typing import Any

from experiments.best_of import Outcome, Runner
from reports.best_of_figure import draw_race
from reports.folders import STUDY

MADE = ("race.png", "race.svg", "race.csv", "race.json")
FILES = (*MADE, STUDY)


def race_document(outcome: Outcome, folder: Path, command: str) -> dict[str, Any]:
    """Return what `best-of --json` says; scripts/JSON.md tells each key."""
    duel = outcome.race.duel
    left = [each.strategy.spell() for each in outcome.left]
    return {
        "rules": duel.rules.name,
        "house": dict(duel.rules.house),
        "players": duel.seats,
        "reference": duel.reference.spell(),
        "field": [each.spell() for each in duel.field],
        "measure": duel.measure.name,
        "margin": outcome.race.margin,
        "seed": duel.seed,
        "cap": duel.cap,
        "games": outcome.games,
        "winner": left[0] if len(left) == 1 else None,
        "left": left,
        "runners": [_runner(outcome, each) for each in outcome.runners],
        "command": command,
        "out": str(folder),
        "files": list(FILES),
    }


def _runner(outcome: Outcome, runner: Runner) -> dict[str, Any]:
    effect = outcome.effect(runner)
    return {
        "strategy": runner.strategy.spell(),
        "fell_at": runner.fell_at,
        "effect": {
            "estimate": effect.estimate,
            "low": effect.low,
            "high": effect.high,
            "games": runner.sums.deals * outcome.race.duel.games_per_deal,
            "deals": runner.sums.deals,
            "unfinished_share": outcome.unfinished / outcome.games,
        },
    }


def race_contents(outcome: Outcome, document: dict[str, Any], language: str) -> dict[str, bytes]:
    """Return the content of each of MADE."""
    pictures = draw_race(outcome, language)
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(("strategy", "effect", "low", "high", "deals", "fell_at"))
    for each in document["runners"]:
        numbers = [each["effect"][key] for key in ("estimate", "low", "high", "deals")]
        table.writerow((each["strategy"], *numbers, each["fell_at"] or ""))
    told = json.dumps(document, ensure_ascii=False, indent=2) + "\n"
    contents = (pictures["png"], pictures["svg"], text.getvalue().encode(), told.encode())
    return dict(zip(MADE, contents, strict=True))
