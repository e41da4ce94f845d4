"""The golden games are made again byte for byte, and the referee finds nothing wrong with them."""

import json

import pytest

from tests.golden.cases import CASES, FOLDER, REMAKE, make, path_of
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
    assert check_record(record) == []
    assert len(record["legal"]) == len(record["actions"])


def test_every_kept_game_is_a_case_and_every_ending_occurs():
    names = {path.stem for path in FOLDER.iterdir()}
    assert names == set(CASES), f"{REMAKE} brings the folder in line"
    records = [json.loads(kept(name)) for name in CASES]
    assert {record["status"] for record in records} == {"finished", "deadlock", "loop", "cap"}
    assert {record["rules"] for record in records} == {"app", "enkel", "vandtia"}
