"""A strategy file made a strategy: translated, kept beside the compiled code, and imported."""

import contextlib
import hashlib
import os
import tempfile
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from simcore.errors import Refusal
from simcore.jit import WRITTEN_FOLDER
from simcore.lineup import strategies_in
from simcore.strategy import Strategy
from strategies.written.document import read_document
from strategies.written.translate import translate


def written_strategies(path: Path) -> Mapping[str, Strategy]:
    """Return the one strategy that a strategy file describes, by its name.

    Raises Refusal, in one sentence with the line, at the first thing in the file that means nothing.
    """
    document = read_document(path)
    kept = keep_source(document.name, translate(document))
    strategy = strategies_in(kept)[document.name]
    return {document.name: replace(strategy, origin=str(path))}


def keep_source(name: str, source: str) -> Path:
    """Write a source under a name that only it has, where it is not there yet, and return the file.

    A file that stays as it is lets Numba find what it compiled from it the last time.
    """
    path = WRITTEN_FOLDER / f"{name}_{hashlib.sha256(source.encode()).hexdigest()[:16]}.py"
    if path.exists():
        return path
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _write_whole(path, source)
    except OSError as error:
        raise Refusal(
            f"{path.parent} cannot be written ({error.strerror}): name another folder in SKITGUBBE_CACHE."
        ) from None
    return path


def _write_whole(path: Path, source: str) -> None:
    """Write a file aside and put it in place, so that nobody reads half of it."""
    handle, aside = tempfile.mkstemp(dir=path.parent, suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(source)
        Path(aside).replace(path)
    finally:
        with contextlib.suppress(FileNotFoundError):
            Path(aside).unlink()
