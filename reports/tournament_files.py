"""The files of a tournament beside its games: figures, tables and a document."""

import csv
import io
import json
from pathlib import Path
from typing import Any

from experiments.tournament.standings import Outcome, Standing, Standings
from reports.tournament_figure import draw_tournament
from reports.tournament_text import first_points, last_points

DOCUMENT, TABLE, MATRIX = "tournament.json", "standings.csv", "wins.csv"


def tournament_document(found: Standings, folder: Path, command: str) -> dict[str, Any]:
    """Return what `tournament --json` says; scripts/JSON.md tells each key."""
    plan = found.plan
    return {
        "rules": plan.rules.name,
        "house": dict(plan.rules.house),
        "seats": plan.seats,
        "mode": plan.mode,
        "seed": plan.seed,
        "cap": plan.cap,
        "deals": found.deals,
        "games": found.games,
        "unfinished": found.unfinished,
        "players": plan.names,
        "standings": [_standing(found, place) for place in range(len(found.standings))],
        "wins": found.matrix.share.tolist(),
        "wins_low": found.band.low.tolist(),
        "wins_high": found.band.high.tolist(),
        "cycles": [
            {"players": list(each.strategies), "shares": list(each.shares), "p_value": each.p_value}
            for each in found.cycles
        ],
        "cyclic_share": found.cyclic,
        "mixture": found.mix.mixture.tolist() if found.mix else None,
        "foretold": found.foretold._asdict() if found.foretold else None,
        "command": command,
        "out": str(folder),
    }


def _standing(found: Standings, place: int) -> dict[str, Any]:
    each = found.standings[place]
    return {
        "place": place + 1,
        "player": found.plan.names[each.player],
        "games": each.games,
        "unfinished_share": each.unfinished,
        "first_share": _outcome(found, each, each.first),
        "first_bounds": list(each.first.bounds),
        "last_share": _outcome(found, each, each.last),
        "last_bounds": list(each.last.bounds),
        "first_rating": list(each.first_rating),
        "last_rating": list(each.last_rating),
        "first_points": list(first_points(found, each)),
        "last_points": list(last_points(found, each)),
    }


def _outcome(found: Standings, standing: Standing, outcome: Outcome) -> dict[str, float]:
    return {
        "estimate": outcome.interval.estimate,
        "low": outcome.interval.low,
        "high": outcome.interval.high,
        "games": standing.games,
        "deals": found.deals,
        "unfinished_share": standing.unfinished,
    }


def tournament_contents(
    found: Standings, document: dict[str, Any], language: str
) -> dict[str, bytes]:
    """Return the files by name."""
    return {
        **draw_tournament(found, language),
        TABLE: _standings_csv(document).encode(),
        MATRIX: _wins_csv(document).encode(),
        DOCUMENT: (json.dumps(document, ensure_ascii=False, indent=2) + "\n").encode(),
    }


def _standings_csv(document: dict[str, Any]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    ends = ("estimate", "low", "high")
    both = (*ends, "bound_low", "bound_high")
    shares = [f"{what}_{end}" for what in ("first", "last") for end in both]
    ratings = [f"{what}_points{end}" for what in ("first", "last") for end in ("", "_low", "_high")]
    writer.writerow(["place", "player", "games", "unfinished_share", *shares, *ratings])
    for each in document["standings"]:
        own = [each[key] for key in ("place", "player", "games", "unfinished_share")]
        values = [
            value
            for what in ("first", "last")
            for value in (*(each[f"{what}_share"][end] for end in ends), *each[f"{what}_bounds"])
        ]
        writer.writerow([*own, *values, *each["first_points"], *each["last_points"]])
    return text.getvalue()


def _wins_csv(document: dict[str, Any]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["player", "against", "share", "low", "high"])
    names = document["players"]
    for one, name in enumerate(names):
        for two, other in enumerate(names):
            if one != two:
                keys = ("wins", "wins_low", "wins_high")
                writer.writerow([name, other, *(document[key][one][two] for key in keys)])
    return text.getvalue()
