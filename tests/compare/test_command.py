"""`compare`: what it says in both languages, when it stops, and what it refuses."""

import json
import shlex

import pytest

from experiments.stats.proportion import Interval
from reports.compare_text import BETTER, EVEN, UNCLEAR, WORSE, word_of

COMMON = ("--threads", "2", "--cap", "500")


@pytest.mark.parametrize("lang", ["sv", "en"])
@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (
            ("stark", "lagforst", "--games", "6000"),
            {"sv": "vinner oftare", "en": "wins more often"},
        ),
        (
            ("roffaren", "boken", "--rules", "klassisk", "--seats", "3", "--games", "9000"),
            {"sv": "skitgubbe", "en": "skitgubbe"},
        ),
        (
            (
                "samlaren",
                "lagforst",
                "--seats",
                "3",
                "--measure",
                "place",
                "--against",
                "slump",
                "--games",
                "6000",
            ),
            {"sv": "placeringar", "en": "places"},
        ),
    ],
    ids=["win", "risk", "place"],
)
def test_it_tells_draws_and_writes(cli, tmp_path, monkeypatch, lang, arguments, words):
    monkeypatch.chdir(tmp_path)
    ran = cli("compare", *arguments, *COMMON, "--lang", lang)
    assert ran.code == 0, ran.err
    assert words[lang] in ran.out
    assert ("förväg" if lang == "sv" else "beforehand") in ran.out
    assert max(map(len, ran.out.splitlines())) <= 100
    [folder] = (tmp_path / "compared").iterdir()
    document = json.loads((folder / "compare.json").read_text())
    assert {each.name for each in folder.iterdir()} == set(document["files"])
    again = cli(*shlex.split(document["command"])[1:], *COMMON, "--out", tmp_path / "b", "--json")
    assert json.loads(again.out)["effect"] == document["effect"]


def test_it_stops_at_a_width_and_at_a_verdict(cli, tmp_path):
    ran = cli(
        "compare",
        "stark",
        "lagforst",
        "--until-width",
        "4pp",
        *COMMON,
        "--out",
        tmp_path / "a",
        "--json",
    )
    effect = json.loads(ran.out)["effect"]
    assert 0.02 < effect["high"] - effect["low"] <= 0.04
    ran = cli(
        "compare",
        "stark",
        "lagforst",
        "--sprt",
        "0,4pp",
        *COMMON,
        "--out",
        tmp_path / "b",
        "--json",
    )
    document = json.loads(ran.out)
    assert document["test"] == {"hypothesis_low": 0, "hypothesis_high": 0.04, "accepted": "high"}
    assert document["guarantee"] == "tested"
    ran = cli(
        "compare",
        "dumparen",
        "lagforst",
        "--sprt",
        "0,4pp",
        *COMMON,
        "--out",
        tmp_path / "c",
        "--lang",
        "sv",
    )
    assert "Testet godtog 0,00" in ran.out


@pytest.mark.parametrize(
    "goal", [("--sprt", "0,4pp"), ("--games", "3000"), ("--until-width", "4pp")]
)
def test_those_who_play_alike_tie_exactly(cli, tmp_path, goal):
    ran = cli("compare", "lagforst", "chansaren", *goal, *COMMON, "--out", tmp_path / "x", "--json")
    document = json.loads(ran.out)
    effect = document["effect"]
    assert (effect["estimate"], effect["low"], effect["high"]) == (0, 0, 0)
    assert (document["verdict"], document["variance_reduction"]) == ("even", None)


def test_the_verdict_words_are_fixed():
    assert word_of("win", Interval(0.01, 0.004, 0.016), larger_is_better=True) == BETTER
    assert word_of("win", Interval(-0.01, -0.016, -0.004), larger_is_better=True) == WORSE
    assert word_of("win", Interval(0.001, -0.001, 0.002), larger_is_better=True) == EVEN
    assert word_of("win", Interval(0.001, 0.0001, 0.002), larger_is_better=True) == EVEN
    assert word_of("win", Interval(0.01, -0.001, 0.02), larger_is_better=True) == UNCLEAR
    assert word_of("place", Interval(-0.1, -0.2, -0.05), larger_is_better=False) == BETTER


REFUSED = {
    "itself": (("lagforst", "lagforst"), "lagforst is compared with itself"),
    "families": (("lagforst", "boken"), "boken plays classic games"),
    "sprt reversed": (("stark", "lagforst", "--sprt", "1pp,0"), "type --sprt 0,1pp."),
    "sprt of one": (("stark", "lagforst", "--sprt", "1pp"), "--sprt takes two effects"),
    "sprt of words": (("stark", "lagforst", "--sprt", "a,b"), "--sprt takes a number"),
    "width 0": (("stark", "lagforst", "--until-width", "0"), "must be more than 0"),
    "width below 0": (("stark", "lagforst", "--until-width", "-1pp"), "must be more than 0"),
    "no unit": (("stark", "lagforst", "--until-width", "0.2"), "type 0.2pp"),
    "two goals": (
        ("stark", "lagforst", "--sprt", "0,1pp", "--until-width", "1pp"),
        "leave one of them out",
    ),
    "measure": (
        ("stark", "lagforst", "--measure", "luck"),
        "--measure must be one of win, risk, place",
    ),
    "field": (
        ("stark", "lagforst", "--against", "slump,slump"),
        "--against names 2 strategies for 1 other",
    ),
    "unknown": (("stark", "lagfrst"), "did you mean 'lagforst'?"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_compared_is_refused_in_one_sentence(cli, tmp_path, name):
    arguments, told = REFUSED[name]
    ran = cli("compare", *arguments, "--out", tmp_path / "x")
    assert ran.code == 2
    assert told in ran.err
    assert "Traceback" not in ran.err
