"""The engine and the classic twin play the same game; after every action they must agree on everything."""

from collections.abc import Callable, Sequence
from random import Random

import numpy as np

from simcore import layout
from simcore.classic.engine import ENGINE
from simcore.classic.table import Table
from simcore.games import make_rules
from simcore.players import new_scratch
from simcore.strategy import Strategy
from tests.reference.classic.classic import ClassicTwin
from tests.reference.classic.house import SEATS
from tests.reference.classic.random_games import random_house


def random_game_rules(rng: Random) -> tuple[str, dict, int]:
    """Draw a rule set, a number of seats, and house rules: the defaults once in five times."""
    rules = rng.choice(sorted(SEATS))
    players = rng.randint(*SEATS[rules])
    house = {} if rng.random() < 0.2 else random_house(rules, rng, players)
    if players != 2:
        house.pop("two_player_remove", None)
    return rules, house, players


def play_engine_game(
    rules: str, house: dict, strategies: Sequence[Strategy], seed: int, game: int
) -> str:
    """Let the engine play a game between strategies and the twin follow; return its status.

    Raises AssertionError, with the position, where they disagree.
    """
    made = make_rules(rules, house, len(strategies))
    block = new_scratch(made, strategies, ENGINE.cap)
    ENGINE.shuffle_block(block, np.uint64(seed), np.uint64(game))
    deck = ENGINE.deck(block)
    seat = int(ENGINE.begin_block(block, np.uint64(seed), np.uint64(game)))
    table = Table(made, len(strategies), block)
    table.started = True
    twin = ClassicTwin.from_deal(rules, house, table.players, deck, int(block[layout.DEALER]))
    compare(table, twin)
    while block[layout.STATUS] == layout.RUNNING:
        ENGINE.ask_block(block, np.uint64(seat))
        compare_question(table, twin)
        seat = int(ENGINE.step_block(block, np.uint64(seat)))
        twin.apply(ENGINE.action_word(int(block[layout.LAST_ACTION])))
        compare(table, twin)
    return table.status


def play_table_game(
    rules: str, house: dict, players: int, deck: list[str], choose: Callable[[list], str]
) -> tuple[Table, ClassicTwin]:
    """Drive `Table` and the twin by the same action words, `choose` picking each; compare all."""
    dealer = choose(list(range(players)))
    table = Table.deal(make_rules(rules, house, players), players, deck, dealer)
    twin = ClassicTwin.from_deal(rules, house, players, deck, dealer)
    assert table.possible_first() == {twin.first}
    table.start(twin.first)
    while twin.status is None:
        compare_question(table, twin)
        word = choose(sorted(twin.legal()))
        table.apply(word)
        twin.apply(word)
        compare(table, twin)
    return table, twin


def compare_question(table: Table, twin: ClassicTwin) -> None:
    """Assert that the same seat is asked, and may do the same."""
    legal = table.legal()
    assert len(legal) == len(set(legal)), repr(twin)
    assert (table.actor, set(legal)) == (twin.actor, set(twin.legal())), repr(twin)


def compare(table: Table, twin: ClassicTwin) -> None:
    """Assert that `Table` tells what the twin knows."""
    seats = range(table.players)
    assert [sorted(table.hand(seat).split()) for seat in seats] == sorted_each(twin.hands), twin
    assert [sorted(table.won(seat).split()) for seat in seats] == sorted_each(twin.won), repr(twin)
    apart = (table.trump or None, table.trump_card or None, table.trump_drawer)
    assert apart == (twin.trump, twin.trump_card, twin.trump_drawer), repr(twin)
    assert (table.phase, table.talon) == (twin.phase, twin.talon), repr(twin)
    assert (table.places, table.loser) == (twin.places, twin.loser), repr(twin)
    assert table.target == twin.target, repr(twin)
    if table.phase == "two":
        assert table.table == twin.table, repr(twin)
        assert sorted(table.gone.split()) == sorted(twin.gone), repr(twin)
    else:
        laid = " ".join(table.laid(seat) + " " + table.chain(seat) for seat in seats)
        assert sorted(laid.split()) == sorted(twin.table), repr(twin)


def sorted_each(piles: list[list[str]]) -> list[list[str]]:
    """Return every pile sorted."""
    return [sorted(pile) for pile in piles]
