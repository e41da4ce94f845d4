"""rules, strategies: what there is, in words and as JSON."""

import json

import pytest

from simcore.engine import engine_of
from simcore.games import GAMES
from strategies.catalogue import CATALOGUES

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
@pytest.mark.parametrize(("rules", "family"), [("app", "shedding"), ("mattis", "classic")])
def test_strategies_list_the_catalogue(cli, language, rules, family):
    ran = cli("strategies", "--rules", rules, "--lang", language)
    assert ran.code == 0
    told = {line.partition(" (")[0] for line in ran.out.splitlines() if " (" in line}
    others = {name for each in CATALOGUES for name in CATALOGUES[each]} - set(CATALOGUES[family])
    assert not told & others
    for strategy in CATALOGUES[family].values():
        assert f"\n{strategy.spell()} (" in "\n" + ran.out
        first_words = " ".join(strategy.about[language].split()[:3])
        assert first_words in ran.out
    assert max(map(len, ran.out.splitlines())) <= WIDTH


def test_strategies_as_json(cli):
    document = json.loads(cli("strategies", "--json").out)
    assert {family: list(document[family]) for family in document} == {
        family: list(catalogue) for family, catalogue in CATALOGUES.items()
    }
    assert document["shedding"]["lagforst"]["parameters"]["copies"]["default"] == "all"
    assert {document[family]["likformig"]["family"] for family in document} == set(document)


@pytest.mark.parametrize(
    "arguments",
    [
        ("rules",),
        ("rules", "app"),
        ("rules", "klassisk"),
        ("strategies", "--rules", "klassisk"),
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


@pytest.mark.parametrize("command", ["run", "trace", "replay"])
def test_the_help_names_every_cap_and_rule_set(cli, command):
    told = " ".join(cli(command, "--help").out.split()).replace("- ", "-")
    assert "[20000]; in klassisk and its kin, of phase two [5000]" in told
    assert [engine_of(family).cap for family in ("shedding", "classic")] == [20_000, 5_000]
    for name in GAMES:
        assert name in told
