"""The laboratory: questions become tasks, tasks become chunks, chunks become Parquet, rows become estimates."""

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from experiments.asked import Asked
    from experiments.opening import Run

VERSION = "0.1.0"


def open_run(path: str | Path) -> "Run":
    """Return a finished or half-finished run as data frames; raise Refusal if there is none at `path`."""
    from experiments import opening

    return opening.open_run(path)


def ask(
    text: str, *, effort: str = "default", seed: int = 1, threads: int | None = None
) -> "Asked":
    """Return the answer to a question, as `skitgubbe ask` finds it; see experiments/asked.py."""
    from experiments import asked

    return asked.ask(text, effort=effort, seed=seed, threads=threads)
