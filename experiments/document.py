"""What a run says as one JSON document, the same for `run --json` and `show --json`.

    rules, house, players, strategies, seed, cap    the task; house: changed fields only
    identity                hash of everything that decides the numbers
    out                     the run's folder; null where nothing is stored
    games_wanted, games, finished_games     whole numbers
    games_by_status         {status: whole number}
    unfinished_share, deadlock_share, loop_share, cap_share     estimates, of all games
    actions_per_game        estimate: decisions in a finished game
    phase_one_actions_per_game, phase_two_actions_per_game, returned_per_game
                            estimates, classic family only: decisions of each phase, and cards
                            that went back to their players between the two
    seats                   one object per seat
        seat, strategy
        loss_share          estimate, of the finished games
        loss_share_bounds   of all games: had the seat lost none, or all, of the unfinished
        first_out_share     estimate, of the finished games; at two seats the share won
        facts_per_game      {column: estimate}, in a finished game; mean_rank of all cards taken
    by_strategy             one object per strategy that has some of the seats but not all
        strategy, seats
        loss_share, loss_share_bounds, first_out_share      as above, per seat

An estimate is an object with estimate, low and high (95 % interval), games, deals (independent
ones) and unfinished_share; it is null where nothing carries it, such as the facts of a run of
games only.
"""

from pathlib import Path
from typing import Any

from experiments import findings
from experiments.columns import STATUSES
from experiments.estimate import Estimate
from experiments.families import FAMILIES
from experiments.summary import Summary
from experiments.task import Task

UNFINISHED = STATUSES[1:]


def document(task: Task, summary: Summary, wanted: int, folder: Path | None) -> dict[str, Any]:
    """Return the document of a run of which `wanted` games are to be there."""
    numbers = dict(zip(STATUSES, (int(number) for number in summary.statuses), strict=True))
    return {
        "rules": task.rules,
        "house": dict(task.house),
        "players": task.players,
        "strategies": list(task.strategies),
        "seed": task.seed,
        "cap": task.cap,
        "identity": task.identity,
        "out": str(folder) if folder else None,
        "games_wanted": wanted,
        "games": summary.games,
        "finished_games": summary.finished,
        "games_by_status": numbers,
        "unfinished_share": _plain(findings.status_share(summary, UNFINISHED)),
        **{f"{name}_share": _plain(findings.status_share(summary, [name])) for name in UNFINISHED},
        **{
            f"{name}_per_game": _plain(findings.game_fact_per_game(summary, name))
            for name in FAMILIES[task.family].game_facts
        },
        "seats": [_seat(task, summary, seat) for seat in range(task.players)],
        "by_strategy": [
            {"strategy": strategy, "seats": seats, **_shares(summary, seats)}
            for strategy, seats in task.seats_by_strategy().items()
            if len(seats) < task.players
        ],
    }


def _seat(task: Task, summary: Summary, seat: int) -> dict[str, Any]:
    return {
        "seat": seat,
        "strategy": task.strategies[seat],
        **_shares(summary, [seat]),
        "facts_per_game": {
            name: _plain(findings.fact_per_game(summary, seat, name))
            for name in FAMILIES[task.family].seat_facts
        },
    }


def _shares(summary: Summary, seats: list[int]) -> dict[str, Any]:
    bounds = findings.loss_bounds(summary, seats)
    return {
        "loss_share": _plain(findings.loss_share(summary, seats)),
        "loss_share_bounds": list(bounds) if bounds else None,
        "first_out_share": _plain(findings.first_out_share(summary, seats)),
    }


def _plain(estimate: Estimate | None) -> dict[str, float | int] | None:
    return estimate.as_json() if estimate else None
