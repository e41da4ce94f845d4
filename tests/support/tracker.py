"""A slow tracker of what everybody knows of a hand, from what happens in the open alone."""

from collections import Counter

from simcore.shedding.table import Table


class Tracker:
    """Follows one game: the ranks of each seat's hand that all have seen go there and not come out."""

    def __init__(self, table: Table, dealt_rows: list[str]):
        """Begin after the swap; `dealt_rows` are the open rows as dealt."""
        self.known: list[Counter[str]] = []
        for seat, row in enumerate(dealt_rows):
            went_to_hand = Counter(row) - Counter(table.open_row(seat))
            self.known.append(went_to_hand)

    def follow(self, table: Table, word: str) -> None:
        """Carry out an action and note what was seen."""
        seat, pile = table.actor, Counter(table.pile)
        from_hand, before = table.hand(seat) != "", Counter(table.hand(seat))
        table.apply(word)
        if word[0] in "23456789TJQKA":
            if from_hand:
                self.known[seat] -= Counter(word)
        elif len(table.hand(seat)) > before.total():
            taken = Counter(table.hand(seat)) - before
            assert taken >= pile
            self.known[seat] += taken
