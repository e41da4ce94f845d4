"""One writer at a time in a run's folder."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from simcore.errors import Refusal


@contextmanager
def only_writer(folder: Path) -> Iterator[None]:
    """Make the folder and hold it against other processes, as long as this one lives and is within.

    Nothing is left behind, even by a killed process. Raises Refusal if the folder cannot be made or another process
    is writing to it.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        held = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    except (FileExistsError, NotADirectoryError):
        raise Refusal(f"{folder} is a file or lies in one: --out names a folder.") from None
    except OSError as error:
        raise Refusal(f"{folder} cannot be made: {error.strerror}. Choose another --out.") from None
    try:
        _lock(held, folder)
        yield
    finally:
        os.close(held)


def _lock(held: int, folder: Path) -> None:
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise Refusal(
            f"Another process is writing to {folder}: wait for it, or choose another --out."
        ) from None
