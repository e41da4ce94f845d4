"""The classic players that draw lots: every answer as often as it should come."""

from collections import Counter

import pytest

from tests.support.classic_views import (
    ALL_PLAY,
    UPTURNED,
    Player,
    legal,
    phase_one,
    phase_two,
)

HEARTS = 2

QUESTIONS = {
    "two cards": lambda: phase_one("9c 4d Ks"),
    "no chansa": lambda: phase_one("9c 4d", talon=0, drawer=0),
    "a pair": lambda: phase_one("9c 9d Ks", procedure=ALL_PLAY, lead_many=1),
    "three equal": lambda: phase_one("9c 9d 9s", procedure=ALL_PLAY, lead_many=1),
    "no licence": lambda: phase_one("9c 9d 9s", ["2c", "3d"], procedure=ALL_PLAY, lead_many=1),
    "a follower's licence": lambda: phase_one(
        "9c 9d 9s", ["2c", "3d"], procedure=ALL_PLAY, follow_many=1
    ),
    "suit to follow": lambda: phase_one("9c 4c Ks", ["2c"], procedure=UPTURNED, trump_suit=HEARTS),
    "a lead": lambda: phase_two("9c 4d 2h"),
    "a card to beat": lambda: phase_two("9c Jc 2h 3d", "8c"),
    "nothing but take": lambda: phase_two("4c 5c", "9d"),
}


@pytest.mark.parametrize("name", QUESTIONS)
def test_likformig_answers_every_legal_action_equally_often(name: str):
    player, block = Player("likformig"), QUESTIONS[name]()
    actions = legal(block)
    number = 300 * len(actions)
    found = Counter(player.decide(block) for _ in range(number))
    assert set(found) == set(actions)
    assert all(abs(times - 300) < 5 * 300**0.5 for times in found.values())


@pytest.mark.parametrize("name", QUESTIONS)
def test_slump_lays_at_random_and_chances_or_takes_one_time_in_ten(name: str):
    player, block = Player("slump"), QUESTIONS[name]()
    lays = set(legal(block)) - {"chance", "take"}
    found = Counter(player.decide(block) for _ in range(2000))
    for word in set(legal(block)) - lays if lays else []:
        assert abs(found.pop(word) - 200) < 5 * 200**0.5
    assert set(found) == (lays or {"take"})
    mean = found.total() / len(found)
    assert all(abs(times - mean) < 5 * mean**0.5 for times in found.values())


@pytest.mark.parametrize("name", QUESTIONS)
def test_slump_never_chances_or_takes_needlessly_if_told_so(name: str):
    player, block = Player("slump:chance=0,take=0"), QUESTIONS[name]()
    lays = set(legal(block)) - {"chance", "take"}
    assert {player.decide(block) for _ in range(300)} == (lays or {"take"})
