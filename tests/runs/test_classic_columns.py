"""The classic family's columns, against a slow count of each game's record by the twin."""

from collections import Counter
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from experiments import findings, open_run
from experiments.classic.columns import COLUMNS
from experiments.families import FAMILIES
from experiments.parquet import read_stretch
from experiments.store import write_chunk
from experiments.unpack import unpack
from simcore.arena import Arena
from simcore.games import make_rules
from simcore.record import make_records
from strategies.catalogue import find_strategy
from tests.reference.classic import phase_one
from tests.reference.classic.classic import ClassicTwin
from tests.reference.classic.referee import new_game
from tests.runs.helpers import bytes_in, play, task_of

RANKS, SUITS = "23456789TJQKA", "cdhs"
LINE_UPS = [
    ("klassisk", {}, ["boken", "chansaren", "slump"]),
    ("klassisk", {"tie": "leader_wins", "min_stock_for_chansa": 1}, ["likformig"] * 4),
    ("klassisk", {"two_player_remove": 10}, ["slump", "trumfsnalen"]),
    ("alla-spelar", {"follow_many": True}, ["likformig", "slump", "duckaren", "likformig"]),
    ("alla-spelar", {"must_follow_in_phase2": True}, ["boken"] * 3),
    ("uppvand-trumf", {"after_pickup": "picker"}, ["likformig", "roffaren", "slump"]),
    ("mattis", {"trick_target": "holders_now", "next_leader": "next"}, ["likformig"] * 3),
]


def count_by_hand(record: dict[str, Any]) -> tuple[dict[str, Any], list[Counter[str]]]:
    """Play a record with the twin; return what the game's row and each seat's row must say."""
    twin, one = new_game(record), 0
    game: dict[str, Any] = {"returned": 0}
    seats: list[Counter[str]] = [Counter() for _ in range(record["players"])]
    for text in record["actions"]:
        action = text.partition(" ")[2]
        if twin.phase == "one":
            one += 1
            game["returned"] = count_lay(twin, action, seats)
            twin.apply(action)
            if twin.phase == "two":
                count_start(twin, seats)
        else:
            seats[twin.actor].update(count_answer(twin, action))
    game["trump"] = SUITS.index(twin.trump or "")
    game["phase_one_actions"] = one
    game["actions"] = len(record["actions"])
    game["phase_two_actions"] = game["actions"] - one
    return game, seats


def count_lay(twin: ClassicTwin, action: str, seats: list[Counter[str]]) -> int:
    """Count a lay of phase one that is about to come; return how many cards then lie in an unfinished trick."""
    assert twin.actor is not None
    seats[twin.actor]["chansa"] += action == "chance"
    table = twin.copy()
    cards = [action[place : place + 2] for place in range(0, len(action), 2)]
    cards = [phase_one.chance(table)] if action == "chance" else cards
    table.laid.append(cards)
    lying = len(table.table) + len(cards)
    if len(table.laid) < len(table.seats):
        return lying
    left = phase_one.procedure(table).contenders(table)
    for seat in left:
        seats[seat]["tricks_won" if len(left) == 1 else "stunsor"] += 1
    return 0 if len(left) == 1 else lying


def count_start(twin: ClassicTwin, seats: list[Counter[str]]) -> None:
    """Count what every seat holds as phase two begins."""
    for seat, hand in enumerate(twin.hands):
        seats[seat].update(
            cards_taken=len(hand),
            mean_rank=sum(RANKS.index(card[0]) + 2 for card in hand),
            trumps_taken=sum(card[1] == twin.trump for card in hand),
            aces_taken=sum(card[0] == "A" for card in hand),
            drew_last=int(seat == twin.trump_drawer),
        )


def count_answer(twin: ClassicTwin, action: str) -> Counter[str]:
    """Carry out an action of phase two and return what it adds to the seat's counters."""
    found: Counter[str] = Counter()
    led, took, gone = not twin.table, action == "take", len(twin.gone)
    found["leads"], found["beats"], found["takes"] = led, not led and not took, took
    found["voluntary_takes"] = took and twin.legal() != ["take"]
    twin.apply(action)
    found["completions"] = len(twin.gone) > gone
    return found


@pytest.mark.nojit
@pytest.mark.parametrize(("name", "house", "players"), LINE_UPS)
def test_the_numbers_are_those_counted_by_hand(
    name: str, house: dict[str, Any], players: list[str]
) -> None:
    games, cap = 25, 600
    rules = make_rules(name, house, len(players))
    line_up = [find_strategy(player, rules) for player in players]
    rows = Arena(rules, line_up, 11, cap).play(0, games)
    assert rows is not None
    stretch, shape = unpack("classic", rows, 0), FAMILIES["classic"]
    records = make_records(rules, line_up, 11, 0, games, cap=cap)
    for number, record in enumerate(records):
        game, seats = count_by_hand(record)
        game |= {key: record[key] for key in ("dealer", "first")}
        told = dict(zip(shape.numbers("games"), stretch.games[:, number].tolist(), strict=True))
        assert {key: told[key] for key in game} == game
        assert told["loser"] == (-1 if record["loser"] is None else record["loser"])
        for seat, counted in enumerate(seats):
            column = stretch.seats[:, number * len(players) + seat].tolist()
            told = dict(zip(shape.numbers("seats"), column, strict=True))
            assert told.pop("place") == (record["places"][seat] or 0)
            assert told == {key: counted[key] for key in told}, (number, seat)


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("classic") / "run"
    task = task_of("boken", "slump", "duckaren", rules="klassisk", cap=100)
    play(folder, 1_100, task=task)
    return folder


def test_files_come_back_as_they_were_unpacked(stored: Path) -> None:
    run = open_run(stored)
    arena = Arena(run.task.rule_set(), run.task.line_up(), 1, 100)
    rows = arena.play(400, 400)
    assert rows is not None
    there, here = run.store.read(1), unpack("classic", rows, 400)
    assert (there.family, there.first) == ("classic", 400)
    assert (there.games == here.games).all()
    assert (there.seats == here.seats).all(), "the sum of ranks too"


def test_trump_is_a_suit_and_mean_rank_a_mean(stored: Path) -> None:
    games, seats = open_run(stored).pandas_games(), open_run(stored).pandas_seats()
    assert set(games.trump.unique()) == set(SUITS)
    assert (games.actions == games.phase_one_actions + games.phase_two_actions).all()
    assert str(seats.mean_rank.dtype) == "Float32"
    assert not seats.mean_rank.isna().any()
    by_game = (seats.mean_rank * seats.cards_taken).groupby(seats.game).sum()
    assert (by_game.round() == 4 * sum(range(2, 15))).all(), "all cards are in somebody's hand"
    assert (seats.groupby("game").drew_last.sum() == 1).all()


@pytest.mark.nojit
def test_a_seat_without_cards_has_no_mean_and_a_card_not_drawn_no_suit(tmp_path: Path) -> None:
    rules = make_rules("klassisk", players=2)
    rows = Arena(rules, [find_strategy("boken", rules)] * 2, 1).play(0, 2)
    assert rows is not None
    rows.seats[0, 1, 1], rows.games[0, 5] = 0, 4
    stretch = unpack("classic", rows, 0)
    write_chunk(tmp_path, ("seats", "games"), stretch)
    parts = [tmp_path / table / "part-000000000000.parquet" for table in ("games", "seats")]
    games, seats = (pq.read_table(part).to_pydict() for part in parts)
    assert (games["trump"][0], games["trump"][1] in SUITS) == (None, True)
    assert seats["mean_rank"][1] is None
    assert [seats[name][1] for name in ("cards_taken", "trumps_taken", "aces_taken")] == [0, 0, 0]
    again = read_stretch("classic", *parts, 0)
    assert (again.games == stretch.games).all()
    assert (again.seats == stretch.seats).all()


def test_the_means_are_those_of_the_rows(stored: Path) -> None:
    run = open_run(stored)
    summary, games, seats = run.summary(), run.pandas_games(), run.pandas_seats()
    done = games[games.status == "finished"]
    assert 0 < summary.finished == len(done) < len(games)
    for fact in FAMILIES["classic"].game_facts:
        told = findings.game_fact_per_game(summary, fact)
        assert told is not None
        assert told.estimate == pytest.approx(done[fact].mean())
    mine = seats[(seats.seat == 1) & seats.game.isin(done.game)]
    for fact in FAMILIES["classic"].seat_facts:
        told = findings.fact_per_game(summary, 1, fact)
        assert told is not None
        assert told.low < told.estimate < told.high or told.estimate == told.low == 0
        if fact != "mean_rank":
            assert told.estimate == pytest.approx(mine[fact].mean())
    ranks = findings.fact_per_game(summary, 1, "mean_rank")
    assert ranks is not None
    weighted = (mine.mean_rank * mine.cards_taken).sum() / mine.cards_taken.sum()
    assert ranks.estimate == pytest.approx(weighted)


def test_threads_leave_no_trace(stored: Path, tmp_path: Path) -> None:
    play(tmp_path / "run", 1_100, task=open_run(stored).task, threads=3)
    assert bytes_in(tmp_path / "run") == bytes_in(stored)


def test_families_do_not_add(stored: Path) -> None:
    task = task_of("lagforst", "slump", "samlaren")
    with pytest.raises(ValueError, match="nor classic to shedding games"):
        open_run(stored).summary() + play(None, 50, task=task).summary


def test_every_counter_of_the_engine_is_a_column() -> None:
    from simcore.classic.engine import ENGINE

    names = [column.name for column in COLUMNS["seats"]]
    counted = [name for word in ENGINE.fact_names for name in word]
    assert names[-len(counted) :] == counted
