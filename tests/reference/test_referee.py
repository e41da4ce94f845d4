"""The referee finds what is wrong with a record, and never crashes on it."""

import copy
import json
from pathlib import Path
from random import Random

import pytest

from .random_games import play_on, random_game
from .referee import check_record, main, new_game, position_key
from .shedding import RANKS, Twin

RECORD = random_game("app", {"hand_size": 4}, 3, Random(10))


def changed(**values) -> dict:
    """Return the good record with some values replaced."""
    return {**copy.deepcopy(RECORD), **values}


def ordinary_cards_first(actions: list[str]) -> str:
    """Choose the lowest ordinary lay, then to turn a card, a ten, the pile, and a two at last."""
    order = ["3", "4", "5", "6", "7", "8", "9", "J", "Q", "K", "c", "f", "T", "t", "2", "A", "p"]
    return min(actions, key=lambda action: (order.index(action[0]), -len(action)))


def highest_first(actions: list[str]) -> str:
    """Choose one card of the highest rank, a way of playing that hardly ever ends."""
    return max(actions, key=lambda action: (RANKS.find(action[0]), -len(action)))


def deadlock_record() -> dict:
    """Return a game that ends with a pass by everybody; the hidden cards are laid out for it."""
    rng = Random("everyone passes")
    house = {"no_finish": "2TA", "burn_extra_turn": False, "chansa": "off", "swap": False}

    def mostly_ordinary(actions: list[str]) -> str:
        return ordinary_cards_first(actions) if rng.random() < 0.95 else rng.choice(actions)

    while True:
        rest = [rank for rank in RANKS * 4 if rank not in "2T"] + ["2", "2"]
        rng.shuffle(rest)
        deck = [*"TT2", *rest[:6], *"TT2", *rest[6:]]
        twin = Twin.from_deal("app", house, 2, deck, dealer=0, first=0)
        record = play_on(twin, deck, mostly_ordinary, cap=400)
        if record["status"] == "deadlock":
            return record


def test_the_record_is_right_and_right_without_legal_lists():
    assert RECORD["status"] == "finished"
    assert check_record(RECORD) == []
    without = changed()
    del without["legal"]
    assert check_record(without) == []


def test_a_game_cut_at_the_cap():
    record = random_game("vandtia", {}, 2, Random(1), cap=10)
    assert (record["status"], record["places"], record["loser"]) == ("cap", [None, None], None)
    assert check_record(record) == []
    assert check_record({**record, "status": "finished"})
    assert check_record({**record, "status": "deadlock"})
    assert check_record({**record, "status": "loop"})
    assert check_record({**record, "places": [1, 2]})
    assert check_record({**record, "loser": 0})


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("record", 2),
        ("record", True),
        ("rules", "klassisk"),
        ("rules", "enkel"),
        ("rules", ["app"]),
        ("house", {}),
        ("house", {"hand_size": 4, "two": "extra_turn"}),
        ("house", {"hand_size": 4, "no_such": 1}),
        ("house", {"hand_size": [4]}),
        ("house", []),
        ("players", 2),
        ("players", 99),
        ("players", "3"),
        ("deck", " ".join(RANKS * 4)[:-2]),
        ("deck", (RANKS * 4)),
        ("deck", " ".join("2" * 52)),
        ("deck", 52),
        ("dealer", 3),
        ("dealer", -1),
        ("dealer", None),
        ("first", 3),
        ("first", False),
        ("actions", None),
        ("actions", []),
        ("actions", [1, 2]),
        ("actions", ["", " ", "0"]),
        ("legal", None),
        ("legal", []),
        ("legal", [["3"]] * len(RECORD["actions"])),
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


def test_first_must_be_allowed_by_the_starter():
    record = random_game("enkel", {}, 4, Random(3))
    assert record["first"] == (record["dealer"] + 1) % 4
    moved = {**record, "dealer": (record["dealer"] + 1) % 4}
    assert any("left_of_dealer" in complaint for complaint in check_record(moved))


def test_every_action_is_checked():
    record = random_game("vandtia", {}, 3, Random(2), cap=60)
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
    unfinished = {"status": "cap", "places": [None] * 3, "loser": None}
    swaps = changed(actions=RECORD["actions"][:2], legal=[[], []], **unfinished)
    assert check_record(swaps) == ["the record ends before every seat has swapped"]


def test_every_legal_list_is_checked():
    record = random_game("vandtia", {}, 3, Random(3), cap=60)
    for number, listed in enumerate(record["legal"]):
        for wrong in [[*listed, "2222"], listed * 2 or ["pass"], ["2222", *listed[1:]]]:
            legal = list(record["legal"])
            legal[number] = wrong
            complaints = check_record({**record, "legal": legal})
            assert len(complaints) == 1 and f"action {number}:" in complaints[0]


def test_a_swap_may_name_its_ranks_in_any_order():
    actions = [*RECORD["actions"]]
    seat, word, ranks = actions[0].split(" ")
    actions[0] = f"{seat} {word} {ranks[::-1]}"
    assert check_record(changed(actions=actions)) == []


def test_a_deadlock_ends_with_places_only_for_those_who_are_out():
    record = deadlock_record()
    assert (record["places"], record["loser"]) == ([None, None], None)
    assert check_record(record) == []
    assert check_record({**record, "status": "cap"}) != []


def test_a_loop_ends_at_a_position_that_stood_before():
    deck = list(RANKS * 4)
    Random("loop").shuffle(deck)
    twin = Twin.from_deal("vandtia", {}, 2, deck, dealer=0, first=0)
    record = play_on(twin, deck, highest_first, cap=2000)
    assert record["status"] == "cap"
    length = first_repetition(record)
    loop = {**record, "status": "loop"}
    for key in ["actions", "legal"]:
        loop[key] = record[key][:length]
    assert [part for part in check_record(loop) if "first is" not in part] == []
    for key in ["actions", "legal"]:
        loop[key] = record[key][: length - 1]
    assert any("never stood before" in complaint for complaint in check_record(loop))


def first_repetition(record: dict) -> int:
    """Return the number of actions at which a position of the record comes for the second time."""
    twin, seen = new_game(record), set()
    for number, text in enumerate(record["actions"]):
        if twin.phase == "start":
            twin.begin(record["first"])
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
