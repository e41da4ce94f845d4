"""A run opened for analysis: its games and seats as polars or pandas data frames."""

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from experiments.store import Store, open_store
from experiments.summary import Summary, no_games, summarise
from experiments.task import Task
from simcore.errors import Refusal

if TYPE_CHECKING:
    import polars as pl


class Run:
    """A finished or half-finished run. Its chunks are those that were there when it was opened."""

    def __init__(self, folder: Path) -> None:
        self.store: Store = open_store(folder)

    @property
    def task(self) -> Task:
        """Return what decided the numbers."""
        return self.store.manifest.task

    @property
    def games(self) -> int:
        """Return how many games are there."""
        return self.store.games

    @property
    def finished(self) -> bool:
        """Return whether all games that were asked for are there."""
        return next(self.store.pending(), None) is None

    def games_frame(self) -> "pl.LazyFrame":
        """Return one row per game (`skitgubbe columns` lists what is in it)."""
        return self._scan("games")

    def seats_frame(self) -> "pl.LazyFrame":
        """Return one row per seat and game; raise Refusal if only the games were stored."""
        return self._scan("seats")

    def pandas_games(self) -> Any:
        """Return the games as a pandas DataFrame, whose columns keep their integer types where a value is missing."""
        return self._pandas("games")

    def pandas_seats(self) -> Any:
        """Return the seats as a pandas DataFrame; raise Refusal if only the games were stored."""
        return self._pandas("seats")

    def summary(self) -> Summary:
        """Return what all games say in whole numbers, read from the files."""
        return summary_of(self.store, self.store.there)

    def _parts(self, table: str) -> list[Path]:
        folder = self.store.folder
        if table not in self.store.manifest.tables:
            raise Refusal(
                f"{folder} holds games only: run it without --games-only into another folder."
            )
        if not self.store.there:
            raise Refusal(
                f"{folder} holds no whole chunk yet: {self.store.manifest.command(folder)}"
            )
        return self.store.parts(table)

    def _scan(self, table: str) -> "pl.LazyFrame":
        import polars as pl

        return pl.scan_parquet(self._parts(table))

    def _pandas(self, table: str) -> Any:
        import pandas as pd

        frames = [pd.read_parquet(p, dtype_backend="numpy_nullable") for p in self._parts(table)]
        return pd.concat(frames, ignore_index=True)


def open_run(path: str | Path) -> Run:
    """Return a finished or half-finished run as data frames; raise Refusal if there is none at `path`."""
    return Run(Path(path))


def summary_of(store: Store, chunks: Iterable[int]) -> Summary:
    """Return what some chunks of a run say, read from their files one after the other."""
    task = store.manifest.task
    summary = no_games(task.family, task.players)
    for chunk in chunks:
        summary += summarise(store.read(chunk), task.players)
    return summary
