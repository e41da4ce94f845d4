"""The folder of forks: a row for each fork, the document, and the figure."""

import csv
import io
import json
from pathlib import Path
from typing import Any

from experiments.fingerprint import kinds_of
from experiments.fork import Forks
from experiments.fork_effects import Effect, Rate, effects, rates
from experiments.fork_table import Forking
from experiments.stats.clustered import Interval, detectable
from reports.folders import STUDY
from reports.fork_figure import draw_forks
from reports.fork_words import population
from simcore.engine import engine_of
from simcore.forking import FIRST_OUT, NOT_LAST, PLACE, UNFINISHED

MADE = ("fork.png", "fork.svg", "forks.csv", "fork.json")
FILES = (*MADE, STUDY)
COLUMNS = {
    "not_last": NOT_LAST,
    "first": FIRST_OUT,
    "places": PLACE,
    "unfinished": UNFINISHED,
}
"""{column of a play in forks.csv: its place among the sums}."""


def fork_document(
    forking: Forking, forks: Forks, folder: Path, command: str, language: str
) -> dict[str, Any]:
    """Return what `fork --json` says; scripts/JSON.md tells each key."""
    return {
        "rules": forking.rules.name,
        "house": dict(forking.rules.house),
        "players": forking.seats,
        "strategies": [each.spell() for each in forking.strategies],
        "seed": forking.seed,
        "cap": forking.cap,
        "when": forking.choice.when,
        "plays": list(forking.choice.plays),
        "decision": forking.choice.name,
        "mover": forking.mover,
        "every_fork": forking.each,
        "redeals": forking.redeals,
        "forks": len(forks),
        "games": forks.games,
        "games_without": forks.games - forks.games_with,
        "fitting": forks.fitting,
        "not_possible": forks.not_possible,
        "same_action": forks.same,
        "population": population(forking, language),
        "rates": [_rate(forking, forks, each) for each in rates(forking, forks)],
        "effects": [_effect(forking, each) for each in effects(forking, forks)],
        "command": command,
        "out": str(folder),
        "files": list(FILES),
    }


def _rate(forking: Forking, forks: Forks, rate: Rate) -> dict[str, Any]:
    return {
        "play": forking.choice.plays[rate.play],
        "outcome": rate.outcome,
        "at_worst_share": _estimate(
            rate.interval, forks.games_with, len(forks), forking, rate.unfinished
        ),
        "at_best_share": rate.at_best,
    }


def _effect(forking: Forking, effect: Effect) -> dict[str, Any]:
    return {
        "outcome": effect.outcome,
        "first": forking.choice.plays[effect.first],
        "second": forking.choice.plays[effect.second],
        "context": effect.context,
        "class": effect.class_name,
        "effect_pp": _estimate(
            effect.interval, effect.games, effect.forks, forking, effect.unfinished, scale=100
        ),
        "unfinished_worst_pp": 100 * effect.low,
        "unfinished_best_pp": 100 * effect.high,
        "detectable_pp": _finite(100 * detectable(effect.interval.error)),
        "p_value": effect.p_value,
        "verdict": effect.verdict,
        "forks": effect.forks,
    }


def _estimate(
    interval: Interval,
    deals: int,
    forks: int,
    forking: Forking,
    unfinished: float,
    scale: float = 1.0,
) -> dict[str, Any]:
    """Return an estimate; its games are those that were played on from the forks after one play."""
    return {
        "estimate": scale * interval.estimate,
        "low": _finite(scale * interval.low),
        "high": _finite(scale * interval.high),
        "games": forks * forking.redeals,
        "deals": deals,
        "unfinished_share": unfinished,
    }


def _finite(value: float) -> float | None:
    """Return a number, None where a single game leaves an interval without ends."""
    return value if abs(value) < float("inf") else None


def forks_csv(forking: Forking, forks: Forks) -> bytes:
    """Return a row for each fork: where it was, its classes, and what became of the mover after each play."""
    family, word = kinds_of(forking.rules.family), engine_of(forking.rules.family).action_word
    numbers = family.classes(forks.views)
    plays = range(forking.plays)
    per_play = [f"{name}_{play + 1}" for play in plays for name in ("action", *COLUMNS)]
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(["game", "seat", "decision", *family.CONTEXTS, *per_play])
    for row in range(len(forks)):
        classes = [names[numbers[context][row]] for context, names in family.CONTEXTS.items()]
        cells: list[Any] = [forks.game[row], forks.seat[row], forks.decision[row], *classes]
        for play in plays:
            sums = forks.sums[row, play]
            cells += [word(int(forks.actions[row, play])), *(sums[at] for at in COLUMNS.values())]
        table.writerow(cells)
    return text.getvalue().encode()


def fork_contents(
    forking: Forking, forks: Forks, document: dict[str, Any], language: str
) -> dict[str, bytes]:
    """Return the content of each of MADE."""
    pictures = draw_forks(forking, effects(forking, forks), language)
    text = json.dumps(document, ensure_ascii=False, indent=2) + "\n"
    contents = (pictures["png"], pictures["svg"], forks_csv(forking, forks), text.encode())
    return dict(zip(MADE, contents, strict=True))
