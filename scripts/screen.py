"""What the user sees: notes and progress on standard error, results on standard output."""

import json
import sys
import textwrap
from collections.abc import Iterable, Sequence
from typing import Any

from simcore.jit import CACHE_FOLDER, COMPILED

WIDTH = 100


def note(text: str) -> None:
    """Print a note to standard error."""
    print(text, file=sys.stderr, flush=True)


def note_compiling(*families: str) -> None:
    """Say that an engine is being compiled, where that of one of the families is not on disk yet."""
    if COMPILED and not all(_is_compiled(family) for family in families):
        note("Compiling the engine (once, about ten seconds) ...")


def _is_compiled(family: str) -> bool:
    return any(CACHE_FOLDER.glob(f"{family}_*/play.play_chunk-*.nbi"))


def print_json(document: Any) -> None:
    """Print one JSON document to standard output."""
    print(json.dumps(document, ensure_ascii=False, indent=2))


def table(
    rows: Iterable[Sequence[str]], header: Sequence[str], *, right: Sequence[int] = ()
) -> str:
    """Return rows as aligned text under a header; columns whose number is in `right` are set flush right.

    >>> print(table([("app", "2")], ("game", "seats"), right=[1]))
    game  seats
    app       2
    """
    lines = [list(header), *[list(row) for row in rows]]
    widths = [max(len(line[column]) for line in lines) for column in range(len(header))]
    return "\n".join(_line(line, widths, right) for line in lines)


def wrapped(text: str) -> str:
    """Return a line wrapped to the screen, what follows set in from the left."""
    return textwrap.fill(text, WIDTH, subsequent_indent="      ", break_on_hyphens=False)


def indented(text: str) -> str:
    """Return a sentence wrapped to the screen and set in from the left."""
    return textwrap.fill(text, WIDTH, initial_indent="    ", subsequent_indent="      ")


def _line(cells: Sequence[str], widths: Sequence[int], right: Sequence[int]) -> str:
    padded = [
        cell.rjust(width) if column in right else cell.ljust(width)
        for column, (cell, width) in enumerate(zip(cells, widths, strict=True))
    ]
    return "  ".join(padded).rstrip()
