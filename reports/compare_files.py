"""The files of a comparison: figure, path and document."""

import csv
import io
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from experiments.adjusting import Adjustment, named
from experiments.comparing import Comparison
from experiments.stats.proportion import Interval
from reports.compare_figure import Step, draw_comparison
from reports.compare_text import hypotheses_of, word_of
from reports.folders import STUDY

MADE = ("compare.png", "compare.svg", "path.csv", "compare.json")
FILES = (*MADE, STUDY)


def compare_document(
    found: Comparison, folder: Path, command: str, learnt: Adjustment | None = None
) -> dict[str, Any]:
    """Return what `compare --json` says; scripts/JSON.md tells each key."""
    duel, tally = found.duel, found.tally
    effect = found.effect()
    better = duel.measure.larger_is_better
    factor = found.variance_reduction()
    worst, best = found.bounds()
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
        "aligned_draws": duel.aligned,
        "given": given_document(found),
        "adjusted": _adjusted(found, learnt),
        "effect": _estimate(found, effect),
        "effect_at_worst": _estimate(found, worst),
        "effect_at_best": _estimate(found, best),
        "verdict": word_of(duel.measure.name, effect, larger_is_better=better),
        "guarantee": found.guarantee,
        "interrupted": found.interrupted,
        "test": _test(found),
        "differing_share": tally.differing / tally.deals,
        "variance_reduction": factor,
        "equivalent_games": factor * tally.games if factor else None,
        "command": command,
        "out": str(folder),
        "files": list(FILES),
    }


def given_document(found: Comparison) -> dict[str, Any] | None:
    """Return the condition as data, None without one."""
    condition = found.duel.given
    if condition is None:
        return None
    chance, effect = float(condition.chance), found.effect()
    return {
        "condition": condition.text,
        "chance": chance,
        "per_deal_effect": [chance * end for end in effect],
    }


def _adjusted(found: Comparison, learnt: Adjustment | None) -> dict[str, Any] | None:
    if learnt is None:
        return None
    return {
        "adjusted_effect": _estimate(found, found.adjusted()),
        "luck_reduction": found.luck_reduction(),
        "pilot_seed": learnt.seed,
        "pilot_deals": learnt.deals,
        "values": named(learnt.values, found.duel.scale),
    }


def _estimate(found: Comparison, interval: Interval) -> dict[str, Any]:
    tally = found.tally
    return {
        "estimate": interval.estimate,
        "low": interval.low,
        "high": interval.high,
        "games": tally.games,
        "deals": tally.deals,
        "unfinished_share": tally.unfinished / tally.games,
    }


def _test(found: Comparison) -> dict[str, Any] | None:
    if found.goal.test is None:
        return None
    low, high = hypotheses_of(found.duel, found.goal.test)
    return {"hypothesis_low": low, "hypothesis_high": high, "accepted": found.accepted}


def compare_contents(
    found: Comparison, path: Sequence[Step], document: dict[str, Any], language: str
) -> dict[str, bytes]:
    """Return the content of each of MADE."""
    pictures = draw_comparison(found, path, language)
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(("deals", "effect", "low", "high"))
    table.writerows((step.deals, *step.interval) for step in path)
    told = json.dumps(document, ensure_ascii=False, indent=2) + "\n"
    contents = (pictures["png"], pictures["svg"], text.getvalue().encode(), told.encode())
    return dict(zip(MADE, contents, strict=True))
