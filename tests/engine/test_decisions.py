"""What each strategy of the catalogue does in positions laid out by hand (`app` unless told)."""

import pytest

from simcore.shedding.table import Table
from tests.support.players import Player, decide
from tests.support.positions import position

FIVE = "33456"
"""A pile of five cards with a six on top."""

LAGFORST = [
    ("lagforst", {"hand": "559", "pile": "4"}, "55"),
    ("lagforst:copies=one", {"hand": "559", "pile": "4"}, "5"),
    ("lagforst", {"hand": "239", "pile": "8"}, "9"),
    ("lagforst", {"hand": "2T3", "pile": "K"}, "2"),
    ("lagforst", {"hand": "223", "pile": "K"}, "2"),
    ("lagforst", {"hand": "TT3", "pile": "K"}, "T"),
    ("lagforst", {"hand": "345", "pile": "A", "talon": "67"}, "chance"),
    ("lagforst", {"hand": "345", "pile": "A"}, "take"),
    ("lagforst", {"hand": "2", "pile": "4"}, "take"),
    ("lagforst", {"hand": "2"}, "pass"),
    ("lagforst", {"hand": "2T", "pile": "4"}, "2"),
    ("lagforst", {"hand": "", "pile": "4", "opens": "9KK"}, "9"),
    ("lagforst", {"hand": "", "pile": "Q", "opens": "9KK"}, "KK"),
    ("lagforst", {"hand": "", "pile": "4", "hidden": ".56"}, "flip 1"),
    ("lagforst", {"hand": "666", "pile": ""}, "666"),
]
TRYCKAREN = [
    ("tryckaren", {"hand": "59K", "pile": "4"}, "K"),
    ("tryckaren", {"hand": "5KK", "pile": "4"}, "K"),
    ("tryckaren", {"hand": "2KK", "pile": "33"}, "K"),
    ("tryckaren", {"hand": "2TK", "pile": "333"}, "2"),
    ("tryckaren", {"hand": "TKK", "pile": "345"}, "T"),
    ("tryckaren:pile=5", {"hand": "TKK", "pile": "345"}, "K"),
    ("tryckaren", {"hand": "2T3", "pile": "Q"}, "2"),
    ("tryckaren", {"hand": "345", "pile": "A", "talon": "67"}, "chance"),
    ("tryckaren", {"hand": "345", "pile": "A"}, "take"),
]
TALMODIG = [
    ("talmodig", {"hand": "T79", "pile": FIVE}, "T"),
    ("talmodig", {"hand": "TT9", "pile": FIVE}, "T"),
    ("talmodig", {"hand": "T79", "pile": FIVE[1:]}, "7"),
    ("talmodig:pile=8", {"hand": "T79", "pile": FIVE}, "7"),
    ("talmodig:pile=3", {"hand": "T79", "pile": "456"}, "T"),
    ("talmodig", {"hand": "2T3", "pile": "K"}, "2"),
    ("talmodig", {"hand": "T33", "pile": "K"}, "T"),
    ("talmodig", {"hand": "99998", "pile": "357"}, "9999"),
    ("talmodig", {"hand": "99998", "pile": "57"}, "8"),
    ("talmodig", {"hand": "997", "pile": "799"}, "99"),
    ("talmodig", {"hand": "779", "pile": "4"}, "77"),
    ("talmodig", {"hand": "345", "pile": "A", "talon": "67"}, "chance"),
]
LONG = "3456789"
SAMLAREN = [
    ("samlaren", {"hand": "559J", "pile": "4"}, "55"),
    ("samlaren", {"hand": "99J", "pile": "8"}, "99"),
    ("samlaren", {"hand": "JJK", "pile": "8"}, "J"),
    ("samlaren", {"hand": "JJ5", "pile": "JJ"}, "JJ"),
    ("samlaren", {"hand": "KK5", "pile": "KK"}, "K"),
    ("samlaren", {"hand": "233", "pile": "9", "talon": LONG}, "take"),
    ("samlaren", {"hand": "T33", "pile": "9", "talon": LONG}, "take"),
    ("samlaren", {"hand": "233", "pile": "9", "talon": "456"}, "2"),
    ("samlaren:talon=2", {"hand": "233", "pile": "9", "talon": "456"}, "take"),
    ("samlaren", {"hand": "23K", "pile": "9", "talon": LONG}, "K"),
    ("samlaren", {"hand": "233", "pile": "556677A", "talon": LONG}, "2"),
    ("samlaren", {"hand": "233", "pile": "55667A", "talon": LONG}, "take"),
    ("samlaren:pile=2", {"hand": "233", "pile": "559", "talon": LONG}, "2"),
    ("samlaren", {"hand": "233", "pile": "9"}, "2"),
    ("samlaren", {"hand": "233", "talon": LONG}, "33"),
    ("samlaren", {"hand": "334", "pile": "A", "talon": LONG}, "chance"),
    ("samlaren", {"hand": "222345", "pile": "2", "talon": LONG}, "3"),
]
SLUMP = [
    ("slump", {"hand": "3", "pile": "A"}, "take"),
    ("slump", {"hand": "A34", "pile": "K", "talon": "67"}, "A"),
    ("slump", {"hand": "", "pile": "4", "hidden": "..6"}, "flip 2"),
    ("slump", {"hand": "2", "pile": "4"}, "take"),
]


@pytest.mark.parametrize(
    ("name", "at", "action"), LAGFORST + TRYCKAREN + TALMODIG + SAMLAREN + SLUMP
)
def test_decision(name: str, at: dict, action: str):
    table = position("app", **at)
    assert decide(name, table) == action
    table.apply(action)


ELSEWHERE = [
    ("lagforst", "enkel", {"hand": "234T", "pile": ""}, {}, "2"),
    ("lagforst", "enkel", {"hand": "22AT", "pile": "2"}, {}, "22"),
    ("lagforst", "enkel", {"hand": "3T45", "pile": "9"}, {}, "T"),
    ("lagforst", "vandtia", {"hand": "2T3", "pile": "K"}, {}, "2"),
    ("lagforst", "vandtia", {"hand": "2", "pile": "4"}, {}, "2"),
    ("lagforst", "app", {"hand": "69J", "pile": "7"}, {"seven": "at_most_7"}, "6"),
    ("lagforst", "app", {"hand": "8AA", "pile": "K"}, {"transparent": "8"}, "8"),
    ("tryckaren", "enkel", {"hand": "2T45", "pile": "334"}, {}, "T"),
    ("tryckaren", "app", {"hand": "69J", "pile": "7"}, {"seven": "at_most_7"}, "6"),
    ("samlaren", "enkel", {"hand": "T345", "pile": "9", "talon": LONG}, {}, "T"),
    ("talmodig", "app", {"hand": "99JK", "pile": "499"}, {"four_scope": "single_lay"}, "99"),
]


@pytest.mark.parametrize(("name", "rules", "at", "house", "action"), ELSEWHERE)
def test_decision_by_other_rules(name: str, rules: str, at: dict, house: dict, action: str):
    table = position(rules, **at, house=house)
    assert decide(name, table) == action
    table.apply(action)


def spends_a_two() -> Table:
    """Return a position in which Samlaren rather takes the pile than spends its two."""
    return position("app", "233", "9", LONG)


def test_samlaren_never_takes_on_two_own_turns_in_a_row():
    player = Player("samlaren")
    actions = [player.decide(spends_a_two()) for _ in range(4)]
    assert actions == ["take", "2", "take", "2"]


def test_samlaren_takes_at_most_three_times_in_a_game():
    player = Player("samlaren")
    actions = [player.decide(spends_a_two()) for _ in range(12)]
    assert actions.count("take") == 3
    player = Player("samlaren:takes=1")
    assert [player.decide(spends_a_two()) for _ in range(4)].count("take") == 1
