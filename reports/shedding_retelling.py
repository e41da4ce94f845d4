"""How a game of the shedding family is told."""

from collections.abc import Iterator

from reports.teller import Teller
from reports.texts.shedding_retelling import ARTICLES, NUMBERS, RANKS, WORDS
from simcore.shedding.table import Table
from simcore.table import OpenTable


class SheddingTeller(Teller[Table]):
    """Tells lays and pick-ups, burns and extra turns."""

    texts = WORDS

    def opened(self, table: OpenTable) -> Table:
        """Return the table as the family's own."""
        assert isinstance(table, Table)
        return table

    def deal(self) -> Iterator[str]:
        """Yield the hands, the open rows and the up-card."""
        for seat in self.seats:
            yield self._dealt(seat)
        if self.table.rules.fields["initial_upcard"]:
            yield self.say("upcard" if self.table.pile else "no_upcard", pile=self.table.pile)

    def _dealt(self, seat: int) -> str:
        row = self.table.open_row(seat)
        key = "dealt" if row else "dealt_hand"
        return self.say(key, who=self.who(seat), hand=self.table.hand(seat), row=row)

    def start(self, prepared: list[int]) -> Iterator[str]:
        """Yield the swaps and who begins."""
        if prepared:
            yield ""
            yield self.words["swaps"]
        for seat in prepared:
            hand = self.table.hand(seat)
            yield self.say("swap", who=self.who(seat), row=self.table.open_row(seat), hand=hand)
        yield ""
        yield self.words["play"]
        yield self.say("first", who=self.who(int(self.record["first"])))

    def move(self, seat: int, action: str, after: Table) -> str:
        """Return a move and what it led to."""
        told = [self._act(seat, action, after)]
        if len(after.burnt) > len(self.table.burnt):
            told.append(self.words["burn"])
        if after.places[seat] is not None and after.status != "deadlock":
            told.append(self.say("out", place=after.places[seat]))
        elif after.actor == seat and after.status == "running":
            told.append(self.words["again"])
        if after.pile and not _is_pick_up(self.table, after, seat):
            told.append(
                self.say("top", top=self._rank(after.top, 1), count=self.count(len(after.pile)))
            )
        return "; ".join(told)

    def _act(self, seat: int, action: str, after: Table) -> str:
        who = self.who(seat)
        kind, _, slot = action.partition(" ")
        if kind in ("take", "pass"):
            taken = len(after.hand(seat)) - len(self.table.hand(seat))
            return self.say(kind, who=who, count=self.count(taken))
        if kind not in ("chance", "flip"):
            return self.say("lay", who=who, cards=self._rank(action[0], len(action)))
        card = self.table.top_of_talon if kind == "chance" else self.table.hidden(seat)[int(slot)]
        taken = len(after.hand(seat)) - len(self.table.hand(seat))
        fails = _is_pick_up(self.table, after, seat)
        key = f"{kind}_{'fails' if fails else 'fits'}"
        return self.say(key, who=who, card=self._rank(card, 1), count=self.count(taken))

    def _rank(self, rank: str, copies: int) -> str:
        number = NUMBERS[self.language][copies]
        if copies == 1:
            number = ARTICLES[self.language].get(rank, number)
        return f"{number} {RANKS[self.language][rank][copies > 1]}"


def _is_pick_up(before: Table, after: Table, seat: int) -> bool:
    """Return whether the seat picked up: only then does a move leave an empty pile that did not burn."""
    return not after.pile and len(after.burnt) == len(before.burnt) and bool(after.hand(seat))
