"""The command line: what is printed and written, in both languages, and what is refused."""

import csv
import json
import shlex

import pytest

from reports.fork_files import FILES

WHEN = ("--when", "only specials fit and talon more than 3", "--plays", "take", "lay a special")
SMALL = (*WHEN, "--seats", "lagforst,samlaren", "--forks", "150", "--redeals", "4")


@pytest.fixture
def forked(cli, tmp_path):
    def _run(*more, out="out"):
        return cli("fork", *more, "--out", tmp_path / out)

    return _run


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            ["“take” or “lay a special”?", "150 forks in", "percentage points", "Next: skitgubbe"],
        ),
        ("sv", ["”take” eller ”lay a special”?", "150 vägskäl i", "procentenheter", "Härnäst:"]),
    ],
)
def test_it_tells_draws_and_writes(forked, tmp_path, language, told):
    ran = forked(*SMALL, "--lang", language)
    assert ran.code == 0, ran.err
    for each in told:
        assert each in ran.out
    assert "lagforst" in ran.out, "which policies came to the decisions"
    assert max(map(len, ran.out.splitlines())) <= 100
    assert sorted(each.name for each in (tmp_path / "out").iterdir()) == sorted(FILES)
    assert (tmp_path / "out" / "fork.png").read_bytes().startswith(b"\x89PNG")
    assert "<desc" in (tmp_path / "out" / "fork.svg").read_text()


def test_three_seats_are_told_of_winning_too_and_fit_the_screen(forked):
    ran = forked(*WHEN, "--seats", "samlaren,lagforst,lagforst", "--forks", "150", "--lang", "en")
    assert ran.code == 0, ran.err
    assert "first out" in ran.out and max(map(len, ran.out.splitlines())) <= 100


def test_the_table_and_the_document_agree(forked, tmp_path):
    ran = forked(*SMALL, "--json")
    document = json.loads(ran.out)
    assert document == json.loads((tmp_path / "out" / "fork.json").read_text())
    with (tmp_path / "out" / "forks.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == document["forks"] == 150
    assert {row["action_1"] for row in rows} == {"take"}
    difference = sum(int(row["not_last_1"]) - int(row["not_last_2"]) for row in rows)
    [overall] = [
        each
        for each in document["effects"]
        if (each["outcome"], each["context"]) == ("not_last", "all")
    ]
    assert overall["effect_pp"]["estimate"] == pytest.approx(100 * difference / 150 / 4)
    piles = {row["pile"] for row in rows}
    told = {each["class"] for each in document["effects"] if each["context"] == "pile"}
    assert told <= piles


def test_the_command_makes_it_again(forked, cli, tmp_path):
    document = json.loads(forked(*SMALL, "--mover", "each", "--each", "--json").out)
    again = cli(*shlex.split(document["command"])[1:], "--json", "--out", tmp_path / "again")
    assert again.code == 0, again.err
    other = json.loads(again.out)
    assert {**other, "out": ""} == {**document, "out": ""}
    before, after = ((tmp_path / each / "forks.csv").read_bytes() for each in ("out", "again"))
    assert before == after


def test_a_classic_game_is_forked_in_phase_two(forked):
    words = ("--rules", "klassisk", "--seats", "boken,duckaren", "--forks", "60")
    ran = forked("take", "beat cheaply", "--phase", "two", *words, "--lang", "en")
    assert ran.code == 0, ran.err
    assert "“take” or “beat cheaply”?" in ran.out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--plays", "take"), "A fork needs 2 to 4 plays"),
        (("--plays", "take", "take"), "'take' is named twice"),
        (("--plays", "take", "lay a tenn"), "--plays: 'lay a tenn' is no play"),
        ((*WHEN, "--mover", "2"), "--mover must be a seat from 0 to 1, or each; found '2'."),
        ((*WHEN, "--mover", "x"), "--mover must be a seat"),
        ((*WHEN, "--redeals", "0"), "--redeals must be from 1 to 1000"),
        ((*WHEN, "--forks", "1"), "--forks must be from 2"),
        ((*WHEN, "--when", "pile more than 99", "--games", "40"), "nothing to fork in 40 games"),
        ((*WHEN, "--seats", "lagfrst"), "There is no strategy 'lagfrst'"),
    ],
)
def test_refusals_are_one_sentence(forked, words, told):
    seats = () if "--seats" in words else ("--seats", "lagforst,samlaren")
    ran = forked(*words, *seats)
    assert (ran.code, ran.out) == (2, "")
    last = ran.err.strip().splitlines()[-1]
    assert told in last and "Traceback" not in ran.err


def test_a_folder_with_other_files_is_left_alone(forked, tmp_path):
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "mine.txt").write_text("mine")
    ran = forked(*SMALL)
    assert ran.code == 2 and "holds other files" in ran.err
