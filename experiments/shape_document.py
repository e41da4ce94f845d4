"""What `shape --json` says; scripts/JSON.md tells each key."""

from pathlib import Path
from typing import Any

from experiments import shape_curves as curves
from experiments.estimate import Estimate
from experiments.shape import Shape, Shaping
from experiments.shape_rollouts import POINTS, SPREADS
from simcore.layout import STATUS_NAMES

KEYS = {
    "spread": "spread_rank",
    "spread_again": "spread_again_rank",
    "spread_normalized": "spread_normalized_share",
}
"""Names of the spreads with their units."""


def document(shaping: Shaping, shape: Shape, folder: Path, files: list[str]) -> dict[str, Any]:
    """Return the document of a measurement whose files lie in a folder."""
    statuses = dict(zip(STATUS_NAMES[1:], shape.statuses[1:].tolist(), strict=True))
    quantiles = curves.length_quantiles(shape)
    return {
        "rules": shaping.rules.name,
        "house": dict(shaping.rules.house),
        "players": shaping.players,
        "strategies": [each.spell() for each in shaping.strategies],
        "seed": shaping.seed,
        "cap": shaping.cap,
        "games": shape.games,
        "finished_games": shape.finished,
        "games_by_status": statuses,
        "unfinished_share": curves.unfinished_share(shape).as_json(),
        "choices_per_decision": _plain(curves.choices_per_decision(shape)),
        "most_choices": int(shape.most.max()),
        "highest_mean": curves.highest_mean(shape)._asdict(),
        "highest_smooth": curves.highest_smooth(shape)._asdict(),
        "decisions_per_game": _plain(curves.decisions_per_game(shape)),
        "length_quantiles": {f"{q:g}": length for q, length in quantiles.items()},
        "longest": curves.longest(shape),
        "rollouts": shaping.rollouts,
        "rollout_games": shape.histories.games,
        "lead_history": [_lead(shaping, shape, point) for point in range(POINTS)],
        "decision_spread": [_spread(shaping, shape, point) for point in range(POINTS)],
        "out": str(folder),
        "files": files,
    }


def _lead(shaping: Shaping, shape: Shape, point: int) -> dict[str, Any]:
    places = range(1, shaping.players + 1)
    ranks = {str(each): _plain(curves.lead(shaping, shape, point, each)) for each in places}
    return {"portion": curves.portion(point), "rank_by_place": ranks}


def _spread(shaping: Shaping, shape: Shape, point: int) -> dict[str, Any]:
    found = {KEYS[kind]: _plain(curves.spread(shaping, shape, point, kind)) for kind in SPREADS}
    return {"portion": curves.portion(point), **found}


def _plain(estimate: Estimate | None) -> dict[str, float | int] | None:
    return estimate.as_json() if estimate else None
