"""The laboratory: questions become tasks, tasks become chunks, chunks become Parquet, rows become estimates."""

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from experiments.opening import Run

VERSION = "0.1.0"


def open_run(path: str | Path) -> "Run":
    """Return a finished or half-finished run as data frames; raise Refusal if there is none at `path`."""
    from experiments import opening

    return opening.open_run(path)
