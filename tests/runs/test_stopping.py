"""Ctrl-C, players that never come to rest, and players that break their contract."""

import signal
import time
from pathlib import Path

import pytest

from experiments import open_run
from experiments.run import PATIENCE
from experiments.summary import no_games
from scripts.cli import run as command_line
from scripts.progress import Follower
from simcore.diagnosis import StrategyFault
from tests.runs.helpers import bytes_in, play, start, stop, task_of, wait_for

BOTS = '''
import numpy as np
from simcore.strategy import strategy


@strategy("shedding")
def endless(view, parameters, memory, rng):
    """Never answers: a number of odd steps never gets to zero."""
    left = np.uint64(1)
    while left != np.uint64(0):
        left += np.uint64(2)
    return left


@strategy("shedding", deterministic=False)
def faulty(view, parameters, memory, rng):
    """Answers 99 as soon as the talon is empty."""
    lays, options = view[2], view[3]
    if view[8] == np.uint64(0):
        return np.uint64(99)
    for rank in range(13):
        if (lays >> np.uint64(4 * rank)) & np.uint64(15):
            return np.uint64(4 * rank)
    return np.uint64(52)
'''


@pytest.fixture
def bots(tmp_path: Path) -> Path:
    path = tmp_path / "bots.py"
    path.write_text(BOTS)
    return path


def test_ctrl_c_keeps_whole_chunks_and_says_how_to_go_on(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    process = start(
        "run", "--seats", "lagforst,samlaren", "--games", "1e9", "--games-per-file", "2000",
        "--threads", "2", "--out", str(folder),
    )  # fmt: skip
    wait_for(process, folder / "games" / "part-*", 3)
    code, told = stop(process, signal.SIGINT)
    assert code == 130
    stored = open_run(folder)
    assert told.strip().splitlines()[-1] == (
        f"Stopped: {stored.games:,} of 1,000,000,000 games are in {folder}. "
        "The same command goes on from there."
    )
    assert not list(folder.rglob(".*"))
    goal = play(folder, 1, per_file=2000).goal
    play(tmp_path / "whole", goal, per_file=2000)
    assert bytes_in(folder) == bytes_in(tmp_path / "whole")


def test_ctrl_c_ends_a_strategy_that_never_answers(tmp_path: Path, bots: Path) -> None:
    folder = tmp_path / "run"
    process = start("run", "--seats", f"{bots}:endless,lagforst", "--out", str(folder))
    wait_for(process, folder / "manifest.json", 1)
    time.sleep(1)
    began = time.monotonic()
    code, told = stop(process, signal.SIGINT)
    assert time.monotonic() - began > PATIENCE - 0.1, "it did not get stuck"
    assert code == 130
    assert "0 of 100,000 games are in" in told


def test_no_progress_is_told_once(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scripts.progress.STALLED_AFTER", -1.0)
    follower = Follower(task_of(), shown=False, stored=True)
    follower.begins(100, no_games("shedding", 2))
    follower.waits(0)
    follower.waits(0)
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 1
    assert "lagforst or samlaren may be very slow, or loop for ever in one decision" in told[0]
    assert "the chunks that are done stay" in told[0]


def test_a_fault_keeps_whole_chunks_and_names_the_replay(
    tmp_path: Path, bots: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "run"
    arguments = [
        "run",
        "--seats",
        f"{bots}:faulty,lagforst",
        "--threads",
        "1",
        "--out",
        str(folder),
    ]
    assert command_line(arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert "faulty in seat 0 answered the number 99" in told.err
    assert told.err.strip().endswith(f"See it: skitgubbe replay {folder} 0")
    assert open_run(folder).games == 0
    assert command_line([*arguments[:-2], "--no-store"]) == 2
    replay = capsys.readouterr().err.partition("See it: skitgubbe ")[2].split()
    assert replay[:2] == ["replay", "0"]
    assert command_line(replay) == 2, "replay tells the game and its fault"


def test_a_fault_in_python_is_raised(bots: Path) -> None:
    with pytest.raises(StrategyFault) as fault:
        play(None, 1_000, task=task_of(f"{bots}:faulty", "lagforst"), threads=2)
    assert (fault.value.seat, fault.value.game % 400) == (0, 0)
