"""Ways of choosing among legal actions, plain enough to say in a line."""

from .cards import SUITS, cards_of_action, rank_of, suit_of


def order(action: str) -> tuple[int, int]:
    """Rank a lay by its first card, equal ranks by suit in the order c d h s."""
    card = cards_of_action(action)[0]
    return rank_of(card), SUITS.index(suit_of(card))


def lays_among(actions: list[str]) -> list[str]:
    """Return the actions that are lays."""
    return [action for action in actions if action not in ["chance", "take"]]


def lowest(actions: list[str]) -> str:
    """Choose the lowest lay, and to take only where there is none."""
    return min(lays_among(actions), key=order, default="take")


def highest(actions: list[str]) -> str:
    """Choose the highest lay, and to take only where there is none."""
    return max(lays_among(actions), key=order, default="take")


def unwilling(actions: list[str]) -> str:
    """Choose to take whenever it is legal, else the highest lay."""
    return "take" if "take" in actions else highest(actions)
