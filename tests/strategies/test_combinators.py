"""Combinators: what they play, how they are written, and that nothing is compiled anew for them."""

import numpy as np
import pytest

from simcore.engine import engine_of
from simcore.errors import Refusal
from simcore.expression import DEEPEST
from simcore.games import find_game
from simcore.players import _COMPILED
from strategies.catalogue import CATALOGUES, find_everywhere, find_strategy
from tests.support.arenas import rows_of, same

SAME = {
    "mix with p=1 is A": ("mix(lagforst:copies=one,tryckaren,p=1)", "lagforst:copies=one"),
    "mix with p=0 is B": ("mix(tryckaren,lagforst,p=0)", "lagforst"),
    "mix of A and A is A": ("mix(lagforst,lagforst,p=0.3)", "lagforst"),
    "noise with p=0 is A": ("noise(talmodig,p=0)", "talmodig"),
    "switch of A and A is A": ("switch(talmodig,talmodig)", "talmodig"),
    "swap_of takes A's swap": (
        "swap_of(lagforst:swap=sw3,lagforst:copies=one)",
        "lagforst:copies=one,swap=sw3",
    ),
    "nested": ("mix(switch(mix(lagforst,slump,p=1),lagforst),slump,p=1)", "lagforst"),
}


@pytest.mark.nojit
@pytest.mark.parametrize("name", SAME)
def test_a_combination_plays_like_what_it_amounts_to(name):
    made, plain = SAME[name]
    house = {"voluntary_pickup": "false"}
    ours = rows_of("app", [made, "slump"], 40, house=house, cap=300)
    assert same(ours, rows_of("app", [plain, "slump"], 40, house=house, cap=300))


@pytest.mark.parametrize("rules", ["app", "enkel"])
def test_a_part_remembers_on_its_own_account(rules):
    house = {} if rules == "enkel" else {"two": "plain_low"}
    parts = ["swap_of(lagforst,samlaren:takes=2)", "samlaren"]
    ours = rows_of(rules, parts, 400, house=house)
    assert same(ours, rows_of(rules, ["samlaren:takes=2", "samlaren"], 400, house=house))


def test_two_parts_of_the_same_kind_have_a_memory_each():
    once = rows_of("app", ["samlaren:takes=1", "lagforst"], 400)
    twice = rows_of("app", ["mix(samlaren:takes=1,samlaren:takes=1,p=0.5)", "lagforst"], 400)
    assert not same(once, twice)


@pytest.mark.parametrize("family", CATALOGUES)
def test_switch_is_A_before_and_B_after(family):
    rules, before, after = {
        "shedding": ("app", "lagforst:copies=one", "tryckaren"),
        "classic": ("klassisk", "roffaren", "trumfsnalen"),
    }[family]
    made = rows_of(rules, [f"switch({before},{after})", "slump"], 200)
    assert not same(made, rows_of(rules, [before, "slump"], 200))
    assert not same(made, rows_of(rules, [after, "slump"], 200))


def test_switch_plays_phase_two_of_a_classic_game_as_B():
    ours = rows_of("klassisk", ["switch(duckaren,duckaren)"] * 3, 300)
    assert same(ours, rows_of("klassisk", ["duckaren"] * 3, 300))
    ours = rows_of("klassisk", ["switch(duckaren,trumfsnalen)"] * 2, 300)
    assert not same(ours, rows_of("klassisk", ["duckaren"] * 2, 300))


def test_noise_is_as_likely_as_it_says():
    lost = {
        p: rows_of("klassisk", [f"noise(boken,p={p})", "boken"], 4000).seats[:, 0, 0].mean()
        for p in (0, 0.5, 1)
    }
    assert lost[0] < lost[0.5] < lost[1]
    likformig = rows_of("klassisk", ["likformig", "boken"], 4000).seats[:, 0, 0].mean()
    assert lost[1] == pytest.approx(likformig, abs=5 * 0.5 / np.sqrt(4000))


SPELLED = {
    "mix(lagforst,samlaren,p=0.2)": "mix(lagforst,samlaren,p=0.2)",
    "mix( lagforst , samlaren )": "mix(lagforst,samlaren)",
    "mix(samlaren:pile=5,talon=2,lagforst,p=0.2)": "mix(samlaren:talon=2,pile=5,lagforst,p=0.2)",
    "mix(p=0.2,lagforst,samlaren)": "mix(lagforst,samlaren,p=0.2)",
    "noise(switch(lagforst,samlaren):)": "noise(switch(lagforst,samlaren))",
    "mix((lagforst:copies=one),samlaren)": "mix(lagforst:copies=one,samlaren)",
    "mix(noise(lagforst,p=0.3),samlaren,p=0.4)": "mix(noise(lagforst,p=0.3),samlaren,p=0.4)",
}


@pytest.mark.parametrize("typed", SPELLED)
def test_a_combination_is_spelled_so_that_it_is_found_again(typed):
    found = find_strategy(typed, find_game("app"))
    assert found.spell() == SPELLED[typed]
    assert find_strategy(found.spell(), find_game("app")) == found


def test_declared_properties_are_those_of_the_parts():
    rules = find_game("app")
    for typed, deterministic, memory in (
        ("switch(lagforst,samlaren)", True, True),
        ("switch(lagforst,slump)", False, False),
        ("swap_of(slump,lagforst)", False, False),
        ("mix(lagforst,lagforst)", False, False),
    ):
        found = find_strategy(typed, rules)
        assert (found.deterministic, found.memory) == (deterministic, memory), typed
    assert [each.family for each in find_everywhere("noise(slump)")] == ["shedding", "classic"]


def test_nothing_is_compiled_for_other_parts():
    rows_of("app", ["mix(lagforst,slump)", "lagforst"], 5)
    rows_of("app", ["talmodig", "tryckaren"], 5)
    engine = engine_of("shedding")
    before = len(engine.play_chunk.signatures), len(_COMPILED)
    rows_of("app", ["mix(talmodig,mix(tryckaren,lagforst,p=0.1),p=0.7)", "lagforst"], 5)
    assert (len(engine.play_chunk.signatures), len(_COMPILED)) == before


def test_ten_deep_is_no_trouble_and_beyond_a_limit_it_is_refused():
    text = "lagforst"
    for _ in range(10):
        text = f"mix({text},samlaren,p=0.5)"
    assert len(rows_of("app", [text] * 4, 20).games) == 20
    with pytest.raises(Refusal, match=f"nested {DEEPEST} deep"):
        find_strategy("noise(" * 60 + "lagforst" + ")" * 60, find_game("app"))


REFUSED = {
    "mix(lagforst,samlaren,p=1.5)": "In mix: p must be a number from 0 to 1; found 1.5.",
    "mix(lagforst,samlaren,q=0.5)": "samlaren knows no parameter 'q'",
    "mix(lagforst,p=0.5)": "mix is made of 2 strategies, as mix(A,B,p=0.5); found 1.",
    "mix()": "found 0",
    "mixx(lagforst,samlaren)": "There is no combinator 'mixx'; did you mean 'mix'?",
    "mix(lagforst,samlaren": "a parenthesis opens alone",
    "mix(lagforst,samlaren))": "a parenthesis closes alone",
    "mix(lagforst,boken)": "lagforst plays shedding games and boken plays classic games",
    "mix(lagforst,no such)": "There is no strategy 'no such'",
    "my bot": "There is no strategy 'my bot'",
}


@pytest.mark.parametrize("typed", REFUSED)
def test_what_cannot_be_combined_is_refused(cli, typed):
    ran = cli(
        "run", "--rules", "app", "--seats", f"{typed},lagforst", "--games", "10", "--no-store"
    )
    assert ran.code == 2
    assert REFUSED[typed] in ran.err
    assert "Traceback" not in ran.err


def test_swap_of_is_for_games_with_a_swap():
    with pytest.raises(Refusal, match="classic games have no swap"):
        find_strategy("swap_of(boken,duckaren)", find_game("klassisk"))


def test_a_combination_of_files_is_kept_with_its_run(cli, tmp_path):
    for name in ("one", "two"):
        (tmp_path / f"{name}.py").write_text(BOT.format(name=name))
    seats = f"mix({tmp_path}/one.py,{tmp_path}/two.py:two,p=0.3),lagforst"
    ran = cli("run", "--rules", "app", "--seats", seats, "--games", "50", "--out", tmp_path / "run")
    assert ran.code == 0, ran.err
    kept = sorted(path.name[:4] for path in (tmp_path / "run" / "strategies").iterdir())
    assert kept == ["one-", "two-"]
    (tmp_path / "one.py").unlink()
    again = cli("replay", tmp_path / "run", "3")
    assert again.code == 0, again.err


BOT = '''
from simcore.strategy import strategy
from simcore.shedding.view import ordinary_lays
from strategies.parts.laying import lay_lowest, without_ordinary


@strategy("shedding")
def {name}(view, parameters, memory, rng):
    """Lay low."""
    ordinary = ordinary_lays(view)
    return lay_lowest(ordinary, False) if ordinary else without_ordinary(view)
'''
