"""Runs: a task played to a number of games, in chunks, in parallel, stored or not, and stopped at any time."""

import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from experiments.conductor import Conductor
from experiments.floor import FLOOR
from experiments.manifest import GAMES_PER_FILE, TABLES, Manifest, versions_here
from experiments.summary import Summary, no_games
from experiments.task import Task
from experiments.worker import Order, arena_for

PATIENCE = 3.0
"""Seconds that players get to come to rest when a run is stopped."""
TICK = 0.2
"""Seconds between two words to the watcher."""


class Watcher(Protocol):
    """Who follows a run."""

    def begins(self, goal: int, there: Summary) -> None:
        """Hear how many games the run is to hold and what is there already."""

    def advances(self, played: Summary) -> None:
        """Hear what a chunk just played adds."""

    def waits(self, under_way: int) -> None:
        """Hear, every TICK seconds, how many games of unfinished chunks have been played."""


class Interrupted(KeyboardInterrupt):
    """A run that was stopped by hand. stuck: whether a strategy did not come to rest, so that its thread is lost."""

    def __init__(self, *, stuck: bool) -> None:
        super().__init__()
        self.stuck = stuck


@dataclass(frozen=True)
class Plan:
    """What is wanted: a task, its number of games, and where they go (None: nowhere).

    threads: workers. games_per_file: games of one chunk (None: as the folder has it, else GAMES_PER_FILE). tables:
    of TABLES, those to store.
    """

    task: Task
    games: int
    folder: Path | None = None
    threads: int = 1
    games_per_file: int | None = None
    tables: tuple[str, ...] = TABLES


@dataclass(frozen=True)
class Outcome:
    """What a run says. goal: games it holds now. played: those played this time, in `seconds`."""

    summary: Summary
    goal: int
    played: int
    seconds: float


def threads_here() -> int:
    """Return how many threads this process may run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run(plan: Plan, watcher: Watcher) -> Outcome:
    """Play what is still missing, and return what all of the run's games say.

    Raises Refusal if the folder is not fit for it, StrategyFault if a strategy breaks its contract, and Interrupted
    on Ctrl-C; whole chunks stay in each case, and the same plan goes on from there.
    """
    arena_for(plan.task).play(0, 0)
    if plan.folder is not None:
        return _run_stored(plan, plan.folder, watcher)
    size = plan.games_per_file or GAMES_PER_FILE
    chunks = ((first, min(size, plan.games - first)) for first in range(0, plan.games, size))
    conductor = Conductor(Order(plan.task), chunks, plan.threads)
    return _play(conductor, plan.games, no_games(plan.task.family, plan.task.players), watcher)


def _run_stored(plan: Plan, folder: Path, watcher: Watcher) -> Outcome:
    from experiments.opening import summary_of
    from experiments.store import begin_store, games_per_file_in
    from experiments.writer_lock import only_writer

    with only_writer(folder):
        size = plan.games_per_file or games_per_file_in(folder) or GAMES_PER_FILE
        wanted = Manifest(plan.task, plan.games, size, plan.tables, versions_here())
        store = begin_store(folder, wanted)
        there = summary_of(store, (chunk for chunk in store.there if store.done(chunk)))
        chunks = ((store.first(chunk), store.size(chunk)) for chunk in store.pending())
        conductor = Conductor(Order(plan.task, str(folder), plan.tables), chunks, plan.threads)
        return _play(conductor, store.manifest.games, there, watcher)


def _play(conductor: Conductor, goal: int, there: Summary, watcher: Watcher) -> Outcome:
    watcher.begins(goal, there)
    began, summary = time.perf_counter(), there
    try:
        for played in conductor.summaries(TICK):
            if played is None:
                watcher.waits(FLOOR.games_under_way())
            else:
                summary += played
                watcher.advances(played)
    except KeyboardInterrupt:
        raise Interrupted(stuck=not _come_to_rest()) from None
    except BaseException:
        _come_to_rest()
        raise
    return Outcome(summary, goal, goal - there.games, time.perf_counter() - began)


def _come_to_rest() -> bool:
    """Stop all play; return False if a player does not stop, or Ctrl-C was pressed again."""
    try:
        return FLOOR.stop(PATIENCE)
    except KeyboardInterrupt:
        return False
