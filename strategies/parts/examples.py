"""Positions of the catalogue's examples, written with as few words as they need."""

from collections.abc import Mapping
from typing import Any

from simcore.cards import RANKS
from simcore.example import Example
from simcore.shedding.text import COPIES

_NOTHING: dict[str, str] = {}


def turn(
    answer: str,
    hand: str,
    pile: str = "",
    *,
    row: str = "JK",
    hidden: str = "8",
    others: tuple[str, ...] = ("56",),
    other_rows: tuple[str, ...] = ("7",),
    talon: str = "",
    rules: str = "app",
    house: Mapping[str, str] = _NOTHING,
    parameters: Mapping[str, str] = _NOTHING,
    **more: Any,
) -> Example:
    """Return a turn of seat 0 in a game of the shedding family.

    hand, row, hidden: its own cards, as ranks; others, other_rows: those of the seats after it, each with a
    hidden queen unless `other_hidden` says otherwise. pile: from bottom to top. talon: from its top. What is named
    nowhere is out of the game.
    """
    other_hidden = more.pop("other_hidden", ("Q",) * len(others))
    position = {
        "hands": (hand, *others),
        "opens": (row, *other_rows),
        "hidden": (hidden, *other_hidden),
        "pile": pile,
        "talon": talon,
        **more,
    }
    return Example(answer, position, rules, house, parameters)


def swap(answer: str, hand: str, row: str, parameters: Mapping[str, str] = _NOTHING) -> Example:
    """Return a swap of seat 0, which was dealt this hand and this open row, between two players of app."""
    position = {"hands": (hand, ""), "opens": (row, ""), "hidden": ("", "567")}
    return Example(f"swap {answer}", position, "app", parameters=parameters)


def whole_swap(answer: str, hand: str, row: str) -> Example:
    """Return a swap of seat 0 between two players of app with all 52 cards in place, for players that look ahead.

    What seat 0 does not hold lies, from the lowest on, in the other's open row, hand and hidden cards, its own hidden
    cards, and the talon.
    """
    left = [rank for rank in RANKS for _ in range(COPIES - (hand + row).count(rank))]
    rest = "".join(left)
    position = {
        "hands": (hand, rest[3:6]),
        "opens": (row, rest[:3]),
        "hidden": (rest[9:12], rest[6:9]),
        "talon": rest[12:],
    }
    return Example(f"swap {answer}", position, "app")


def phase_one(
    answer: str,
    hand: str,
    lays: tuple[str, ...] = (),
    *,
    others: tuple[str, ...] = ("2d 3d 4d", "2s 3s 4s"),
    talon: str = "5s 6s 7s 8s 9s Ts",
    rules: str = "klassisk",
    parameters: Mapping[str, str] = _NOTHING,
    house: Mapping[str, str] = _NOTHING,
    **more: Any,
) -> Example:
    """Return a decision of seat 0 in phase one; `lays` are those of the trick so far, as "2 Qc"."""
    position = {
        "phase": "one",
        "hands": (hand, *others),
        "lays": lays,
        "talon": talon,
        **more,
    }
    return Example(answer, position, rules, house, parameters)


def phase_two(
    answer: str,
    hand: str,
    table: str = "",
    *,
    trump: str = "h",
    others: tuple[str, ...] = ("2d 3d 4d", "2s 3s 4s"),
    rules: str = "klassisk",
    parameters: Mapping[str, str] = _NOTHING,
    **more: Any,
) -> Example:
    """Return a decision of seat 0 in phase two, with these cards on the table, the first played in front."""
    position = {
        "phase": "two",
        "hands": (hand, *others),
        "cards": table,
        "trump": trump,
        **more,
    }
    return Example(answer, position, rules, parameters=parameters)
