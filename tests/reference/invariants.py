"""What is true at every point of every shedding game, and what no position may look like."""

from .choices import legal
from .house import RANKS, TABLE_CARDS
from .table import Table


def check_invariants(table: Table) -> None:
    """Assert what must be true at every point of every game."""
    assert table.count_cards() == table.all_cards, f"cards were lost or made: {table!r}"
    check_pile(table)
    check_places(table)
    if table.status is None and table.phase == "play":
        check_decision(table)


def check_pile(table: Table) -> None:
    """Assert that no ten and no four of a kind was left lying on the pile."""
    tens = [depth for depth, card in enumerate(table.pile) if card == "T"]
    assert not tens or (tens == [0] and table.house["upcard_ten"] == "leave_as_any"), repr(table)
    if table.house["four_scope"] == "pile" and len(table.pile) >= 4:
        assert len(set(table.pile[-4:])) > 1, f"four equal should have burnt (A20): {table!r}"


def check_places(table: Table) -> None:
    """Assert that places, loser and status agree with who holds cards."""
    holders = table.holders()
    out = sorted(place for seat, place in enumerate(table.places) if seat not in holders)
    assert out == list(range(1, len(out) + 1)), f"places {table.places} of {table!r}"
    if table.status == "finished":
        assert holders == [table.loser], repr(table)
        assert table.places[table.loser] == table.players, repr(table)
    else:
        assert table.loser is None, repr(table)
        assert all(table.places[seat] is None for seat in holders), repr(table)


def check_decision(table: Table) -> None:
    """Assert that somebody who holds cards has something to do."""
    assert len(table.holders()) >= 2, repr(table)
    assert table.actor in table.holders(), f"a seat without cards is asked (A31): {table!r}"
    assert 0 <= table.passes < len(table.holders()), repr(table)
    actions = legal(table)
    assert actions and len(actions) == len(set(actions)), f"{actions} in {table!r}"
    if table.talon:  # A12, B15: every hand is full, so table cards and the ban wait (A9, B17)
        shortest = min(len(hand) for hand in table.hands)
        assert shortest >= table.house["hand_size"], f"a hand was not filled: {table!r}"
        assert "pass" not in actions, repr(table)


def refuse_bad_position(table: Table) -> None:
    """Raise ValueError if the cards cannot lie like that in any game."""
    if not len(table.hands) == len(table.opens) == len(table.hidden):
        raise ValueError("hands, opens and hidden name different numbers of seats")
    if not set(table.all_cards) <= set(RANKS) or max(table.all_cards.values(), default=0) > 4:
        raise ValueError("a card is a rank, and there are four of each")
    if max(len(zone) for zone in table.opens + table.hidden) > TABLE_CARDS[table.rules]:
        raise ValueError(f"{table.rules} has {TABLE_CARDS[table.rules]} such table cards a seat")
    if len(table.holders()) < 2 or table.actor not in table.holders():
        raise ValueError("two seats must hold cards, and one of them must be the actor")
    if table.talon and min(len(hand) for hand in table.hands) < table.house["hand_size"]:
        raise ValueError("with a talon every hand holds hand_size cards or more (A12)")
    if "T" in table.pile[1:] or ("T" in table.pile and table.house["upcard_ten"] != "leave_as_any"):
        raise ValueError("a ten lies in the pile only as an up-card under leave_as_any (R7)")
