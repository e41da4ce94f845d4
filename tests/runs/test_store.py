"""The folder of a run: what is refused, in one sentence that says what to type next."""

import fcntl
import os
from dataclasses import replace
from pathlib import Path

import pytest

from experiments import VERSION, open_run
from experiments.manifest import Manifest, read_manifest, refuse_other
from experiments.store import open_store
from experiments.task import Task, make_task
from simcore.errors import Refusal
from simcore.games import make_rules
from strategies.catalogue import CATALOGUES
from tests.runs.helpers import HOME, bytes_in, play, task_of

OTHERS = {
    "--seed is 1 there and 2 here": task_of(seed=2),
    "--cap is 20000 there and 50 here": task_of(cap=50),
    "--rules is app there and vandtia here": task_of(rules="vandtia"),
    "--seats is lagforst,samlaren there and samlaren,lagforst here": task_of(
        "samlaren", "lagforst"
    ),
    "the number of players is 2 there and 3 here": task_of("lagforst", "samlaren", "slump"),
    "--rule is none there and two=reset_only here": make_task(
        make_rules("app", ["two=reset_only"], 2),
        [CATALOGUES["shedding"]["lagforst"], CATALOGUES["shedding"]["samlaren"]],
        1,
    ),
}


@pytest.mark.parametrize("clause", OTHERS)
def test_another_run_is_refused_and_left_alone(tmp_path: Path, clause: str) -> None:
    folder = tmp_path / "run"
    play(folder, 50)
    before = bytes_in(folder)
    with pytest.raises(Refusal) as refusal:
        play(folder, 60, task=OTHERS[clause])
    assert clause in str(refusal.value)
    assert str(refusal.value).endswith(
        f"skitgubbe run --rules app --seats lagforst,samlaren --seed 1 --games 50 --out {folder} "
        "--games-per-file 400"
    )
    assert bytes_in(folder) == before


def test_games_only_is_another_run(tmp_path: Path) -> None:
    play(tmp_path / "run", 50, tables=("games",))
    with pytest.raises(Refusal, match=r"what is stored .see --games-only. is games there"):
        play(tmp_path / "run", 50)


def test_another_size_of_files_is_another_run_unless_none_is_named(tmp_path: Path) -> None:
    play(tmp_path / "run", 50, per_file=20)
    with pytest.raises(Refusal, match="--games-per-file is 20 there and 30 here"):
        play(tmp_path / "run", 70, per_file=30)
    assert play(tmp_path / "run", 70, per_file=None).goal == 70
    assert len(list((tmp_path / "run" / "games").iterdir())) == 4


def test_another_program_is_told_and_no_command_is_promised(tmp_path: Path) -> None:
    here = Manifest(task_of(), 50, 400, ("seats", "games"), {"numpy": "2.0"})
    there = replace(here, versions={"numpy": "1.0"}, task=replace(task_of(), engine="0123"))
    with pytest.raises(Refusal) as refusal:
        refuse_other(tmp_path, there, here)
    assert "the digest of the program is 0123 there" in str(refusal.value)
    assert "what it was made with is numpy=1.0 there and numpy=2.0 here" in str(refusal.value)
    assert str(refusal.value).endswith("Choose another --out.")


def test_the_version_is_the_projects() -> None:
    assert f'version = "{VERSION}"' in (HOME / "pyproject.toml").read_text(encoding="utf-8")


def test_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "run").write_text("mine")
    for folder in (tmp_path / "run", tmp_path / "run" / "below"):
        with pytest.raises(Refusal, match="is a file"):
            play(folder, 50)
    assert (tmp_path / "run").read_text() == "mine"


def test_foreign_files_are_refused(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    with pytest.raises(Refusal, match=r"belong to no run, such as notes\.txt"):
        play(tmp_path, 50)
    play(tmp_path / "run", 50)
    (tmp_path / "run" / "games" / "part-1.parquet").write_text("mine")
    with pytest.raises(Refusal, match=r"belong to no run, such as games/part-1\.parquet"):
        play(tmp_path / "run", 50)


def test_a_folder_that_cannot_be_made_or_written_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(Refusal, match="/dev/null/run is a file or lies in one"):
        play(Path("/dev/null/run"), 50)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("experiments.store.write_table", full)
    with pytest.raises(Refusal, match="seats cannot be written: No space left on device"):
        play(tmp_path / "run", 50)
    monkeypatch.undo()
    assert play(tmp_path / "run", 50).played == 50


def test_two_writers_are_refused(tmp_path: Path) -> None:
    play(tmp_path / "run", 50)
    held = os.open(tmp_path / "run", os.O_RDONLY)
    fcntl.flock(held, fcntl.LOCK_EX)
    with pytest.raises(Refusal, match="Another process is writing"):
        play(tmp_path / "run", 60)
    os.close(held)
    assert play(tmp_path / "run", 60).goal == 60


def test_what_is_no_run_is_not_opened(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="holds no run"):
        open_run(tmp_path)
    (tmp_path / "manifest.json").write_text("{}")
    with pytest.raises(Refusal, match="is no manifest"):
        open_run(tmp_path)
    (tmp_path / "manifest.json").write_text('{"format": 0}')
    with pytest.raises(Refusal, match="has format 0"):
        open_run(tmp_path)


def test_a_manifest_comes_back(tmp_path: Path) -> None:
    manifest = Manifest(OTHERS["--seed is 1 there and 2 here"], 50, 400, ("seats", "games"), {})
    (tmp_path / "manifest.json").write_text(manifest.text())
    assert read_manifest(tmp_path / "manifest.json") == manifest


@pytest.mark.parametrize(
    ("rules", "name", "cap"), [("vandtia", "lagforst", 20_000), ("mattis", "boken", 5_000)]
)
def test_no_cap_is_the_familys(rules: str, name: str, cap: int) -> None:
    task = task_of(name, name, rules=rules)
    assert task.cap == cap
    assert "--cap" not in task.options()
    assert "--cap 7" in task_of(name, name, rules=rules, cap=7).options()


def test_identity_is_the_meaning_alone() -> None:
    task = replace(task_of(), engine="0" * 16)
    assert task.identity == "b2c19762c36e9cf6"
    assert replace(task, files=(("elsewhere.py",), ())) == task
    identities = {each.identity for each in (task_of(), *OTHERS.values())}
    assert len(identities) == len(OTHERS) + 1


def bot(path: Path, answer: str = "52") -> Task:
    path.parent.mkdir(exist_ok=True)
    path.write_text(
        "import numpy as np\nfrom simcore.shedding.view import ordinary_lays\n"
        "from simcore.strategy import strategy\nfrom strategies.parts.laying import without_ordinary, lay_lowest\n"
        f"# {answer}\n"
        '@strategy("shedding")\ndef mine(view, parameters, memory, rng):\n    """Mine."""\n'
        "    ordinary = ordinary_lays(view)\n"
        "    return lay_lowest(ordinary, False) if ordinary else without_ordinary(view)\n"
    )
    return task_of(f"{path}:mine", "lagforst")


def test_a_users_strategy_is_kept_with_the_run(tmp_path: Path) -> None:
    task = bot(tmp_path / "a" / "my_bot.py")
    play(tmp_path / "run", 50, task=task)
    elsewhere = bot(tmp_path / "b" / "my_bot.py")
    assert elsewhere.identity == task.identity, "where a file lies does not matter"
    play(tmp_path / "other", 50, task=elsewhere)
    assert bytes_in(tmp_path / "run") == bytes_in(tmp_path / "other")

    (tmp_path / "a" / "my_bot.py").unlink()
    opened = open_run(tmp_path / "run").task
    assert opened == task
    assert opened.strategies[0] == "my_bot.py:mine"
    assert opened.line_up()[0].name == "mine"


def test_a_changed_strategy_is_another_run(tmp_path: Path) -> None:
    task = bot(tmp_path / "a" / "my_bot.py")
    play(tmp_path / "run", 50, task=task)
    changed = bot(tmp_path / "a" / "my_bot.py", "changed")
    with pytest.raises(Refusal, match="the digest of a strategy's file is"):
        play(tmp_path / "run", 60, task=changed)
    with pytest.raises(Refusal, match="has changed since"):
        task.line_up()


def test_a_run_without_seats(tmp_path: Path) -> None:
    full, lean = play(tmp_path / "full", 900), play(tmp_path / "lean", 900, tables=("games",))
    wanted = {name: data for name, data in bytes_in(tmp_path / "full").items() if "games/" in name}
    assert wanted == {
        name: data for name, data in bytes_in(tmp_path / "lean").items() if "/" in name
    }
    assert str(full.summary) == str(lean.summary)
    read = open_run(tmp_path / "lean").summary()
    assert (read.games, read.seat_games) == (900, 0)
    assert read.lost.tolist() == full.summary.lost.tolist()
    with pytest.raises(Refusal, match="holds games only"):
        open_run(tmp_path / "lean").seats_frame()


def test_without_storing_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert str(play(None, 900, threads=2).summary) == str(play(tmp_path / "run", 900).summary)
    assert [path.name for path in tmp_path.iterdir()] == ["run"]


def test_chunks_that_are_not_whole_are_not_there(tmp_path: Path) -> None:
    play(tmp_path / "run", 1_000)
    (tmp_path / "run" / "seats" / "part-000000000400.parquet").unlink()
    assert open_store(tmp_path / "run").there == {0: 400, 2: 200}


def test_killed_before_the_strategies_were_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    task = bot(tmp_path / "my_bot.py")
    play(tmp_path / "whole", 50, task=task)
    with monkeypatch.context() as patch:
        patch.setattr("experiments.store._kept_files", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            play(tmp_path / "run", 50, task=task)
    play(tmp_path / "run", 50, task=task)
    assert bytes_in(tmp_path / "run") == bytes_in(tmp_path / "whole")
