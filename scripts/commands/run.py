"""`skitgubbe run`: many games, stored."""

import gc
from pathlib import Path
from typing import Annotated

import typer

from experiments.document import document
from experiments.manifest import GAMES_PER_FILE, TABLES
from experiments.run import Outcome, Plan, threads_here
from experiments.task import Task, make_task
from reports.language import choose_language
from reports.summary_text import ending_blocks, summary_blocks
from reports.texts.summary import NOT_STORED
from scripts.blocks import print_blocks
from scripts.options import (
    Cap,
    Json,
    Rule,
    Rules,
    Seed,
    read_cap,
    read_count,
    read_line_up,
    read_seed,
)
from scripts.running import carry_out
from scripts.screen import print_json
from simcore.errors import Refusal

HELP = """Play many games, store every one of them as Parquet, and sum them up.

Example: skitgubbe run --rules app --seats lagforst,samlaren --games 1e6 --seed 1 --out runs/first

The same command goes on with a run that was stopped, and does nothing when it is complete; a larger --games adds to
it. With --json the summary is the document of `show --json`, and games_played_now, seconds and games_per_second.
"""

LARGEST_FILE = 100_000
"""Games in one file: a worker holds them all in memory."""
MOST_THREADS = 1024

Seats = Annotated[str, typer.Option("--seats", help="Strategies: one for all, or one per seat.")]
Players = Annotated[
    str | None, typer.Option("--players", help="Number of seats, if one strategy is named.")
]
Games = Annotated[str, typer.Option("--games", help="How many games the run is to hold.")]
Out = Annotated[Path | None, typer.Option("--out", help="Folder of the run [runs/RULES-HASH].")]
Threads = Annotated[
    str | None, typer.Option("--threads", help="How many threads play [all there are].")
]
NoStore = Annotated[bool, typer.Option("--no-store", help="Only sum up; write nothing.")]
GamesOnly = Annotated[bool, typer.Option("--games-only", help="Store no rows per seat.")]
GamesPerFile = Annotated[
    str | None, typer.Option("--games-per-file", help=f"Games of one file [{GAMES_PER_FILE}].")
]
Lang = Annotated[str | None, typer.Option("--lang", help="sv or en.")]
Quiet = Annotated[bool, typer.Option("--quiet", help="Show no progress.")]


def command(
    seats: Seats,
    rules: Rules = "app",
    rule: Rule = [],  # noqa: B006  typer reads the default and never changes it
    players: Players = None,
    games: Games = "1e5",
    seed: Seed = "1",
    out: Out = None,
    threads: Threads = None,
    no_store: NoStore = False,
    games_only: GamesOnly = False,
    games_per_file: GamesPerFile = None,
    cap: Cap = None,
    lang: Lang = None,
    quiet: Quiet = False,
    as_json: Json = False,
) -> None:
    """Play, store and sum up."""
    language = choose_language(lang)
    number = read_count(players, "--players") if players else None
    line_up = read_line_up(rules, rule, seats, number)
    task = make_task(*line_up, read_seed(seed), read_cap(cap))
    plan = Plan(
        task,
        read_count(games, "--games"),
        _folder(task, out, no_store=no_store, games_only=games_only),
        read_count(threads, "--threads", most=MOST_THREADS) if threads else threads_here(),
        read_count(games_per_file, "--games-per-file", most=LARGEST_FILE)
        if games_per_file
        else None,
        ("games",) if games_only else TABLES,
    )
    gc.freeze()  # else collections, and leaving, walk through all of Numba for a quarter second
    outcome = carry_out(plan, quiet=quiet)
    gc.freeze()
    if as_json:
        print_json(_document(plan, outcome))
    else:
        _print(plan, outcome, language)


def _folder(task: Task, out: Path | None, *, no_store: bool, games_only: bool) -> Path | None:
    if not no_store:
        return out or Path("runs") / f"{task.rules}-{task.identity[:8]}"
    if out or games_only:
        raise Refusal("--no-store writes nothing: leave out --out and --games-only.")
    return None


def _document(plan: Plan, outcome: Outcome) -> dict[str, object]:
    rate = outcome.played / outcome.seconds if outcome.played else None
    return {
        **document(plan.task, outcome.summary, outcome.goal, plan.folder),
        "games_played_now": outcome.played,
        "seconds": outcome.seconds,
        "games_per_second": rate,
    }


def _print(plan: Plan, outcome: Outcome, language: str) -> None:
    print_blocks(summary_blocks(plan.task, outcome.summary, language))
    if plan.folder is None:
        print(f"\n{NOT_STORED[language]}")
        return
    there = outcome.summary.games
    print_blocks(ending_blocks(there, outcome.goal, "", plan.folder, language))
