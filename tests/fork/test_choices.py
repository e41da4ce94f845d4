"""Choices in words: what they become, in both languages, and what is refused in one sentence."""

import re

import numpy as np
import pytest

from simcore import layout
from simcore.errors import Refusal
from simcore.forking import NO_DECIDER, forking_of
from simcore.players import compiled
from simcore.shedding.text import action_code
from strategies.written.forks import ACTION_BITS, read_choice
from tests.fork.tables import seated
from tests.support.positions import position


def word_of(choice, block):
    """Return what a choice's decider says of the question in a block."""
    decider = choice.decider()
    deciders = np.full(2, NO_DECIDER, dtype=np.uint64)
    deciders[choice.function] = compiled(decider, decider.turn).address
    seat = np.uint64(0)
    return int(forking_of(choice.family).seek(block, seat, seat, deciders))


def actions_of(word, plays):
    return [(word >> (1 + ACTION_BITS * place) & 1023) - 1 for place in range(plays)]


@pytest.mark.parametrize(
    ("when", "plays"),
    [
        ("only specials fit and pile at most 6", ("take", "lay a ten", "lay a two")),
        ("bara specialkort passar och högen högst 6", ("ta upp", "lägg en tia", "lägg en tvåa")),
    ],
)
def test_the_words_become_the_actions_in_both_languages(when, plays):
    block = seated(position("app", "T2", "9Q", others=["KKK"]), ["lagforst", "lagforst"])
    word = word_of(read_choice("shedding", when, plays), block)
    assert word & 1
    assert actions_of(word, 3) == [action_code(each) for each in ("take", "T", "2")]


def test_a_play_that_is_not_possible_has_no_action():
    block = seated(position("app", "T3", "9Q", others=["KKK"]), ["lagforst", "lagforst"])
    word = word_of(read_choice("shedding", None, ("lay a two", "lay a ten")), block)
    assert actions_of(word, 2) == [-1, action_code("T")]


def test_a_condition_that_does_not_hold_is_played_past():
    block = seated(position("app", "34", "2", others=["5"]), ["lagforst", "lagforst"])
    choice = read_choice("shedding", "hand at most 1", ("take", "lay the lowest ordinary"))
    decisions = int(block[layout.DECISIONS])
    word_of(choice, block)
    assert int(block[layout.DECISIONS]) > decisions


def test_how_many_copies_may_be_said():
    block = seated(position("app", "9944", "3", others=["KKK"]), ["lagforst", "lagforst"])
    plays = ("lay the lowest ordinary, one copy", "lay the lowest ordinary, all copies")
    word = word_of(read_choice("shedding", None, plays), block)
    assert actions_of(word, 2) == [action_code("4"), action_code("44")]


def test_a_classic_choice_finds_its_phase():
    assert read_choice("classic", None, ("beat cheaply", "lose low")).function == 0
    assert read_choice("classic", None, ("take", "lowest trump")).function == 1
    both = ("play the lowest", "play the highest")
    assert [read_choice("classic", None, both, phase).function for phase in ("one", "two")] == [
        0,
        1,
    ]
    with pytest.raises(Refusal, match="belong to both phases"):
        read_choice("classic", None, both)


@pytest.mark.parametrize(
    ("family", "when", "plays", "phase", "told"),
    [
        ("shedding", None, ("take",), None, "A fork needs 2 to 4 plays; 1 given"),
        ("shedding", None, ("take",) * 5, None, "2 to 4 plays; 5 given"),
        ("shedding", None, ("take", "take the pile"), None, "'take' is named twice"),
        ("shedding", None, ("take", "ta upp"), None, "named twice"),
        ("shedding", None, ("take", "lay a tenn"), None, "--plays: 'lay a tenn' is no play"),
        ("shedding", "only special fit", ("take", "chance"), None, "--when: 'only special fit'"),
        (
            "shedding",
            "may chance or pile > 3",
            ("take", "chance"),
            None,
            "--when: there is no 'or'",
        ),
        ("shedding", None, ("take", "beat cheaply"), None, "belongs to phase"),
        ("shedding", None, ("take", "chance"), "one", "--phase is for games of two phases"),
        ("classic", None, ("tie", "lose low"), "three", "--phase must be one or two"),
        ("classic", "pile > 3", ("tie", "lose low"), None, "--when: "),
    ],
)
def test_refusals(family, when, plays, phase, told):
    with pytest.raises(Refusal, match=re.escape(told)):
        read_choice(family, when, plays, phase)
