"""What is true at every point of every classic game, and what no position may look like."""

from . import phase_one, phase_two
from .cards import beats, refuse_unknown
from .table import Table


def check_invariants(table: Table) -> None:
    """Assert what must be true at every point of every game."""
    assert table.every_card() == table.all_cards, f"cards were lost or made: {table!r}"
    assert len(set(table.all_cards)) == len(table.all_cards), f"a card lies twice: {table!r}"
    if table.phase == "one":
        check_phase_one(table)
    else:
        check_phase_two(table)
        check_places(table)
    if table.status is None:
        check_actions(table)


def check_phase_one(table: Table) -> None:
    """Assert that hands are full, that nobody is out, and that the trick is told in one way."""
    assert table.places == [None] * table.players and table.status is None, repr(table)
    assert not table.gone and table.target is None, repr(table)
    assert len(table.owners) == len(table.table), repr(table)
    assert sum(len(cards) for cards in table.laid) <= len(table.table), repr(table)
    assert table.actor == table.seats[len(table.laid)], repr(table)
    if table.talon:
        sizes = {len(hand) for hand in table.hands}
        assert sizes == {phase_one.HAND_SIZE}, f"a hand is not three (section 5): {table!r}"
        assert table.trump_drawer is None and table.trump_card is None, repr(table)
    else:
        assert table.trump_drawer is not None, f"nobody drew the last card (C18): {table!r}"


def check_phase_two(table: Table) -> None:
    """Assert that all cards are in hands, on the table or gone, and that the trick can end."""
    assert not (table.talon or table.trump_card or table.owners or any(table.won)), repr(table)
    for lower, upper in zip(table.table, table.table[1:], strict=False):
        assert beats(upper, lower, table.trump), f"{upper} lies on {lower}: {table!r}"
    if table.status is not None:
        return
    if not table.table:
        assert table.target is None, repr(table)
        return
    assert 2 <= table.target <= table.players, repr(table)
    now = table.house["trick_target"] == "holders_now"
    needed = len(table.holders()) if now else table.target
    assert len(table.table) < needed, f"the trick should be complete (C33): {table!r}"


def check_places(table: Table) -> None:
    """Assert that places, loser and status agree with who holds cards."""
    holders = table.holders()
    out = sorted(table.places[seat] for seat in range(table.players) if seat not in holders)
    for position, place in enumerate(out, start=1):  # R18: only place 1 can be shared
        assert place == position or set(out[:position]) == {1}, f"{table.places} of {table!r}"
    if table.status == "finished":
        assert holders == [table.loser], repr(table)
        assert table.places[table.loser] == table.players, repr(table)
    else:
        assert table.loser is None, repr(table)
        assert all(table.places[seat] is None for seat in holders), repr(table)


def check_actions(table: Table) -> None:
    """Assert that somebody who holds cards has something to do."""
    assert table.phase == "one" or len(table.holders()) >= 2, repr(table)
    assert table.hands[table.actor], f"a seat without cards is asked: {table!r}"
    actions = (phase_one if table.phase == "one" else phase_two).legal(table)
    assert actions and len(actions) == len(set(actions)), f"{actions} in {table!r}"


def refuse_bad_position(table: Table) -> None:
    """Raise ValueError if the cards cannot lie like that in any game."""
    refuse_unknown(table.all_cards)
    if table.actor not in range(table.players):
        raise ValueError(f"the actor {table.actor!r} is no seat")
    try:
        check_invariants(table)
    except AssertionError as error:
        raise ValueError(f"no game comes to this position: {error}") from error
