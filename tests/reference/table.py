"""The table of a shedding game: where every card lies, whose turn it is, and who is out."""

from collections import Counter
from typing import Self

from .house import complete_house


class Table:
    """A game's cards and standing, told in lists of rank characters.

    `hands` and `opens` have one list per seat. `hidden` has one list of slots per seat, with "."
    for an emptied slot (R10). `pile` is bottom first, `talon` is top first.
    """

    def __init__(self, rules: str, house: dict, players: int) -> None:
        """Make an empty table."""
        self.rules = rules
        self.house = complete_house(rules, house, players)
        self.players = players
        self.dealer: int | None = None
        self.first: int | None = None
        self.phase = "play"  # "swap", then "start" until a first seat is known, then "play"
        self.actor: int | None = None  # who acts now; in the phase "swap", whose swap is next
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.opens: list[list[str]] = [[] for _ in range(players)]
        self.hidden: list[list[str]] = [[] for _ in range(players)]
        self.pile: list[str] = []
        self.talon: list[str] = []
        self.burnt: list[str] = []
        self.passes = 0  # passes in succession (R9)
        self.places: list[int | None] = [None] * players  # 1 = first out; None while in the game
        self.loser: int | None = None
        self.status: str | None = None  # None while the game runs, then "finished" or "deadlock"
        self.all_cards: Counter[str] = Counter()  # what the game began with, to check that it stays

    def copy(self) -> Self:
        """Return an independent copy of the game."""
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.hands = [list(cards) for cards in self.hands]
        other.opens = [list(cards) for cards in self.opens]
        other.hidden = [list(slots) for slots in self.hidden]
        other.pile, other.talon, other.burnt = list(self.pile), list(self.talon), list(self.burnt)
        other.places = list(self.places)
        return other

    def __repr__(self) -> str:
        """Show the table in one line, each seat as hand|open|hidden."""
        zones = zip(self.hands, self.opens, self.hidden, strict=True)
        seats = " ".join("|".join("".join(zone) for zone in seat) for seat in zones)
        pile, talon = "".join(self.pile) or "-", "".join(self.talon) or "-"
        return f"<{self.rules} {seats} pile {pile} talon {talon} actor {self.actor} {self.status}>"

    def zone(self, seat: int) -> str:
        """Say which cards the seat plays from: hand, else open, else hidden (A29)."""
        if self.hands[seat]:
            return "hand"
        return "open" if self.opens[seat] else "hidden"

    def cards_left(self, seat: int) -> int:
        """Count the seat's cards in all three zones."""
        slots_left = sum(1 for card in self.hidden[seat] if card != ".")
        return len(self.hands[seat]) + len(self.opens[seat]) + slots_left

    def holders(self) -> list[int]:
        """List the seats that still hold cards."""
        return [seat for seat in range(self.players) if self.cards_left(seat) > 0]

    def count_cards(self) -> Counter[str]:
        """Count every card of the game by rank, wherever it lies."""
        everywhere = Counter(self.pile + self.talon + self.burnt)
        for zone in self.hands + self.opens + self.hidden:
            everywhere += Counter(card for card in zone if card != ".")
        return everywhere
