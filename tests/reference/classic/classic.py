"""A slow, obvious twin of the rules of `klassisk`, `alla-spelar`, `uppvand-trumf` and `mattis`."""

from collections.abc import Sequence
from typing import Any

from . import invariants, phase_one, phase_two, positions
from .cards import DECK, suit_of
from .house import DEFAULTS
from .table import Table

__all__ = ["DECK", "DEFAULTS", "ClassicTwin"]


class ClassicTwin(Table):
    """A game in progress; `from_deal` and `position` are the ways in."""

    @classmethod
    def from_deal(
        cls, rules: str, house: dict, players: int, deck: list[str], dealer: int
    ) -> "ClassicTwin":
        """Deal a deck in the order in which its cards leave it (RULES.md, deal order)."""
        twin = cls(rules, house, players)
        if sorted(deck) != sorted(DECK):
            raise ValueError("a deck is the 52 cards, each of them once")
        if dealer not in range(players):
            raise ValueError("the dealer is no seat")
        twin.all_cards = sorted(deck)
        twin._deal(list(deck))
        twin.dealer, twin.first = dealer, twin.left_of(dealer)  # C2
        phase_one.start_trick(twin, twin.first)
        twin.actor = twin.first
        return twin

    @classmethod
    def position(
        cls,
        rules: str,
        house: dict,
        phase: str,
        hands: Sequence[str],
        actor: int,
        **more: Any,
    ) -> "ClassicTwin":
        """Set up a position in mid-game, `actor` to act; cards are given as in "9c Th".

        For phase "one", `more` may have talon, won, lays, trump_card, trump_drawer and trump; for
        phase "two", trump (needed), cards, target, gone and places: see `positions`.
        """
        twin = cls(rules, house, len(hands))
        if phase not in ["one", "two"]:
            raise ValueError(f"there is no phase {phase!r}")
        set_up = positions.set_phase_one if phase == "one" else positions.set_phase_two
        set_up(twin, hands, actor, **more)
        return twin

    def _deal(self, cards: list[str]) -> None:
        """Set cards aside if the rules say so, give each seat in turn its hand, make the talon."""
        if self.players == 2:  # C38: they stand last in the deck
            used = len(cards) - self.house["two_player_remove"]
            cards, self.removed = cards[:used], cards[used:]
        for seat in range(self.players):
            self.hands[seat] = [cards.pop(0) for _ in range(phase_one.HAND_SIZE)]
        if self.house["phase1"] == "upturned_trump":  # ET1: face up under the talon
            self.trump = suit_of(cards[0])
            cards.append(cards.pop(0))
        self.talon = cards

    def legal(self) -> list[str]:
        """List every legal action of the actor; empty after the end."""
        if self.status is not None:
            return []
        return phase_one.legal(self) if self.phase == "one" else phase_two.legal(self)

    def apply(self, action: str) -> None:
        """Carry out one action of the actor; raise ValueError if it is illegal."""
        if action not in self.legal():
            raise ValueError(f"seat {self.actor} may not {action!r}: {self!r}")
        if self.phase == "one":
            phase_one.act(self, action)
        else:
            phase_two.act(self, action)

    def check_invariants(self) -> None:
        """Assert what must be true at every point of every game."""
        invariants.check_invariants(self)
