"""Phase one with the trump turned up under the talon: two-card tricks, and suit is followed."""

from .cards import beats, suit_of
from .table import Table


def seats_of_trick(table: Table, leader: int) -> list[int]:
    """List who plays to the trick: the leader and his left neighbour (ET2)."""
    return [leader, table.left_of(leader)]


def legal_lays(table: Table) -> list[str]:
    """List the lays of the actor's hand: any lead, an answer in the led suit if he can (ET4)."""
    hand = list(table.hands[table.actor])
    if not table.table:
        return hand
    [led] = table.table
    following = [card for card in hand if suit_of(card) == suit_of(led)]
    return following or hand  # ET5: a void seat may play anything


def contenders(table: Table) -> list[int]:
    """Return the winner: the answerer if his card beats the lead, else the leader (ET3, ET6)."""
    leader, answerer = table.seats
    [led], [answered] = table.laid
    return [answerer] if beats(answered, led, table.trump) else [leader]
