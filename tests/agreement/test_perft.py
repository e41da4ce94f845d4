"""Counts of action sequences from fixed positions: engine, twin and a number must be equal.

A number counts the sequences of exactly so many actions; a game that ends earlier counts for none.
"""

from itertools import combinations_with_replacement
from typing import NamedTuple

import pytest

from simcore.errors import Refusal
from simcore.games import make_rules
from simcore.shedding.table import Table
from tests.reference.random_games import count_sequences
from tests.support.positions import deck_from
from tests.support.standing import QuickTwin


class Position(NamedTuple):
    """A position in mid-game, seat 0 to act, and the number of sequences by depth."""

    rules: str
    house: dict
    hands: list[str]
    counts: tuple[int, ...]
    opens: tuple[str, ...] = ()
    hidden: tuple[str, ...] = ()
    pile: str = ""
    talon: str = ""


class Deal(NamedTuple):
    """A start deal without a swap, seat 0 to act, and the number of sequences by depth."""

    rules: str
    house: dict
    players: int
    start: str
    counts: tuple[int, ...]


MIXED = "792T5K83J42Q6A9" + "TJ3K8A5Q4726KT9" + "23JA6"

DEALS = {
    "app": Deal("app", {"swap": False}, 2, MIXED, (3, 10, 30, 90, 278, 875, 2720)),
    "app, 3 seats": Deal("app", {"swap": False}, 3, MIXED, (3, 10, 28, 95, 305, 976, 3277)),
    "vandtia": Deal("vandtia", {"swap": False}, 3, MIXED, (3, 10, 28, 95, 309, 956, 3327)),
    "enkel": Deal("enkel", {}, 3, MIXED, (3, 7, 15, 43, 113, 309, 944, 2774)),
    "enkel, chansa any time": Deal(
        "enkel", {"chansa": "any_time"}, 2, MIXED, (2, 8, 31, 84, 289, 944, 3515)
    ),
}
POSITIONS = {
    "bans": Position(
        "app", {}, ["2T3", "22T", "T4"], (3, 8, 19, 37, 60, 131, 347, 806, 1645, 3548), pile="5"
    ),
    "bans with a way out": Position(
        "app",
        {"stuck_finish": "allow_finish"},
        ["2T", "2T", "2"],
        (2, 2, 5, 5, 3, 5, 6, 5, 6, 10, 14, 16, 19, 26, 36, 46, 56, 71, 96, 128, 160, 198, 261),
        pile="",
    ),
    "aces banned": Position(
        "vandtia",
        {"no_finish": "2TA"},
        ["2AA", "TA", "3A"],
        (4, 11, 18, 38, 92, 146, 232, 611, 1314, 2793),
        pile="4",
    ),
    "hidden and open": Position(
        "app",
        {},
        ["3", ""],
        (2, 7, 15, 31, 55, 99, 255, 551, 1109, 2289, 5465),
        opens=("4T2", "557"),
        hidden=("29T", "T.6"),
        pile="3",
    ),
    "transparent eight": Position(
        "app",
        {"transparent": "8"},
        ["88K", "57T", "82J"],
        (4, 9, 29, 122, 480, 1553, 5221),
        pile="K8",
        talon="9635",
    ),
    "binding seven": Position(
        "vandtia",
        {"seven": "at_most_7"},
        ["77K", "53T", "72J"],
        (3, 11, 39, 125, 370, 1140, 4208),
        pile="7",
        talon="9634",
    ),
    "seven under a five": Position(
        "app",
        {"seven": "below_7", "transparent": "5"},
        ["57K", "55T", "72J"],
        (2, 7, 18, 60, 156, 406, 1108, 3194),
        pile="75",
    ),
    "fours": Position(
        "app", {}, ["6677", "6677", "88"], (5, 20, 54, 94, 267, 1024, 2301, 7123), pile="5"
    ),
    "fours of one lay": Position(
        "app",
        {"four_scope": "single_lay"},
        ["6667", "6777", "88"],
        (5, 23, 65, 99, 296, 1188, 2370, 7523),
        pile="5",
    ),
    "no turns given": Position(
        "app",
        {"burn_extra_turn": False, "two": "reset_only", "chansa": "any_time"},
        ["2T6", "2T7", "T28"],
        (5, 21, 83, 299, 1153, 4265),
        pile="6",
        talon="2T9",
    ),
    "no voluntary pick-up": Position(
        "vandtia",
        {"voluntary_pickup": False},
        ["46", ""],
        (
            1,
            1,
            1,
            1,
            4,
            8,
            10,
            13,
            6,
            12,
            30,
            30,
            54,
            72,
            36,
            72,
            180,
            180,
            324,
            432,
            216,
            432,
            1080,
        ),
        opens=("", "39"),
        hidden=("5J.", "7.K"),
        pile="5",
    ),
}


def table_of(case: Position | Deal) -> Table:
    """Set the position up for the engine."""
    if isinstance(case, Deal):
        rules = make_rules(case.rules, case.house, case.players)
        table = Table.deal(rules, case.players, deck_from(case.start), 0)
        table.start(0)
        return table
    return Table.position(
        make_rules(case.rules, case.house),
        hands=case.hands,
        opens=case.opens,
        hidden=case.hidden,
        pile=case.pile,
        talon=case.talon,
    )


def twin_of(case: Position | Deal) -> QuickTwin:
    """Set the position up for the twin."""
    if isinstance(case, Deal):
        deck = deck_from(case.start)
        return QuickTwin.from_deal(case.rules, case.house, case.players, deck, 0, first=0)
    seats = len(case.hands)
    opens, hidden = (list(row) + [""] * (seats - len(row)) for row in (case.opens, case.hidden))
    return QuickTwin.position(
        case.rules, case.house, case.hands, opens, hidden, case.pile, case.talon, actor=0
    )


def count(table: Table, depth: int) -> int:
    """Count the engine's action sequences of exactly `depth` actions."""
    if table.status != "running":
        return 0 if depth else 1
    if depth <= 1:
        return len(table.legal()) if depth else 1
    total = 0
    for word in table.legal():
        after = Table(table.rules, table.players, table.block.copy())
        after.apply(word)
        total += count(after, depth - 1)
    return total


def test_the_swaps_accepted_are_those_of_the_twin():
    words = ["".join(row) for row in combinations_with_replacement("AKQJT98765432", 3)]
    for start in [MIXED, "789" + "22TT33" + "456" + "777JJJ", "KKKAAQQQJ" + "JJJTTTTK2"]:
        table = Table.deal(make_rules("app"), 2, deck_from(start), 0)
        twin = QuickTwin.from_deal("app", {}, 2, deck_from(start), 0, first=0)
        for seat in range(2):
            accepted = {word for word in words if accepts_swap(table, seat, word)}
            assert accepted == {swap.removeprefix("swap ") for swap in twin.legal_swaps()}
            table.swap(seat, min(accepted))
            twin.apply("swap " + min(accepted))


def accepts_swap(table: Table, seat: int, word: str) -> bool:
    """Say whether the engine lets a seat, whose swap is next, lay these ranks open."""
    again = Table(table.rules, table.players, table.block.copy())
    again.swapped = seat
    try:
        again.swap(seat, word)
    except Refusal:
        return False
    return True


@pytest.mark.parametrize("name", [*DEALS, *POSITIONS])
def test_perft(name: str):
    case = {**DEALS, **POSITIONS}[name]
    table, twin = table_of(case), twin_of(case)
    for depth, expected in enumerate(case.counts, start=1):
        assert count(table, depth) == expected
        assert count_sequences(twin, depth) == expected
    assert case.counts[-1] > 200
