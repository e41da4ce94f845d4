"""Together the kept classic games show what can happen in one: the twin looks on, step by step."""

import json
from collections.abc import Callable
from functools import cache

import pytest

from simcore.record import replay
from tests.golden.cases import CASES, REMAKE, path_of
from tests.reference.classic.classic import ClassicTwin
from tests.reference.classic.house import SEATS
from tests.reference.classic.referee import new_game

KEPT = [name for name, case in CASES.items() if case.rules in SEATS]
Sight = Callable[[ClassicTwin, str, ClassicTwin], bool]
"""(before, action, after): whether an action shows it."""


def ties(after: ClassicTwin) -> bool:
    """Say whether a round has ended and the trick goes on."""
    return after.phase == "one" and bool(after.table) and not after.laid


def several(before: ClassicTwin, action: str) -> bool:
    """Say whether an action of phase one lays several cards."""
    return before.phase == "one" and len(action) in (4, 6, 8) and action != "chance"


def goes_out(before: ClassicTwin, after: ClassicTwin) -> bool:
    """Say whether the actor of phase two has laid his last card and others play on."""
    return before.phase == "two" and after.places != before.places and after.status is None


SIGHTS: dict[str, Sight] = {
    "C4 stunsa": lambda b, a, t: ties(t) and b.house["phase1"] == "two_card",
    "EA4 motlägg": lambda b, a, t: ties(t) and b.house["phase1"] == "all_play",
    "EA1 several cards led": lambda b, a, t: several(b, a) and not b.table,
    "EA2 several cards answered": lambda b, a, t: several(b, a) and bool(b.table),
    "C11 chansa of a leader": lambda b, a, t: a == "chance" and not b.laid,
    "C11 chansa of a follower": lambda b, a, t: a == "chance" and bool(b.laid),
    "C10 the last card chanced": lambda b, a, t: a == "chance" and len(b.talon) == 1,
    "C25 a card taken freely": lambda b, a, t: a == "take" and len(b.legal()) > 1,
    "C30 the only card taken": lambda b, a, t: a == "take" and not t.table,
    "EM1 the first of several taken": lambda b, a, t: (
        a == "take" and bool(t.table) and b.house["pickup"] == "bottom_card"
    ),
    "C31 out in mid-trick": lambda b, a, t: goes_out(b, t) and bool(t.table),
    "C29 a completer who is out": lambda b, a, t: goes_out(b, t) and not t.table,
    "C34 the end in mid-trick": lambda b, a, t: t.status is not None and len(t.table) == 1,
}


@cache
def sights_of(name: str) -> frozenset[str]:
    """Return what a kept game shows."""
    record, found = json.loads(path_of(name).read_bytes()), set()
    before = new_game(record)
    for text in record["actions"]:
        action, after = text.partition(" ")[2], before.copy()
        after.apply(action)
        found |= {sight for sight, shows in SIGHTS.items() if shows(before, action, after)}
        before = after
    return frozenset(found)


@pytest.mark.parametrize("sight", SIGHTS)
def test_a_kept_game_shows_it(sight: str):
    shown = any(sight in sights_of(name) for name in KEPT)
    assert shown, f"no kept game shows {sight}: choose another for CASES, then {REMAKE}"


def test_C14_a_kept_game_gives_cards_back():
    returned = [replay(json.loads(path_of(name).read_bytes())).returned for name in KEPT]
    assert any(returned)
