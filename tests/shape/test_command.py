"""`skitgubbe shape`: what it prints, what it writes, and what it refuses."""

import json

import polars
import pytest

from reports.shape_files import FILES

SMALL = ("shape", "--rules", "enkel", "--players", "3", "--games", "30", "--rollout-games", "4")
SMALL = (*SMALL, "--rollouts", "8")


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ["Branching factor", "Game length", "Lead history", "Decision spread", "Next: "]),
        ("sv", ["Förgrening", "Partiets längd", "Ledning", "Valets betydelse", "Nästa steg: "]),
    ],
)
def test_it_tells_and_writes(cli, tmp_path, lang, told):
    ran = cli(*SMALL, "--lang", lang, "--out", tmp_path / "shape")
    assert ran.code == 0, ran.err
    for each in told:
        assert each in ran.out
    assert max(len(line) for line in ran.out.splitlines() if str(tmp_path) not in line) <= 100
    assert ran.out.splitlines()[-1].endswith("--seats likformig,likformig,likformig --games 1e5")
    assert "games/s" in ran.err
    assert sorted(each.name for each in (tmp_path / "shape").iterdir()) == sorted(FILES)
    assert (tmp_path / "shape/shape.png").read_bytes().startswith(b"\x89PNG")
    svg = (tmp_path / "shape/shape.svg").read_text()
    assert "<title>enkel" in svg
    assert told[0] in svg


def test_the_same_seed_writes_the_same_bytes(cli, tmp_path):
    for folder in ("one", "one", "other"):
        assert cli(*SMALL, "--lang", "en", "--out", tmp_path / folder).code == 0
    for name in ("shape.png", "shape.svg", "curves.csv"):
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "other" / name).read_bytes()


def test_the_document_says_what_the_table_says(cli, tmp_path):
    ran = cli(*SMALL, "--json", "--out", tmp_path)
    document = json.loads(ran.out)
    assert document == json.loads((tmp_path / "shape.json").read_text())
    assert (document["games"], document["rollout_games"]) == (30, 4)
    table = polars.read_parquet(tmp_path / "curves.parquet")
    assert table.height == polars.read_csv(tmp_path / "curves.csv").height
    leads = table.filter(polars.col("curve") == "lead", polars.col("place") == 1)
    wanted = [each["rank_by_place"]["1"]["estimate"] for each in document["lead_history"]]
    assert leads["estimate"].to_list() == wanted


@pytest.mark.parametrize("players", ["2", "5"])
def test_without_roll_outs(cli, tmp_path, players):
    words = ("--rules", "vandtia", "--players", players, "--games", "5", "--rollout-games", "0")
    ran = cli("shape", *words, "--lang", "en", "--out", tmp_path)
    assert ran.code == 0, ran.err
    assert "--rollout-games" in ran.out
    assert "lead" not in polars.read_csv(tmp_path / "curves.csv")["curve"].to_list()


CASES = {
    "one game": (("--games", "1"), "--games must be from 2"),
    "roll-outs that cannot be halved": (("--rollouts", "12"), "multiple of 8, such as 32"),
    "no roll-outs": (("--rollouts", "0"), "--rollouts must be from 8"),
    "both lists of players": (
        ("--strategies", "likformig", "--seats", "slump,slump"),
        "leave one of them out",
    ),
    "unknown rule set": (("--rules", "enkelt"), "'enkel'"),
    "unknown strategy": (("--strategies", "likformg"), "'likformig'"),
    "language": (("--lang", "de"), "--lang must be sv or en"),
}


@pytest.mark.parametrize("name", CASES)
def test_refusal(cli, tmp_path, name):
    words, told = CASES[name]
    ran = cli("shape", *words, "--out", tmp_path / "shape")
    assert ran.code == 2
    assert ran.out == ""
    assert told in ran.err
    assert len(ran.err.splitlines()) == 1
    assert not (tmp_path / "shape").exists()


def test_a_folder_of_other_files_is_left_alone(cli, tmp_path):
    (tmp_path / "letter.txt").write_text("dear")
    ran = cli(*SMALL, "--out", tmp_path)
    assert (ran.code, [each.name for each in tmp_path.iterdir()]) == (2, ["letter.txt"])
    assert "letter.txt" in ran.err
    ran = cli(*SMALL, "--out", tmp_path / "letter.txt")
    assert ran.code == 2
    assert "is a file" in ran.err


BOT = '''
from simcore.strategy import strategy


@strategy("shedding")
def stubborn(view, parameters, memory, rng):
    """Answer with what is no action."""
    return 99
'''


def test_a_strategy_that_breaks_its_contract_is_named(cli, tmp_path):
    (tmp_path / "stubborn.py").write_text(BOT)
    words = ("--seats", f"{tmp_path / 'stubborn.py'},likformig", "--games", "5")
    ran = cli("shape", "--rules", "enkel", *words, "--out", tmp_path / "shape")
    assert ran.code == 2
    assert "stubborn" in ran.err
    assert "skitgubbe replay 0 --rules enkel" in ran.err
