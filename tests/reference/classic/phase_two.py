"""Phase two: beat the card on the table or pick one up."""

from .cards import beats, suit_of
from .table import Table


def begin(table: Table) -> None:
    """Let everyone hold what he has, the last talon card's drawer lead, and the empty be out."""
    table.phase = "two"
    for seat in range(table.players):
        table.hands[seat] += table.won[seat]  # C19
        table.won[seat] = []
    if table.trump_card is not None:
        table.hands[table.trump_drawer].append(table.trump_card)  # C39
        table.trump_card = None
    for seat in range(table.players):
        if not table.hands[seat]:
            table.places[seat] = 1  # C21, R18: they share it
    if not end_if_over(table):
        lead_next(table, table.trump_drawer)


def legal(table: Table) -> list[str]:
    """List the cards that may be played, and `take` where there is a card to take (C25, C36)."""
    if not table.table:
        return list(table.hands[table.actor])
    return [*legal_answers(table), "take"]


def legal_answers(table: Table) -> list[str]:
    """List the actor's cards that beat the last card, even his own (C23, C32)."""
    hand, top = table.hands[table.actor], table.table[-1]
    beating = [card for card in hand if beats(card, top, table.trump)]
    holds_suit = any(suit_of(card) == suit_of(top) for card in hand)
    if table.house["must_follow_in_phase2"] and holds_suit:  # R16
        return [card for card in beating if suit_of(card) == suit_of(top)]
    return beating


def act(table: Table, action: str) -> None:
    """Carry out one legal action and all that follows from it."""
    if action == "take":
        take(table)
    else:
        lay(table, action)


def take(table: Table) -> None:
    """Pick up one card, the last or the first played (C26, EM1), and say who acts then."""
    seat = table.actor
    position = 0 if table.house["pickup"] == "bottom_card" else -1
    table.hands[seat].append(table.table.pop(position))
    if not table.table:  # C30, EM3
        table.target = None
        table.actor = table.next_holder(seat)
    elif table.house["after_pickup"] == "next":  # C24
        table.actor = table.next_holder(seat)


def lay(table: Table, card: str) -> None:
    """Play a card: the seat may be out, the game over or the trick complete, in this order."""
    seat = table.actor
    if not table.table:
        table.target = len(table.holders())  # C27: before the card leaves the hand
    table.hands[seat].remove(card)
    table.table.append(card)
    if not table.hands[seat]:  # C31, C37: his card stays and counts
        table.places[seat] = 1 + sum(1 for place in table.places if place is not None)
    if end_if_over(table):  # C34
        return
    if is_complete(table):
        table.gone += table.table
        table.table, table.target = [], None
        lead_after_completion(table, seat)
    else:
        table.actor = table.next_holder(seat)


def is_complete(table: Table) -> bool:
    """Say whether the cards on the table are as many as the trick needs (C27, R14)."""
    if table.house["trick_target"] == "holders_now":
        return len(table.table) >= len(table.holders())
    return len(table.table) == table.target


def lead_after_completion(table: Table, completer: int) -> None:
    """Let the completer lead, or the next holder if he is out or the field says so (C28, C29)."""
    if table.house["next_leader"] == "next":  # R15
        table.actor = table.next_holder(completer)
    else:
        lead_next(table, completer)


def lead_next(table: Table, seat: int) -> None:
    """Let this seat lead, or the next holder to its left if it has no card (C22, C29, R17)."""
    table.actor = seat if table.hands[seat] else table.next_holder(seat)


def end_if_over(table: Table) -> bool:
    """End the game if only one seat holds cards (C34, R18); say whether it did."""
    holders = table.holders()
    if len(holders) > 1:
        return False
    [table.loser] = holders
    table.status = "finished"
    table.places[table.loser] = table.players
    return True
