"""Workers: memory stays flat, threads come to rest, and processes would do as well."""

import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from experiments.floor import Floor
from experiments.opening import summary_of
from experiments.run import Interrupted
from experiments.summary import Summary
from experiments.worker import Order, arena_for, play_chunk
from tests.runs.helpers import HOME, Notes, bytes_in, play, task_of

MOST_MEMORY = 600
"""Megabytes."""

HUNGRY = """
import sys
from pathlib import Path
from tests.runs.helpers import play, task_of
play(Path(sys.argv[1]), 160_000, task=task_of(*["lagforst"] * 6, rules="enkel"), threads=2, per_file=None)
peak = next(line for line in open("/proc/self/status") if line.startswith("VmHWM:"))
print(int(peak.split()[1]) // 1024)
"""
"""The peak is read from /proc, since what getrusage tells also covers the parent before the program was loaded."""


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="the peak is read from /proc")
def test_memory_is_small_with_the_most_seats(tmp_path: Path) -> None:
    command = [sys.executable, "-c", HUNGRY, str(tmp_path / "run")]
    told = subprocess.run(command, cwd=HOME, capture_output=True, text=True, check=True)
    assert int(told.stdout) < MOST_MEMORY


@pytest.mark.nojit
def test_a_chunk_is_plain_data_in_and_whole_numbers_out(tmp_path: Path) -> None:
    order = pickle.loads(pickle.dumps(Order(task_of(), str(tmp_path), ("seats", "games"))))
    summary = pickle.loads(pickle.dumps(play_chunk(order, 40, 20)))
    assert isinstance(summary, Summary)
    assert summary.games == 20
    assert sorted(bytes_in(tmp_path)) == [
        "games/part-000000000040.parquet",
        "seats/part-000000000040.parquet",
    ]


@pytest.mark.nightly
def test_processes_give_the_same_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play(tmp_path / "threads", 2_000, threads=2)
    monkeypatch.setattr("experiments.conductor.BACKEND", "loky")
    play(tmp_path / "processes", 2_000, threads=2)
    assert bytes_in(tmp_path / "threads") == bytes_in(tmp_path / "processes")


def test_a_stopped_floor_lets_nobody_play() -> None:
    floor, arena = Floor(), arena_for(task_of())
    assert floor.stop(0.0)
    with floor.playing(arena):
        assert arena.play(0, 10) is None
        assert not floor.stop(0.0)
        assert floor.games_under_way() == 0
    floor.open()
    with floor.playing(arena):
        assert arena.play(0, 10) is not None
        assert floor.games_under_way() == 10
    assert floor.games_under_way() == 0


def test_ctrl_c_in_python_is_a_keyboard_interrupt_that_can_be_continued(tmp_path: Path) -> None:
    class Impatient(Notes):
        def advances(self, played: Summary) -> None:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt) as stopped:
        play(tmp_path / "run", 40_000, threads=2, watcher=Impatient())
    assert isinstance(stopped.value, Interrupted)
    assert not stopped.value.stuck
    outcome = play(tmp_path / "run", 40_000, threads=2)
    assert 0 < outcome.played < 40_000
    assert outcome.summary.games == 40_000


def test_the_number_of_games_under_way_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("experiments.run.TICK", 0.001)
    notes = Notes()
    play(None, 60_000, per_file=30_000, watcher=notes)
    assert (notes.chunks, notes.goal) == (2, 60_000)
    assert notes.waited > 0


def test_reading_back_is_the_same_summary(tmp_path: Path) -> None:
    from experiments import open_run

    outcome = play(tmp_path / "run", 1_000, task=task_of(*["slump"] * 4))
    run = open_run(tmp_path / "run")
    assert run.finished
    assert run.games == 1_000
    assert str(summary_of(run.store, run.store.there)) == str(outcome.summary)
