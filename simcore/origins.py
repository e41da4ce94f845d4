"""The files that users' strategies come from, where a strategy may be made of several."""

import hashlib
import re
from dataclasses import replace
from pathlib import Path

from simcore.expression import SUFFIXES
from simcore.strategy import Strategy

_FILE = re.compile(rf"[^(),:=]+(?:{'|'.join(map(re.escape, SUFFIXES))})\b")
"""A file within a strategy as it is typed."""


def origins_of(strategy: Strategy) -> tuple[str, ...]:
    """Return the paths of a strategy's files, in the order in which they are typed."""
    own = (strategy.origin,) if strategy.origin else ()
    return own + tuple(path for part in strategy.parts for path in origins_of(part))


def digest_of_file(path: str) -> str:
    """Return the digest (16 hexadecimal characters) of a file."""
    return hashlib.sha256(Path(path).read_bytes()).hexdigest()[:16]


def digests_of(strategy: Strategy) -> str:
    """Return the digests of a strategy's files with spaces between, "" for one of the catalogue."""
    return " ".join(digest_of_file(path) for path in origins_of(strategy))


def spell_without_folders(strategy: Strategy) -> str:
    """Return a strategy as it is typed, each file by its name alone."""
    return _without_folders(strategy).spell()


def _without_folders(strategy: Strategy) -> Strategy:
    name = Path(strategy.origin).name if strategy.origin else ""
    return replace(
        strategy, origin=name, parts=tuple(_without_folders(part) for part in strategy.parts)
    )


def files_in(text: str) -> list[str]:
    """Return the files that are named in a strategy as it is typed.

    >>> files_in("mix(a/my_bot.py:mine:n=3,lagforst,p=0.2)")
    ['a/my_bot.py']
    """
    return _FILE.findall(text)


def with_files(text: str, files: tuple[str, ...]) -> str:
    """Return a strategy as it is typed with other files in the places of those it names.

    >>> with_files("mix(my_bot.py:mine,lagforst)", ("a/my_bot.py",))
    'mix(a/my_bot.py:mine,lagforst)'
    """
    left = iter(files)
    return _FILE.sub(lambda _: next(left), text)
