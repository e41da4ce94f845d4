"""The golden games are made again byte for byte, and the referee finds nothing wrong with them."""

import json

import pytest

from simcore.games import GAMES
from tests.golden.cases import CASES, FOLDER, REMAKE, make, path_of
from tests.reference.classic.house import SEATS as CLASSIC
from tests.reference.classic.referee import check_record as check_classic_record
from tests.reference.referee import check_record


def kept(name: str) -> str:
    """Return the text of a kept game."""
    assert path_of(name).exists(), f"{name} is not kept: {REMAKE}"
    return path_of(name).read_bytes().decode()


@pytest.mark.parametrize("name", CASES)
def test_the_engine_makes_the_game_again(name: str):
    same = make(CASES[name]) == kept(name)
    assert same, f"The engine plays {name} in another way. If that is meant: {REMAKE}"


@pytest.mark.parametrize("name", CASES)
def test_the_referee_accepts_the_game(name: str):
    lines = kept(name).splitlines()
    assert len(lines) == 1
    record = json.loads(lines[0])
    check = check_classic_record if record["rules"] in CLASSIC else check_record
    assert check(record) == []
    assert len(record["legal"]) == len(record["actions"])


def test_every_kept_game_is_a_case_and_every_ending_occurs():
    names = {path.stem for path in FOLDER.iterdir()}
    assert names == set(CASES), f"{REMAKE} brings the folder in line"
    records = [json.loads(kept(name)) for name in CASES]
    assert {record["status"] for record in records} == {"finished", "deadlock", "loop", "cap"}
    assert {record["rules"] for record in records} == set(GAMES)


def actions_of(*names: str) -> list[str]:
    """Return the actions, without seats, of some kept games."""
    records = [json.loads(kept(name)) for name in names]
    return [text.partition(" ")[2] for record in records for text in record["actions"]]


def test_the_classic_games_show_chansa_takes_and_several_cards_at_once():
    classic = [name for name, case in CASES.items() if case.rules in CLASSIC]
    actions = actions_of(*classic)
    assert {"chance", "take"} <= set(actions)
    assert any(len(action) == 4 and action[1] in "cdhs" for action in actions)
    assert {len(CASES[name].strategies) for name in classic} == {2, 3, 4}
