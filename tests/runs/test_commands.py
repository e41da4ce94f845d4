"""The command line: `run`, `show`, `columns`."""

import json
from pathlib import Path
from typing import Any

import pytest

import experiments.document
from experiments.document import document
from experiments.families import FAMILIES
from experiments.summary import no_games
from reports.language import LANGUAGES
from reports.summary_text import facts_blocks, summary_blocks
from scripts.blocks import print_blocks
from scripts.cli import run as command_line
from scripts.progress import Follower
from tests.runs.helpers import play, start, task_of

ESTIMATE = {"estimate", "low", "high", "games", "deals", "unfinished_share"}


def told(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> tuple[str, str]:
    assert command_line(list(arguments)) == code
    captured = capsys.readouterr()
    return captured.out, captured.err


def test_json_is_one_document_and_nothing_else(tmp_path: Path) -> None:
    arguments = (
        "run",
        "--seats",
        "lagforst,samlaren",
        "--games",
        "3e3",
        "--out",
        str(tmp_path / "r"),
        "--json",
    )
    out, _ = start(*arguments).communicate(timeout=60)
    run = json.loads(out)
    assert (run["games"], run["games_wanted"], run["games_played_now"]) == (3_000, 3_000, 3_000)
    assert run["games_per_second"] > 0
    again = json.loads(start(*arguments).communicate(timeout=60)[0])
    show = json.loads(start("show", str(tmp_path / "r"), "--json").communicate(timeout=60)[0])
    assert again["games_played_now"] == 0
    timing = ("games_played_now", "seconds", "games_per_second")
    assert show == {key: value for key, value in run.items() if key not in timing}
    assert show == {key: value for key, value in again.items() if key not in timing}


def estimates_in(value: Any) -> list[dict[str, Any]]:
    if isinstance(value, dict) and "estimate" in value:
        return [value]
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return [each for part in inner for each in estimates_in(part)]


def test_the_documents_keys() -> None:
    task = task_of("lagforst", "lagforst", "samlaren")
    made = document(task, play(None, 500, task=task).summary, 500, None)
    assert all(key in (experiments.document.__doc__ or "") for key in made)
    classic = document(task_of("boken", "slump", rules="mattis"), no_games("classic", 2), 1, None)
    assert all(key in (experiments.document.__doc__ or "") for key in classic)
    found = estimates_in(made)
    assert len(found) == 5 + 3 * (2 + 13) + 2 * 2
    assert all(set(each) == ESTIMATE for each in found)
    assert made["by_strategy"][0]["seats"] == [0, 1]
    empty = document(task, no_games("shedding", 3), 500, None)
    assert set(empty) == set(made)
    json.dumps(empty, allow_nan=False)


def test_a_run_is_told_and_names_what_is_next(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = str(tmp_path / "r")
    arguments = (
        "run",
        "--seats",
        "lagforst,samlaren",
        "--games",
        "1000",
        "--out",
        folder,
        "--lang",
        "en",
    )
    out, err = told(capsys, *arguments)
    assert "app, 2 players, seed 1: 1,000 games" in out
    assert f"Next: skitgubbe replay {folder} 0" in out
    assert err == ""
    out, err = told(capsys, *arguments)
    assert err == f"{folder} is complete: all 1,000 games were there already.\n"
    _, err = told(capsys, *(each.replace("1000", "500") for each in arguments))
    assert err == f"{folder} already holds more: 1,000 games, where --games asks for 500.\n"
    _, err = told(capsys, *(each.replace("1000", "1500") for each in arguments))
    assert err == ""


def test_without_out_the_folder_is_named_by_the_task(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    out, _ = told(capsys, "run", "--seats", "lagforst", "--players", "3", "--games", "50", "--json")
    made = json.loads(out)
    assert made["out"] == f"runs/app-{made['identity'][:8]}"
    assert made["strategies"] == ["lagforst"] * 3
    assert made["by_strategy"] == []
    assert (tmp_path / made["out"] / "manifest.json").exists()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--seats", "boken", "--rules", "klassisk", "--players", "5"), "klassisk is played by 2"),
        (("--seats", "boken", "--rules", "app"), "boken plays classic games, and app is a shed"),
        (("--seats", "lagfrst,samlaren"), "did you mean 'lagforst'?"),
        (("--seats", "lagforst", "--rules", "ap"), "did you mean 'app'?"),
        (("--seats", "lagforst", "--games", "0"), "--games must be from 1"),
        (("--seats", "lagforst", "--games", "-5"), "--games must be from 1"),
        (("--seats", "lagforst", "--games", "1e3.5"), "--games must be a whole number"),
        (("--seats", "lagforst", "--threads", "0"), "--threads must be from 1"),
        (("--seats", "lagforst", "--cap", "1e9"), "--cap must be from 1"),
        (("--seats", "lagforst", "--players", "5"), "app is played by 2 to 4"),
        (("--seats", "lagforst", "--no-store", "--games-only"), "--no-store writes nothing"),
        (("--seats", "lagforst", "--lang", "de"), "--lang must be sv or en"),
        ((), "Missing option '--seats'"),
    ],
)
def test_bad_input_is_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], sentence: str
) -> None:
    out, err = told(capsys, "run", *arguments, code=2)
    assert out == ""
    assert sentence in err
    assert len(err.splitlines()) == 1


def test_a_half_finished_run_names_the_command_that_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play(tmp_path / "r", 1_000)
    (tmp_path / "r" / "games" / "part-000000000400.parquet").unlink()
    out, _ = told(capsys, "show", str(tmp_path / "r"), "--lang", "sv")
    assert "600 av 1\u202f000 partier finns än så länge" in out
    assert (
        f"skitgubbe run --rules app --seats lagforst,samlaren --seed 1 --games 1000 --out {tmp_path}"
        in out
    )
    for part in (tmp_path / "r" / "games").iterdir():
        part.unlink()
    out, _ = told(capsys, "show", str(tmp_path / "r"), "--lang", "en")
    assert "0 of 1,000 games are there so far" in out
    assert "replay" not in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits_into_a_hundred_columns(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    long = "lagforst:copies=one,swap=sw3"
    task = task_of(long, "lagforst", "likformig", "slump", long, "lagforst", rules="enkel")
    summary = play(None, 300, task=task).summary
    print_blocks(summary_blocks(task, summary, language))
    print_blocks(facts_blocks(task, summary, language))
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 40
    assert max(len(line) for line in lines) <= 100


def test_columns_lists_every_column(capsys: pytest.CaptureFixture[str]) -> None:
    out, _ = told(capsys, "columns")
    assert max(len(line) for line in out.splitlines()) <= 100
    listed = json.loads(told(capsys, "columns", "--json")[0])
    assert list(listed) == list(FAMILIES)
    for family, shape in FAMILIES.items():
        for table, columns in shape.columns.items():
            names = [column.name for column in columns]
            assert [each["name"] for each in listed[family][table]] == names
            assert all(f"\n{name} " in out for name in names)


def test_columns_of_one_rule_set(capsys: pytest.CaptureFixture[str]) -> None:
    out, _ = told(capsys, "columns", "--rules", "mattis")
    assert "\ntrumps_taken " in out
    assert "dealt_tens" not in out
    assert list(json.loads(told(capsys, "columns", "--rules", "app", "--json")[0])) == ["shedding"]


def test_a_classic_run_is_told_in_both_phases(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = str(tmp_path / "r")
    task = ("--rules", "klassisk", "--seats", "boken,slump,duckaren", "--games", "1000")
    out, _ = told(capsys, "run", *task, "--out", folder, "--lang", "en")
    assert "klassisk, 3 players, seed 1: 1,000 games" in out
    assert "were cut after 5,000 decisions of phase two" in out
    assert "Phase one takes " in out
    out, _ = told(capsys, "show", folder, "--lang", "sv")
    assert "deras medelvalör (2–14)" in out
    assert max(len(line) for line in out.splitlines() if folder not in line) <= 100
    shown = json.loads(told(capsys, "show", folder, "--json")[0])
    assert shown["cap"] == 5_000
    for key in ("actions", "phase_one_actions", "phase_two_actions", "returned"):
        assert set(shown[f"{key}_per_game"]) == ESTIMATE
    facts = shown["seats"][0]["facts_per_game"]
    assert tuple(facts) == FAMILIES["classic"].seat_facts
    assert all(set(each) == ESTIMATE for each in facts.values())


def test_progress_without_a_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scripts.progress.QUIET_AT_FIRST", 0.0)
    monkeypatch.setattr("scripts.progress.LINE_EVERY", 0.0)
    follower = Follower(task_of(), shown=True, stored=True)
    follower.begins(1_000, no_games("shedding", 2))
    follower.waits(100)
    follower.advances(play(None, 400).summary)
    first, second = capsys.readouterr().err.splitlines()
    assert first.startswith("100 of 1,000 games, ")
    assert second.startswith("400 of 1,000 games, ")
    assert "games/s" in second and "left; seats lost " in second
    silent = Follower(task_of(), shown=False, stored=True)
    silent.begins(1_000, no_games("shedding", 2))
    silent.waits(100)
    assert capsys.readouterr().err == ""


def test_progress_on_a_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scripts.progress.QUIET_AT_FIRST", 0.0)
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    follower = Follower(task_of(), shown=True, stored=True)
    follower.begins(1_000, no_games("shedding", 2))
    follower.waits(500)
    follower.close()
    assert "50%" in capsys.readouterr().err
