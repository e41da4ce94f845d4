"""The fields of the shedding family: defaults, values, what each changes, and what is refused."""

import pytest

from simcore.errors import Refusal
from simcore.games import GAMES, field_table, make_rules
from simcore.shedding.table import Table
from tests.support.positions import deal, lays, options, position

TABLE = """
starter                 random     left_of_dealer  lowest_hand_card
swap                    true       -               true
hand_size               3          4               3
voluntary_pickup        true       false           true
chansa                  if_stuck   if_stuck        if_stuck
two                     extra_turn plain_low       reset_only
burn_extra_turn         true       true            true
chansa_burn_extra_turn  true       true            true
no_finish               2T         none            none
stuck_finish            pass       pass            pass
initial_upcard          false      true            false
upcard_ten              burn       burn            burn
seven                   off        off             off
transparent             none       none            none
four_scope              pile       pile            pile
"""
VALUES = {
    "starter": ("random", "left_of_dealer", "lowest_hand_card"),
    "swap": (True, False),
    "hand_size": (3, 4, 5, 6),
    "voluntary_pickup": (True, False),
    "chansa": ("if_stuck", "any_time", "off"),
    "two": ("extra_turn", "reset_only", "plain_low"),
    "burn_extra_turn": (True, False),
    "chansa_burn_extra_turn": (True, False),
    "no_finish": ("none", "T", "2T", "2TA"),
    "stuck_finish": ("pass", "allow_finish"),
    "initial_upcard": (True, False),
    "upcard_ten": ("burn", "redraw", "leave_as_any"),
    "seven": ("off", "at_most_7", "below_7"),
    "transparent": ("none", "3", "5", "7", "8"),
    "four_scope": ("pile", "single_lay"),
}
EVERY_VALUE = [(field, value) for field, values in VALUES.items() for value in values]
PLAYERS = {"app": (2, 4, 2), "enkel": (2, 6, 3), "vandtia": (2, 5, 3)}
IN_WORDS = {"true": True, "false": False, "3": 3, "4": 4}


def in_words(value: object) -> str:
    """Return a value as it is typed on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)


@pytest.mark.parametrize(("rules", "column"), [("app", 0), ("enkel", 1), ("vandtia", 2)])
def test_the_defaults_are_those_of_the_table(rules: str, column: int):
    rows = [line.split() for line in TABLE.strip().splitlines()]
    told = {row[0]: row[1 + column] for row in rows if row[1 + column] != "-"}
    fields = {
        name: IN_WORDS.get(value, value) if name != "transparent" else value
        for name, value in told.items()
    }
    assert dict(make_rules(rules).fields) == fields
    assert {field.name: value for field, value in field_table(rules)} == fields
    assert dict(make_rules(rules).house) == {}


@pytest.mark.parametrize("rules", PLAYERS)
def test_the_values_are_those_of_the_table(rules: str):
    for field, _ in field_table(rules):
        assert set(map(in_words, field.values)) == set(map(in_words, VALUES[field.name]))


@pytest.mark.parametrize("rules", PLAYERS)
@pytest.mark.parametrize(("field", "value"), EVERY_VALUE)
def test_every_value_is_accepted_as_text_and_as_a_value(rules: str, field: str, value: object):
    if (rules, field) == ("enkel", "swap"):
        return
    typed = make_rules(rules, [f"{field}={in_words(value)}"])
    given = make_rules(rules, {field: value})
    default = make_rules(rules).fields[field]
    assert typed.fields[field] == given.fields[field] == value
    assert type(typed.fields[field]) is type(default)
    assert dict(typed.house) == ({} if value == default else {field: value})


def test_several_fields_change_together():
    rules = make_rules("vandtia", ["two=extra_turn", "seven=below_7", "hand_size=4"])
    assert dict(rules.house) == {"two": "extra_turn", "seven": "below_7", "hand_size": 4}


@pytest.mark.parametrize("rules", PLAYERS)
def test_the_numbers_of_players(rules: str):
    least, most, default = PLAYERS[rules]
    assert GAMES[rules].players == (least, most)
    assert GAMES[rules].default_players == default
    for players in range(least, most + 1):
        assert make_rules(rules, players=players).name == rules
    for players in (least - 1, most + 1, 0, -1):
        with pytest.raises(Refusal, match="number of players"):
            make_rules(rules, players=players)
        with pytest.raises(Refusal, match="number of players"):
            Table(make_rules(rules), players)


# ---- what is refused, in one sentence that names the field ---------------------------------------

REFUSED = [
    ("app", ["tvo=plain_low"], "'tvo'.*did you mean 'two'"),
    ("app", ["seevn=off"], "'seevn'.*did you mean 'seven'"),
    ("app", ["zzz=1"], "'zzz'.*known: starter"),
    ("app", ["two=sometimes"], "field two .*'sometimes'.*extra_turn, reset_only, plain_low"),
    ("app", ["hand_size=7"], "field hand_size .*'7'.*3, 4, 5, 6"),
    ("app", ["hand_size=2"], "hand_size"),
    ("app", ["hand_size=3.0"], "hand_size"),
    ("app", ["swap=yes"], "field swap .*'yes'"),
    ("app", ["swap=1"], "field swap .*'1'"),
    ("app", ["transparent=4"], "field transparent .*'4'.*none, 3, 5, 7, 8"),
    ("app", ["no_finish=A"], "field no_finish"),
    ("enkel", ["swap=true"], "enkel .*'swap'"),
    ("enkel", ["swap=false"], "enkel .*'swap'"),
    ("app", ["two"], "FIELD=VALUE.*'two'"),
    ("app", ["two="], "FIELD=VALUE.*'two='"),
    ("app", ["=off"], "FIELD=VALUE.*'=off'"),
    ("app", ["transparent=7", "seven=at_most_7"], "transparent=7 .*seven=at_most_7"),
    ("vandtia", ["seven=below_7", "transparent=7"], "transparent=7 .*seven=below_7"),
]


@pytest.mark.parametrize(("rules", "changes", "sentence"), REFUSED)
def test_a_refusal_names_what_is_wrong(rules: str, changes: list[str], sentence: str):
    with pytest.raises(Refusal, match=sentence) as refusal:
        make_rules(rules, changes)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize(
    ("name", "near"), [("ap", "app"), ("vändtia", "vandtia"), ("enkl", "enkel")]
)
def test_an_unknown_game_is_refused_with_the_nearest_name(name: str, near: str):
    with pytest.raises(Refusal, match=f"no rule set '{name}'.*{near}"):
        make_rules(name)


@pytest.mark.parametrize(("field", "value"), [("swap", 1), ("hand_size", True), ("swap", 0)])
def test_a_number_is_no_truth_value_nor_the_other_way_round(field: str, value: object):
    with pytest.raises(Refusal, match=f"field {field}"):
        make_rules("app", {field: value})


@pytest.mark.parametrize(
    ("rules", "players", "changes", "served"),
    [
        ("vandtia", 5, ["hand_size=5"], False),
        ("vandtia", 5, ["hand_size=4", "initial_upcard=true"], True),
        ("app", 4, ["hand_size=6", "initial_upcard=true"], True),
        ("enkel", 6, ["hand_size=6", "initial_upcard=false"], True),
    ],
)
def test_R11_the_deck_must_serve_the_hand_size(
    rules: str, players: int, changes: list[str], served: bool
):
    if served:
        assert make_rules(rules, changes, players).name == rules
        return
    with pytest.raises(Refusal, match="hand_size=5") as refusal:
        make_rules(rules, changes, players)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize("transparent", ["3", "5", "8"])
@pytest.mark.parametrize("seven", ["at_most_7", "below_7"])
def test_F2_other_transparent_ranks_go_with_a_binding_seven(transparent: str, seven: str):
    rules = make_rules("app", [f"transparent={transparent}", f"seven={seven}"])
    assert len(rules.house) == 2


# ---- each field changes play as stated -----------------------------------------------------------


def test_A1_starter():
    start = "JJJQQQ459" + "AAAKKK678"
    firsts = {"random": {0, 1}, "left_of_dealer": {1}, "lowest_hand_card": {0}}
    for value, seats in firsts.items():
        assert deal("app", 2, start, house={"starter": value}).possible_first() == seats


def test_A3_swap_false_leaves_the_cards_as_dealt():
    table = deal("app", 2, "", house={"swap": False})
    table.start(0)
    assert (table.open_row(0), table.hand(0)) == ("332", "433")


@pytest.mark.parametrize("size", VALUES["hand_size"])
def test_D7_hand_size_is_deal_and_refill_size(size: int):
    table = deal("app", 2, "", house={"hand_size": size, "swap": False})
    assert [len(table.hand(seat)) for seat in range(2)] == [size, size]
    table.start(0)
    table.apply(table.legal()[0])
    assert len(table.hand(0)) == size


def test_A6_voluntary_pickup():
    for value in VALUES["voluntary_pickup"]:
        house = {"voluntary_pickup": value}
        assert ("take" in options(position("app", "45K", "3", "6", house=house))) is value
        flips = {"flip 0", "flip 2"} | ({"take"} if value else set())
        assert options(position("app", "", "3", hidden="5.6", house=house)) == flips
        assert position("app", "3", "K", house=house).legal() == ["take"]


@pytest.mark.parametrize(
    ("chansa", "stuck", "able"),
    [("if_stuck", True, False), ("any_time", True, True), ("off", False, False)],
)
def test_A8_chansa(chansa: str, stuck: bool, able: bool):
    house = {"chansa": chansa}
    cannot = options(position("app", "345", "A", "67", house=house))
    can = options(position("app", "34A", "A", "67", house=house))
    assert ("chance" in cannot, "chance" in can) == (stuck, able)


@pytest.mark.parametrize(
    ("two", "fits", "again"),
    [("extra_turn", True, True), ("reset_only", True, False), ("plain_low", False, False)],
)
def test_A13_two(two: str, fits: bool, again: bool):
    assert ("2" in options(position("app", "24K", "9", house={"two": two}))) is fits
    table = position("app", "24K", "2", house={"two": two})
    table.apply("2")
    assert table.actor == (0 if again else 1)


@pytest.mark.parametrize("value", [True, False])
def test_A11_burn_extra_turn(value: bool):
    table = position("app", "T45", "9", house={"burn_extra_turn": value})
    table.apply("T")
    assert (table.pile, table.actor) == ("", 0 if value else 1)


@pytest.mark.parametrize("value", [True, False])
def test_B9_chansa_burn_extra_turn(value: bool):
    table = position("enkel", "3456", "A", "T78", house={"chansa_burn_extra_turn": value})
    table.apply("chance")
    assert (table.pile, table.actor) == ("", 0 if value else 1)
    table = position("enkel", "T456", "A", "378", house={"chansa_burn_extra_turn": value})
    table.apply("T")
    assert table.actor == 0


@pytest.mark.parametrize("value", VALUES["no_finish"])
def test_A22_no_finish(value: str):
    for rank in "2TA9":
        banned = value != "none" and rank in value
        for rules in ["app", "enkel", "vandtia"]:
            table = position(rules, rank, house={"no_finish": value})
            assert table.legal() == (["pass"] if banned else [rank])


def test_A24_stuck_finish():
    assert position("app", "T", house={"stuck_finish": "pass"}).legal() == ["pass"]
    assert position("app", "T", house={"stuck_finish": "allow_finish"}).legal() == ["T"]


@pytest.mark.parametrize("value", [True, False])
@pytest.mark.parametrize("rules", PLAYERS)
def test_A5_initial_upcard(rules: str, value: bool):
    table = deal(rules, 2, "", house={"initial_upcard": value})
    dealt = 8 if rules == "enkel" else 18
    assert (len(table.pile), table.talon_left) == (int(value), 52 - dealt - int(value))


@pytest.mark.parametrize(
    ("value", "pile", "burnt"), [("burn", "", "T"), ("redraw", "6", ""), ("leave_as_any", "T", "")]
)
def test_B3_upcard_ten(value: str, pile: str, burnt: str):
    table = deal("enkel", 2, "3333" + "4559" + "T6", house={"upcard_ten": value})
    table.start(0)
    assert (table.pile, table.burnt, table.talon_left) == (pile, burnt, 43)
    assert options(table) == ({"take", "chance"} if pile == "6" else lays("3333"))


@pytest.mark.parametrize(
    ("value", "fitting"), [("off", "789JA"), ("at_most_7", "67"), ("below_7", "6")]
)
def test_F1_seven(value: str, fitting: str):
    table = position("app", "6789JA", "7", house={"seven": value})
    assert options(table) == set(fitting) | {"take"}


@pytest.mark.parametrize("value", VALUES["transparent"])
def test_F2_transparent(value: str):
    table = position("app", "3578K", "K", house={"transparent": value}, others=["44"])
    fitting = {"K", value} - {"none"}
    assert options(table) == fitting | {"take"}


@pytest.mark.parametrize(("value", "burns"), [("pile", True), ("single_lay", False)])
def test_D6_four_scope(value: str, burns: bool):
    table = position("app", "55K", "55", house={"four_scope": value})
    table.apply("55")
    assert (table.pile == "", table.actor) == (burns, 0 if burns else 1)
    table = position("app", "5555K", "4", house={"four_scope": value})
    table.apply("5555")
    assert (table.pile, table.actor) == ("", 0)
