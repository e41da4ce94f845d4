"""The referee finds what is wrong with a record, and never crashes on it."""

import copy
import json
from pathlib import Path
from random import Random

import pytest

from .choosers import highest
from .classic import DECK, ClassicTwin
from .random_games import play_on, random_game, shuffled_deck
from .referee import check_record, main, new_game, position_key

RECORD = random_game("klassisk", {"after_pickup": "picker"}, 3, Random(10))


def changed(**values) -> dict:
    """Return the good record with some values replaced."""
    return {**copy.deepcopy(RECORD), **values}


def test_the_record_is_right_and_right_without_legal_lists():
    assert RECORD["status"] == "finished"
    assert check_record(RECORD) == []
    without = changed()
    del without["legal"]
    assert check_record(without) == []


def test_a_record_survives_being_written_and_read():
    assert check_record(json.loads(json.dumps(RECORD))) == []


@pytest.mark.parametrize("cap", [10, 90])
def test_a_game_cut_at_the_cap(cap: int):
    record = random_game("mattis", {}, 4, Random(1), cap=cap)
    assert (record["status"], record["places"], record["loser"]) == ("cap", [None] * 4, None)
    assert check_record(record) == []
    assert check_record({**record, "status": "finished"})
    assert check_record({**record, "status": "deadlock"})
    assert check_record({**record, "status": "loop"})
    assert check_record({**record, "places": [1, 2, 3, 4]})
    assert check_record({**record, "loser": 0})


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("record", 2),
        ("record", True),
        ("rules", "app"),
        ("rules", "mattis"),
        ("rules", ["klassisk"]),
        ("house", {}),
        ("house", {"after_pickup": "picker", "pickup": "top_card"}),
        ("house", {"after_pickup": "picker", "no_such": 1}),
        ("house", {"after_pickup": ["picker"]}),
        ("house", {"after_pickup": "picker", "lead_many": True}),
        ("house", []),
        ("players", 2),
        ("players", 99),
        ("players", "3"),
        ("deck", " ".join(DECK[:-1])),
        ("deck", "".join(DECK)),
        ("deck", " ".join(["2c"] * 52)),
        ("deck", 52),
        ("dealer", 3),
        ("dealer", -1),
        ("dealer", None),
        ("dealer", RECORD["first"]),
        ("first", 3),
        ("first", False),
        ("first", RECORD["dealer"]),
        ("actions", None),
        ("actions", []),
        ("actions", [1, 2]),
        ("actions", ["", " ", "0"]),
        ("legal", None),
        ("legal", []),
        ("legal", [["2c"]] * len(RECORD["actions"])),
        ("legal", "legal"),
        ("places", [1, 2]),
        ("places", [1, 1, 3]),
        ("places", [None, None, None]),
        ("places", ["1", "2", "3"]),
        ("places", 3),
        ("loser", None),
        ("loser", 7),
        ("loser", "0"),
        ("status", "cap"),
        ("status", "deadlock"),
        ("status", ["finished"]),
    ],
)
def test_a_wrong_value_is_complained_of(key: str, value: object):
    assert check_record(changed(**{key: value})) != []


@pytest.mark.parametrize(
    "key", [key for key in RECORD if key not in ["seed", "game", "strategies"]]
)
def test_a_missing_key_is_complained_of_unless_it_is_optional(key: str):
    record = changed()
    del record[key]
    assert bool(check_record(record)) is (key != "legal")


@pytest.mark.parametrize("record", [None, 3, "record", [], {}, {"record": 1}])
def test_what_is_no_record_is_complained_of(record: object):
    assert check_record(record) != []


def test_first_must_be_left_of_the_dealer():
    moved = changed(dealer=(RECORD["dealer"] + 1) % 3)
    assert any("left of the dealer" in complaint for complaint in check_record(moved))
    other = changed(first=(RECORD["first"] + 1) % 3)
    assert len(check_record(other)) == 1


def test_every_action_is_checked():
    record = random_game("alla-spelar", {}, 3, Random(2), cap=120)
    for number, text in enumerate(record["actions"]):
        seat, _, action = text.partition(" ")
        for wrong in [f"{(int(seat) + 1) % 3} {action}", f"{seat} flip 7", f"{seat}  {action}"]:
            actions = list(record["actions"])
            actions[number] = wrong
            complaints = check_record({**record, "actions": actions})
            assert any(f"action {number}:" in complaint for complaint in complaints)


def test_missing_and_surplus_actions_are_complained_of():
    record = changed(actions=RECORD["actions"][:-1], legal=RECORD["legal"][:-1])
    assert check_record(record) != []
    more = changed(actions=[*RECORD["actions"], "0 take"], legal=[*RECORD["legal"], ["take"]])
    assert any("after the end" in complaint for complaint in check_record(more))


def test_every_legal_list_is_checked():
    record = random_game("uppvand-trumf", {}, 3, Random(3), cap=120)
    for number, listed in enumerate(record["legal"]):
        for wrong in [[*listed, "2c2d"], listed * 2, ["2c2d", *listed[1:]]]:
            legal = list(record["legal"])
            legal[number] = wrong
            complaints = check_record({**record, "legal": legal})
            assert len(complaints) == 1 and f"action {number}:" in complaints[0]


def test_a_legal_list_may_be_in_any_order():
    assert check_record(changed(legal=[part[::-1] for part in RECORD["legal"]])) == []


def test_a_changed_phase_one_starts_from_the_values_of_R19():
    record = random_game("klassisk", {"phase1": "all_play", "follow_many": True}, 3, Random(4))
    assert record["house"] == {"phase1": "all_play", "follow_many": True}
    assert check_record(record) == []
    assert check_record({**record, "house": {**record["house"], "tie": "stunsa"}}) != []


def test_a_loop_ends_at_a_position_that_stood_before():
    deck = shuffled_deck(Random("loop"))
    record = play_on(ClassicTwin.from_deal("klassisk", {}, 3, deck, dealer=0), deck, highest, 2000)
    assert record["status"] == "cap"
    length = first_repetition(record)
    loop = {**record, "status": "loop"}
    for key in ["actions", "legal"]:
        loop[key] = record[key][:length]
    assert check_record(loop) == []
    for key in ["actions", "legal"]:
        loop[key] = record[key][: length - 1]
    assert any("never stood before" in complaint for complaint in check_record(loop))


def first_repetition(record: dict) -> int:
    """Return the number of actions at which a position of the record comes for the second time."""
    twin, seen = new_game(record), set()
    for number, text in enumerate(record["actions"]):
        if position_key(twin) in seen:
            return number
        seen.add(position_key(twin))
        twin.apply(text.split(" ", 1)[1])
    raise AssertionError("no position came twice")


def test_the_command_prints_the_number_checked(tmp_path: Path, capsys: pytest.CaptureFixture):
    good, bad = tmp_path / "good.jsonl", tmp_path / "bad.jsonl"
    line = json.dumps(RECORD)
    good.write_text(f"{line}\n{line}\n", encoding="utf-8")
    bad.write_text(f"{line}\n{{no json\n", encoding="utf-8")
    assert main([str(good)]) == 0
    assert "2 records checked, 0 complaints" in capsys.readouterr().out
    assert main([str(bad)]) == 1
    assert "line 2" in capsys.readouterr().out
    assert main([]) == 2
