"""One table of a strategy file: its keys in either language, and values of the right type."""

from collections.abc import Mapping
from typing import Any, NoReturn

from simcore.suggest import nearest_words
from strategies.written.source import Address, Source, without_dots


class Section:
    """The values of a table by their English keys.

    Tables under one key may be spread over both of its languages; anything else has one value.
    """

    def __init__(
        self, source: Source, address: Address, table: object, keys: Mapping[str, str]
    ) -> None:
        """Read a table whose keys are those of `keys`, or their Swedish twins.

        Raises Refusal on a key that is none of them, or that is given in both languages.
        """
        self.source, self.address = source, address
        self._found: dict[str, list[tuple[str, Any]]] = {}
        english = {swedish: each for each, swedish in keys.items()}
        if not isinstance(table, dict):
            source.refuse(address, f"{address[-1]} must be a table of its own.")
        for key, value in table.items():
            folded = without_dots(key).lower()
            name = english.get(folded, folded)
            if name not in keys:
                known = nearest_words(folded, [*keys, *keys.values()])
                source.refuse((*address, key), f"there is no key {key!r} here; {known}")
            if name in self._found and not isinstance(value, list | dict):
                other = self._found[name][0][0]
                source.refuse((*address, key), f"{key} says the same as {other}: keep one.")
            self._found.setdefault(name, []).append((key, value))

    def __contains__(self, key: str) -> bool:
        return key in self._found

    def at(self, key: str) -> Address:
        """Return where a key stands, as it is written; the table itself if it is not there."""
        return (*self.address, self._found[key][0][0]) if key in self._found else self.address

    def get(self, key: str, default: Any = None) -> Any:
        """Return the value of a key as TOML has it."""
        return self._found[key][0][1] if key in self._found else default

    def parts(self, key: str) -> list[tuple[Address, Any]]:
        """Return the values of a key with where they stand: none, one, or one for each language."""
        return [((*self.address, name), value) for name, value in self._found.get(key, [])]

    def text(self, key: str, default: str | None = None) -> str:
        """Return a text on one line; raise Refusal if it is no text, or missing where there is no default."""
        value = self.get(key, default)
        if value is None:
            self.refuse(key, f"{key} is missing.")
        if not isinstance(value, str):
            self.refuse(key, f"{key} must be a text in quotation marks; found {value!r}.")
        return " ".join(value.split())

    def number(self, key: str, default: int | float | None = None) -> int | float:
        """Return a number; raise Refusal if it is none, or missing where there is no default."""
        value = self.get(key, default)
        if value is None:
            self.refuse(key, f"{key} is missing.")
        if isinstance(value, bool) or not isinstance(value, int | float):
            self.refuse(key, f"{key} must be a number without quotation marks; found {value!r}.")
        if not abs(value) < _LARGEST:
            self.refuse(key, f"{key} must be smaller than {_LARGEST:,}; found {value}.")
        return float(value) if isinstance(value, float) else int(value)

    def refuse(self, key: str, sentence: str) -> NoReturn:
        """Raise the refusal of what a key says."""
        self.source.refuse(self.at(key), sentence)


_LARGEST = 1_000_000_000
