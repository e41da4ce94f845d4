"""What every retelling of a game has: the title, the players, numbered moves and the ending."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from typing import Any, Generic, TypeVar

from reports.texts.retelling import WORDS
from simcore.record import open_table, steps
from simcore.rules import spell
from simcore.table import OpenTable

_TITLE_KEYS = ("game", "seed", "rules", "players")

AnyTable = TypeVar("AnyTable", bound=OpenTable)


class Teller(ABC, Generic[AnyTable]):
    """One record, its table, and the words of one language.

    table: stands before the move that is told. texts: the family's own words, by language.
    """

    table: AnyTable
    texts: Mapping[str, Mapping[str, str]]

    def __init__(self, record: Mapping[str, Any], language: str) -> None:
        self.record, self.language = record, language
        self.words = {**WORDS[language], **self.texts[language]}
        self.table = self.opened(open_table(record))
        self.seats = range(int(record["players"]))

    @abstractmethod
    def opened(self, table: OpenTable) -> AnyTable:
        """Return the table as the family's own."""

    @abstractmethod
    def deal(self) -> Iterator[str]:
        """Yield what was dealt."""

    @abstractmethod
    def start(self, prepared: list[int]) -> Iterator[str]:
        """Yield what comes before the first turn; `prepared` are the seats that have made their preparation."""

    @abstractmethod
    def move(self, seat: int, action: str, after: AnyTable) -> str:
        """Return a move in words; `after` is the table once it is made."""

    def interlude(self, after: AnyTable) -> Iterator[str]:
        """Yield what is told between a move and the next."""
        return iter(())

    def story(self) -> Iterator[str]:
        """Yield the lines of the game."""
        house = "".join(
            f", {name}={spell(value)}" for name, value in (self.record.get("house") or {}).items()
        )
        keys = {key: self.record.get(key, "?") for key in _TITLE_KEYS}
        yield self.say("title", house=house, **keys)
        for seat in self.seats:
            yield "  " + self._player(seat)
        yield ""
        yield self.say("deal", dealer=self.record["dealer"])
        yield from self.deal()
        yield from self._moves()
        yield ""
        yield self._ending()

    def _moves(self) -> Iterator[str]:
        prepared: list[int] = []
        number = 0
        for seat, action in steps(self.record, self.table):
            if self.table.prepares(action):
                prepared.append(seat)
                continue
            if number == 0:
                yield from self.start(prepared)
            number += 1
            after = self.table.copy()
            after.apply(action)
            yield f"{number:4}. {self.move(seat, action, after)}."
            yield from self.interlude(after)

    def _ending(self) -> str:
        """Return the last line: who is the skitgubbe, or why nobody is."""
        status = str(self.record["status"])
        if status == "running":
            return ""
        loser = self.record["loser"]
        return self.say(status, who="" if loser is None else self.who(int(loser)))

    # --- words -------------------------------------------------------------------------------------------------
    def say(self, key: str, **values: Any) -> str:
        """Return a text with its values in it."""
        return self.words[key].format(**values)

    def who(self, seat: int) -> str:
        """Return what a seat is called."""
        return self.say("seat", seat=seat)

    def count(self, number: int) -> str:
        """Return so many cards in words."""
        return self.say("cards_one" if number == 1 else "cards_many", number=number)

    def _player(self, seat: int) -> str:
        names = self.record.get("strategies") or []
        name = names[seat] if seat < len(names) else "?"
        return self.say("player", seat=seat, strategy=name)
