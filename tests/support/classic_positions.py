"""Positions and deals of the classic family for the rule tests, set up through the engine's `Table`."""

from collections.abc import Iterable, Sequence
from random import Random

from simcore import layout
from simcore.classic import state as at
from simcore.classic.table import Table
from simcore.classic.text import CARDS
from simcore.games import make_rules

FAMILY = ("klassisk", "alla-spelar", "uppvand-trumf", "mattis")


def phase_one(
    hands: Sequence[str],
    talon: str = "",
    actor: int = 0,
    *,
    rules: str = "klassisk",
    house: dict | None = None,
    **more,
) -> Table:
    """Set up a position of phase one, `actor` to act; `more` as simcore/classic/positions.py takes it.

    Without a talon the last seat has drawn the ace of spades, unless `more` says how the trump came about.
    """
    if not talon and not {"trump", "trump_card"} & set(more):
        more |= {"trump_card": "As", "trump_drawer": len(hands) - 1}
    changed = make_rules(rules, house or {})
    return Table.position(changed, phase="one", hands=hands, actor=actor, talon=talon, **more)


def phase_two(
    hands: Sequence[str],
    cards: str = "",
    actor: int = 0,
    *,
    rules: str = "klassisk",
    house: dict | None = None,
    trump: str = "h",
    **more,
) -> Table:
    """Set up a position of phase two, `actor` to act, with `cards` on the table, the first played in front."""
    changed = make_rules(rules, house or {})
    return Table.position(
        changed, phase="two", hands=hands, actor=actor, cards=cards, trump=trump, **more
    )


def deck_from(start: str = "") -> list[str]:
    """Return a whole deck that begins with these cards, the rest from low to high."""
    first = start.split()
    return first + [card for card in CARDS if card not in first]


def deal(
    rules: str, players: int, start: str = "", *, house: dict | None = None, dealer: int = 0
) -> Table:
    """Deal a deck that begins with these cards, and give the seat left of the dealer the first lead."""
    made = make_rules(rules, house or {}, players)
    table = Table.deal(made, players, deck_from(start), dealer)
    [first] = table.possible_first()
    table.start(first)
    return table


def every_card(table: Table) -> list[str]:
    """Return all cards of a game wherever they lie, sorted."""
    seats = range(table.players)
    places = [
        read(seat) for read in (table.hand, table.won, table.chain, table.laid) for seat in seats
    ]
    return sorted(
        " ".join([*places, *table.talon, *table.table, table.gone, table.trump_card]).split()
    )


def play(table: Table, *actions: str) -> Table:
    """Carry out several actions, of whichever seats are asked, and return the table: no card is lost or made."""
    cards = every_card(table)
    for action in actions:
        table.apply(action)
        assert every_card(table) == cards, f"{action} lost or made a card"
    return table


def options(table: Table) -> set[str]:
    """Return the legal actions as a set."""
    found = table.legal()
    assert len(found) == len(set(found))
    return set(found)


def lays(table: Table) -> set[str]:
    """Return the legal lays: all that is neither chansa nor a pick-up."""
    return options(table) - {"chance", "take"}


def hands(table: Table) -> list[str]:
    """Return every seat's hand, each from low to high."""
    return [table.hand(seat) for seat in range(table.players)]


def won(table: Table) -> list[str]:
    """Return what every seat has won in phase one, each from low to high."""
    return [table.won(seat) for seat in range(table.players)]


def lying(table: Table) -> set[str]:
    """Return the cards of the trick of phase one that is under way, its tied rounds included."""
    seats = range(table.players)
    return set(" ".join(table.chain(seat) + " " + table.laid(seat) for seat in seats).split())


def round_seats(table: Table) -> list[int]:
    """Return the seats that play to this round of phase one, in the order of play."""
    order, size = int(table.block[at.ROUND]), int(table.block[at.ROUND_SIZE])
    return [order >> (4 * place) & 15 for place in range(size)]


def round_at(table: Table) -> int:
    """Return how many seats have played to this round of phase one: 0 while its leader is asked."""
    return int(table.block[at.ROUND_AT])


def trump_seen(table: Table, seat: int) -> str:
    """Return the trump card of phase one as a seat sees it, "" if it does not."""
    return (*CARDS, "")[int(table.view(seat)[at.TRUMP_CARD])]


def holders(table: Table) -> set[int]:
    """Return the seats that are still in the game."""
    return {seat for seat in range(table.players) if int(table.block[layout.ACTIVE]) >> seat & 1}


def cards(*words: str) -> str:
    """Return cards from low to high, as a hand tells them.

    >>> cards("Th 2c", "9s")
    '2c 9s Th'
    """
    return in_order(" ".join(words).split())


def in_order(words: Iterable[str]) -> str:
    """Return cards from low to high."""
    return " ".join(sorted(words, key=CARDS.index))


def shuffled(seed: object) -> str:
    """Return a whole deck in an order that follows from the seed."""
    return " ".join(Random(str(seed)).sample(CARDS, len(CARDS)))


def play_out(table: Table, seed: object, most: int = 1000) -> list[tuple[int, str]]:
    """Play a game on at random, `most` decisions at the most; return (seat, action) of each."""
    rng, told = Random(str(seed)), []
    while table.status == "running" and len(told) < most:
        told.append((table.actor, rng.choice(table.legal())))
        play(table, told[-1][1])
    return told
