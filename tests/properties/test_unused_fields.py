"""A field that the other fields make meaningless changes no byte of any row."""

import pytest

from simcore.arena import Rows
from simcore.shedding.rules import FIELDS
from tests.support.arenas import rows_of, same

UNUSED = [
    ("app", {}, "upcard_ten"),
    ("vandtia", {}, "upcard_ten"),
    ("vandtia", {}, "stuck_finish"),
    ("enkel", {}, "stuck_finish"),
    ("app", {"chansa": "off"}, "chansa_burn_extra_turn"),
    ("vandtia", {"burn_extra_turn": False}, "chansa_burn_extra_turn"),
]
USED = [
    ("enkel", {}, "upcard_ten"),
    ("app", {}, "stuck_finish"),
    ("app", {}, "chansa_burn_extra_turn"),
    ("app", {}, "no_finish"),
    ("app", {}, "four_scope"),
    ("app", {}, "voluntary_pickup"),
    ("app", {}, "hand_size"),
    ("app", {}, "swap"),
    ("app", {}, "starter"),
]


def rows_by_value(rules: str, house: dict, field: str) -> list[Rows]:
    """Return the rows of the same games under every value of a field."""
    names = ["likformig", "lagforst", "slump"]
    values = FIELDS[field].values
    return [rows_of(rules, names, 200, house={**house, field: value}) for value in values]


@pytest.mark.parametrize(("rules", "house", "field"), UNUSED)
def test_an_unused_field_changes_nothing(rules: str, house: dict, field: str):
    first, *others = rows_by_value(rules, house, field)
    for other in others:
        assert same(first, other)


@pytest.mark.parametrize(("rules", "house", "field"), USED)
def test_a_used_field_changes_something(rules: str, house: dict, field: str):
    first, *others = rows_by_value(rules, house, field)
    for other in others:
        assert not same(first, other)
