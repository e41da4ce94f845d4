"""The catalogue is told in full: on its page, by `skitgubbe strategies`, and in both languages."""

from pathlib import Path

import pytest

from strategies.catalogue import CATALOGUES
from strategies.combinators import COMBINATORS

PAGE = Path(__file__).parents[2] / "strategies" / "CATALOGUE.md"
EVERYBODY = [
    pytest.param(each, id=f"{family}-{name}")
    for family, strategies in CATALOGUES.items()
    for name, each in strategies.items()
]


def test_the_page_is_what_the_catalogue_says(cli):
    ran = cli("strategies", "--markdown")
    assert ran.code == 0
    assert PAGE.read_text(encoding="utf-8") == ran.out, (
        "remake it: skitgubbe strategies --markdown > strategies/CATALOGUE.md"
    )


@pytest.mark.parametrize("strategy", EVERYBODY)
def test_a_strategy_tells_who_it_is(strategy):
    assert strategy.source
    for language in ("sv", "en"):
        assert strategy.about[language].endswith(".")
    assert strategy.about["sv"] != strategy.about["en"]
    assert len(strategy.examples) >= 4
    assert all(parameter.meaning for parameter in strategy.parameters)


def test_every_style_of_the_catalogue_is_there():
    assert {*SHEDDING} <= set(CATALOGUES["shedding"])
    assert {*CLASSIC} <= set(CATALOGUES["classic"])


SHEDDING = [
    "slump",
    "lagforst",
    "dumparen",
    "tryckaren",
    "samlaren",
    "ivrig",
    "talmodig",
    "parsparen",
    "forsiktig",
    "chansaren",
    "tidigplockaren",
    "kvalitetsplockaren",
    "passaren",
    "sparraren_naiv",
    "sparraren_precis",
    "raknaren",
    "slutspelaren",
    "stark",
    "utraknad",
]
CLASSIC = [
    "boken",
    "duckaren",
    "rensaren",
    "roffaren",
    "nollan",
    "chansaren",
    "sparare",
    "stunsaren",
    "trumfsnalen",
    "ataren",
    "vaghalsen",
    "fargsamlaren",
    "balanserad",
    "trumfstyraren",
    "klassraknaren",
    "mattisanpassad",
]


@pytest.mark.parametrize("lang", ["sv", "en"])
def test_one_strategy_is_shown_with_its_function(cli, lang):
    ran = cli("strategies", "samlaren", "chansaren", "--lang", lang)
    assert ran.code == 0
    assert "def samlaren(view, parameters, memory, rng)" in ran.out
    assert "def chansaren_two(view, parameters, memory, rng)" in ran.out
    assert CATALOGUES["shedding"]["samlaren"].about[lang].split()[0] in ran.out
    assert max(map(len, ran.out.splitlines())) <= 118


def test_the_list_fits_the_screen_and_names_the_combinators(cli):
    ran = cli("strategies")
    assert all(each.example() in ran.out for each in COMBINATORS.values())
    assert max(map(len, ran.out.splitlines())) <= 100


def test_an_unknown_strategy_has_no_page(cli):
    ran = cli("strategies", "samlarn")
    assert (ran.code, "did you mean 'samlaren'?" in ran.err) == (2, True)
