"""Cards of the classic family: a rank and a suit, such as "Th"."""

from ..house import RANKS

SUITS = "cdhs"

DECK = [rank + suit for rank in RANKS for suit in SUITS]


def rank_of(card: str) -> int:
    """Return how high the card is, 0 for a 2 and 12 for an ace."""
    return RANKS.index(card[0])


def suit_of(card: str) -> str:
    """Return the card's suit."""
    return card[1]


def beats(card: str, other: str, trump: str) -> bool:
    """Say whether the card beats the other: higher in its suit, or a trump on a plain card (C23)."""
    if suit_of(card) == suit_of(other):
        return rank_of(card) > rank_of(other)
    return suit_of(card) == trump


def read_cards(text: str) -> list[str]:
    """Return the cards of a text such as "9c Th"; raise ValueError if one is no card."""
    cards = text.split()
    refuse_unknown(cards)
    return cards


def cards_of_action(action: str) -> list[str]:
    """Return the cards that an action such as "Th" or "ThTs" names; raise ValueError for others."""
    cards = [action[start : start + 2] for start in range(0, len(action), 2)]
    refuse_unknown(cards)
    return cards


def refuse_unknown(cards: list[str]) -> None:
    """Raise ValueError if one of the cards is no card of the deck."""
    for card in cards:
        if card not in DECK:
            raise ValueError(f"{card!r} is no card")


def in_suit_order(cards: list[str]) -> list[str]:
    """Sort cards by suit, in the order c d h s."""
    return sorted(cards, key=lambda card: SUITS.index(suit_of(card)))
