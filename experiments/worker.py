"""What one worker does: play a chunk of games, write it, and say in whole numbers what it saw.

`play_chunk` takes plain data and keeps its arena between chunks, so that it runs the same in a thread, in another
process or on another machine.
"""

import threading
from pathlib import Path
from typing import NamedTuple

from experiments.floor import FLOOR
from experiments.summary import Summary, summarise
from experiments.task import Task
from experiments.unpack import unpack
from simcore.arena import Arena


class Order(NamedTuple):
    """What a worker is told: the task, and the folder and tables to write ("" and none: nothing is written)."""

    task: Task
    folder: str = ""
    tables: tuple[str, ...] = ()


_kept = threading.local()


def arena_for(task: Task) -> Arena:
    """Return this thread's arena for the task; raise Refusal if its strategies are not found or do not compile."""
    if getattr(_kept, "key", None) != (task, task.files):
        _kept.arena = Arena(task.rule_set(), task.line_up(), task.seed, task.cap)
        _kept.key = task, task.files
    arena: Arena = _kept.arena
    return arena


def play_chunk(order: Order, first: int, number: int) -> Summary | None:
    """Play games first .. first + number - 1, write them if told to, and return their summary.

    Returns None if the floor was stopped; then nothing was written. Raises StrategyFault as Arena.play does, and
    Refusal if the chunk cannot be written.
    """
    arena = arena_for(order.task)
    with FLOOR.playing(arena):
        rows = arena.play(first, number)
        if rows is None:
            return None
        stretch = unpack(order.task.family, rows, first)
        if order.folder:
            from experiments.store import write_chunk

            write_chunk(Path(order.folder), order.tables, stretch)
        return summarise(stretch, order.task.players)
