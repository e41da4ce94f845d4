"""What a seat may do: swaps, who may start, and the legal actions of a turn."""

from itertools import combinations

from .house import RANKS, TABLE_CARDS
from .laying import fits
from .table import Table

# The ranks that nobody may go out on, by the value of the field no_finish (A22).
BANNED_RANKS = {"none": [], "T": ["T"], "2T": ["2", "T"], "2TA": ["2", "T", "A"]}


def high_to_low(cards: list[str]) -> list[str]:
    """Sort cards in the order A K Q J T 9 ... 2."""
    return sorted(cards, key=RANKS.index, reverse=True)


def legal_swaps(table: Table) -> list[str]:
    """List the distinct swaps of the seat whose swap is next, ranks high to low (A3, A4)."""
    if table.phase != "swap":
        return []
    own = high_to_low(table.hands[table.actor] + table.opens[table.actor])
    triples = list(dict.fromkeys(combinations(own, TABLE_CARDS[table.rules])))
    return ["swap " + "".join(triple) for triple in triples]


def possible_first(table: Table) -> set[int]:
    """Return the seats that the field `starter` allows to act first (A1, B4, D1)."""
    if table.dealer is None:
        raise ValueError("a position set up in mid-game has no first seat")
    if table.house["starter"] == "random":
        return set(range(table.players))
    if table.house["starter"] == "left_of_dealer":
        return {(table.dealer + 1) % table.players}
    if table.phase != "start":
        raise ValueError("the lowest hand card is looked for between swap and first turn (D1)")
    counted = [card for hand in table.hands for card in hand if card != "2"]  # R4
    lowest = min(counted, key=RANKS.index)
    return {seat for seat in range(table.players) if lowest in table.hands[seat]}


def legal(table: Table) -> list[str]:
    """List every legal action of the actor; empty before the first turn and after the end."""
    if table.phase != "play" or table.status is not None:
        return []
    if table.zone(table.actor) == "hidden":
        return legal_hidden(table)
    lays = legal_lays(table)
    if not table.pile:
        return lays or legal_where_stuck(table)  # R1, A6: only lays on an empty pile
    actions = list(lays)
    if table.house["voluntary_pickup"] or not lays:  # A6, B6, D10
        actions.append("take")
    if may_chance(table, lays):
        actions.append("chance")
    return actions


def legal_hidden(table: Table) -> list[str]:
    """List the flips, and `take` where the pile may be taken instead (A19, A6, R10)."""
    slots = table.hidden[table.actor]
    actions = [f"flip {slot}" for slot, card in enumerate(slots) if card != "."]
    if table.pile and table.house["voluntary_pickup"]:
        actions.append("take")
    return actions


def legal_where_stuck(table: Table) -> list[str]:
    """List the actions where the pile is empty and the ban forbids every lay (A24, R6)."""
    if table.house["stuck_finish"] == "allow_finish":
        return fitting_lays(table)
    return ["pass"]


def legal_lays(table: Table) -> list[str]:
    """List the lays that fit and that the finishing ban lets through (A22, A23)."""
    left = table.cards_left(table.actor)
    return [lay for lay in fitting_lays(table) if not banned(table, lay[0], left - len(lay))]


def fitting_lays(table: Table) -> list[str]:
    """List the lays that fit on the pile: 1..k cards of one rank from one zone (A16 to A18)."""
    zone = table.hands[table.actor] or table.opens[table.actor]
    lays = []
    for rank in RANKS:
        if fits(rank, table.pile, table.house):
            lays += [rank * number for number in range(1, zone.count(rank) + 1)]
    return lays


def banned(table: Table, rank: str, left: int) -> bool:
    """Say whether a seat may not lay this rank because it would have `left` cards (A22, A23, R8).

    While there is a talon the lay is followed by a draw, and so is no finish (R3).
    """
    finishes = left == 0 and not table.talon
    return finishes and rank in BANNED_RANKS[table.house["no_finish"]]


def may_chance(table: Table, lays: list[str]) -> bool:
    """Say whether the actor, with these lays on a non-empty pile, may turn a card (A8, A10, R1)."""
    if table.zone(table.actor) != "hand" or not table.talon:
        return False
    if table.house["chansa"] == "if_stuck":
        return not lays
    return table.house["chansa"] == "any_time"
