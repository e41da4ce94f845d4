"""What storing costs, pair by pair: `python -m tests.bench.storing [PAIRS] [GAMES]`.

Each pair plays the same games without and with storing, in turns first; told is the median, over the pairs, of
games per second with storing divided by those without. At least two thirds are wanted.
"""

import statistics
import sys
import tempfile
from pathlib import Path

from experiments.run import Plan, run, threads_here
from experiments.summary import Summary
from experiments.task import Task, make_task
from simcore.games import make_rules
from strategies.catalogue import find_strategy

LINE_UPS = (("lagforst", "samlaren"), ("lagforst", "lagforst"))
WANTED = 2 / 3


class Silence:
    """A watcher that shows nothing."""

    def begins(self, goal: int, there: Summary) -> None:
        """Hear nothing."""

    def advances(self, played: Summary) -> None:
        """Hear nothing."""

    def waits(self, under_way: int) -> None:
        """Hear nothing."""


def rate(task: Task, games: int, threads: int, *, stored: bool) -> float:
    """Return games per second of one run."""
    with tempfile.TemporaryDirectory() as home:
        folder = Path(home) / "run" if stored else None
        return games / run(Plan(task, games, folder, threads), Silence()).seconds


def ratios(task: Task, games: int, threads: int, pairs: int) -> list[float]:
    """Return one ratio per pair; whether storing goes first changes from pair to pair."""
    found = []
    for pair in range(pairs):
        rates = {}
        for stored in (False, True) if pair % 2 else (True, False):
            rates[stored] = rate(task, games, threads, stored=stored)
        found.append(rates[True] / rates[False])
    return found


def main(pairs: int, games: int) -> int:
    """Print one line per line-up and number of threads; return 1 if one is under the wanted ratio."""
    worst = 1.0
    for names in LINE_UPS:
        rules = make_rules("app", players=len(names))
        task = make_task(rules, [find_strategy(name, rules) for name in names], seed=1)
        for threads in sorted({1, threads_here()}):
            found = ratios(task, games, threads, pairs)
            middle = statistics.median(found)
            worst = min(worst, middle)
            spread = f"{min(found):.2f} to {max(found):.2f}"
            print(
                f"{','.join(names)}, {threads} threads: {middle:.2f} ({spread}, {pairs} pairs)",
                flush=True,
            )
    return int(worst < WANTED)


if __name__ == "__main__":
    numbers = [int(float(text)) for text in sys.argv[1:]]
    sys.exit(main(*numbers, *(11, 400_000)[len(numbers) :]))
