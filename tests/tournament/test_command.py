"""`skitgubbe tournament` end to end: what it prints, writes, goes on with and refuses."""

import json

import pytest

ARGUMENTS = ("tournament", "lagforst,stark,slump", "--deals", "40", "--lang", "en")


@pytest.mark.parametrize("language", ["sv", "en"])
def test_it_prints_a_table_and_writes_its_files(cli, tmp_path, language):
    ran = cli(*ARGUMENTS[:-1], language, "--out", tmp_path / "t")
    assert ran.code == 0
    assert max(map(len, ran.out.splitlines())) <= 100
    lines = [line.split() for line in ran.out.splitlines() if line[:1].isdigit()]
    assert [line[1] for line in lines][:3] == ["stark", "lagforst", "slump"]
    names = {path.name for path in (tmp_path / "t").iterdir()}
    assert names >= {"plan.json", "games", "heat.svg", "ratings.png", "population.svg", "wins.csv"}
    document = json.loads((tmp_path / "t" / "tournament.json").read_text())
    assert document["games"] == 40 * 3 * 2
    for row in range(3):
        assert document["wins_low"][row][row] == document["wins"][row][row] == 0.5


def test_it_goes_on_where_it_was_and_is_topped_up(cli, tmp_path):
    folder = tmp_path / "t"
    assert cli(*ARGUMENTS, "--out", folder).code == 0
    again = cli(*ARGUMENTS, "--out", folder)
    assert "there already" in again.err
    more = cli(*ARGUMENTS, "--deals", "120", "--out", folder, "--json")
    assert json.loads(more.out)["deals"] == 120
    less = cli(*ARGUMENTS, "--out", folder, "--json")
    assert json.loads(less.out)["deals"] == 40


def test_shards_and_one_run_say_the_same(cli, tmp_path):
    for part in ("1/2", "2/2"):
        out = tmp_path / part[0]
        assert cli(*ARGUMENTS, "--deals", "150", "--shard", part, "--out", out).code == 0
    both = cli(
        *ARGUMENTS,
        "--merge",
        tmp_path / "1",
        "--merge",
        tmp_path / "2",
        "--out",
        tmp_path / "m",
        "--json",
    )
    one = cli(*ARGUMENTS, "--deals", "150", "--out", tmp_path / "one", "--json")
    documents = [json.loads(each.out) for each in (both, one)]
    for document in documents:
        for key in ("out", "command"):
            document.pop(key)
    assert documents[0] == documents[1]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("lagforst,lagforst",), "named twice"),
        (("lagforst",), "cannot fill"),
        (("lagforst,boken",), "boken"),
        (("lagforst,stark", "--seats", "5"), "2 to 4"),
        (("lagforst,stark", "--mode", "swiss"), "--mode"),
        (("lagforst,stark", "--against", "slump"), "--mode field"),
        (("lagforst,stark", "--mode", "field", "--against", "a,b"), "no strategy"),
        (("lagforst,stark", "--shard", "3/2"), "--shard"),
        (("lagforst,stark", "--deals", "2"), "--deals"),
        (("--merge", "nowhere"), "holds no tournament"),
    ],
)  # fmt: skip
def test_bad_input_gets_one_sentence(cli, tmp_path, arguments, told):
    ran = cli("tournament", *arguments, "--out", tmp_path / "t")
    assert ran.code == 2
    assert told in ran.err and len(ran.err.strip().splitlines()) == 1
