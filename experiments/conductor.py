"""Chunks as joblib tasks, handed out from a thread of its own, so that the caller stays free to hear Ctrl-C.

A kernel that plays in the main thread would hold back every signal until its chunk is done.
"""

import queue
import threading
from collections.abc import Iterable, Iterator
from itertools import chain, islice

from experiments.floor import FLOOR
from experiments.summary import Summary
from experiments.worker import Order, play_chunk

BACKEND = "threading"
"""The joblib backend: the kernels release the GIL, so threads are enough."""


class Conductor:
    """Has chunks played by at most `threads` workers; chunks are (first game, number of games), however many."""

    def __init__(self, order: Order, chunks: Iterable[tuple[int, int]], threads: int) -> None:
        rest = iter(chunks)
        first = list(islice(rest, threads))
        self._order, self._chunks, self._threads = order, chain(first, rest), len(first)
        self._news: queue.SimpleQueue[Summary | BaseException | None] = queue.SimpleQueue()

    def summaries(self, tick: float) -> Iterator[Summary | None]:
        """Yield each chunk's summary as it comes, and None whenever `tick` seconds bring none.

        Raises whatever a worker raises.
        """
        FLOOR.open()
        threading.Thread(target=self._conduct, daemon=True).start()
        while True:
            try:
                news = self._news.get(timeout=tick)
            except queue.Empty:
                yield None
                continue
            if news is None:
                return
            if isinstance(news, BaseException):
                raise news
            yield news

    def _conduct(self) -> None:
        try:
            for summary in self._results():
                if summary is not None:
                    self._news.put(summary)
        except BaseException as error:
            self._news.put(error)
        self._news.put(None)

    def _results(self) -> Iterator[Summary | None]:
        if self._threads <= 1:
            yield from (play_chunk(self._order, *chunk) for chunk in self._wanted())
            return
        from joblib import Parallel, delayed

        parallel = Parallel(
            self._threads, backend=BACKEND, return_as="generator_unordered", batch_size=1
        )
        yield from parallel(delayed(play_chunk)(self._order, *chunk) for chunk in self._wanted())

    def _wanted(self) -> Iterator[tuple[int, int]]:
        for chunk in self._chunks:
            if FLOOR.stopped:
                return
            yield chunk
