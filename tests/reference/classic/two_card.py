"""Phase one with two-card tricks: a leader and his left neighbour, and only ranks count."""

from .cards import rank_of
from .table import Table


def seats_of_trick(table: Table, leader: int) -> list[int]:
    """List who plays to the trick: the leader and his left neighbour (C13)."""
    return [leader, table.left_of(leader)]


def legal_lays(table: Table) -> list[str]:
    """List the lays of the actor's hand: any one card (C3)."""
    return list(table.hands[table.actor])


def contenders(table: Table) -> list[int]:
    """Return the winner of a round just finished, or the seats that play on (C4, C5, C7)."""
    leader, answerer = table.seats
    [led], [answered] = table.laid
    if rank_of(led) > rank_of(answered):
        return [leader]
    if rank_of(led) < rank_of(answered):
        return [answerer]
    if table.house["tie"] == "leader_wins":
        return [leader]
    if table.house["tie"] == "responder_wins":
        return [answerer]
    return [leader, answerer]  # stunsa: the same pair, the same leader (C5)
