"""How a game of the classic family is told."""

from collections.abc import Iterable, Iterator

from reports.teller import Teller
from reports.texts.classic_retelling import AND, CARD, INDICES, RANKS, SUITS, WORDS
from simcore.classic.table import Table
from simcore.classic.text import cards_of_action
from simcore.table import OpenTable


class ClassicTeller(Teller[Table]):
    """Tells tricks won and tied, the trump card, and who beats or picks up what."""

    texts = WORDS

    def opened(self, table: OpenTable) -> Table:
        """Return the table as the family's own."""
        assert isinstance(table, Table)
        return table

    # --- before the first turn ---------------------------------------------------------------------------------
    def deal(self) -> Iterator[str]:
        """Yield the hands, the up-card, and what is set aside."""
        yield from self._hands(self.table)
        removed = int(self.table.rules.fields["two_player_remove"])
        if removed:
            yield self.say("removed", count=self.count(removed))
        if self.table.rules.fields["phase1"] == "upturned_trump":
            yield self.say("upturned", card=self._card(self.table.talon[-1]))

    def start(self, prepared: list[int]) -> Iterator[str]:
        """Yield who leads first."""
        yield ""
        yield self.words["phase_one"]
        yield self.say("first", who=self.who(int(self.record["first"])))

    # --- moves -------------------------------------------------------------------------------------------------
    def move(self, seat: int, action: str, after: Table) -> str:
        """Return a move and what it led to."""
        told = self._one(seat, action, after) if self.table.phase == "one" else None
        return "; ".join(told or self._two(seat, action, after))

    def _one(self, seat: int, action: str, after: Table) -> list[str]:
        chanced = action == "chance"
        cards = [self.table.talon[0]] if chanced else cards_of_action(action)
        kind = ("answer" if self.table.played else "lead") + ("_chance" if chanced else "")
        told = [self.say(kind, who=self.who(seat), cards=self._cards(cards))]
        if self.table.trump_drawer is None and after.trump_drawer is not None:
            told.append(self._last_card(chanced))
        if after.ties > self.table.ties:
            told.append(self._tie(after))
        elif after.played == 0 and after.ties == 0:
            won = sum(len(self._lying(each)) for each in self.seats) + len(cards)
            key = "wins_self" if after.leader == seat else "wins"
            told.append(self.say(key, who=self.who(after.leader), count=self.count(won)))
        return told

    def _lying(self, seat: int) -> list[str]:
        return (self.table.laid(seat) + " " + self.table.chain(seat)).split()

    def _last_card(self, chanced: bool) -> str:
        card = self.table.talon[-1]
        if chanced and len(self.table.talon) == 1:
            return self.say("chanced_last", suit=SUITS[self.language][card[1]])
        unseen = self.table.rules.fields["trump_seen"] == "nobody"
        return self.say("aside_nobody" if unseen else "aside", card=self._card(card))

    def _tie(self, after: Table) -> str:
        if self.table.rules.fields["phase1"] == "two_card":
            return self.words["tie"]
        return self.say("ties", seats=self._joined(self.who(seat) for seat in after.round_seats))

    def _two(self, seat: int, action: str, after: Table) -> list[str]:
        told = [self._act(seat, action, after)]
        if after.places[seat] is not None and after.loser != seat:
            told.append(self.say("out", place=after.places[seat]))
        if after.status == "finished":
            return told
        if len(after.gone) > len(self.table.gone):
            told.append(self.say("complete", count=self.count(len(self.table.table) + 1)))
        elif action == "take" and after.table:
            told.append(self.say("to_beat", cards=self._card(after.table[-1])))
        return told

    def _act(self, seat: int, action: str, after: Table) -> str:
        who = self.who(seat)
        if action != "take":
            kind = "beat" if self.table.table else "lead"
            return self.say(kind, who=who, cards=self._card(action))
        kind = "take" if self.table.legal() == ["take"] else "take_freely"
        [taken] = set(self.table.table) - set(after.table)
        return self.say(kind, who=who, cards=self._card(taken))

    def interlude(self, after: Table) -> Iterator[str]:
        """Yield, as phase one gives way to phase two, the trump and everybody's cards (C14, C19, C39)."""
        if self.table.phase == after.phase:
            return
        yield ""
        if after.returned:
            yield self.say("returned", count=self.count(after.returned))
        yield self.say("phase_two", suit=SUITS[self.language][after.trump])
        yield from self._hands(after)
        if after.status == "running":
            yield self.say("first", who=self.who(after.actor))

    # --- words -------------------------------------------------------------------------------------------------
    def _hands(self, table: Table) -> Iterator[str]:
        for seat in self.seats:
            hand = table.hand(seat).split()
            key = "hand" if hand else "no_cards"
            yield self.say(key, who=self.who(seat), hand=self._by_suit(hand))

    def _by_suit(self, cards: list[str]) -> str:
        indices = INDICES[self.language]
        held = {
            name: " ".join(indices.get(card[0], card[0]) for card in cards if card[1] == suit)
            for suit, name in SUITS[self.language].items()
        }
        return ", ".join(f"{name} {ranks}" for name, ranks in held.items() if ranks)

    def _card(self, card: str) -> str:
        rank, suit = RANKS[self.language][card[0]], SUITS[self.language][card[1]]
        return CARD[self.language].format(rank=rank, suit=suit)

    def _cards(self, cards: list[str]) -> str:
        return self._joined(self._card(card) for card in cards)

    def _joined(self, names: Iterable[str]) -> str:
        *others, last = names
        return ", ".join(others) + AND[self.language] + last if others else last
