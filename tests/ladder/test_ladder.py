"""The ladder: its numbers are those of the rows, ties are exact, loops count by bounds, threads change nothing."""

import csv
import json
from dataclasses import replace

import numpy as np
import pytest

from experiments.ladder import Laddering, Standing, difference, play_ladder, rank
from simcore.arena import Arena
from simcore.games import make_rules
from strategies.catalogue import find_strategy


def laddering(names, rules="app", seats=2, deals=60, threads=1, cap=300):
    rule_set = make_rules(rules, (), seats)
    strategies = tuple(find_strategy(name, rule_set) for name in names)
    return Laddering(rule_set, strategies, seats, deals, 7, cap, threads)


def played(names, **more):
    return play_ladder(laddering(names, **more), lambda games: None)


def standing(ladder, name):
    return next(each for each in ladder.standings if each.strategy.spell() == name)


@pytest.mark.parametrize(("rules", "seats"), [("app", 2), ("app", 3), ("klassisk", 4)])
def test_the_numbers_are_those_of_the_rows(rules, seats):
    names = {
        "app": ["lagforst", "tryckaren", "slump"],
        "klassisk": ["boken", "roffaren", "slump"],
    }[rules]
    wanted = laddering(names, rules, seats)
    ladder = play_ladder(wanted, lambda games: None)
    own, *others = wanted.strategies
    lost = np.zeros(wanted.deals, dtype=int)
    endless, held = np.zeros(wanted.deals, dtype=int), np.zeros(wanted.deals, dtype=int)
    for opponent in others:
        for seat in range(seats):
            line_up = [own if each == seat else opponent for each in range(seats)]
            rows = Arena(wanted.rules, line_up, wanted.seed, wanted.cap).play(0, wanted.deals)
            for deal, (_, _, loser, status, *_) in enumerate(rows.games.tolist()):
                lost[deal] += status == 1 and loser == seat
                endless[deal] += status != 1
                held[deal] += status != 1 and rows.seats[deal, seat, 0] == 0
    found = standing(ladder, names[0])
    assert found.games == 2 * seats
    assert found.lost.tolist() == lost.tolist()
    assert found.unfinished.tolist() == endless.tolist()
    assert found.open.tolist() == held.tolist()


def test_everybody_together_loses_as_many_games_as_there_are():
    ladder = played(["lagforst", "samlaren", "dumparen"], deals=80)
    lost = sum(each.lost.sum() for each in ladder.standings)
    endless = sum(each.unfinished.sum() for each in ladder.standings)
    assert lost + endless / 2 == 3 * 2 * 80


def test_identical_strategies_tie_exactly():
    ladder = played(["lagforst", "mix(lagforst,lagforst)"], deals=200)
    first, second = ladder.standings
    assert np.array_equal(first.lost, second.lost) or first.lost.sum() == second.lost.sum()
    twins = played(["chansaren", "lagforst", "samlaren"], deals=200)
    chansaren, lagforst = standing(twins, "chansaren"), standing(twins, "lagforst")
    assert chansaren.at_worst() == lagforst.at_worst()
    step = difference(chansaren, lagforst)
    assert (step.estimate, step.error) == (0, 0)
    assert not twins.is_told_from_above(twins.standings.index(lagforst))


def test_threads_change_nothing():
    names = ["lagforst", "slump", "samlaren", "ivrig"]
    one, two = (played(names, threads=threads) for threads in (1, 2))
    for a, b in zip(one.standings, two.standings, strict=True):
        assert a.strategy.spell() == b.strategy.spell()
        assert np.array_equal(a.lost, b.lost) and np.array_equal(a.unfinished, b.unfinished)


def test_2_4_loops_count_by_bounds_and_the_ladder_ranks_at_worst():
    ladder = played(["tryckaren", "lagforst", "slump"], deals=150)
    found = standing(ladder, "tryckaren")
    best, never, worst = (
        each.estimate for each in (found.at_best(), found.never_ended(), found.at_worst())
    )
    assert never > 0.2
    assert worst == pytest.approx(best + never)
    assert best < standing(ladder, "slump").at_best().estimate
    risks = [each.at_worst().estimate for each in ladder.standings]
    assert risks == sorted(risks)


def test_the_interval_covers_a_known_risk():
    rng, covered = np.random.default_rng(5), 0
    strategy = laddering(["lagforst", "slump"]).strategies[0]
    for _ in range(400):
        chance = rng.beta(2, 3, size=300)
        lost = rng.binomial(4, chance)
        found = Standing(strategy, 4, lost, np.zeros_like(lost), np.zeros_like(lost)).at_worst()
        covered += found.low <= 0.4 <= found.high
    assert 0.91 <= covered / 400 <= 0.98


def test_a_step_is_sure_only_if_it_is_after_adjusting_for_all_steps():
    rng = np.random.default_rng(6)
    strategies = laddering(["lagforst", "slump", "samlaren", "ivrig"]).strategies
    none = np.zeros(400, dtype=int)
    lost = [rng.binomial(4, 0.5, 400) for _ in range(3)] + [rng.binomial(4, 0.9, 400)]
    ladder = rank(
        [Standing(each, 4, own, none, none) for each, own in zip(strategies, lost, strict=True)]
    )
    assert [ladder.is_told_from_above(place) for place in range(4)] == [False, False, False, True]
    assert ladder.standings[-1].strategy is strategies[3]
    assert [each.strategy for each in ladder.level_with_best()] == [
        each.strategy for each in ladder.standings[1:3]
    ]


def test_small_steps_may_lead_surely_away_from_the_best():
    strategies = laddering(["lagforst", "slump", "samlaren", "ivrig"]).strategies
    rng, none = np.random.default_rng(8), np.zeros(300, dtype=int)
    lost = [rng.binomial(4, 0.5 + 0.02 * place, 300) for place in range(4)]
    ladder = rank(
        [Standing(each, 4, own, none, none) for each, own in zip(strategies, lost, strict=True)]
    )
    assert not any(ladder.is_told_from_above(place) for place in (1, 2, 3))
    assert ladder.standings[-1] not in ladder.level_with_best()


def test_a_slow_strategy_plays_fewer_deals_and_is_nobodys_opponent():
    wanted = laddering(["lagforst", "samlaren", "utraknad:rollouts=1"], deals=400)
    slow = wanted.strategies[2]
    assert (wanted.deals_of(slow), wanted.deals_of(wanted.strategies[0])) == (20, 400)
    assert slow not in wanted.opponents_of(wanted.strategies[0])
    assert len(wanted.opponents_of(slow)) == 2
    ladder = play_ladder(wanted, lambda games: None)
    assert standing(ladder, slow.spell()).deals == 20
    pair = replace(wanted, strategies=wanted.strategies[1:])
    assert pair.deals_of(slow) == 400, "where only two meet, both play all deals"


@pytest.mark.parametrize("lang", ["sv", "en"])
def test_the_command_ranks_and_leaves_its_files(cli, tmp_path, lang):
    out = tmp_path / "ladder"
    arguments = ["--strategies", "lagforst,slump,mix(lagforst,slump,p=0.5)", "--deals", "60"]
    ran = cli("ladder", "--rules", "app", "--seats", "2", *arguments, "--out", out, "--lang", lang)
    assert ran.code == 0, ran.err
    assert max(len(line) for line in ran.out.splitlines() if str(out) not in line) <= 100
    assert ran.out.index("lagforst") < ran.out.index("mix(")
    assert ("risk i värsta fall" if lang == "sv" else "risk at worst") in ran.out
    assert "skitgubbe run --rules app --seats 'lagforst,mix(" in ran.out
    assert {each.name for each in out.iterdir()} == {
        "ladder.png",
        "ladder.svg",
        "ladder.csv",
        "ladder.json",
        "study.toml",
    }
    with (out / "ladder.csv").open() as file:
        rows = list(csv.DictReader(file))
    document = json.loads((out / "ladder.json").read_text())
    assert [row["strategy"] for row in rows] == [each["strategy"] for each in document["standings"]]
    assert float(rows[0]["risk_at_worst"]) == document["standings"][0]["risk_at_worst"]["estimate"]
    again = cli(
        *document["command"].replace("'", "").split()[1:], "--out", tmp_path / "b", "--json"
    )
    assert json.loads(again.out)["standings"] == document["standings"]


REFUSED = {
    "one alone": (["--strategies", "lagforst"], "at least two strategies"),
    "twice": (["--strategies", "lagforst,lagforst"], "lagforst is named twice"),
    "names as seats": (["--seats", "lagforst,slump"], "--seats is a number here"),
    "too many seats": (["--seats", "9"], "is played by 2 to 4, not by 9"),
    "other family": (["--strategies", "lagforst,boken"], "boken plays classic games"),
    "no deals": (["--deals", "1"], "--deals must be from 2"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_ranked_is_refused_in_one_sentence(cli, tmp_path, name):
    arguments, told = REFUSED[name]
    ran = cli("ladder", "--rules", "app", *arguments, "--out", tmp_path / "x")
    assert ran.code == 2
    assert told in ran.err
    assert "Traceback" not in ran.err


def test_namesakes_from_two_files_are_not_ranked_together(cli, tmp_path):
    for name in ("a", "b"):
        (tmp_path / f"{name}.toml").write_text(
            'name = "my_bot"\nfamily = "app"\n[[rule]]\nplay = "lay the lowest ordinary"\n'
        )
    both = f"{tmp_path}/a.toml,{tmp_path}/b.toml"
    ran = cli("ladder", "--strategies", both, "--out", tmp_path / "x")
    assert (ran.code, "both name their strategy my_bot" in ran.err) == (2, True)


def test_a_faulty_player_is_named(cli, tmp_path):
    path = tmp_path / "my_bot.py"
    path.write_text(
        "import numpy as np\nfrom simcore.strategy import strategy\n\n\n"
        '@strategy("shedding")\ndef my_bot(view, parameters, memory, rng):\n'
        '    """Answer nonsense."""\n    return np.uint64(99)\n'
    )
    ran = cli("ladder", "--strategies", f"lagforst,{path}", "--out", tmp_path / "x")
    assert ran.code == 2
    assert "answered the number 99, which is not legal" in ran.err
