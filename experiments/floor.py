"""The arenas that are playing in this process: how far they have come, and how to stop them."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from simcore.arena import Arena
from simcore.layout import GAME_AT, GAMES_DONE, STOP


class Floor:
    """All arenas at play; each is used by one thread, and any thread may look or stop them."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._playing: dict[int, tuple[Arena, int]] = {}
        self.stopped = False

    @contextmanager
    def playing(self, arena: Arena) -> Iterator[None]:
        """Count an arena as playing; one that enters a stopped floor stops at once."""
        thread = threading.get_ident()
        with self._lock:
            arena.control[STOP] = self.stopped
            self._playing[thread] = (arena, int(arena.control[GAMES_DONE]))
        try:
            yield
        finally:
            with self._lock:
                del self._playing[thread]

    def open(self) -> None:
        """Let arenas play again after a stop."""
        self.stopped = False

    def stop(self, patience: float) -> bool:
        """Ask every arena to stop after its game; return whether all were at rest within `patience` seconds."""
        with self._lock:
            self.stopped = True
            for arena, _ in self._playing.values():
                arena.control[STOP] = 1
        end = time.monotonic() + patience
        while self._playing and time.monotonic() < end:
            time.sleep(0.01)
        return not self._playing

    def games_under_way(self) -> int:
        """Return how many games of unfinished chunks have been played."""
        with self._lock:
            return sum(int(arena.control[GAMES_DONE]) - at for arena, at in self._playing.values())

    def games_at_play(self) -> list[int]:
        """Return the numbers of the games that are being played now."""
        with self._lock:
            return sorted(int(arena.control[GAME_AT]) for arena, _ in self._playing.values())


FLOOR = Floor()
