"""Counts of action sequences from fixed deals and positions: engine, twin and a number must be equal.

A number counts the sequences of exactly so many actions; a game that ends earlier counts for none.
"""

from typing import Any, NamedTuple

import pytest

from simcore.classic.table import Table
from simcore.games import make_rules
from tests.reference.classic.classic import ClassicTwin
from tests.reference.classic.random_games import count_sequences
from tests.support.classic_positions import deck_from

MIXED = "7c 9d 2h 5s Tc Kd 8h 3s Jc 4d 2s Qh 6c Ad 9s"
EQUALS = "7c 7d 7h 9s 9c 4d 9h 4s 7s Qc Qd 4h"


class Deal(NamedTuple):
    """A start deal, and the number of sequences by depth."""

    rules: str
    house: dict[str, Any]
    players: int
    start: str
    counts: tuple[int, ...]


class Position(NamedTuple):
    """A position in mid-game as both Table.position and the twin take it, and the number of sequences by depth."""

    rules: str
    house: dict[str, Any]
    phase: str
    hands: list[str]
    actor: int
    more: dict[str, Any]
    counts: tuple[int, ...]


DEALS = {
    "klassisk, 2 seats": Deal("klassisk", {}, 2, MIXED, (4, 16, 64, 256, 1024, 4096)),
    "klassisk, 3 seats": Deal("klassisk", {}, 3, MIXED, (4, 16, 64, 256, 1024, 4096)),
    "klassisk, 4 seats": Deal("klassisk", {}, 4, MIXED, (4, 16, 64, 256, 1024, 4096)),
    "klassisk, many ties": Deal("klassisk", {}, 3, EQUALS, (4, 16, 64, 256, 1024, 4096)),
    "klassisk, leader wins ties": Deal(
        "klassisk", {"tie": "leader_wins"}, 3, EQUALS, (4, 16, 64, 256, 1024, 4096)
    ),
    "klassisk, 20 set aside": Deal(
        "klassisk", {"two_player_remove": 20}, 2, MIXED, (4, 16, 64, 256, 1024, 4096)
    ),
    "alla-spelar": Deal("alla-spelar", {}, 3, EQUALS, (5, 20, 80, 347, 1388, 5571)),
    "alla-spelar, many follow": Deal(
        "alla-spelar", {"follow_many": True}, 4, EQUALS, (5, 20, 100, 800, 3430)
    ),
    "uppvand-trumf": Deal("uppvand-trumf", {}, 3, MIXED, (4, 10, 40, 100, 400, 1166, 4664)),
    "mattis": Deal("mattis", {}, 4, EQUALS, (4, 16, 64, 256, 1024, 4096)),
}
LAST_CARDS = {"talon": "8c 2d", "won": ["3c 3d", "Jc", "Kh"]}
TABLE_OF_TWO = {"trump": "h", "cards": "5s 9s", "target": 3}
HANDS_TWO = ["6s 2h Jd", "Qs 3h", "Ts 4d As"]
POSITIONS = {
    "the talon ends": Position(
        "klassisk",
        {},
        "one",
        ["7c 9d 2h", "7s Tc 4c", "Kd 8h 3s"],
        0,
        LAST_CARDS,
        (4, 12, 30, 72, 106, 256, 630, 1224, 3670),
    ),
    "the talon ends, by chansa": Position(
        "klassisk",
        {"min_stock_for_chansa": 1},
        "one",
        ["7c 9d 2h", "7s Tc 4c", "Kd 8h 3s"],
        0,
        LAST_CARDS,
        (4, 16, 42, 108, 178, 436, 876, 1740),
    ),
    "a tie under way": Position(
        "klassisk",
        {},
        "one",
        ["9d 2h", "Tc 4c", "Kd 8h"],
        0,
        {"lays": ["0 7c", "1 7s"], "trump_card": "As", "trump_drawer": 2},
        (2, 4, 4, 7, 10, 12, 41, 73, 215, 442),
    ),
    "motlägg of several": Position(
        "alla-spelar",
        {"follow_many": True},
        "one",
        ["9d 9h 2h", "9c 4c 4d", "Kd 8h"],
        1,
        {"lays": ["0 7c", "1 Qs", "2 Qd"], "trump_card": "As", "trump_drawer": 2},
        (4, 8, 10, 31, 64, 339, 454, 1293, 2680),
    ),
    "suit is followed": Position(
        "uppvand-trumf",
        {},
        "one",
        ["7c 9d 2h", "7s Tc 4c", "Kd 8h 3s"],
        0,
        LAST_CARDS,
        (4, 10, 28, 46, 76, 92, 258, 514, 1654),
    ),
    "phase two": Position(
        "klassisk",
        {},
        "two",
        HANDS_TWO,
        2,
        TABLE_OF_TWO,
        (3, 7, 17, 34, 49, 120, 263, 504, 1020, 2158),
    ),
    "phase two, mattis": Position(
        "mattis", {}, "two", HANDS_TWO, 2, TABLE_OF_TWO, (3, 6, 14, 25, 35, 82, 187, 362, 637, 1338)
    ),
    "phase two, picker": Position(
        "klassisk",
        {"after_pickup": "picker"},
        "two",
        HANDS_TWO,
        2,
        TABLE_OF_TWO,
        (3, 8, 19, 45, 98, 195, 396, 833, 1829),
    ),
    "phase two, holders now": Position(
        "klassisk",
        {"trick_target": "holders_now", "next_leader": "next"},
        "two",
        HANDS_TWO,
        2,
        TABLE_OF_TWO,
        (3, 9, 21, 44, 86, 171, 328, 653, 1562),
    ),
    "phase two, must follow": Position(
        "klassisk",
        {"must_follow_in_phase2": True},
        "two",
        HANDS_TWO,
        2,
        TABLE_OF_TWO,
        (3, 6, 10, 20, 31, 74, 163, 268, 505, 1018),
    ),
}


def table_of(case: Deal | Position) -> Table:
    """Set the case up for the engine."""
    if isinstance(case, Deal):
        rules = make_rules(case.rules, case.house, case.players)
        table = Table.deal(rules, case.players, deck_from(case.start), 0)
        table.start(1)
        return table
    rules = make_rules(case.rules, case.house)
    return Table.position(rules, phase=case.phase, hands=case.hands, actor=case.actor, **case.more)


def twin_of(case: Deal | Position) -> ClassicTwin:
    """Set the case up for the twin."""
    if isinstance(case, Deal):
        deck = deck_from(case.start)
        return ClassicTwin.from_deal(case.rules, case.house, case.players, deck, 0)
    return ClassicTwin.position(
        case.rules, case.house, case.phase, case.hands, case.actor, **case.more
    )


def count(table: Table, depth: int) -> int:
    """Count the engine's action sequences of exactly `depth` actions."""
    if table.status != "running":
        return 0 if depth else 1
    if depth <= 1:
        return len(table.legal()) if depth else 1
    total = 0
    for word in table.legal():
        after = table.copy()
        after.apply(word)
        total += count(after, depth - 1)
    return total


@pytest.mark.parametrize("name", [*DEALS, *POSITIONS])
def test_engine_and_twin_count_the_same_sequences(name: str):
    case = (DEALS | POSITIONS)[name]
    table, twin = table_of(case), twin_of(case)
    assert len(case.counts) >= 4
    for depth, number in enumerate(case.counts, start=1):
        assert (count(table, depth), count_sequences(twin, depth)) == (number, number), depth
