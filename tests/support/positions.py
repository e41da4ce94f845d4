"""Positions and deals for the rule tests, set up through the engine's `Table`."""

from collections.abc import Sequence

from simcore.games import make_rules
from simcore.shedding.table import Table

RANKS = "23456789TJQKA"
HAND_SIZE = {"app": 3, "vandtia": 3, "enkel": 4}


def position(
    rules: str,
    hand: str,
    pile: str = "",
    talon: str = "",
    *,
    opens: str = "",
    hidden: str = "",
    others: Sequence[str] = (),
    house: dict | None = None,
    passes: int = 0,
) -> Table:
    """Set up a position: seat 0 acts with these cards, the others hold `others` (default: kings).

    The pile is written from bottom to top, the talon from its top.
    """
    cards = "".join([hand, pile, talon, opens, hidden, *others])
    assert max(cards.count(rank) for rank in RANKS) <= 4, f"more than four of a rank: {cards}"
    hands = [hand, *(others or [high_cards(HAND_SIZE[rules], cards)])]
    return Table.position(
        make_rules(rules, house or {}),
        hands=hands,
        opens=[opens],
        hidden=[hidden],
        pile=pile,
        talon=talon,
        passes=passes,
    )


def high_cards(number: int, named: str) -> str:
    """Return so many kings, and queens where too few are left besides the named cards."""
    free = "".join(rank * (4 - named.count(rank)) for rank in "KQ")
    return free[:number]


def deck_from(start: str) -> list[str]:
    """Return a whole deck that begins with these cards, the rest from low to high."""
    rest = list(RANKS * 4)
    for card in start:
        rest.remove(card)
    return list(start) + sorted(rest, key=RANKS.index)


def deal(
    rules: str, players: int, start: str, *, house: dict | None = None, dealer: int = 0
) -> Table:
    """Deal a deck that begins with these cards; swaps and the first turn are still to come."""
    return Table.deal(make_rules(rules, house or {}, players), players, deck_from(start), dealer)


def play(table: Table, *actions: str) -> None:
    """Carry out several actions, of whichever seats are asked."""
    for action in actions:
        table.apply(action)


def options(table: Table) -> set[str]:
    """Return the legal actions as a set."""
    found = table.legal()
    assert len(found) == len(set(found))
    return set(found)


def lays(cards: str) -> set[str]:
    """Return every lay of these cards: one to all copies of each rank.

    >>> sorted(lays("499"))
    ['4', '9', '99']
    """
    return {rank * copies for rank in cards for copies in range(1, cards.count(rank) + 1)}


def total_cards(table: Table) -> int:
    """Return how many cards all zones together hold."""
    seats = range(table.players)
    zones = [table.hand(seat) + table.open_row(seat) + table.hidden(seat) for seat in seats]
    return len("".join(zones).replace(".", "") + table.pile + table.burnt) + table.talon_left
