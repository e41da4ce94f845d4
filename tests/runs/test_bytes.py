"""The same bytes: for any threads, broken off and continued at any point, topped up, and twice the same command."""

import signal
from pathlib import Path

import pytest

from tests.runs.helpers import Notes, bytes_in, play, start, stop, task_of, wait_for

GAMES = 2_100


@pytest.fixture(scope="module")
def unbroken(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    folder = tmp_path_factory.mktemp("unbroken") / "run"
    play(folder, GAMES)
    return bytes_in(folder)


def test_the_folder_is_what_it_should_be(unbroken: dict[str, bytes]) -> None:
    parts = [f"part-{first:012d}.parquet" for first in range(0, GAMES, 400)]
    wanted = [f"{table}/{part}" for table in ("games", "seats") for part in parts]
    assert sorted(unbroken) == sorted(["manifest.json", *wanted])


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_threads_leave_no_trace(unbroken: dict[str, bytes], tmp_path: Path, threads: int) -> None:
    play(tmp_path / "run", GAMES, threads=threads)
    assert bytes_in(tmp_path / "run") == unbroken


def test_nothing_names_the_machine(unbroken: dict[str, bytes]) -> None:
    for word in (str(Path.home()), str(Path.cwd()), "/tmp/"):
        assert word.encode() not in unbroken["manifest.json"]


class Killed(BaseException):
    """What stands for a kill in the tests."""


@pytest.mark.parametrize("renames", range(14))
def test_broken_off_after_any_rename(
    unbroken: dict[str, bytes], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, renames: int
) -> None:
    left = [renames]
    replace = Path.replace

    def replace_or_die(self: Path, target: Path) -> Path:
        left[0] -= 1
        if left[0] < 0:
            raise Killed
        return replace(self, target)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", replace_or_die)
        try:
            play(tmp_path / "run", GAMES)
        except Killed:
            assert bytes_in(tmp_path / "run") != unbroken
    play(tmp_path / "run", GAMES, threads=2)
    assert bytes_in(tmp_path / "run") == unbroken


@pytest.mark.parametrize("fewer", [1, 400, 799, 800, 2_000, 2_099])
def test_topped_up(unbroken: dict[str, bytes], tmp_path: Path, fewer: int) -> None:
    play(tmp_path / "run", fewer)
    notes = Notes()
    outcome = play(tmp_path / "run", GAMES, watcher=notes)
    assert bytes_in(tmp_path / "run") == unbroken
    assert (outcome.summary.games, outcome.goal, notes.goal) == (GAMES, GAMES, GAMES)
    assert notes.there == fewer // 400 * 400
    assert outcome.played == GAMES - notes.there


def test_finished_does_nothing(unbroken: dict[str, bytes], tmp_path: Path) -> None:
    first = play(tmp_path / "run", GAMES)
    before = {path: path.stat().st_mtime_ns for path in (tmp_path / "run").rglob("*")}
    again = play(tmp_path / "run", GAMES)
    assert again.played == 0
    assert {path: path.stat().st_mtime_ns for path in (tmp_path / "run").rglob("*")} == before
    assert str(again.summary) == str(first.summary)


def test_fewer_games_than_there_are_do_nothing(unbroken: dict[str, bytes], tmp_path: Path) -> None:
    play(tmp_path / "run", GAMES)
    outcome = play(tmp_path / "run", 500)
    assert (outcome.played, outcome.goal) == (0, GAMES)
    assert bytes_in(tmp_path / "run") == unbroken


def test_a_gap_is_filled_even_if_fewer_games_are_asked_for(
    unbroken: dict[str, bytes], tmp_path: Path
) -> None:
    play(tmp_path / "run", GAMES)
    (tmp_path / "run" / "games" / "part-000000000400.parquet").unlink()
    outcome = play(tmp_path / "run", 300)
    assert (outcome.played, outcome.goal) == (400, GAMES)
    assert bytes_in(tmp_path / "run") == unbroken


@pytest.mark.parametrize("table", ["games", "seats"])
def test_a_damaged_file_is_made_again(
    unbroken: dict[str, bytes], tmp_path: Path, table: str
) -> None:
    play(tmp_path / "run", GAMES)
    part = tmp_path / "run" / table / "part-000000000800.parquet"
    part.write_bytes(part.read_bytes()[:-100])
    assert play(tmp_path / "run", GAMES).played == 400
    assert bytes_in(tmp_path / "run") == unbroken


def test_a_goal_once_too_high_is_forgotten(unbroken: dict[str, bytes], tmp_path: Path) -> None:
    play(tmp_path / "run", 800)
    manifest = tmp_path / "run" / "manifest.json"
    manifest.write_text(manifest.read_text().replace('"games": 800', '"games": 1000000'))
    play(tmp_path / "run", GAMES)
    assert bytes_in(tmp_path / "run") == unbroken


def test_killed_for_real(tmp_path: Path) -> None:
    games, size = 200_000, 2_000
    broken, whole = tmp_path / "broken", tmp_path / "whole"
    options = ("--seats", "lagforst,samlaren", "--games-per-file", str(size), "--threads", "2")
    process = start("run", *options, "--games", str(games), "--out", str(broken))
    wait_for(process, broken / "games" / "part-*", 3)
    stop(process, signal.SIGKILL)
    assert len(list((broken / "games").glob("part-*"))) < games // size, (
        "killed too late to be a test"
    )
    assert play(broken, games, per_file=size, threads=2).played < games
    play(whole, games, task=task_of(), per_file=size)
    assert bytes_in(broken) == bytes_in(whole)
