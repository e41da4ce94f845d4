"""`compare --given`: rare deals, their exact chance, and the mean over strata."""

import json

import pytest

from experiments.comparing import fixed
from experiments.duel import Duel, Tally, play_block
from experiments.given import read_condition
from experiments.measure import measure_of
from experiments.strata import compare_strata
from simcore.games import make_rules
from strategies.catalogue import find_strategy

TWO = ("compare", "lagforst:swap=tens_up", "lagforst:swap=tens_held", "--games", "4000")
APP = make_rules("app", (), 2)
UP, HELD = (find_strategy(f"lagforst:swap=tens_{where}", APP) for where in ("up", "held"))


def duel(text):
    given = read_condition(text, APP) if text else None
    return Duel(APP, UP, HELD, 2, measure_of("win", 2), 7, 5000, (HELD,), given=given)


def test_the_weighted_mean_is_that_of_all_deals():
    strata = compare_strata(duel("tens_dealt=0..4"), 20_000, 2, lambda *_: None)
    mean = strata.mean()
    tally = sum((play_block(duel(None), first, 500) for first in range(0, 20_000, 500)), Tally())
    plain = fixed(duel(None), tally.deals, tally.total, tally.squares)
    error = ((mean.high - mean.low) ** 2 + (plain.high - plain.low) ** 2) ** 0.5 / 3.92
    assert abs(mean.estimate - plain.estimate) < 4 * error
    assert strata.is_whole and strata.chance == pytest.approx(1)
    assert 4000 <= strata.effective_deals() <= 20_000


def test_without_a_ten_the_swaps_are_one():
    tally = play_block(duel("tens_dealt=0"), 0, 300)
    assert (tally.total, tally.differing) == (0, 0)


def test_blocks_do_not_matter():
    given = duel("tens_dealt>=2")
    parts = play_block(given, 0, 70) + play_block(given, 70, 130)
    assert parts == play_block(given, 0, 200)


@pytest.mark.parametrize(("language", "told"), [("sv", "exakt 0,345"), ("en", "exactly 0.345%")])
def test_the_command_tells_how_rare_it_is(cli, tmp_path, language, told):
    out = ("--out", tmp_path / "o", "--lang", language)
    ran = cli(*TWO, "--given", "tens_dealt>=3", *out)
    assert ran.code == 0 and told in ran.out
    assert max(map(len, ran.out.splitlines())) <= 100
    document = json.loads((tmp_path / "o/compare.json").read_text())
    assert document["given"]["chance"] == pytest.approx(0.003454, abs=1e-6)
    share = document["given"]["per_deal_effect"][0] / document["effect"]["estimate"]
    assert share == pytest.approx(document["given"]["chance"])


@pytest.mark.parametrize("language", ["sv", "en"])
def test_strata_are_told_and_written(cli, tmp_path, language):
    out = ("--out", tmp_path / "o", "--lang", language)
    ran = cli(*TWO, "--given", "tens_dealt=0..4", "--strata", *out)
    assert ran.code == 0, ran.err
    assert max(map(len, ran.out.splitlines())) <= 100
    document = json.loads((tmp_path / "o/strata.json").read_text())
    assert [each["condition"] for each in document["strata"]] == [
        f"tens_dealt={n}" for n in range(5)
    ]
    assert len((tmp_path / "o/strata.csv").read_text().splitlines()) == 6
    again = cli("run-spec", tmp_path / "o/study.toml", "--out", tmp_path / "p", "--json")
    assert json.loads(again.out)["strata"] == document["strata"]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--strata",), "--given"),
        (("--given", "tens_open=9"), "cannot be dealt"),
        (("--given", "tens_dealt=0..4", "--strata", "--sprt", "0,1pp"), "--strata takes a number"),
    ],
)
def test_bad_input_gets_one_sentence(cli, tmp_path, arguments, told):
    ran = cli(*TWO, *arguments, "--out", tmp_path / "o")
    assert ran.code == 2 and told in ran.err and len(ran.err.strip().splitlines()) == 1
