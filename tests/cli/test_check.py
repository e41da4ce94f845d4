"""check: every promise tried, every break told in terms of the user's own line."""

import json

import pytest

BREAKS = {
    "illegal action": ({"last": "return 99"}, "answered the number 99, which is not legal"),
    "no action": ({"last": "pass"}, "(pass): it can end without returning an action"),
    "text": ({"last": 'return "take"'}, "it returns something that is no action"),
    "writes to its view": ({"first": "view[2] = 1"}, "it writes to its view, which is read-only"),
    "writes to its parameters": (
        {"first": "parameters[0] = 1.0"},
        "it writes to its parameters, which are read-only",
    ),
    "undeclared memory": ({"first": "memory[0] = 1"}, "does not declare memory=True"),
    "randomness though deterministic": (
        {"first": "from_rng = rng[3]; rng[3] = from_rng + from_rng"},
        "it draws random numbers but is declared deterministic",
    ),
    "unknown name": ({"last": "return whatever(view)"}, "name 'whatever' is not defined"),
    "raises": ({"last": 'raise ValueError("oops")'}, "raised ValueError (oops)"),
    "does not parse": ({"last": "return ("}, "is not Python"),
    "refuses when read": ({"declared": ", rule_sets=(1/0,)"}, "ZeroDivisionError"),
}


@pytest.mark.parametrize("name", BREAKS)
def test_a_break_is_told_in_one_sentence(cli, bot, name):
    changes, told = BREAKS[name]
    ran = cli("check", bot(**changes))
    assert ran.code == 2
    assert told in ran.err
    assert "Traceback" not in ran.err


def test_a_decision_that_never_returns_is_ended(cli, bot):
    path = bot(last="while True:\n        pass\n    return without_ordinary(view)")
    ran = cli("check", path, "--patience", "15")
    assert ran.code == 2
    assert "loops for ever in one decision" in ran.err


def test_a_good_strategy_keeps_the_contract(cli, bot):
    ran = cli("check", bot(declared=", rule_sets=('app',)"), "--json")
    assert ran.code == 0
    document = json.loads(ran.out)
    names = [finding["name"] for finding in document["kept"]]
    assert names == [
        "compiles",
        "legal in app",
        "repeatable",
        "blind to what it may not see",
        "knowledge",
        "speed",
    ]
    assert document["passed"] is True


def test_a_strategy_is_not_seated_where_it_does_not_claim_to_play(cli, bot):
    path = bot(declared=", rule_sets=('app',)")
    ran = cli("trace", "--rules", "enkel", "--strategies", path)
    assert ran.code == 2
    assert "my_bot plays app and does not claim enkel" in ran.err


CLASSIC_BOT = '''
import numpy as np
from simcore.strategy import strategy
from strategies.parts.tricks import beat_cheaply, by_the_book


@strategy("classic"{declared})
def my_bot(view, parameters, memory, rng):
    """Play by the book."""
    return {one}
'''
PHASE_TWO = '''

@my_bot.phase_two
def my_bot_two(view, parameters, memory, rng):
    """Play by the book."""
    return {two}
'''
CLASSIC_BREAKS = {
    "no phase two": ({"phase_two": ""}, "my_bot has no function for phase two: add one"),
    "illegal in phase one": ({"one": "np.uint64(52)"}, "answered take, which is not legal"),
    "illegal in phase two": ({"two": "np.uint64(53)"}, "answered chance, which is not legal"),
    "text in phase two": ({"two": '"take"'}, "it returns something that is no action"),
}


@pytest.fixture
def classic_bot(tmp_path):
    def _write(one="beat_cheaply(view)", two="by_the_book(view)", phase_two=PHASE_TWO, declared=""):
        path = tmp_path / "my_bot.py"
        path.write_text((CLASSIC_BOT + phase_two).format(one=one, two=two, declared=declared))
        return path

    return _write


def test_a_good_classic_strategy_keeps_the_contract(cli, classic_bot):
    ran = cli("check", classic_bot(declared=", rule_sets=('mattis', 'alla-spelar')"), "--json")
    assert ran.code == 0, ran.err
    document = json.loads(ran.out)
    assert [finding["name"] for finding in document["kept"]] == [
        "compiles",
        "legal in mattis",
        "legal in alla-spelar",
        "repeatable",
        "blind to what it may not see",
        "knowledge",
        "speed",
    ]
    assert {finding["family"] for finding in document["kept"]} == {"classic"}
    assert "of boken" in document["kept"][-1]["told"]


@pytest.mark.parametrize("name", CLASSIC_BREAKS)
def test_a_break_in_a_classic_game_is_told_in_one_sentence(cli, classic_bot, name):
    changes, told = CLASSIC_BREAKS[name]
    ran = cli("check", classic_bot(**changes), "--rules", "klassisk")
    assert ran.code == 2
    assert told in ran.err
    assert "Traceback" not in ran.err


def test_the_game_of_a_break_is_named_in_its_house(cli, classic_bot):
    told = cli("check", classic_bot(two="np.uint64(53)"), "--rules", "mattis").err
    replay = told.partition("Look at it: skitgubbe ")[2].split()
    assert replay[:1] == ["replay"]
    ran = cli(*replay, "--json")
    assert ran.code == 2
    assert "answered chance, which is not legal" in ran.err


def test_a_name_of_both_families_is_checked_in_both(cli):
    ran = cli("check", "slump")
    assert ran.code == 0, ran.err
    assert "in app, enkel, vandtia:\n  ok  compiles" in ran.out
    assert "in klassisk, alla-spelar, uppvand-trumf, mattis:\n  ok  compiles" in ran.out
    assert "legal in enkel" in ran.out
    assert "legal in mattis" in ran.out
    assert "Next: skitgubbe run --rules app --seats slump,lagforst" in ran.out


def test_a_parameter_chooses_the_family_that_has_it(cli):
    ran = cli("check", "slump:swap=sw3", "--json")
    assert ran.code == 0, ran.err
    assert {finding["family"] for finding in json.loads(ran.out)["kept"]} == {"shedding"}


def test_one_rule_set_may_be_chosen(cli):
    ran = cli("check", "slump", "--rules", "mattis")
    assert ran.code == 0, ran.err
    told = [line for line in ran.out.splitlines() if "legal in" in line]
    assert len(told) == 1 and "legal in mattis" in told[0]
    assert "Next: skitgubbe run --rules mattis --seats slump,boken" in ran.out
