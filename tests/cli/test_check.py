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
        "speed",
    ]
    assert document["passed"] is True


def test_a_strategy_is_not_seated_where_it_does_not_claim_to_play(cli, bot):
    path = bot(declared=", rule_sets=('app',)")
    ran = cli("trace", "--rules", "enkel", "--strategies", path)
    assert ran.code == 2
    assert "my_bot plays app and does not claim enkel" in ran.err
