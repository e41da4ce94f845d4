"""Fingerprints: shares add up, equal strategies never differ, and what is told can be seen again."""

import csv
import json
import shlex

import numpy as np
import pytest

from experiments.fingerprint import differences, shares, take_fingerprints
from reports.fingerprint_text import replay_command
from simcore.games import make_rules
from simcore.shedding.text import action_word
from strategies.catalogue import find_strategy


def prints_of(names, rules="app", seats=2, decisions=2500):
    rule_set = make_rules(rules, (), seats)
    strategies = [find_strategy(name, rule_set) for name in names]
    return take_fingerprints(rule_set, strategies, seats, 3, decisions)


def test_equal_strategies_play_alike_and_random_ones_draw_alike():
    prints = prints_of(["lagforst", "mix(lagforst,lagforst)"])
    [found] = differences(prints)
    assert found.turns is not None and found.turns.estimate == 0
    assert (found.where, found.example, found.games_with) == (None, None, 0)
    [found] = differences(prints_of(["slump", "mix(slump,likformig,p=1)"], decisions=1000))
    assert found.turns is not None and found.turns.estimate > 0, "the mix draws once more"


def test_what_differs_only_in_copies_differs_only_there():
    prints = prints_of(["lagforst", "lagforst:copies=one"])
    [found] = differences(prints)
    answers = prints.turns.answers
    differs = answers[:, 0] != answers[:, 1]
    assert (answers[differs] < 52).all()
    assert ((answers[differs, 0] >> np.uint64(2)) == (answers[differs, 1] >> np.uint64(2))).all()
    assert (answers[differs, 1] & np.uint64(3) == 0).all()
    assert found.turns is not None
    assert found.turns.estimate == pytest.approx(differs.mean())
    assert found.turns.low < found.turns.estimate < found.turns.high
    assert found.games_with == len(np.unique(prints.turns.game[differs]))
    assert found.swaps is not None and found.swaps.estimate == 0


def test_every_strategy_has_an_equal_part_of_the_sample():
    prints = prints_of(["lagforst", "samlaren", "slump"], decisions=3000)
    parts = np.bincount(prints.turns.part)
    assert len(parts) == 3 and parts.min() > 0.8 * parts.max()
    games = [set(prints.turns.game[prints.turns.part == part].tolist()) for part in range(3)]
    assert not games[0] & games[1] and not games[1] & games[2]


@pytest.mark.parametrize(
    ("names", "rules", "seats"),
    [(["lagforst", "samlaren"], "app", 2), (["boken", "roffaren"], "klassisk", 3)],
)
def test_shares_add_up_in_every_class(names, rules, seats):
    sums: dict[tuple[str, str, str], float] = {}
    numbers: dict[tuple[str, str], dict[str, int]] = {}
    for each in shares(prints_of(names, rules, seats)):
        key = each.strategy, each.context, each.class_name
        sums[key] = sums.get(key, 0.0) + each.share
        numbers.setdefault(key[:2], {})[each.class_name] = each.decisions
    assert all(value == pytest.approx(1) or value == 0 for value in sums.values())
    assert len({sum(classes.values()) for classes in numbers.values()}) == 1


def test_the_example_is_in_the_game_that_is_named(cli):
    prints = prints_of(["samlaren", "lagforst"])
    [found] = differences(prints)
    assert found.example is not None
    command = replay_command(prints, found)
    ran = cli(*shlex.split(command)[1:], "--json")
    assert ran.code == 0, ran.err
    record = json.loads(ran.out)
    owner = int(prints.turns.part[found.example])
    answer = action_word(int(prints.turns.answers[found.example, owner]))
    assert any(event.startswith(f"0 {answer}") for event in record["actions"])


@pytest.mark.parametrize(
    ("lang", "words"), [("sv", "gör olika i"), ("en", "differ in")], ids=["sv", "en"]
)
@pytest.mark.parametrize(
    "arguments",
    [("lagforst", "samlaren"), ("boken", "klassraknaren", "--rules", "mattis", "--seats", "3")],
    ids=["app", "mattis"],
)
def test_the_command_tells_draws_and_writes(cli, tmp_path, monkeypatch, lang, words, arguments):
    monkeypatch.chdir(tmp_path)
    ran = cli("fingerprint", *arguments, "--decisions", "1500", "--lang", lang)
    assert ran.code == 0, ran.err
    assert words in ran.out
    assert max(map(len, ran.out.splitlines())) <= 100
    [folder] = (tmp_path / "fingerprints").iterdir()
    document = json.loads((folder / "fingerprint.json").read_text())
    assert {each.name for each in folder.iterdir()} == set(document["files"])
    with (folder / "shares.csv").open() as file:
        assert len(list(csv.DictReader(file))) == len(document["shares"])
    assert (folder / "fingerprint.png").stat().st_size > 10_000


def test_one_alone_has_a_fingerprint(cli, tmp_path):
    ran = cli("fingerprint", "stark", "--decisions", "500", "--out", tmp_path / "x", "--lang", "en")
    assert ran.code == 0, ran.err
    assert "takes needlessly" in ran.out and " differ " not in ran.out


def test_those_who_play_alike_are_told_so(cli, tmp_path):
    ran = cli(
        "fingerprint",
        "lagforst",
        "chansaren",
        "--decisions",
        "900",
        "--out",
        tmp_path / "x",
        "--lang",
        "sv",
    )
    assert ran.code == 0, ran.err
    assert "lagforst och chansaren spelar lika i alla" in ran.out


def test_a_faulty_player_is_named(cli, tmp_path):
    path = tmp_path / "my_bot.py"
    path.write_text(
        "import numpy as np\nfrom simcore.strategy import strategy\n\n\n"
        '@strategy("shedding")\ndef my_bot(view, parameters, memory, rng):\n'
        '    """Answer nonsense."""\n    return np.uint64(99)\n'
    )
    ran = cli("fingerprint", "lagforst", path, "--out", tmp_path / "x")
    assert ran.code == 2
    assert "my_bot.py:my_bot in seat 0 answered the number 99, which is not legal" in ran.err


REFUSED = {
    "too many": ([f"talmodig:pile={n}" for n in range(13)], "At most 12 strategies"),
    "twice": (["lagforst", "lagforst"], "lagforst is named twice"),
    "other family": (["lagforst", "boken"], "boken plays classic games"),
    "unknown": (["lagforst", "lagfrst"], "did you mean 'lagforst'?"),
    "few decisions": (["lagforst", "--decisions", "5"], "--decisions must be from 100"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_compared_is_refused_in_one_sentence(cli, tmp_path, name):
    arguments, told = REFUSED[name]
    ran = cli("fingerprint", *arguments, "--out", tmp_path / "x")
    assert ran.code == 2
    assert told in ran.err
    assert "Traceback" not in ran.err
