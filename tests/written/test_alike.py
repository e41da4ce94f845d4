"""A style of the catalogue written as rules plays exactly as the one in Python, action for action."""

import numpy as np
import pytest

from simcore.arena import Rows
from simcore.diagnosis import StrategyFault
from tests.written.agree import agreeing
from tests.written.alike import FOLDER, RULES, STYLES, Style, family_of, pair, rows, traced

GAMES, TRACED_GAMES = 600, 40
NIGHTLY_GAMES, NIGHTLY_TRACED_GAMES = 100_000, 2_000


CASES = [
    pytest.param(style, rules, id=f"{style.file}-{style.parameters or 'plain'}-{rules}")
    for style in STYLES
    for rules in RULES[family_of(style)]
]


def differing(one: Rows, other: Rows) -> list[int]:
    """Return the games in which any word of two stretches of rows differs."""
    games = (one.games != other.games).any(axis=1)
    return list(np.flatnonzero(games | (one.seats != other.seats).any(axis=(1, 2))))


def play_alike(style: Style, rules: str, games: int, traced_games: int) -> None:
    written, original = pair(style, rules)
    assert written[0].origin
    assert not original[0].origin
    assert differing(rows(written, rules, games), rows(original, rules, games)) == []
    assert traced(written, rules, traced_games) == traced(original, rules, traced_games)
    both = [agreeing(written[0], original[0]), *original[1:]]
    rows(both, rules, games)  # a decision on which they differ is refused as illegal


@pytest.mark.parametrize(("style", "rules"), CASES)
def test_a_style_written_as_rules_plays_as_the_one_in_python(style: Style, rules: str):
    play_alike(style, rules, GAMES, TRACED_GAMES)


@pytest.mark.nightly
@pytest.mark.parametrize(("style", "rules"), CASES)
def test_it_does_so_in_very_many_games(style: Style, rules: str):
    is_first = rules == RULES[family_of(style)][0]
    play_alike(style, rules, NIGHTLY_GAMES, NIGHTLY_TRACED_GAMES if is_first else GAMES)


def test_the_comparison_sees_another_play():
    style = next(each for each in STYLES if each.file == "talmodig.toml")
    written, original = pair(style._replace(parameters="n=6"), "app")
    assert differing(rows(written, "app", GAMES), rows(original, "app", GAMES))
    assert traced(written, "app", 200) != traced(original, "app", 200)


def test_a_decision_on_which_two_differ_is_refused():
    style = next(each for each in STYLES if each.file == "talmodig.toml")
    written, original = pair(style._replace(parameters="n=6"), "app")
    with pytest.raises(StrategyFault, match="which is not legal"):
        rows([agreeing(written[0], original[0]), *original[1:]], "app", GAMES)


def test_every_file_is_compared():
    assert {style.file for style in STYLES} == {path.name for path in FOLDER.glob("*.toml")}
