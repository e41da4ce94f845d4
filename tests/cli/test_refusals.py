"""Bad input: one sentence that names what was found and what to type, exit code 2, no traceback."""

import pytest

CASES = {
    "unknown command": (("ru",), "Did you mean 'run'?"),
    "unknown option": (("trace", "--gamez", "5"), "--games"),
    "unknown rule set": (("rules", "ap"), "'app'"),
    "unknown rule set in trace": (("trace", "--rules", "vandti"), "'vandtia'"),
    "unknown field": (("trace", "--rule", "chansaa=off"), "'chansa'"),
    "unknown value": (("trace", "--rule", "two=extra"), "extra_turn, reset_only, plain_low"),
    "no value": (("trace", "--rule", "two"), "FIELD=VALUE"),
    "a field the game lacks": (
        ("trace", "--rules", "enkel", "--rule", "swap=true"),
        "enkel has no field 'swap'",
    ),
    "fields that exclude each other": (
        ("trace", "--rule", "seven=below_7", "--rule", "transparent=7"),
        "transparent=7 cannot be combined with seven=below_7",
    ),
    "a hand too large for the deck": (
        ("trace", "--rules", "vandtia", "--players", "5", "--rule", "hand_size=6"),
        "hand_size=6",
    ),
    "too many players": (("trace", "--players", "5"), "app is played by 2 to 4, not by 5"),
    "one player": (("trace", "--players", "1"), "app is played by 2 to 4, not by 1"),
    "no player": (("trace", "--players", "0"), "--players must be from 1"),
    "names and players differ": (
        ("trace", "--strategies", "slump,slump,slump", "--players", "2"),
        "3 strategies are named for 2 players",
    ),
    "unknown strategy": (("trace", "--strategies", "lagfrost"), "'lagforst'"),
    "unknown parameter": (("trace", "--strategies", "lagforst:copis=one"), "'copies'"),
    "unknown choice": (("trace", "--strategies", "lagforst:copies=two"), "copies cannot be 'two'"),
    "parameter out of bounds": (
        ("trace", "--strategies", "talmodig:pile=53"),
        "pile must be a whole number from 0 to 52",
    ),
    "parameter without value": (("trace", "--strategies", "lagforst:copies"), "PARAMETER=VALUE"),
    "a field of another procedure": (
        ("trace", "--rules", "klassisk", "--rule", "follow_many=true"),
        "klassisk has no field follow_many with phase1=two_card: leave it out, or set phase1=all_play.",
    ),
    "five at a classic game": (
        ("trace", "--rules", "klassisk", "--players", "5"),
        "klassisk is played by 2 to 4, not by 5",
    ),
    "cards set aside with three": (
        ("trace", "--rules", "mattis", "--rule", "two_player_remove=10"),
        "two_player_remove=10 is for two players, not for 3",
    ),
    "a player of the other family": (
        ("trace", "--rules", "klassisk", "--strategies", "lagforst"),
        "lagforst plays shedding games, and klassisk is a classic game: "
        "`skitgubbe strategies --rules klassisk` lists who plays it.",
    ),
    "a classic player in app": (
        ("replay", "1", "--seats", "boken,lagforst"),
        "boken plays classic games, and app is a shedding game: "
        "`skitgubbe strategies --rules app` lists who plays it.",
    ),
    "a parameter of the other family's namesake": (
        ("trace", "--rules", "klassisk", "--strategies", "likformig:swap=sw3"),
        "likformig knows no parameter 'swap'",
    ),
    "a misspelt player in a classic game": (
        ("trace", "--rules", "klassisk", "--strategies", "bokn"),
        "'boken'",
    ),
    "check in a game of the other family": (
        ("check", "boken", "--rules", "app"),
        "boken plays classic games",
    ),
    "columns of no rule set": (("columns", "--rules", "ap"), "'app'"),
    "a game that C does not play": (
        ("bench", "--rules", "mattis"),
        "There is no C program for mattis, only for app and klassisk: skitgubbe bench --rules app",
    ),
    "a cap too large": (("replay", "1", "--cap", "1e9"), "--cap must be from 1"),
    "no games": (("trace", "--games", "0"), "--games must be from 1"),
    "fewer than no games": (("trace", "--games", "-5"), "--games must be from 1"),
    "half an exponent": (("trace", "--games", "1e3.5"), "found '1e3.5'"),
    "half a game": (("trace", "--games", "1.5"), "found '1.5'"),
    "seed that is no number": (("trace", "--seed", "abc"), "--seed"),
    "language": (("replay", "1", "--lang", "de"), "--lang must be sv or en"),
    "replay of nothing": (("replay", "nowhere", "7"), "nowhere cannot be read"),
    "strategy file that is not there": (
        ("check", "nowhere.py"),
        "nowhere.py cannot be read: No such file",
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_refusal(cli, name):
    arguments, told = CASES[name]
    ran = cli(*arguments)
    assert ran.code == 2
    assert ran.out == ""
    assert told in ran.err
    assert len(ran.err.splitlines()) == 1


@pytest.mark.parametrize("text", ["1_000", "1e3", "1000", "1.0e3"])
def test_counts_may_be_written_in_several_ways(text):
    from scripts.options import read_count

    assert read_count(text, "--games") == 1000


def test_a_file_of_records_that_is_broken_is_refused_by_line(cli, tmp_path):
    path = tmp_path / "games.jsonl"
    path.write_text('{"record": 1}\n')
    assert f"{path} line 1 lacks rules" in cli("replay", path, "1").err
    path.write_text("{")
    assert f"{path} line 1 is no whole JSON" in cli("replay", path, "1").err
    path.write_text("[]")
    assert "no game record of format 1" in cli("replay", path, "1").err


def test_a_record_with_an_illegal_action_is_refused(cli, tmp_path):
    line = cli("trace", "--seed", "3").out
    path = tmp_path / "games.jsonl"
    path.write_text(line.replace('"0 take"', '"0 pass"', 1).replace('"1 take"', '"1 pass"', 1))
    ran = cli("replay", path, "1")
    assert ran.code == 2
    assert "'pass' is not legal" in ran.err
