"""Small runs for the tests of this folder."""

import signal
import subprocess
import sys
import time
from pathlib import Path

from experiments.manifest import TABLES
from experiments.run import Outcome, Plan, run
from experiments.summary import Summary
from experiments.task import Task, make_task
from simcore.games import make_rules
from strategies.catalogue import find_strategy

HOME = Path(__file__).resolve().parents[2]
LINE_UP = ("lagforst", "samlaren")
PATIENCE = 60


class Notes:
    """A watcher that keeps what it hears."""

    def __init__(self) -> None:
        self.goal, self.there, self.chunks, self.waited = 0, 0, 0, 0

    def begins(self, goal: int, there: Summary) -> None:
        self.goal, self.there = goal, there.games

    def advances(self, played: Summary) -> None:
        self.chunks += 1

    def waits(self, under_way: int) -> None:
        self.waited += 1


def task_of(*names: str, rules: str = "app", seed: int = 1, cap: int | None = None) -> Task:
    game = make_rules(rules, players=len(names or LINE_UP))
    return make_task(game, [find_strategy(name, game) for name in names or LINE_UP], seed, cap)


def play(
    folder: Path | None, games: int, *, task: Task | None = None, threads: int = 1,
    per_file: int | None = 400, tables: tuple[str, ...] = TABLES, watcher: Notes | None = None,
) -> Outcome:  # fmt: skip
    plan = Plan(task or task_of(), games, folder, threads, per_file, tables)
    return run(plan, watcher or Notes())


def bytes_in(folder: Path) -> dict[str, bytes]:
    """Return every file below a folder, hidden ones too, by its path."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def start(*arguments: str) -> subprocess.Popen[str]:
    """Start the command line in a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "scripts", *arguments],
        cwd=HOME,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def wait_for(process: subprocess.Popen[str], path: Path, number: int) -> None:
    """Wait until a glob of the folder finds `number` files, while the process is alive."""
    end = time.monotonic() + PATIENCE
    while len(list(path.parent.glob(path.name))) < number:
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < end
        time.sleep(0.01)


def stop(process: subprocess.Popen[str], with_signal: signal.Signals) -> tuple[int, str]:
    """Send a signal; return the exit code and what was said on standard error."""
    process.send_signal(with_signal)
    _, told = process.communicate(timeout=PATIENCE)
    return process.returncode, told
