"""trace and replay: records that the referee accepts, and the same game in words."""

import json

import pytest

from tests.reference.classic.referee import check_record as check_classic
from tests.reference.referee import check_record


@pytest.mark.parametrize(
    "arguments",
    [
        ("--rules", "vandtia", "--players", "3", "--strategies", "likformig"),
        ("--rules", "enkel", "--strategies", "samlaren,slump,lagforst:copies=one,talmodig"),
        ("--rule", "two=reset_only", "--rule", "seven=at_most_7", "--strategies", "likformig"),
    ],
)
def test_trace_writes_records_that_a_referee_accepts(cli, arguments):
    ran = cli("trace", *arguments, "--games", "5", "--seed", "5", "--legal")
    records = [json.loads(line) for line in ran.out.splitlines()]
    assert len(records) == 5
    for record in records:
        assert check_record(record) == []
        assert len(record["legal"]) == len(record["actions"])


@pytest.mark.parametrize(
    "arguments",
    [
        ("--rules", "klassisk", "--players", "2", "--strategies", "likformig"),
        ("--rules", "alla-spelar", "--strategies", "slump,boken,likformig,duckaren"),
        ("--rules", "uppvand-trumf", "--rule", "min_stock_for_chansa=1"),
        ("--rules", "mattis", "--rule", "after_pickup=picker", "--cap", "200"),
    ],
)
def test_trace_of_classic_games_is_accepted_by_their_referee(cli, arguments):
    ran = cli("trace", *arguments, "--games", "5", "--seed", "5", "--legal")
    records = [json.loads(line) for line in ran.out.splitlines()]
    assert len(records) == 5
    for record in records:
        assert check_classic(record) == []
        assert len(record["legal"]) == len(record["actions"])


def test_trace_can_start_anywhere(cli):
    later = cli("trace", "--games", "2", "--first", "3").out.splitlines()
    assert later == cli("trace", "--games", "5").out.splitlines()[3:]


def test_replay_as_json_is_the_traced_record(cli):
    traced = json.loads(
        cli("trace", "--strategies", "lagforst,slump", "--first", "4", "--legal").out
    )
    assert json.loads(cli("replay", "4", "--seats", "lagforst,slump", "--json").out) == traced


def test_replay_of_a_record_file_tells_the_same_story(cli, tmp_path):
    path = tmp_path / "games.jsonl"
    path.write_text(cli("trace", "--strategies", "lagforst,slump", "--games", "3").out)
    told = cli("replay", path, "3", "--lang", "en").out
    assert told == cli("replay", "2", "--seats", "lagforst,slump", "--lang", "en").out


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("sv", ["Kortbytet", "börjar.", "är skitgubbe."]),
        ("en", ["The swap", "starts.", "is the skitgubbe."]),
    ],
)
def test_replay_tells_the_game_in_words(cli, language, words):
    told = cli("replay", "1", "--lang", language).out
    for word in words:
        assert word in told


def test_replay_shows_a_faulty_game_up_to_the_fault(cli, bot):
    path = bot(last="return 99")
    ran = cli("replay", "0", "--seats", f"{path},likformig", "--lang", "en")
    assert ran.code == 2
    assert "   1. Player" in ran.out
    assert "my_bot in seat 0 answered the number 99, which is not legal, in game 0." in ran.err


def test_replay_of_a_classic_game_seats_its_book_player(cli):
    traced = cli("trace", "--rules", "klassisk", "--strategies", "boken", "--first", "4", "--legal")
    replayed = cli("replay", "4", "--rules", "klassisk", "--json")
    assert replayed.code == 0, replayed.err
    assert json.loads(replayed.out) == json.loads(traced.out)


def test_replay_of_a_run_of_classic_games(cli, tmp_path):
    folder = tmp_path / "run"
    table = ("--rules", "mattis", "--seats", "boken,slump,likformig", "--seed", "3")
    ran = cli("run", *table, "--games", "50", "--out", folder)
    assert ran.code == 0, ran.err
    replayed = json.loads(cli("replay", folder, "7", "--json").out)
    assert replayed == json.loads(cli("replay", "7", *table, "--json").out)
