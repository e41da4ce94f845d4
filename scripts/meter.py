"""How far a long task is, on standard error: a bar on a terminal, else a line every few seconds."""

import sys
import time
from typing import TYPE_CHECKING

from scripts.screen import note

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

LINE_EVERY = 5.0
"""Seconds between two lines where there is no terminal."""


class Meter:
    """Counts games towards a goal. Use it as a context manager, and `advance` it."""

    def __init__(self, goal: int) -> None:
        self._goal, self._done = goal, 0
        self._began = self._spoke = time.monotonic()
        self._bar: tuple[Progress, TaskID] | None = None

    def __enter__(self) -> "Meter":
        """Start the clock, and the bar on a terminal."""
        if sys.stderr.isatty():
            from rich.console import Console
            from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

            columns = (BarColumn(30), TaskProgressColumn(), TextColumn("{task.description}"))
            bar = Progress(*columns, console=Console(stderr=True), transient=True)
            bar.start()
            self._bar = bar, bar.add_task("", total=self._goal)
        self._began = self._spoke = time.monotonic()
        return self

    def __exit__(self, *_: object) -> None:
        """Take the bar off the screen."""
        if self._bar:
            self._bar[0].stop()

    def advance(self, games: int) -> None:
        """Count games that are done."""
        self._done += games
        now = time.monotonic()
        if self._bar:
            bar, task = self._bar
            bar.update(task, completed=self._done, description=self._told(now))
        elif now - self._spoke >= LINE_EVERY:
            self._spoke = now
            note(f"{self._done:,} of {self._goal:,} games, {self._told(now)}")

    @property
    def done(self) -> int:
        """Return how many games are done."""
        return self._done

    @property
    def seconds(self) -> float:
        """Return how long it has taken so far."""
        return time.monotonic() - self._began

    @property
    def rate(self) -> float:
        """Return games per second so far."""
        return self._done / max(self.seconds, 1e-9)

    def _told(self, now: float) -> str:
        rate = self._done / max(now - self._began, 1e-9)
        return f"{rate:,.0f} games/s, {(self._goal - self._done) / max(rate, 1e-9):.0f} s left"
