"""Phase one, what its three kinds have in common: laying, drawing, winning, and the end of it."""

from types import ModuleType

from . import all_play, phase_two, two_card, upturned_trump
from .cards import cards_of_action, suit_of
from .table import Table

HAND_SIZE = 3

# What decides who plays to a trick, what he may lay, and who wins it: `phase1` and nothing else (R19).
PROCEDURES: dict[str, ModuleType] = {
    "two_card": two_card,
    "all_play": all_play,
    "upturned_trump": upturned_trump,
}


def procedure(table: Table) -> ModuleType:
    """Return the module of this table's kind of phase one."""
    return PROCEDURES[table.house["phase1"]]


def legal(table: Table) -> list[str]:
    """List the actor's lays, and `chance` while the talon is large enough (C9, C11, EA15)."""
    actions = list(procedure(table).legal_lays(table))
    if len(table.talon) >= table.house["min_stock_for_chansa"]:
        actions.append("chance")
    return actions


def start_trick(table: Table, leader: int) -> None:
    """Let a trick begin, with the table empty."""
    table.seats, table.laid = procedure(table).seats_of_trick(table, leader), []


def act(table: Table, action: str) -> None:
    """Carry out one legal action and all that follows from it."""
    seat = table.actor
    if action == "chance":
        put(table, seat, [chance(table)])
    else:
        cards = cards_of_action(action)
        for card in cards:
            table.hands[seat].remove(card)
        put(table, seat, cards)
    refill(table, seat)  # C8, EA11: before the next seat acts
    settle_round(table)
    go_on(table)


def chance(table: Table) -> str:
    """Turn the talon's top card; if it is the last one, it makes trump (C10, R17)."""
    card = table.talon.pop(0)
    if not table.talon:
        table.trump, table.trump_drawer = suit_of(card), table.actor
    return card


def put(table: Table, seat: int, cards: list[str]) -> None:
    """Let the seat's cards lie on the table."""
    table.table += cards
    table.owners += [seat] * len(cards)
    table.laid.append(cards)


def refill(table: Table, seat: int) -> None:
    """Draw one by one up to three; the talon's last card is set aside (C6, C12, C17, EA12, ET7)."""
    while table.talon and len(table.hands[seat]) < HAND_SIZE:
        card = table.talon.pop(0)
        if table.talon:
            table.hands[seat].append(card)
        else:
            table.trump, table.trump_card, table.trump_drawer = suit_of(card), card, seat


def settle_round(table: Table) -> None:
    """If everyone has laid, let the winner take the trick and lead, or the tied play again."""
    if len(table.laid) < len(table.seats):
        return
    left = procedure(table).contenders(table)
    if len(left) > 1:
        table.seats, table.laid = left, []
        return
    [winner] = left
    table.won[winner] += table.table  # of every tied round too (C4)
    table.table, table.owners = [], []
    start_trick(table, winner)  # C7, EA16


def go_on(table: Table) -> None:
    """Let the seat that is due act, or end phase one if it has no card (C13, R13, EA8, EA9, EA10)."""
    due = table.seats[len(table.laid)]
    if table.hands[due]:
        table.actor = due
    else:
        end(table)


def end(table: Table) -> None:
    """Give the cards of an unfinished trick back to those who played them (C14, C15, EA7)."""
    for owner, card in zip(table.owners, table.table, strict=True):
        table.hands[owner].append(card)
    table.table, table.owners, table.seats, table.laid = [], [], [], []
    phase_two.begin(table)
