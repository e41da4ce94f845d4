"""The engine and the classic twin play the same game; after every action they must agree on everything."""

from collections.abc import Callable, Sequence
from random import Random

import numpy as np

from simcore import layout
from simcore.classic import state as at
from simcore.classic.engine import ENGINE
from simcore.classic.table import Table
from simcore.classic.text import CARDS
from simcore.games import make_rules
from simcore.players import new_scratch
from simcore.strategy import Strategy
from tests.reference.classic.classic import ClassicTwin
from tests.reference.classic.house import SEATS
from tests.reference.classic.random_games import random_house
from tests.support.classic_positions import in_order, round_at, round_seats

BITS = {card: 1 << place for place, card in enumerate(CARDS)}


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
        seat, phase = int(ENGINE.step_block(block, np.uint64(seat))), twin.phase
        twin.apply(ENGINE.action_word(int(block[layout.LAST_ACTION])))
        compare(table, twin)
        if twin.phase != phase:
            compare_start(table, twin)
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
        compare_telling(table, twin)
    return table, twin


def compare_question(table: Table, twin: ClassicTwin) -> None:
    """Assert that the same seat is asked, and may do the same."""
    legal = table.legal()
    assert len(legal) == len(set(legal)), repr(twin)
    assert (table.actor, set(legal)) == (twin.actor, set(twin.legal())), repr(twin)


def compare(table: Table, twin: ClassicTwin) -> None:
    """Assert that the engine's words say what the twin knows."""
    assert words(table, layout.HANDS) == masks(twin.hands), repr(twin)
    assert words(table, at.WON) == masks(twin.won), repr(twin)
    assert (table.phase, table.talon) == (twin.phase, twin.talon), repr(twin)
    apart = (table.trump or None, table.trump_card or None, table.trump_drawer)
    assert apart == (twin.trump, twin.trump_card, twin.trump_drawer), repr(twin)
    assert (table.places, table.loser) == (twin.places, twin.loser), repr(twin)
    assert (table.status == "finished") == (twin.status == "finished"), repr(twin)
    assert int(table.block[at.GONE]) == mask(twin.gone), repr(twin)
    if table.phase == "one":
        compare_round(table, twin)
    else:
        assert (table.table, table.target) == (twin.table, twin.target), repr(twin)
        assert words(table, at.KNOWN) == words(table, layout.HANDS), repr(twin)


def compare_round(table: Table, twin: ClassicTwin) -> None:
    """Assert who plays to this round of phase one, and what each has laid in it and in the tied rounds before."""
    now = dict(zip(twin.seats, twin.laid, strict=False))
    in_all: list[list[str]] = [[] for _ in range(table.players)]
    for owner, card in zip(twin.owners, twin.table, strict=True):
        in_all[owner].append(card)
    laid = masks([now.get(seat, []) for seat in range(table.players)])
    chain = [whole - part for whole, part in zip(masks(in_all), laid, strict=True)]
    assert (words(table, at.LAID), words(table, at.CHAIN)) == (laid, chain), repr(twin)
    assert (round_seats(table), round_at(table)) == (twin.seats, len(twin.laid)), repr(twin)
    assert words(table, at.HAND_COUNT) == [len(hand) for hand in twin.hands], repr(twin)


def compare_start(table: Table, twin: ClassicTwin) -> None:
    """Assert, phase two just begun, that what every seat took into it is kept."""
    assert words(table, at.STARTED) == masks(twin.hands), repr(twin)


def compare_telling(table: Table, twin: ClassicTwin) -> None:
    """Assert that `Table` tells the cards of each seat in words, from low to high."""
    seats = range(table.players)
    assert [table.hand(seat) for seat in seats] == [in_order(hand) for hand in twin.hands]
    assert [table.won(seat) for seat in seats] == [in_order(won) for won in twin.won]
    assert table.gone == in_order(twin.gone)


def words(table: Table, zone: np.uint64) -> list[int]:
    """Return the word of each seat in a zone of the state."""
    return table.block[int(zone) :][: table.players].tolist()


def mask(cards: list[str]) -> int:
    """Return cards as the engine's set of them."""
    return sum(map(BITS.__getitem__, cards))


def masks(piles: list[list[str]]) -> list[int]:
    """Return every pile as a set."""
    return [mask(pile) for pile in piles]
