"""A sweep plays all points on the same deals and confirms on others, and refuses grids that are none."""

import json

import pytest

from experiments.comparing import fixed
from experiments.duel import Duel, play_block
from experiments.measure import measure_of
from experiments.sweep import read_axis, run_sweep
from simcore.errors import Refusal
from simcore.games import make_rules
from strategies.catalogue import find_strategy


def duel_of(own="talmodig", other="lagforst", rules="app", seats=2, measure="win"):
    rule_set = make_rules(rules, (), seats)
    found = [find_strategy(name, rule_set) for name in (own, other)]
    return Duel(rule_set, *found, seats, measure_of(measure, seats), 5, 400)


def test_a_point_is_the_duel_of_that_strategy():
    duel = duel_of()
    sweep = run_sweep(
        duel, [read_axis("pile=1,5,12", duel.candidate)], 700, 6, 2, lambda games: None
    )
    for point in sweep.points:
        own = play_block(duel_of(f"talmodig:pile={point.values[0]}"), 0, 700)
        alone = fixed(duel, own.deals, own.total, own.squares)
        assert point.effect.estimate == pytest.approx(alone.estimate)
        assert point.effect.low < alone.low < alone.high < point.effect.high
    assert sweep.points[sweep.best].values == ("12",)
    assert sweep.confirmed is not None
    confirming, tally = sweep.confirmed
    assert (confirming.seed, confirming.reference) == (6, duel.candidate)
    assert tally.deals == 700
    assert sweep.change().estimate > 0


def test_the_strategy_as_it_was_needs_no_confirmation():
    duel = duel_of("talmodig:pile=12")
    sweep = run_sweep(duel, [read_axis("pile=1,12", duel.candidate)], 600, 6, 1, lambda games: None)
    assert sweep.confirmed is None and sweep.change() is None


def test_two_parameters_make_a_map_and_threads_change_nothing():
    duel = duel_of("samlaren")
    axes = [read_axis("talon=0:6:3", duel.candidate), read_axis("pile=2,8", duel.candidate)]
    one, two = (run_sweep(duel, axes, 600, 6, threads, lambda games: None) for threads in (1, 2))
    assert [point.values for point in one.points] == [
        (talon, pile) for talon in ("0", "3", "6") for pile in ("2", "8")
    ]
    assert one.points == two.points
    assert (one.games, one.unfinished) == (two.games, two.unfinished)


def test_a_choice_is_swept_by_its_names():
    duel = duel_of("lagforst")
    assert read_axis("swap=sw1,sw4", duel.candidate).values == ("sw1", "sw4")


REFUSED = {
    "pile=0:99:9": "leaves the bounds of talmodig: pile must be a whole number from 0 to 52; found 54",
    "pile=0:5:0": "must go up from LOW to HIGH",
    "pile=5:0:1": "must go up from LOW to HIGH",
    "pile=0:1:0.5": "found 0.5",
    "pile=a:b:c": "LOW:HIGH:STEP",
    "pile=3,3": "names a value twice",
    "plie=1,2": "did you mean 'pile'?",
    "pile": "A grid is NAME=",
}


@pytest.mark.parametrize("text", REFUSED)
def test_what_is_no_grid_is_refused(text):
    with pytest.raises(Refusal) as refused:
        read_axis(text, duel_of().candidate)
    assert REFUSED[text] in str(refused.value)


@pytest.mark.parametrize("lang", ["sv", "en"])
@pytest.mark.parametrize("grids", [("tau=0,0.5,1",), ("tau=0,0.5", "single=10,12")])
def test_the_command_sweeps_draws_and_writes(cli, tmp_path, monkeypatch, lang, grids):
    monkeypatch.chdir(tmp_path)
    words = [word for text in grids for word in ("--grid", text)]
    ran = cli("sweep", "stark", *words, "--games", "2000", "--cap", "400", "--lang", lang)
    assert ran.code == 0, ran.err
    told = [line for line in ran.out.splitlines() if "skitgubbe compare" not in line]
    assert max(map(len, told)) <= 100
    assert ("träningsgivarna" if lang == "sv" else "training deals") in ran.out
    [folder] = (tmp_path / "sweeps").iterdir()
    document = json.loads((folder / "sweep.json").read_text())
    assert {each.name for each in folder.iterdir()} == set(document["files"])
    assert len((folder / "grid.csv").read_text().splitlines()) == 1 + len(document["points"])


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--grid", "tau=0,1", "--grid", "tau=0,1"), "tau is swept twice"),
        (
            ("--grid", "tau=0,1", "--confirming-seed", "1"),
            "--confirming-seed is the training seed 1",
        ),
        (("--grid", "tau=0,2"), "leaves the bounds of stark"),
        (("--grid", "a=1", "--grid", "b=1", "--grid", "c=1"), "one --grid or two; found 3"),
    ],
)
def test_a_sweep_that_cannot_be_is_refused_in_one_sentence(cli, tmp_path, arguments, told):
    ran = cli("sweep", "stark", *arguments, "--out", tmp_path / "x")
    assert (ran.code, told in ran.err, "Traceback" in ran.err) == (2, True, False)
