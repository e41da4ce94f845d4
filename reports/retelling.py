"""A game record told in words, move by move, in Swedish or English."""

from collections.abc import Iterator, Mapping
from typing import Any

from reports.texts.retelling import ARTICLES, NUMBERS, RANKS, WORDS
from simcore.record import open_table, steps
from simcore.rules import spell
from simcore.shedding.table import Table


def retell(record: Mapping[str, Any], language: str) -> Iterator[str]:
    """Yield the lines of a game's story; raise Refusal where the record breaks the rules."""
    teller = _Teller(record, language)
    yield from teller.opening()
    yield from teller.moves()
    yield ""
    yield teller.ending()


class _Teller:
    """One record, its table, and the words of one language."""

    def __init__(self, record: Mapping[str, Any], language: str) -> None:
        self.record, self.language = record, language
        self.words = WORDS[language]
        table = open_table(record)
        assert isinstance(table, Table)
        self.table = table
        self.seats = range(int(record["players"]))

    # --- the deal and the swap ---------------------------------------------------------------------------------
    def opening(self) -> Iterator[str]:
        """Yield the title, the players, the deal and the up-card."""
        record = self.record
        house = "".join(
            f", {name}={spell(value)}" for name, value in (record.get("house") or {}).items()
        )
        yield self._say("title", house=house, **{key: record.get(key, "?") for key in _TITLE_KEYS})
        for seat in self.seats:
            yield "  " + self._player(seat)
        yield ""
        yield self._say("deal", dealer=record["dealer"])
        for seat in self.seats:
            yield self._dealt(seat)
        if self.table.rules.fields["initial_upcard"]:
            yield self._say("upcard" if self.table.pile else "no_upcard", pile=self.table.pile)

    def _dealt(self, seat: int) -> str:
        row = self.table.open_row(seat)
        key = "dealt" if row else "dealt_hand"
        return self._say(key, who=self._who(seat), hand=self.table.hand(seat), row=row)

    # --- the play ----------------------------------------------------------------------------------------------
    def moves(self) -> Iterator[str]:
        """Yield the swap and then each move with what it led to."""
        swaps: list[int] = []
        number = 0
        for seat, action in steps(self.record, self.table):
            if action.startswith("swap "):
                swaps.append(seat)
                continue
            if number == 0:
                yield from self._start(swaps)
            number += 1
            yield f"{number:4}. {self._move(seat, action)}."

    def _start(self, swaps: list[int]) -> Iterator[str]:
        if swaps:
            yield ""
            yield self.words["swaps"]
        for seat in swaps:
            hand = self.table.hand(seat)
            yield self._say("swap", who=self._who(seat), row=self.table.open_row(seat), hand=hand)
        yield ""
        yield self.words["play"]
        yield self._say("first", who=self._who(int(self.record["first"])))

    def _move(self, seat: int, action: str) -> str:
        after = self.table.copy()
        after.apply(action)
        told = [self._act(seat, action, after)]
        if len(after.burnt) > len(self.table.burnt):
            told.append(self.words["burn"])
        if after.places[seat] is not None and after.status != "deadlock":
            told.append(self._say("out", place=after.places[seat]))
        elif after.actor == seat and after.status == "running":
            told.append(self.words["again"])
        if after.pile and not _is_pick_up(self.table, after, seat):
            told.append(
                self._say("top", top=self._rank(after.top, 1), count=self._cards(len(after.pile)))
            )
        return "; ".join(told)

    def _act(self, seat: int, action: str, after: Table) -> str:
        who = self._who(seat)
        kind, _, slot = action.partition(" ")
        if kind in ("take", "pass"):
            taken = len(after.hand(seat)) - len(self.table.hand(seat))
            return self._say(kind, who=who, count=self._cards(taken))
        if kind not in ("chance", "flip"):
            return self._say("lay", who=who, cards=self._rank(action[0], len(action)))
        card = self.table.top_of_talon if kind == "chance" else self.table.hidden(seat)[int(slot)]
        taken = len(after.hand(seat)) - len(self.table.hand(seat))
        fails = _is_pick_up(self.table, after, seat)
        key = f"{kind}_{'fails' if fails else 'fits'}"
        return self._say(key, who=who, card=self._rank(card, 1), count=self._cards(taken))

    def ending(self) -> str:
        """Return the last line: who is the skitgubbe, or why nobody is."""
        status = str(self.record["status"])
        if status == "running":
            return ""
        loser = self.record["loser"]
        return self._say(status, who="" if loser is None else self._who(int(loser)))

    # --- words -------------------------------------------------------------------------------------------------
    def _say(self, key: str, **values: Any) -> str:
        return self.words[key].format(**values)

    def _who(self, seat: int) -> str:
        return self._say("seat", seat=seat)

    def _player(self, seat: int) -> str:
        names = self.record.get("strategies") or []
        name = names[seat] if seat < len(names) else "?"
        return self._say("player", seat=seat, strategy=name)

    def _rank(self, rank: str, copies: int) -> str:
        number = NUMBERS[self.language][copies]
        if copies == 1:
            number = ARTICLES[self.language].get(rank, number)
        return f"{number} {RANKS[self.language][rank][copies > 1]}"

    def _cards(self, count: int) -> str:
        return self._say("cards_one" if count == 1 else "cards_many", number=count)


_TITLE_KEYS = ("game", "seed", "rules", "players")


def _is_pick_up(before: Table, after: Table, seat: int) -> bool:
    """Return whether the seat picked up: only then does a move leave an empty pile that did not burn."""
    return not after.pile and len(after.burnt) == len(before.burnt) and bool(after.hand(seat))
