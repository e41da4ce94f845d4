"""How a run is followed on standard error: a bar on a terminal, else a line every few seconds."""

import sys
import time
from typing import TYPE_CHECKING

from experiments.summary import Summary, no_games
from experiments.task import Task
from scripts.screen import note

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

QUIET_AT_FIRST = 1.0
"""Seconds before anything is shown: short runs stay silent."""
LINE_EVERY = 5.0
"""Seconds between two lines where there is no terminal."""
STALLED_AFTER = 10.0
"""Seconds without the end of a game before the user is told."""


class Follower:
    """Follows one run (experiments.run.Watcher)."""

    def __init__(self, task: Task, *, shown: bool, stored: bool) -> None:
        self._task, self._shown, self._stored = task, shown, stored
        self._bar: tuple[Progress, TaskID] | None = None
        self.begins(0, no_games(task.family, task.players))

    # --- what the run tells ------------------------------------------------------------------------------------
    def begins(self, goal: int, there: Summary) -> None:
        """Remember the goal and what is there already."""
        self._goal, self._there, self._seen, self._summary = goal, there.games, there.games, there
        self._began = self._moved = time.monotonic()
        self._spoke = self._began - LINE_EVERY + QUIET_AT_FIRST
        self._stalled = False

    def advances(self, played: Summary) -> None:
        """Add what a chunk brought."""
        self._summary += played
        self._show(self._summary.games)

    def waits(self, under_way: int) -> None:
        """Look how far the unfinished chunks are, and whether anything moves at all."""
        self._show(self._summary.games + under_way)
        if time.monotonic() - self._moved > STALLED_AFTER and not self._stalled:
            self._stalled = True
            self._say(self._stall())

    def close(self) -> None:
        """Take the bar off the screen."""
        if self._bar:
            self._bar[0].stop()
            self._bar = None

    # --- what is shown -----------------------------------------------------------------------------------------
    def _show(self, games: int) -> None:
        now = time.monotonic()
        if games > self._seen:
            self._seen, self._moved, self._stalled = games, now, False
        if not self._shown or now - self._began < QUIET_AT_FIRST:
            return
        if sys.stderr.isatty():
            self._draw(now)
        elif now - self._spoke >= LINE_EVERY:
            self._spoke = now
            note(f"{self._seen:,} of {self._goal:,} games, {self._rates(now)}{self._losses()}")

    def _draw(self, now: float) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

        if self._bar is None:
            text = TextColumn("{task.description}")
            bar = Progress(
                BarColumn(20),
                TaskProgressColumn(),
                text,
                console=Console(stderr=True),
                transient=True,
                redirect_stdout=False,
                redirect_stderr=False,
            )
            bar.start()
            self._bar = bar, bar.add_task("", total=self._goal)
        progress, task = self._bar
        told = self._rates(now) + self._losses()
        progress.update(task, completed=self._seen, description=told)

    def _rates(self, now: float) -> str:
        rate = (self._seen - self._there) / max(now - self._began, 1e-9)
        if rate <= 0:
            return "no game has ended yet"
        left = (self._goal - self._seen) / rate
        return f"{rate:,.0f} games/s, {_duration(left)} left"

    def _losses(self) -> str:
        if not self._summary.finished:
            return ""
        shares = [100 * lost / self._summary.finished for lost in self._summary.lost]
        return f"; seats lost {' '.join(f'{share:.0f}' for share in shares)} %"

    def _stall(self) -> str:
        files = [each for each in self._task.strategies if ".py" in each]
        who = " or ".join(dict.fromkeys(files or self._task.strategies))
        kept = "; the chunks that are done stay" if self._stored else ""
        return (
            f"No game has ended for {STALLED_AFTER:.0f} seconds: {who} may be very slow, or loop for ever in one "
            f"decision. Ctrl-C stops the run{kept}."
        )

    def _say(self, text: str) -> None:
        if self._bar:
            self._bar[0].console.print(text, highlight=False)
        else:
            note(text)


def _duration(seconds: float) -> str:
    """Return a duration in words.

    >>> _duration(5), _duration(125), _duration(7300)
    ('5 s', '2 min 5 s', '2 h 1 min')
    """
    whole = max(round(seconds), 0)
    if whole < 60:
        return f"{whole} s"
    if whole < 3600:
        return f"{whole // 60} min {whole % 60} s"
    return f"{whole // 3600} h {whole % 3600 // 60} min"
