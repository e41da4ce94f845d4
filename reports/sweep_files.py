"""The files of a sweep: figure, grid and document."""

import csv
import io
import json
from pathlib import Path
from typing import Any

from experiments.stats.proportion import Interval
from experiments.sweep import Sweep
from reports.compare_text import word_of
from reports.folders import STUDY
from reports.sweep_figure import draw_sweep

MADE = ("sweep.png", "sweep.svg", "grid.csv", "sweep.json")
FILES = (*MADE, STUDY)


def sweep_document(sweep: Sweep, folder: Path, command: str) -> dict[str, Any]:
    """Return what `sweep --json` says; scripts/JSON.md tells each key."""
    duel, change = sweep.duel, sweep.change()
    better = duel.measure.larger_is_better
    return {
        "rules": duel.rules.name,
        "house": dict(duel.rules.house),
        "players": duel.seats,
        "candidate": duel.candidate.spell(),
        "reference": duel.reference.spell(),
        "field": [each.spell() for each in duel.field],
        "measure": duel.measure.name,
        "seed": duel.seed,
        "confirming_seed": sweep.confirming_seed,
        "cap": duel.cap,
        "axes": [axis.parameter.name for axis in sweep.axes],
        "points": [
            {
                "values": list(point.values),
                "strategy": point.strategy.spell(),
                "effect": _estimate(
                    point.effect,
                    sweep.deals,
                    sweep.games // len(sweep.points),
                    sweep.unfinished / sweep.games,
                ),
            }
            for point in sweep.points
        ],
        "best": sweep.points[sweep.best].strategy.spell(),
        "change": _change(sweep),
        "verdict": word_of(duel.measure.name, change, larger_is_better=better)
        if change
        else "even",
        "command": command,
        "out": str(folder),
        "files": list(FILES),
    }


def _change(sweep: Sweep) -> dict[str, Any] | None:
    change = sweep.change()
    if change is None or sweep.confirmed is None:
        return None
    tally = sweep.confirmed[1]
    return _estimate(change, tally.deals, tally.games, tally.unfinished / tally.games)


def _estimate(interval: Interval, deals: int, games: int, unfinished: float) -> dict[str, Any]:
    return {
        "estimate": interval.estimate,
        "low": interval.low,
        "high": interval.high,
        "games": games,
        "deals": deals,
        "unfinished_share": unfinished,
    }


def sweep_contents(sweep: Sweep, document: dict[str, Any], language: str) -> dict[str, bytes]:
    """Return the content of each of MADE."""
    pictures = draw_sweep(sweep, language)
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow((*document["axes"], "effect", "low", "high", "games", "unfinished_share"))
    for point in document["points"]:
        effect = point["effect"]
        numbers = [effect[key] for key in ("estimate", "low", "high", "games", "unfinished_share")]
        table.writerow((*point["values"], *numbers))
    told = json.dumps(document, ensure_ascii=False, indent=2) + "\n"
    contents = (pictures["png"], pictures["svg"], text.getvalue().encode(), told.encode())
    return dict(zip(MADE, contents, strict=True))
