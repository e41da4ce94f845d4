"""A race ends with the best, drops the others in their time, and is the same for any number of threads."""

import json

import pytest

from experiments.best_of import Race, run_race
from experiments.duel import BLOCK, Duel, play_numbers
from experiments.measure import measure_of
from simcore.errors import Refusal
from simcore.games import make_rules
from strategies.catalogue import find_strategy


def duel_of(own="talmodig", seats=2, measure="win"):
    rule_set = make_rules("app", (), seats)
    found = [find_strategy(name, rule_set) for name in (own, "lagforst")]
    return Duel(rule_set, *found, seats, measure_of(measure, seats), 5, 400)


def names(outcome):
    return [each.strategy.spell() for each in outcome.left]


def race_of(candidates, deals=80 * BLOCK, margin=0.0, measure="win", seats=2):
    duel = duel_of(measure=measure, seats=seats)
    rule_set = duel.rules
    return Race(duel, tuple(find_strategy(each, rule_set) for each in candidates), deals, margin)


FIELD = ["lagforst:copies=one", "stark", "samlaren", "slump", "dumparen", "slutspelaren"]


@pytest.mark.parametrize(("measure", "seats"), [("win", 2), ("risk", 3), ("place", 3)])
def test_a_race_ends_with_the_best(measure, seats):
    outcome = run_race(race_of(FIELD, measure=measure, seats=seats), 2, lambda games: None)
    assert names(outcome) == ["stark"]
    assert outcome.deals < 80 * BLOCK
    fallen = [each.fell_at for each in outcome.runners[1:]]
    assert fallen == sorted(fallen, reverse=True)
    again = run_race(race_of(FIELD, measure=measure, seats=seats), 1, lambda games: None)
    assert again.runners == outcome.runners


def test_a_race_of_equals_ends_at_its_margin_or_its_limit():
    equals = ["lagforst", "chansaren"]
    outcome = run_race(race_of(equals, deals=4 * BLOCK), 1, lambda games: None)
    assert sorted(names(outcome)) == ["chansaren", "lagforst"] and outcome.deals == 4 * BLOCK
    outcome = run_race(race_of(equals, margin=0.02), 1, lambda games: None)
    assert len(outcome.left) == 2 and outcome.deals < 80 * BLOCK


def test_a_runner_has_the_sums_of_its_own_duel():
    outcome = run_race(race_of(["stark", "slump"], deals=BLOCK), 1, lambda games: None)
    for each in outcome.runners:
        numbers, _ = play_numbers(duel_of(each.strategy.spell()), 0, BLOCK)
        assert tuple(each.sums) == (BLOCK, int(numbers.sum()), int(numbers @ numbers))


@pytest.mark.parametrize("lang", ["sv", "en"])
def test_the_command_races_draws_and_writes(cli, tmp_path, monkeypatch, lang):
    monkeypatch.chdir(tmp_path)
    ran = cli("best-of", "stark", "lagforst:copies=one", "slump", "--cap", "400", "--lang", lang)
    assert ran.code == 0, ran.err
    assert ("Vinnare är stark." if lang == "sv" else "The winner is stark.") in ran.out
    assert max(map(len, ran.out.splitlines())) <= 100
    [folder] = (tmp_path / "races").iterdir()
    document = json.loads((folder / "race.json").read_text())
    assert (document["winner"], document["left"]) == ("stark", ["stark"])
    assert {each.name for each in folder.iterdir()} == set(document["files"])
    again = cli("best-of", "stark", "--grid", "take=0,15,30", "--margin", "5pp", "--lang", lang)
    assert again.code == 0, again.err
    assert ("går inte att skilja åt" if lang == "sv" else "cannot be told apart") in again.out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("stark",), "A race has 2 to 400 candidates; found 1."),
        (("stark", "stark"), "stark is named twice"),
        (("stark", "slump", "--margin", "0"), "--margin must be more than 0"),
        (("stark", "boken"), "boken plays classic games"),
        (("stark", "--grid", "take=0:99:9"), "leaves the bounds of stark"),
    ],
)
def test_a_race_that_cannot_be_is_refused_in_one_sentence(cli, tmp_path, arguments, told):
    ran = cli("best-of", *arguments, "--out", tmp_path / "x")
    assert (ran.code, told in ran.err, "Traceback" in ran.err) == (2, True, False)


def test_one_alone_does_not_race():
    with pytest.raises(Refusal, match="at least two"):
        run_race(race_of(["stark"]), 1, lambda games: None)
