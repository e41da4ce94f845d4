"""Studies in files: what they say is what is run, flags override it, and a wrong key is told with its line."""

import json

import pytest

SMALL = """command = "compare"
candidate = "stark"
reference = "lagforst"
games = 2000
"""


@pytest.fixture
def study(tmp_path):
    path = tmp_path / "study.toml"
    path.write_text(SMALL)
    return path


def found(cli, *arguments):
    ran = cli(*arguments, "--json")
    assert ran.code == 0, ran.err
    document = json.loads(ran.out)
    return {key: value for key, value in document.items() if key not in ("out", "command")}


def test_a_study_is_its_command(cli, study, tmp_path):
    typed = ("compare", "stark", "lagforst", "--games", "2000", "--out", tmp_path / "typed")
    by_file = found(cli, "run-spec", study, "--out", tmp_path / "file")
    assert by_file == found(cli, *typed)


@pytest.mark.parametrize(
    ("flags", "key", "value"),
    [
        (("--seed", "9"), "seed", 9),
        (("--seats=3",), "players", 3),
        (("--candidate", "samlaren"), "candidate", "samlaren"),
        (("--reference=slump",), "reference", "slump"),
        (("--aligned-draws",), "aligned_draws", True),
    ],
)
def test_flags_override_what_the_file_says(cli, study, tmp_path, flags, key, value):
    assert found(cli, "run-spec", study, *flags, "--out", tmp_path / "o")[key] == value


def test_numbers_may_be_written_with_an_exponent(cli, tmp_path):
    path = tmp_path / "s.toml"
    path.write_text(SMALL.replace("2000", "2e3"))
    assert found(cli, "run-spec", path, "--out", tmp_path / "o")["effect"]["games"] == 2000


@pytest.mark.parametrize(
    ("line", "flags"),
    [
        ("aligned_draws = true", ("--aligned-draws=false",)),
        ('until_width = "1pp"', ("--until-width=", "--sprt", "0,5pp")),
    ],
)
def test_what_the_file_says_can_be_taken_back(cli, tmp_path, line, flags):
    path = tmp_path / "s.toml"
    path.write_text(SMALL + line + "\n")
    document = found(cli, "run-spec", path, *flags, "--out", tmp_path / "o")
    assert document["aligned_draws"] is False
    assert (document["test"] is None) == ("--sprt" not in flags)


def test_a_study_of_the_users_own_is_left_as_it_is(cli, tmp_path):
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "study.toml").write_text("# my own\n" + SMALL)
    assert found(cli, "run-spec", folder / "study.toml", "--out", folder)
    assert (folder / "study.toml").read_text() == "# my own\n" + SMALL


def test_an_option_without_its_value_is_told(cli, study):
    ran = cli("run-spec", study, "--out")
    assert ran.code == 2 and "--out needs a value" in ran.err


def test_what_overrides_the_file_is_not_blamed_on_it(cli, study, tmp_path):
    ran = cli("run-spec", study, "--games", "many", "--out", tmp_path / "o")
    assert ran.code == 2 and "line" not in ran.err


def test_a_wrong_name_in_a_list_is_told_with_its_line(cli, tmp_path):
    path = tmp_path / "s.toml"
    path.write_text('command = "best-of"\ncandidates = ["strak", "slump"]\n')
    ran = cli("run-spec", path, "--out", tmp_path / "o")
    assert ran.code == 2 and "line 2" in ran.err


def test_a_list_is_overridden_as_a_whole(cli, tmp_path):
    path = tmp_path / "s.toml"
    path.write_text(SMALL + 'rule = ["starter=random"]\n')
    document = found(cli, "run-spec", path, "--rule", "no_finish=2TA", "--out", tmp_path / "o")
    assert document["house"] == {"no_finish": "2TA"}


COMMANDS = [
    ("compare", "stark", "slump", "--games", "1000", "--seats", "3", "--aligned-draws"),
    ("sweep", "stark", "--grid", "tau=0,0.5", "--games", "1000", "--seed", "5"),
    ("best-of", "stark", "slump", "lagforst", "--games", "2000"),
    ("fork", "take", "lay a special", "--forks", "100", "--when", "pile at most 5"),
    ("ladder", "--deals", "30", "--strategies", "lagforst,slump"),
    ("tournament", "stark,slump,lagforst", "--deals", "30", "--rule", "no_finish=2TA"),
]


@pytest.mark.parametrize("arguments", COMMANDS, ids=lambda each: each[0])
def test_every_folder_holds_the_study_that_makes_it_again(cli, tmp_path, arguments):
    first = found(cli, *arguments, "--out", tmp_path / "one")
    assert found(cli, "run-spec", tmp_path / "one/study.toml", "--out", tmp_path / "two") == first
    texts = [(tmp_path / name / "study.toml").read_text() for name in ("one", "two")]
    assert texts[0] == texts[1]


@pytest.mark.parametrize("arguments", COMMANDS, ids=lambda each: each[0])
@pytest.mark.parametrize("language", ["sv", "en"])
def test_a_dry_run_plays_and_writes_nothing(cli, tmp_path, arguments, language):
    ran = cli(*arguments, "--dry-run", "--lang", language, "--out", tmp_path / "none")
    assert ran.code == 0
    assert not (tmp_path / "none").exists()
    assert max(map(len, ran.out.splitlines())) <= 100
    assert ("per sekund" if language == "sv" else "per second") in ran.out


@pytest.mark.parametrize(
    ("arguments", "games"),
    [
        (("compare", "stark", "slump", "--games", "1000"), 1000),
        (("tournament", "stark,slump,lagforst", "--deals", "50"), 300),
        (("ladder", "--deals", "30", "--strategies", "lagforst,slump"), 120),
    ],
)
def test_a_dry_run_tells_how_many_games_are_then_played(cli, tmp_path, arguments, games):
    told = cli(*arguments, "--dry-run", "--lang", "en", "--out", tmp_path / "o").out
    assert f"makes {games:,} games" in told
    ran = cli(*arguments, "--lang", "en", "--out", tmp_path / "o")
    assert f"{games:,} games in" in ran.err


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (SMALL + 'until_widht = "1pp"\n', "line 5: compare has no 'until_widht'; did you mean 'until_width'?"),
        (SMALL + "seats = 9\n", "line 5: app is played by 2 to 4, not by 9"),
        (SMALL.replace("2000", '"many"'), "line 4: --games must be a whole number"),
        (SMALL.replace("stark", "strak"), "line 2: There is no strategy 'strak'"),
        (SMALL + "aligned_draws = 1\n", "line 5: aligned_draws is true or false; found 1."),
        (SMALL + 'seed = [1, 2]\n', "line 5: seed has one value; found 2."),
        ('command = "comparr"\n', "line 1: there is no study of 'comparr'; did you mean 'compare'?"),
        ('candidate = "stark"\n', 'names no command: begin with command = "compare".'),
        ('command = "compare\n', "line 1 is not TOML"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_with_its_line(cli, tmp_path, text, told):
    path = tmp_path / "study.toml"
    path.write_text(text)
    ran = cli("run-spec", path, "--out", tmp_path / "o")
    assert ran.code == 2 and len(ran.err.strip().splitlines()) == 1
    assert told in ran.err and "study.toml" in ran.err


def test_a_file_that_is_not_there_is_told(cli, tmp_path):
    ran = cli("run-spec", tmp_path / "nothing.toml")
    assert ran.code == 2 and "nothing.toml" in ran.err
