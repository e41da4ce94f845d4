"""The text of a strategy file: read as TOML, with the line of every key, which Python's reader does not tell."""

import re
import tomllib
from pathlib import Path
from typing import Any, NoReturn

from simcore.errors import Refusal

Address = tuple[str | int, ...]
"""Where something stands: keys from the outermost, and for [[tables]] their number from 0."""

_HEADER = re.compile(r"\s*(\[{1,2})\s*([^\]]+?)\s*\]")
_KEY = re.compile(
    r"\s*((?:\"[^\"]*\"|'[^']*'|[\w-]+)(?:\s*\.\s*(?:\"[^\"]*\"|'[^']*'|[\w-]+))*)\s*="
)
_PART = re.compile(r"\"([^\"]*)\"|'([^']*)'|([\w-]+)")
_PLACE = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")
_SWEDISH_LETTERS = str.maketrans("åäöÅÄÖ", "aaoAAO")
_QUOTES = ('"""', "'''")


class Source:
    """One strategy file: what it says, and where."""

    def __init__(self, path: Path) -> None:
        """Read a file; raise Refusal if it cannot be read or is not TOML."""
        self.path = path
        text = _read(path)
        self._lines = line_numbers(text)
        try:
            self.content: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise _not_toml(path, text, str(error)) from None

    def line_of(self, address: Address) -> int:
        """Return the line of what stands at an address, or of the table around it."""
        while address and address not in self._lines:
            address = address[:-1]
        return self._lines.get(address, 1)

    def refuse(self, address: Address, sentence: str) -> NoReturn:
        """Raise the refusal of what stands at an address."""
        raise Refusal(f"{self.path} line {self.line_of(address)}: {sentence}")


def line_numbers(text: str) -> dict[Address, int]:
    r"""Return the line of every table and key of a TOML text.

    >>> line_numbers('name = "x"\n[[rule]]\nplay = "take"')
    {('name',): 1, ('rule',): 2, ('rule', 0): 2, ('rule', 0, 'play'): 3}
    """
    found: dict[Address, int] = {}
    table: Address = ()
    is_inside_text = False
    for number, line in enumerate(text.splitlines(), 1):
        header, key = _HEADER.match(line), _KEY.match(line)
        if is_inside_text:
            pass
        elif header:
            table = _parts(header[2])
            found.setdefault(table, number)
            if header[1] == "[[":
                table = (*table, _tables(found, table))
                found[table] = number
        elif key:
            parts = _parts(key[1])
            for length in range(1, len(parts) + 1):
                found.setdefault(table + parts[:length], number)
        if sum(line.count(quotes) for quotes in _QUOTES) % 2:
            is_inside_text = not is_inside_text
    return found


def _tables(found: dict[Address, int], address: Address) -> int:
    number = 0
    while (*address, number) in found:
        number += 1
    return number


def _parts(text: str) -> Address:
    return tuple(next(filter(None, groups), "") for groups in _PART.findall(text))


def without_dots(key: str) -> str:
    """Return a key as a bare key of TOML has it: å, ä and ö without their marks.

    >>> without_dots("när")
    'nar'
    """
    return key.translate(_SWEDISH_LETTERS)


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "it is not UTF-8 text"
        raise Refusal(f"The strategy file {path} cannot be read: {reason}.") from None


def _not_toml(path: Path, text: str, message: str) -> Refusal:
    place = _PLACE.search(message)
    lines = text.splitlines() or [""]
    number = int(place[1]) if place and place[1] else len(lines)
    number = min(number, len(lines))
    key = lines[number - 1].partition("=")[0].strip()
    if not key.isascii() and key.isidentifier():
        return Refusal(
            f"{path} line {number}: keys are written without å, ä and ö: {without_dots(key)}."
        )
    told = _PLACE.sub("", message)
    return Refusal(f"{path} line {number} is not TOML: {told[:1].lower()}{told[1:]}.")
