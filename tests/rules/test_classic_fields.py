"""The fields of the classic family: defaults, values, what each changes, and what is refused."""

import pytest

from simcore.classic.table import Table
from simcore.errors import Refusal
from simcore.games import GAMES, field_table, make_rules
from tests.support.classic_positions import (
    FAMILY,
)

TABLE = """
phase1                 two_card         all_play         upturned_trump   two_card
tie                    stunsa           -                -                stunsa
min_stock_for_chansa   2                2                2                2
lead_many              -                true             -                -
follow_many            -                false            -                -
trump_seen             nobody           nobody           all              nobody
pickup                 top_card         top_card         top_card         bottom_card
after_pickup           next             next             next             next
trick_target           holders_at_start holders_at_start holders_at_start holders_at_start
next_leader            completer        completer        completer        completer
must_follow_in_phase2  false            false            false            false
two_player_remove      0                0                0                0
"""
VALUES = {
    "phase1": ("two_card", "all_play", "upturned_trump"),
    "tie": ("stunsa", "leader_wins", "responder_wins"),
    "min_stock_for_chansa": (1, 2),
    "lead_many": (True, False),
    "follow_many": (True, False),
    "trump_seen": ("nobody", "owner", "all"),
    "pickup": ("top_card", "bottom_card"),
    "after_pickup": ("next", "picker"),
    "trick_target": ("holders_at_start", "holders_now"),
    "next_leader": ("completer", "next"),
    "must_follow_in_phase2": (True, False),
    "two_player_remove": tuple(range(21)),
}
EVERY_VALUE = [(field, value) for field, values in VALUES.items() for value in values]
OWN = {
    "two_card": {"tie": "stunsa"},
    "all_play": {"lead_many": True, "follow_many": False},
    "upturned_trump": {},
}
OWNED = [(field, home) for home, fields in OWN.items() for field in fields]
IN_WORDS = {"true": True, "false": False, "0": 0, "2": 2}


def in_words(value: object) -> str:
    """Return a value as it is typed on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)


@pytest.mark.parametrize("rules", FAMILY)
def test_the_defaults_are_those_of_the_table(rules: str):
    rows = [line.split() for line in TABLE.strip().splitlines()]
    column = 1 + FAMILY.index(rules)
    fields = {row[0]: IN_WORDS.get(row[column], row[column]) for row in rows if row[column] != "-"}
    assert dict(make_rules(rules).fields) == fields
    assert {field.name: value for field, value in field_table(rules)} == fields
    assert dict(make_rules(rules).house) == {}


@pytest.mark.parametrize("rules", FAMILY)
def test_the_values_are_those_of_the_table(rules: str):
    for field, _ in field_table(rules):
        assert set(map(in_words, field.values)) == set(map(in_words, VALUES[field.name]))


@pytest.mark.parametrize("rules", FAMILY)
@pytest.mark.parametrize(("field", "value"), EVERY_VALUE)
def test_every_value_is_accepted_as_text_and_as_a_value(rules: str, field: str, value: object):
    if field not in make_rules(rules).fields:
        return
    typed = make_rules(rules, [f"{field}={in_words(value)}"])
    given = make_rules(rules, {field: value})
    default = make_rules(rules).fields[field]
    assert typed.fields == given.fields
    assert typed.fields[field] == value
    assert type(typed.fields[field]) is type(default)
    assert dict(typed.house) == ({} if value == default else {field: value})


def test_several_fields_change_together():
    rules = make_rules("mattis", ["tie=leader_wins", "after_pickup=picker", "two_player_remove=10"])
    changed = {"tie": "leader_wins", "after_pickup": "picker", "two_player_remove": 10}
    assert dict(rules.house) == changed


@pytest.mark.parametrize("rules", FAMILY)
def test_C1_the_numbers_of_players(rules: str):
    assert (GAMES[rules].players, GAMES[rules].default_players) == ((2, 4), 3)
    for players in (2, 3, 4):
        assert make_rules(rules, players=players).name == rules
    for players in (1, 5, 0, -1):
        with pytest.raises(Refusal, match="number of players"):
            make_rules(rules, players=players)
        with pytest.raises(Refusal, match="number of players"):
            Table(make_rules(rules), players)


# ---- what is refused, in one sentence that names the field ---------------------------------------

REFUSED = [
    ("klassisk", ["ti=stunsa"], "'ti'.*did you mean 'tie'"),
    ("klassisk", ["swap=true"], "klassisk has no field 'swap'"),
    ("klassisk", ["tie=sometimes"], "field tie .*'sometimes'.*stunsa, leader_wins, responder_wins"),
    ("klassisk", ["min_stock_for_chansa=0"], "field min_stock_for_chansa .*'0'.*1, 2"),
    ("klassisk", ["min_stock_for_chansa=3"], "field min_stock_for_chansa .*'3'"),
    ("klassisk", ["pickup=top_run"], "field pickup .*'top_run'.*top_card, bottom_card"),
    ("klassisk", ["two_player_remove=21"], "field two_player_remove .*'21'"),
    ("klassisk", ["two_player_remove=-1"], "field two_player_remove .*'-1'"),
    ("klassisk", ["must_follow_in_phase2=1"], "field must_follow_in_phase2 .*'1'.*false, true"),
    ("klassisk", ["phase1=everyone"], "field phase1 .*'everyone'.*two_card, all_play"),
    ("klassisk", ["phase1"], "FIELD=VALUE.*'phase1'"),
    ("alla-spelar", ["tie=stunsa"], "alla-spelar has no field tie with phase1=all_play"),
    ("uppvand-trumf", ["tie=stunsa"], "no field tie with phase1=upturned_trump"),
    ("uppvand-trumf", ["lead_many=true"], "no field lead_many with phase1=upturned_trump"),
    ("klassisk", ["follow_many=true"], "no field follow_many with phase1=two_card.*=all_play"),
    ("mattis", ["lead_many=false"], "no field lead_many with phase1=two_card"),
    ("klassisk", ["phase1=all_play", "tie=stunsa"], "no field tie with phase1=all_play"),
    ("klassisk", ["tie=stunsa", "phase1=all_play"], "no field tie with phase1=all_play"),
    (
        "alla-spelar",
        ["phase1=two_card", "lead_many=true"],
        "no field lead_many with phase1=two_card",
    ),
    ("klassisk", ["min_stock_for_chansa=2.0"], "field min_stock_for_chansa .*'2.0'.*1, 2"),
    ("app", ["tie=stunsa"], "app has no field 'tie'"),
]


@pytest.mark.parametrize(("rules", "changes", "sentence"), REFUSED)
def test_a_refusal_names_what_is_wrong(rules: str, changes: list[str], sentence: str):
    with pytest.raises(Refusal, match=sentence) as refusal:
        make_rules(rules, changes)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize(
    ("name", "near"),
    [("klasisk", "klassisk"), ("allaspelar", "alla-spelar"), ("uppvänd-trumf", "uppvand-trumf")],
)
def test_an_unknown_game_is_refused_with_the_nearest_name(name: str, near: str):
    with pytest.raises(Refusal, match=f"no rule set '{name}'.*{near}"):
        make_rules(name)


@pytest.mark.parametrize(
    ("field", "value"),
    [("min_stock_for_chansa", True), ("must_follow_in_phase2", 1), ("two_player_remove", False)],
)
def test_a_number_is_no_truth_value_nor_the_other_way_round(field: str, value: object):
    with pytest.raises(Refusal, match=f"field {field}"):
        make_rules("klassisk", {field: value})


# ---- R19: the fields that belong to a procedure --------------------------------------------------


@pytest.mark.parametrize("rules", FAMILY)
@pytest.mark.parametrize("phase1", VALUES["phase1"])
def test_R19_phase1_says_which_fields_there_are_and_what_they_start_from(rules: str, phase1: str):
    made = make_rules(rules, {"phase1": phase1})
    found = {field: made.fields[field] for field, _ in OWNED if field in made.fields}
    assert found == OWN[phase1]
    assert dict(made.house) == (
        {} if phase1 == GAMES[rules].fields["phase1"] else {"phase1": phase1}
    )


@pytest.mark.parametrize("rules", FAMILY)
@pytest.mark.parametrize("phase1", VALUES["phase1"])
@pytest.mark.parametrize(("field", "home"), OWNED)
def test_R19_another_procedures_field_is_refused(rules: str, phase1: str, field: str, home: str):
    value = VALUES[field][1]
    if home == phase1:
        assert make_rules(rules, {"phase1": phase1, field: value}).fields[field] == value
        return
    with pytest.raises(Refusal, match=f"no field {field} with phase1={phase1}.*phase1={home}"):
        make_rules(rules, {field: value, "phase1": phase1})


def test_R19_a_record_names_only_what_differs_from_where_the_fields_start():
    changes = {"phase1": "all_play", "lead_many": False, "follow_many": False, "pickup": "top_card"}
    assert dict(make_rules("klassisk", changes).house) == {"phase1": "all_play", "lead_many": False}
    assert dict(make_rules("alla-spelar", changes).house) == {"lead_many": False}
