"""What every play answers, what follows where none is possible, and the guard of voluntary pick-ups."""

from dataclasses import replace
from itertools import pairwise

import pytest

from simcore.asking import answer_to
from simcore.example import Example
from simcore.games import make_rules
from simcore.tracing import Tracer
from strategies.parts.examples import phase_one, phase_two, turn
from strategies.written.vocabulary import VOCABULARIES
from tests.support.players import find
from tests.written.files import file_of, read, rule

pytestmark = pytest.mark.nojit

RICH = turn("", "445TT", "4", talon="33")
LATE = turn("", "", "88", row="8899", hidden="67.", others=("A",), other_rows=("7",))
SPECIAL = turn("", "23T", "KAK2A", row="", others=("",), other_rows=("",))
STUCK = turn("", "345", "J", talon="2")
HIDDEN = turn("", "", "", row="", hidden=".67")
ABOVE = turn("", "49JJA", "3", others=("",), other_rows=("59T",))
LEAD = phase_one("", "9c Kd 5c")
ANSWER = phase_one("", "9c Kd 5c Ac 4h", ("2 9h",))
HIGH = phase_one("", "9c 8d 5c", ("2 Ah",))
OPEN = phase_two("", "9c Kc 5h 7h Kd")
TRUMPS = phase_two("", "9c 5h 7h", "Kd")
FORCED = phase_two("", "9c Kc", "6h")
PLAIN = phase_two("", "9c Kc 5h", "8c")
CASES = {
    "rule": [
        ("take", RICH, "take"),
        ("take", STUCK, "take"),
        ("chance", STUCK, "chance"),
        ("lay a ten", RICH, "T"),
        ("lay a two", SPECIAL, "2"),
        ("lay a special", SPECIAL, "2"),
        ("lay a special", RICH, "T"),
        ("complete the four", LATE, "88"),
        ("lay the lowest ordinary", RICH, "44"),
        ("lay the lowest ordinary, one copy", RICH, "4"),
        ("lay the highest ordinary", LATE, "99"),
        ("lägg högsta vanliga, ett", LATE, "9"),
        ("lay most copies", RICH, "44"),
        ("lay the lowest ordinary above the next player", ABOVE, "JJ"),
        ("lay the lowest ordinary above the next player, one copy", ABOVE, "J"),
        ("flip", HIDDEN, "flip 1"),
        ("flip", RICH, "44"),
        ("lay a ten", STUCK, "chance"),
        ("chance", SPECIAL, "2"),
        ("complete the four", HIDDEN, "flip 1"),
    ],
    "phase_one": [
        ("play the lowest", LEAD, "5c"),
        ("lead the highest", LEAD, "Kd"),
        ("beat cheaply", ANSWER, "Kd"),
        ("beat with the highest", ANSWER, "Ac"),
        ("duck low", ANSWER, "4h"),
        ("lose low", ANSWER, "4h"),
        ("duck high", ANSWER, "5c"),
        ("tie", ANSWER, "9c"),
        ("chance", LEAD, "chance"),
        ("beat cheaply", HIGH, "5c"),
        ("duck low", LEAD, "5c"),
        ("tie", HIGH, "5c"),
    ],
    "phase_two": [
        ("take", TRUMPS, "take"),
        ("take", FORCED, "take"),
        ("by the book", PLAIN, "9c"),
        ("by the book", TRUMPS, "5h"),
        ("play the lowest", PLAIN, "5h"),
        ("play the highest", PLAIN, "Kc"),
        ("lowest plain", OPEN, "9c"),
        ("highest plain", OPEN, "Kc"),
        ("lowest trump", OPEN, "5h"),
        ("highest trump", OPEN, "7h"),
        ("highest plain", TRUMPS, "5h"),
        ("take", OPEN, "9c"),
    ],
}


@pytest.mark.parametrize(
    ("name", "play", "position", "answer"),
    [(name, *case) for name, cases in CASES.items() for case in cases],
)
def test_a_play_answers_as_it_says(tmp_path, name: str, play: str, position: Example, answer: str):
    family = "shedding" if name == "rule" else "classic"
    strategy = read(file_of(tmp_path, rule(name, play), family=family))
    assert answer_to(strategy, replace(position, answer=answer)) == answer


@pytest.mark.parametrize("name", CASES)
def test_every_play_is_tried(name: str):
    family = "shedding" if name == "rule" else "classic"
    tried = {play.partition(",")[0] for play, _, _ in CASES[name]}
    for play in VOCABULARIES[family][name].plays:
        assert tried & set(play.spelled("en") + play.spelled("sv")), play.english


def voluntary_takes(strategy, rules: str, other: str, games: int) -> list[list[int]]:
    """Return, per game, which of the decisions of seat 0 were pick-ups though something else was legal."""
    tracer = Tracer(make_rules(rules, players=2), [strategy, find(other, rules)], 3)
    found = []
    for game in range(games):
        traced = tracer.play(game)
        own = [
            (action, legal)
            for action, legal in zip(traced.actions, traced.legal, strict=True)
            if action.startswith("0 ") and legal
        ]
        found.append(
            [n for n, (did, legal) in enumerate(own) if did == "0 take" and len(legal) > 1]
        )
    return found


@pytest.mark.parametrize(
    ("name", "rules", "other"), [("rule", "app", "slump"), ("phase_two", "mattis", "slump")]
)
def test_voluntary_pick_ups_keep_to_the_guard(tmp_path, name: str, rules: str, other: str):
    strategy = read(file_of(tmp_path, rule(name, "take"), family=rules))
    for bound in (0, 1, 4):
        taken = voluntary_takes(strategy.with_parameters({"takes": str(bound)}), rules, other, 60)
        assert max(map(len, taken)) == bound
        assert all(later - earlier > 1 for game in taken for earlier, later in pairwise(game))
