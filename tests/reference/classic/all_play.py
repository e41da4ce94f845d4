"""Phase one where everyone plays to each trick, and the tied play again (motlägg)."""

from itertools import combinations

from ..house import RANKS
from .cards import in_suit_order, rank_of
from .table import Table


def seats_of_trick(table: Table, leader: int) -> list[int]:
    """List who plays to the trick: everyone, from the leader round the table."""
    return [(leader + step) % table.players for step in range(table.players)]


def legal_lays(table: Table) -> list[str]:
    """List the lays of the actor's hand: one card, or several of one rank where allowed."""
    hand = table.hands[table.actor]
    is_lead = not table.table  # R12: in a tie-break every lay is a follower's
    many = table.house["lead_many"] if is_lead else table.house["follow_many"]  # EA1, EA2
    lays = []
    for rank in RANKS:
        equal = in_suit_order([card for card in hand if card[0] == rank])
        for number in range(1, len(equal) + 1 if many else 2):
            lays += ["".join(cards) for cards in combinations(equal, number)]
    return lays


def contenders(table: Table) -> list[int]:
    """Return the seats that laid the highest rank of this round, in the order of play.

    One alone has won (EA3); several play again, and nobody else (EA4, EA5, EA6).
    """
    ranks = [rank_of(cards[0]) for cards in table.laid]
    highest = max(ranks)
    return [seat for seat, rank in zip(table.seats, ranks, strict=True) if rank == highest]
