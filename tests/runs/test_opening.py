"""A run as data frames."""

from pathlib import Path

import pandas as pd
import polars as pl
import pytest

from experiments import open_run
from experiments.columns import STATUSES
from experiments.opening import Run
from experiments.shedding.columns import COLUMNS
from simcore.errors import Refusal
from tests.runs.helpers import play, task_of


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    folder = tmp_path_factory.mktemp("runs") / "one"
    play(folder, 900, task=task_of("likformig", "lagforst", cap=200))
    return open_run(folder)


def test_polars_frames_are_lazy_and_whole(run: Run) -> None:
    games = run.games_frame()
    assert isinstance(games, pl.LazyFrame)
    assert games.collect_schema().names() == [column.name for column in COLUMNS["games"]]
    assert games.select("game").collect()["game"].to_list() == list(range(900))
    seats = run.seats_frame().collect()
    assert seats["seat"].to_list() == [0, 1] * 900


def test_names_and_nulls_in_polars(run: Run) -> None:
    games = run.games_frame().collect()
    unfinished = games.filter(pl.col("status") != "finished")
    assert 0 < len(unfinished) < 900
    assert unfinished["loser"].null_count() == len(unfinished)
    assert games["loser"].null_count() == len(unfinished)
    places = run.seats_frame().group_by("game").agg(pl.col("place").sum()).collect()
    assert set(places["place"]) == {0, 3}


def test_pandas_frames_keep_names_and_whole_numbers(run: Run) -> None:
    games, seats = run.pandas_games(), run.pandas_seats()
    assert isinstance(games, pd.DataFrame)
    assert set(games.status.unique()) <= set(STATUSES)
    assert str(games.loser.dtype) == "Int8"
    assert games.loser.isna().sum() == (games.status != "finished").sum()
    assert len(seats) == 2 * len(games) == 1_800
    assert list(seats.columns) == [column.name for column in COLUMNS["seats"]]


def test_a_game_without_open_cards_has_none(tmp_path: Path) -> None:
    play(tmp_path / "run", 20, task=task_of(rules="enkel"))
    seats = open_run(tmp_path / "run").seats_frame().collect()
    assert seats["open_high"].null_count() == len(seats) == 40


def test_a_run_without_a_whole_chunk_names_the_command(tmp_path: Path) -> None:
    play(tmp_path / "run", 20)
    (tmp_path / "run" / "games" / "part-000000000000.parquet").unlink()
    run = open_run(tmp_path / "run")
    assert (run.games, run.finished) == (0, False)
    with pytest.raises(Refusal, match="holds no whole chunk yet: skitgubbe run --rules app"):
        run.games_frame()
