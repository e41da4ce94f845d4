"""new: starters that run as they are, refusals, and the list of words; TOML files wherever a strategy is named."""

import json
from pathlib import Path

import pytest

from strategies.written.vocabulary import VOCABULARIES

WIDTH = 100
GAMES = {"shedding": "app", "classic": "klassisk"}
BOOKS = {"shedding": "lagforst", "classic": "boken"}


@pytest.fixture(autouse=True)
def here(tmp_path, monkeypatch) -> Path:
    """Work in a folder of one's own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("SKITGUBBE_LANG", raising=False)
    return tmp_path


@pytest.mark.parametrize("language", ["sv", "en"])
@pytest.mark.parametrize("family", VOCABULARIES)
def test_a_starter_of_rules_keeps_the_contract_as_it_is(cli, family: str, language: str):
    ran = cli("new", "my_bot.toml", "--family", family, "--lang", language)
    assert ran.code == 0, ran.err
    assert max(map(len, ran.out.splitlines())) <= WIDTH
    assert "  skitgubbe check my_bot.toml" in ran.out
    text = Path("my_bot.toml").read_text(encoding="utf-8")
    assert ("[[regel]]" in text or "[[fas_ett]]" in text) == (language == "sv")
    assert max(map(len, text.splitlines())) <= WIDTH
    checked = cli("check", "my_bot.toml")
    assert checked.code == 0, checked.err
    assert "my_bot.toml keeps the contract." in checked.out


@pytest.mark.parametrize("family", VOCABULARIES)
def test_a_starter_in_python_keeps_the_contract_as_it_is(cli, family: str):
    assert cli("new", "my_bot.py", "--rules", GAMES[family]).code == 0
    ran = cli("check", "my_bot.py", "--rules", GAMES[family])
    assert ran.code == 0, ran.err
    assert "my_bot.py:my_bot keeps the contract." in ran.out


@pytest.mark.parametrize("ending", ["toml", "py"])
@pytest.mark.parametrize("family", VOCABULARIES)
def test_the_next_command_works(cli, family: str, ending: str):
    ran = cli("new", f"my_bot.{ending}", "--family", family)
    command = ran.out.splitlines()[-1].split()
    assert command[:2] == ["skitgubbe", "run"]
    assert command[-2:] == ["--games", "1e5"]
    played = cli(*command[1:-1], "200", "--no-store", "--quiet")
    assert played.code == 0, played.err
    assert "my_bot." in played.out and BOOKS[family] in played.out


@pytest.mark.parametrize("name", ["lay.py", "class.py", "strategy.py", "class.toml", "name.toml"])
def test_a_name_that_means_something_in_python_is_no_trap(cli, name: str):
    assert cli("new", name).code == 0
    ran = cli("trace", "--strategies", name, "--games", "2")
    assert ran.code == 0, ran.err


REFUSED = {
    "no file": ((), "Name the file to write, such as `skitgubbe new my_bot.toml`."),
    "a space": (("my bot.toml",), "'my bot.toml' cannot be named so: take a to z"),
    "a dash": (("my-bot.py",), "such as my_bot.py"),
    "Swedish letters": (("lågförst.toml",), "such as my_bot.toml"),
    "a digit first": (("1bot.toml",), "cannot be named so"),
    "no ending": (("my_bot",), "my_bot must end in .toml, for rules in words, or in .py"),
    "another ending": (("my_bot.txt",), "must end in .toml"),
    "no folder": (("nowhere/my_bot.toml",), "cannot be written: No such file or directory."),
    "unknown family": (
        ("a.toml", "--family", "clasic"),
        "no family 'clasic'; did you mean 'classic'",
    ),
    "unknown game": (("a.toml", "--rules", "ap"), "no rule set 'ap'; did you mean 'app'"),
    "family and game": (
        ("a.toml", "--rules", "app", "--family", "classic"),
        "app is a shedding game: leave out --family classic, or --rules.",
    ),
    "file and words": (("a.toml", "--words"), "--words writes no file: leave out a.toml"),
    "language": (("a.toml", "--lang", "de"), "--lang must be sv or en"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_written_is_refused_in_one_sentence(cli, here: Path, name: str):
    arguments, told = REFUSED[name]
    ran = cli("new", *arguments)
    assert ran.code == 2
    assert told in ran.err
    assert ran.err.count("\n") == 1
    assert not list(here.iterdir())


def test_a_file_is_never_written_over(cli):
    Path("my_bot.toml").write_text("mine", encoding="utf-8")
    ran = cli("new", "my_bot.toml")
    assert ran.code == 2
    assert "my_bot.toml is there already: name another file, or move it away." in ran.err
    assert Path("my_bot.toml").read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("language", ["sv", "en"])
@pytest.mark.parametrize("family", VOCABULARIES)
def test_the_words_are_listed_with_their_meanings(cli, family: str, language: str):
    ran = cli("new", "--words", "--rules", GAMES[family], "--lang", language)
    assert ran.code == 0
    told = " ".join(ran.out.split())
    for vocabulary in VOCABULARIES[family].values():
        for word in (*vocabulary.flags, *vocabulary.quantities, *vocabulary.plays):
            assert f"{word.spelled(language)[0]} {word.told(language)}" in told
    assert max(map(len, ran.out.splitlines())) <= WIDTH
    assert ran.out.splitlines()[-1].startswith("Next: skitgubbe new ")


# ---- wherever a strategy is named ----------------------------------------------------------------


def test_a_run_of_a_strategy_file_is_stored_shown_and_replayed(cli):
    cli("new", "my_bot.toml", "--rules", "app")
    seats = ("--seats", "my_bot.toml:n=4,lagforst")
    ran = cli("run", "--rules", "app", *seats, "--games", "100", "--out", "run", "--quiet")
    assert ran.code == 0, ran.err
    assert "my_bot.toml:n=4" in cli("show", "run").out
    replayed = cli("replay", "3", *seats, "--json")
    assert replayed.code == 0, replayed.err
    assert "my_bot.toml:n=4" in json.dumps(json.loads(replayed.out))


def test_two_files_of_one_name_are_refused_in_one_line_up(cli, bot):
    cli("new", "my_bot.toml", "--rules", "app")
    other = bot()
    other.rename("other.py")
    for seats in ("my_bot.toml,other.py", "other.py,lagforst,my_bot.toml:n=3"):
        ran = cli("trace", "--strategies", seats)
        assert ran.code == 2
        assert "both name their strategy my_bot" in ran.err
        assert "my_bot.toml" in ran.err and "other.py" in ran.err
    assert cli("trace", "--strategies", "my_bot.toml,my_bot.toml:n=3").code == 0


@pytest.mark.parametrize("command", [("check",), ("trace", "--strategies"), ("run", "--seats")])
def test_what_is_wrong_in_a_file_is_told_with_its_line(cli, command):
    Path("my_bot.toml").write_text(
        'name = "my_bot"\nfamily = "app"\n[[rule]]\nplay = "tak"\n', encoding="utf-8"
    )
    ran = cli(*command, "my_bot.toml")
    assert ran.code == 2
    assert ran.err == "my_bot.toml line 4: 'tak' is no play; did you mean 'take' or 'take pile'?\n"


def test_a_missing_file_is_told(cli):
    ran = cli("trace", "--strategies", "nowhere.toml")
    assert ran.code == 2
    assert "The strategy file nowhere.toml cannot be read: No such file or directory." in ran.err


def test_the_help_has_an_example(cli):
    assert "skitgubbe new my_bot.toml" in cli("new", "--help").out
