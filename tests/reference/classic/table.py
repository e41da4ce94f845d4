"""The table of a classic game: where every card lies, whose turn it is, and who is out."""

from typing import Self

from .house import complete_house


class Table:
    """A game's cards and standing, told in lists of cards.

    `hands` and `won` have one list per seat. `talon` is top first, `table` is bottom first.
    """

    def __init__(self, rules: str, house: dict, players: int) -> None:
        """Make an empty table."""
        self.rules = rules
        self.house = complete_house(rules, house, players)
        self.players = players
        self.dealer: int | None = None
        self.first: int | None = None  # who leads the first trick: left of the dealer (C2)
        self.phase = "one"  # "one" or "two"
        self.actor: int | None = None
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.won: list[list[str]] = [[] for _ in range(players)]  # collected in phase one
        self.talon: list[str] = []
        self.removed: list[str] = []  # set aside unseen before the game (C38)
        self.trump: str | None = None  # the suit; None until the talon's last card leaves it
        self.trump_card: str | None = None  # while it lies apart, until phase two (C17, C39)
        self.trump_drawer: int | None = None  # who drew or chanced the talon's last card
        self.table: list[str] = []  # the cards of the trick under way, in either phase
        self.owners: list[int] = []  # phase one: who played each card of `table` (C14)
        self.seats: list[int] = []  # phase one: who lays in this round of the trick, in order
        self.laid: list[list[str]] = []  # phase one: the lays of this round so far, in that order
        self.target: int | None = None  # phase two: seats that held cards before the lead (C27)
        self.gone: list[str] = []  # phase two: the cards of completed tricks
        self.places: list[int | None] = [None] * players  # 1 = first out; None while in the game
        self.loser: int | None = None
        self.status: str | None = None  # None while the game runs, then "finished"
        self.all_cards: list[str] = []  # what the game began with, sorted, to check that it stays

    def copy(self) -> Self:
        """Return an independent copy of the game."""
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        for name in ["hands", "won", "laid"]:
            setattr(other, name, [list(cards) for cards in getattr(self, name)])
        for name in ["talon", "table", "owners", "seats", "gone", "places"]:
            setattr(other, name, list(getattr(self, name)))
        return other

    def __repr__(self) -> str:
        """Show the game in one line, each seat as hand|won."""
        seats = zip(self.hands, self.won, strict=True)
        shown = " ; ".join(f"{' '.join(hand)}|{' '.join(won)}" for hand, won in seats)
        table, talon = " ".join(self.table) or "-", " ".join(self.talon) or "-"
        trump = f"trump {self.trump} (card {self.trump_card}, seat {self.trump_drawer})"
        standing = f"phase {self.phase} target {self.target} actor {self.actor} {self.status}"
        return f"<{self.rules} {shown} ; table {table} talon {talon} {trump} {standing}>"

    def holders(self) -> list[int]:
        """List the seats that have cards in the hand."""
        return [seat for seat in range(self.players) if self.hands[seat]]

    def left_of(self, seat: int) -> int:
        """Return the left neighbour, cards or not (C13)."""
        return (seat + 1) % self.players

    def next_holder(self, seat: int) -> int:
        """Return the next seat to the left that holds cards; the seat itself comes last."""
        following = [(seat + step) % self.players for step in range(1, self.players + 1)]
        return next(other for other in following if self.hands[other])

    def every_card(self) -> list[str]:
        """List every card of the game in sorted order, wherever it lies."""
        cards = self.talon + self.table + self.gone + self.removed
        for pile in self.hands + self.won:
            cards = cards + pile
        if self.trump_card is not None:
            cards = [*cards, self.trump_card]
        return sorted(cards)
