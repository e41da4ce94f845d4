"""Columns: declared once, stored as declared, and true to the games."""

import hashlib
import re
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from experiments import open_run
from experiments.columns import STATUSES, Column
from experiments.families import FAMILIES
from experiments.manifest import FORMAT
from experiments.unpack import unpack
from simcore.arena import Arena, Rows
from simcore.cards import RANKS
from simcore.games import make_rules
from simcore.record import make_record
from simcore.shedding.facts import FACTS
from strategies.catalogue import find_strategy
from tests.runs.helpers import play, task_of

PINNED = {("shedding", 1): "b6a7380e", ("classic", 1): "435afadc"}
"""Family and format of the folder to the digest of its columns."""
SHAPE = FAMILIES["shedding"]


def each_column() -> list[Column]:
    tables = [table for family in FAMILIES.values() for table in family.columns.values()]
    return [column for table in tables for column in table]


@pytest.mark.parametrize(
    ("rules", "family", "names"),
    [
        ("app", "shedding", ()),
        ("enkel", "shedding", ()),
        ("klassisk", "classic", ("boken", "slump")),
        ("alla-spelar", "classic", ("likformig", "boken")),
    ],
)
def test_what_is_listed_is_stored(
    tmp_path: Path, rules: str, family: str, names: tuple[str, ...]
) -> None:
    play(tmp_path / "run", 50, task=task_of(*names, rules=rules))
    for table, columns in FAMILIES[family].columns.items():
        schema = pq.read_schema(tmp_path / "run" / table / "part-000000000000.parquet")
        assert schema.names == [column.name for column in columns]
        types = {column.name: column.dtype for column in columns if column.dtype != "category"}
        assert {name: schema.field(name).type for name in types} == {
            name: pa.type_for_alias(dtype) for name, dtype in types.items()
        }


def test_every_counter_of_the_engine_is_a_column() -> None:
    assert SHAPE.seat_facts == FACTS
    assert SHAPE.numbers("seats")[-len(FACTS) :] == FACTS


def test_sentences_are_sentences() -> None:
    for column in each_column():
        assert re.fullmatch(r"[A-Z1].*\.", column.meaning), column


@pytest.mark.parametrize("family", FAMILIES)
def test_the_format_is_raised_with_every_change_of_columns(family: str) -> None:
    names = [
        (column.name, column.dtype, column.missing)
        for each in FAMILIES[family].columns.values()
        for column in each
    ]
    digest = hashlib.sha256(repr(names).encode()).hexdigest()[:8]
    assert PINNED.get((family, FORMAT)) == digest, (
        "raise FORMAT in experiments/manifest.py and pin the digest"
    )


def rows_of(rules: str, players: int, number: int) -> Rows:
    game = make_rules(rules, players=players)
    rows = Arena(game, [find_strategy("likformig", game)] * players, 5, 400).play(7, number)
    assert rows is not None
    return rows


@pytest.mark.nojit
@pytest.mark.parametrize(("rules", "players"), [("app", 2), ("vandtia", 4), ("enkel", 6)])
def test_unpacking_agrees_with_plain_arithmetic(rules: str, players: int) -> None:
    rows = rows_of(rules, players, 30)
    stretch = unpack("shedding", rows, 7)
    for game in range(30):
        dealer, first, loser, status, actions = (int(word) for word in rows.games[game, :5])
        told = dict(zip(SHAPE.numbers("games"), stretch.games[:, game].tolist(), strict=True))
        assert told == {
            "dealer": dealer,
            "first": first,
            "loser": -1 if loser == 255 else loser,
            "status": status - 1,
            "actions": actions,
        }
        for seat in range(players):
            told = dict(
                zip(
                    SHAPE.numbers("seats"),
                    stretch.seats[:, game * players + seat].tolist(),
                    strict=True,
                )
            )
            assert told == plainly([int(word) for word in rows.seats[game, seat]])


def plainly(words: list[int]) -> dict[str, int]:
    """Unpack a seat's row the slow way."""
    dealt = {rank: words[1] >> 4 * place & 15 for place, rank in enumerate(RANKS)}
    opened = [place + 2 for place in range(13) for _ in range(words[2] >> 4 * place & 15)]
    high, middle, low = sorted(opened, reverse=True) or (0, 0, 0)
    facts = [word >> 21 * field & 0x1FFFFF for word in words[3:7] for field in range(3)]
    return {
        "place": words[0],
        "dealt_tens": dealt["T"],
        "dealt_twos": dealt["2"],
        "dealt_aces": dealt["A"],
        "open_high": high,
        "open_middle": middle,
        "open_low": low,
        **dict(zip(FACTS, [*facts, words[7]], strict=True)),
    }


def test_rows_agree_with_the_records_of_the_same_games(tmp_path: Path) -> None:
    task = task_of("likformig", "likformig", "lagforst", cap=300)
    play(tmp_path / "run", 60, task=task, per_file=25, threads=2)
    games = open_run(tmp_path / "run").games_frame().collect()
    places = open_run(tmp_path / "run").seats_frame().collect()["place"].to_numpy(allow_copy=True)
    for number, row in enumerate(games.iter_rows(named=True)):
        record = make_record(task.rule_set(), task.line_up(), 1, number, cap=300)
        assert row["game"] == number
        for key in ("dealer", "first", "loser", "status"):
            assert row[key] == record[key]
        assert row["actions"] == sum("swap" not in action for action in record["actions"])
        told = [None if np.isnan(place) else place for place in places[3 * number : 3 * number + 3]]
        assert told == record["places"]
    assert len(games["status"].unique()) > 1
    assert set(games["status"].unique()) <= set(STATUSES)


def test_the_largest_numbers_fit() -> None:
    rows = rows_of("app", 2, 1)
    rows.seats[0, 0, 3:7] = np.uint64(2**63 - 1)
    rows.seats[0, 0, 7] = 52 * 10**6
    assert unpack("shedding", rows, 0).seats[-13:, 0].tolist() == [2**21 - 1] * 12 + [52 * 10**6]
