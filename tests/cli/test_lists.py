"""rules, strategies: what there is, in words and as JSON."""

import json

import pytest

from simcore.games import GAMES
from strategies.catalogue import CATALOGUE

WIDTH = 100


@pytest.mark.parametrize("name", GAMES)
def test_rules_show_every_field_with_its_source(cli, name):
    ran = cli("rules", name)
    assert ran.code == 0
    for field, value in GAMES[name].fields.items():
        assert f"\n{field} = {str(value).lower() if isinstance(value, bool) else value} " in ran.out


def test_rules_as_json(cli):
    document = json.loads(cli("rules", "--json").out)
    assert set(document) == set(GAMES)
    assert document["app"]["fields"]["no_finish"]["value"] == "2T"
    assert "swap" not in document["enkel"]["fields"]


@pytest.mark.parametrize("language", ["sv", "en"])
def test_strategies_list_the_catalogue(cli, language):
    ran = cli("strategies", "--rules", "app", "--lang", language)
    assert ran.code == 0
    for name, strategy in CATALOGUE.items():
        assert f"\n{name} (" in "\n" + ran.out
        first_words = " ".join(strategy.about[language].split()[:3])
        assert first_words in ran.out
    assert max(map(len, ran.out.splitlines())) <= WIDTH


def test_strategies_as_json(cli):
    document = json.loads(cli("strategies", "--json").out)
    assert set(document) == set(CATALOGUE)
    assert document["lagforst"]["parameters"]["copies"]["default"] == "all"


@pytest.mark.parametrize(
    "arguments",
    [
        ("rules",),
        ("rules", "app"),
        ("strategies",),
        ("replay", "0", "--seats", "lagforst,slump"),
    ],
)
def test_output_fits_the_screen(cli, arguments):
    ran = cli(*arguments)
    assert ran.code == 0
    assert max(map(len, ran.out.splitlines())) <= WIDTH


@pytest.mark.parametrize(
    "command",
    ["ask", "rules", "strategies", "run", "show", "columns", "replay", "trace", "check", "bench"],
)
def test_every_command_has_help_with_an_example(cli, command):
    ran = cli(command, "--help")
    assert ran.code == 0
    assert "skitgubbe " + command in ran.out.replace("Usage: skitgubbe", "")
