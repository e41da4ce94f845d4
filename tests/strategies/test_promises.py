"""What every strategy of the catalogue declares about itself is true; a strategy that declares wrongly is caught."""

import pytest

from experiments.promises import (
    decided_by,
    try_parameter,
    try_same_again,
    try_without_knowledge,
    uses_knowledge,
)
from simcore.errors import Refusal
from simcore.games import GAMES, make_rules
from strategies.catalogue import CATALOGUES, find_strategy

EVERYBODY = [
    pytest.param(each, id=f"{family}-{name}")
    for family, strategies in CATALOGUES.items()
    for name, each in strategies.items()
]
PARAMETERS = [
    pytest.param(each, place, id=f"{family}-{name}-{parameter.name}")
    for family, strategies in CATALOGUES.items()
    for name, each in strategies.items()
    for place, parameter in enumerate(each.parameters)
]
ANY_TIME = make_rules("app", {"chansa": "any_time"}, 2)


def games_of(strategy):
    found = [make_rules(name) for name, game in GAMES.items() if game.family == strategy.family]
    return [*found, ANY_TIME] if strategy.family == "shedding" else found


@pytest.mark.parametrize("strategy", EVERYBODY)
def test_the_same_view_has_the_same_answer(strategy):
    assert try_same_again(strategy, games_of(strategy)[0]) > 100


@pytest.mark.parametrize("strategy", EVERYBODY)
def test_knowledge_is_used_by_those_who_declare_it_and_by_nobody_else(strategy):
    if strategy.knowledge:
        assert any(uses_knowledge(strategy, rules) for rules in games_of(strategy))
    else:
        assert try_without_knowledge(strategy, games_of(strategy)[0]) > 100


@pytest.mark.parametrize(("strategy", "place"), PARAMETERS)
def test_a_parameter_changes_what_it_says_and_nothing_else(strategy, place):
    assert decided_by(strategy, strategy.parameters[place])
    assert try_parameter(strategy, place, games_of(strategy)) > 0


@pytest.mark.parametrize(
    "typed", ["mix(lagforst,samlaren,p=0.3)", "noise(stark)", "switch(boken,klassraknaren)"]
)
def test_a_combination_declares_what_its_parts_do(typed):
    family = "classic" if "boken" in typed else "shedding"
    rules = make_rules("klassisk" if family == "classic" else "app")
    strategy = find_strategy(typed, rules)
    assert try_same_again(strategy, rules) > 100
    assert strategy.knowledge == uses_knowledge(strategy, rules)


WRONG = {
    "knowledge": (
        'parameters=(Parameter("n", default=1, low=0, high=9, meaning="m"),)',
        "return take() if count(burnt(view), TEN) >= parameters[0] and may_take(view) else lowest_first(view)",
        "makes use of what only a good memory tells",
    ),
    "idle": (
        'parameters=(Parameter("n", default=2, low=0, high=9, meaning="m"),)',
        "return lowest_first(view)",
        "never decides its turn otherwise for another n",
    ),
    "undeclared decision": (
        'parameters=(Parameter("n", default=1, low=0, high=9, meaning="m", decides=("swap",)),)',
        "return take() if parameters[0] > 1 and may_take(view) else lowest_first(view)",
        "changes its turn with n, which is declared to change only: swap",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_declaration_is_told_in_one_sentence(cli, tmp_path, name):
    declared, last, told = WRONG[name]
    path = tmp_path / "my_bot.py"
    path.write_text(BOT.format(declared=declared, last=last))
    ran = cli("check", path, "--rules", "app")
    assert ran.code == 2
    assert told in ran.err
    assert "Traceback" not in ran.err


def test_a_name_with_a_space_is_refused(cli, tmp_path):
    path = tmp_path / "my_bot.py"
    path.write_text(BOT.format(declared='name="my bot"', last="return lowest_first(view)"))
    ran = cli("check", path)
    assert (ran.code, "one word of letters, digits and _, such as my_bot" in ran.err) == (2, True)


def test_what_is_deterministic_cannot_draw():
    with pytest.raises(Refusal, match="declared deterministic"):
        from simcore.players import compile_strategy
        from simcore.strategy import strategy

        @strategy("shedding")
        def draws(view, parameters, memory, rng):
            rng[3] = rng[3]
            return rng[0]

        compile_strategy(draws.strategy)


BOT = '''
from simcore.cards import TEN, count
from simcore.shedding.view import burnt, may_take, take
from simcore.strategy import Parameter, strategy
from strategies.parts.laying import lowest_first


@strategy("shedding", {declared})
def my_bot(view, parameters, memory, rng):
    """Lay low."""
    {last}
'''
