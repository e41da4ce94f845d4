"""Positions in mid-game, set up card by card."""

from collections.abc import Sequence

from . import invariants, phase_one
from .cards import cards_of_action, read_cards, suit_of
from .table import Table


def set_phase_one(
    table: Table,
    hands: Sequence[str],
    actor: int,
    talon: str = "",
    won: Sequence[str] | None = None,
    lays: Sequence[str] = (),
    trump_card: str | None = None,
    trump_drawer: int | None = None,
    trump: str | None = None,
) -> None:
    """Set up a position of phase one.

    `lays` are the lays of the trick under way, "0 Qc" and so on, also those of its tied rounds; they
    are no more in the hands. With an empty talon, `trump_drawer` is who drew its last card, and
    that is `trump_card`, or, if it was chanced and lies elsewhere, of the suit `trump`.
    """
    table.phase, table.actor = "one", actor
    table.hands = [read_cards(cards) for cards in hands]
    table.won = [read_cards(cards) for cards in won or [""] * table.players]
    table.talon = read_cards(talon)
    table.trump_card, table.trump_drawer = trump_card, trump_drawer
    table.trump = suit_of(trump_card) if trump_card else trump
    if table.house["phase1"] == "upturned_trump" and table.talon:
        table.trump = suit_of(table.talon[-1])
    phase_one.start_trick(table, int(lays[0].split()[0]) if lays else actor)
    for lay in lays:
        add_lay(table, lay)
    finish(table, hands)


def add_lay(table: Table, lay: str) -> None:
    """Put one lay of the trick under way on the table; a tied round goes over into the next."""
    seat, cards = lay.split()
    if int(seat) != table.seats[len(table.laid)]:
        raise ValueError(f"{lay!r}, but it was seat {table.seats[len(table.laid)]} that was to lay")
    phase_one.put(table, int(seat), cards_of_action(cards))
    lying = len(table.table)
    phase_one.settle_round(table)
    if len(table.table) != lying:
        raise ValueError(f"{lay!r} ends the trick, which so is no more under way")


def set_phase_two(
    table: Table,
    hands: Sequence[str],
    actor: int,
    trump: str,
    cards: str = "",
    target: int | None = None,
    gone: str = "",
    places: Sequence[int | None] | None = None,
) -> None:
    """Set up a position of phase two.

    `cards` lie on the table, first played first. `target` is how many seats held cards when the
    trick began (default: as many as now). `places` has a place for each seat that is out (default:
    they went out in seat order).
    """
    table.phase, table.actor, table.trump = "two", actor, trump
    table.hands = [read_cards(held) for held in hands]
    table.table, table.gone = read_cards(cards), read_cards(gone)
    if table.table:
        table.target = len(table.holders()) if target is None else target
    table.places = in_seat_order(table) if places is None else list(places)
    finish(table, hands)


def in_seat_order(table: Table) -> list[int | None]:
    """Return the places of all seats if those without cards went out in seat order."""
    places: list[int | None] = [None] * table.players
    empty = [seat for seat in range(table.players) if not table.hands[seat]]
    for place, seat in enumerate(empty, start=1):
        places[seat] = place
    return places


def finish(table: Table, hands: Sequence[str]) -> None:
    """Note which cards there are, and raise ValueError if no game comes to this position."""
    if len(hands) != table.players or len(table.won) != table.players:
        raise ValueError("there is a hand, and a pile of won cards, for each seat")
    table.all_cards = table.every_card()
    invariants.refuse_bad_position(table)
