"""A slow, obvious twin of the rules of `app`, `enkel` and `vandtia`: one game in progress."""

from collections import Counter

from . import choices, invariants
from .house import DEFAULTS, RANKS, TABLE_CARDS
from .laying import burns, fits, gives_another_turn
from .table import Table

__all__ = ["DEFAULTS", "RANKS", "Twin"]


class Twin(Table):
    """A game in progress; `from_deal` and `position` are the ways in."""

    @classmethod
    def from_deal(
        cls,
        rules: str,
        house: dict,
        players: int,
        deck: list[str],
        dealer: int,
        first: int | None,
    ) -> "Twin":
        """Deal a deck in the order in which its cards leave it (RULES.md, deal order).

        With `first` given, that seat starts once the swaps are made; with None, call `begin` then.
        """
        twin = cls(rules, house, players)
        twin.all_cards = Counter(deck)
        if twin.all_cards != Counter(RANKS * 4):
            raise ValueError("a deck is four cards of each of the thirteen ranks")
        if dealer not in range(players) or (first is not None and first not in range(players)):
            raise ValueError("the dealer or the first seat is no seat")
        twin.dealer, twin.first = dealer, first
        twin._deal(list(deck))
        if twin.house["initial_upcard"]:
            twin._turn_upcard()
        if twin.house.get("swap", False):  # `enkel` has no table cards and no such field
            twin.phase, twin.actor = "swap", 0
        else:
            twin._end_swaps()
        return twin

    @classmethod
    def position(
        cls,
        rules: str,
        house: dict,
        hands: list[str],
        opens: list[str],
        hidden: list[str],
        pile: str,
        talon: str,
        actor: int,
        burnt: str = "",
        passes: int = 0,
        out: list[int] | None = None,
    ) -> "Twin":
        """Set up a position in mid-game, `actor` to act.

        `pile` is bottom first, `talon` top first; a seat's hidden cards are its slots, "." where
        emptied. `out` lists the seats without cards in the order in which they went out (default:
        seat order).
        """
        twin = cls(rules, house, len(hands))
        twin.hands = [list(cards) for cards in hands]
        twin.opens = [list(cards) for cards in opens]
        twin.hidden = [list(slots) for slots in hidden]
        twin.pile, twin.talon, twin.burnt = list(pile), list(talon), list(burnt)
        twin.actor, twin.passes = actor, passes
        twin.all_cards = twin.count_cards()
        invariants.refuse_bad_position(twin)
        empty = [seat for seat in range(twin.players) if seat not in twin.holders()]
        if out is not None and sorted(out) != empty:
            raise ValueError(f"the seats without cards are {empty}, not {out}")
        for place, seat in enumerate(empty if out is None else out, start=1):
            twin.places[seat] = place
        return twin

    def _deal(self, cards: list[str]) -> None:
        """Give each seat in turn its hidden, open and hand cards; the rest is the talon."""
        table_cards = TABLE_CARDS[self.rules]
        for seat in range(self.players):
            self.hidden[seat] = [cards.pop(0) for _ in range(table_cards)]
            self.opens[seat] = [cards.pop(0) for _ in range(table_cards)]
            self.hands[seat] = [cards.pop(0) for _ in range(self.house["hand_size"])]
        self.talon = cards

    def _turn_upcard(self) -> None:
        """Turn the talon's top card to start the pile (A5, B3, R5, R7)."""
        if self.house["upcard_ten"] == "redraw":
            if set(self.talon) <= {"T"}:  # R5: only tens are left, they stay in the talon
                return
            while self.talon[0] == "T":  # R5: the ten goes under the talon
                self.talon.append(self.talon.pop(0))
        self.pile = [self.talon.pop(0)]
        if self.pile == ["T"] and self.house["upcard_ten"] == "burn":
            self._burn_pile()

    # ---- what may be done ------------------------------------------------------------------------

    def legal(self) -> list[str]:
        """List every legal action of the actor; empty before the first turn and after the end."""
        return choices.legal(self)

    def legal_swaps(self) -> list[str]:
        """List the distinct swaps of the seat whose swap is next, ranks high to low (A3, A4)."""
        return choices.legal_swaps(self)

    def possible_first(self) -> set[int]:
        """Return the seats that the field `starter` allows to act first; call it after the swap."""
        return choices.possible_first(self)

    def check_invariants(self) -> None:
        """Assert what must be true at every point of every game."""
        invariants.check_invariants(self)

    # ---- what happens ----------------------------------------------------------------------------

    def apply(self, action: str) -> None:
        """Carry out one action of the actor; raise ValueError if it is illegal."""
        if self.phase == "swap":
            self._swap(action)
            return
        if action not in self.legal():
            raise ValueError(f"seat {self.actor} may not {action!r}: {self!r}")
        seat = self.actor
        again = self._act(action)
        self._refill(seat)  # A15: draw before anything else happens
        self.passes = self.passes + 1 if action == "pass" else 0  # R9
        self._go_on(seat, again)

    def _swap(self, action: str) -> None:
        """Let the three named ranks lie open and the seat's other cards be its hand (A3, A4)."""
        seat = self.actor
        word, _, named = action.partition(" ")
        if word != "swap" or not set(named) <= set(RANKS):
            raise ValueError(f"seat {seat} is to swap, and {action!r} is no swap")
        opens = choices.high_to_low(list(named))
        if "swap " + "".join(opens) not in self.legal_swaps():
            raise ValueError(f"seat {seat} may not {action!r}: {self!r}")
        own = Counter(self.hands[seat] + self.opens[seat])
        self.opens[seat] = opens
        self.hands[seat] = list((own - Counter(opens)).elements())
        self.actor = seat + 1
        if self.actor == self.players:
            self._end_swaps()

    def _end_swaps(self) -> None:
        """Wait for the first seat, or let it act if it is known."""
        self.phase, self.actor = "start", None
        if self.first is not None:
            self.begin(self.first)

    def begin(self, first: int) -> None:
        """Let the first seat act, after the deal and the swaps."""
        if self.phase != "start" or first not in range(self.players):
            raise ValueError(f"seat {first} cannot begin now")
        self.first = self.actor = first
        self.phase = "play"

    def _act(self, action: str) -> bool:
        """Move the cards of one legal action; return whether it gives the seat another turn."""
        if action == "pass":  # A24
            return False
        if action == "take":  # A6, A27
            return self._pick_up([])
        if action == "chance":  # A8
            return self._lay_or_pick_up(self.talon.pop(0), chanced=True)
        if action.startswith("flip "):  # A19
            slots, slot = self.hidden[self.actor], int(action.removeprefix("flip "))
            card, slots[slot] = slots[slot], "."  # R10: the other slots keep their numbers
            return self._lay_or_pick_up(card, chanced=False)
        zone = self.hands[self.actor] or self.opens[self.actor]
        for card in action:
            zone.remove(card)
        return self._lay(list(action), chanced=False)

    def _lay_or_pick_up(self, card: str, chanced: bool) -> bool:
        """Lay a turned card if it fits and is not banned, else take it too (A25, A26, B7)."""
        banned = choices.banned(self, card, self.cards_left(self.actor))
        if fits(card, self.pile, self.house) and not banned:
            return self._lay([card], chanced)
        return self._pick_up([card])

    def _lay(self, cards: list[str], chanced: bool) -> bool:
        """Put equal cards on the pile, burn it if they do; return whether the seat acts again."""
        self.pile += cards
        burned = burns(self.pile, len(cards), self.house)
        if burned:
            self._burn_pile()
        return gives_another_turn(cards[0], burned, chanced, self.house)

    def _pick_up(self, turned: list[str]) -> bool:
        """Take the pile, and a turned card that was not laid; the turn passes (A27)."""
        self.hands[self.actor] += self.pile + turned
        self.pile = []
        return False

    def _burn_pile(self) -> None:
        """Put the pile out of the game for good (A39)."""
        self.burnt += self.pile
        self.pile = []

    def _refill(self, seat: int) -> None:
        """Draw up to hand_size cards as long as the talon lasts (A12, A16, B16)."""
        while self.talon and len(self.hands[seat]) < self.house["hand_size"]:
            self.hands[seat].append(self.talon.pop(0))

    def _go_on(self, seat: int, again: bool) -> None:
        """Note who is out, end the game if it is over, else find who acts next."""
        holders = self.holders()
        if seat not in holders:  # A30, A32: out, and any extra turn is lost
            self.places[seat] = self.players - len(holders)
        if len(holders) == 1:  # A32
            self.status, self.loser = "finished", holders[0]
            self.places[self.loser] = self.players
        elif self.passes == len(holders):  # R9
            self.status = "deadlock"
        elif not again or seat not in holders:
            following = [(seat + step) % self.players for step in range(1, self.players)]
            self.actor = next(other for other in following if other in holders)  # A31
