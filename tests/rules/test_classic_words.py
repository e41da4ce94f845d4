"""Cards and actions of the classic family in words (RECORD.md), and the positions that are refused."""

import pytest

from simcore.classic.state import ACTIONS, CHANCE, MANY, TAKE
from simcore.classic.text import (
    CARDS,
    action_code,
    action_word,
    card_number,
    cards_word,
    read_cards,
)
from simcore.errors import Refusal
from tests.support.classic_positions import phase_one, phase_two


def test_a_card_is_four_times_its_rank_and_its_suit():
    for card, word in enumerate(CARDS):
        assert word == "23456789TJQKA"[card // 4] + "cdhs"[card % 4]
        assert card_number(word) == card
        assert (action_word(card), action_code(word)) == (word, card)


@pytest.mark.parametrize(
    ("code", "word"),
    [
        (int(TAKE), "take"),
        (int(CHANCE), "chance"),
        (int(MANY) + 16 * 8 + 0b1100, "ThTs"),
        (int(MANY) + 0b0011, "2c2d"),
        (int(MANY) + 16 * 12 + 0b1111, "AcAdAhAs"),
    ],
)
def test_actions_in_words_and_back(code: int, word: str):
    assert (action_word(code), action_code(word)) == (word, code)


def test_every_number_has_a_word_and_only_actions_come_back():
    for code in range(int(ACTIONS) + 20):
        word = action_word(code)
        if word.startswith("the number"):
            with pytest.raises(Refusal, match="no action"):
                action_code(word)
        else:
            assert action_code(word) == code


def test_cards_are_told_from_low_to_high_and_read_in_any_order():
    assert cards_word(read_cards("Th 9c Ts 2s")) == "2s 9c Th Ts"
    assert (cards_word(0), read_cards("")) == ("", 0)


@pytest.mark.parametrize("word", ["1h", "10h", "Tx", "xh", "t", "th", "TH", "T", "hT"])
def test_an_unknown_card_is_refused(word: str):
    for refuse in [card_number, read_cards]:
        with pytest.raises(Refusal, match=f"'{word}' is no card"):
            refuse(word)
    with pytest.raises(Refusal, match=f"'{word}' is no action"):
        action_code(word)


@pytest.mark.parametrize("word", ["", "pass", "flip 0", "ThTh", "TsTh", "Th9h", "Th Ts", "TAKE"])
def test_an_unknown_action_is_refused(word: str):
    with pytest.raises(Refusal, match="no action of this game: play a card as Th"):
        action_code(word)


# ---- positions -----------------------------------------------------------------------------------

HELD = ["2c 3c 4c", "5c 6c 7c", "8c 9c Tc"]


@pytest.mark.parametrize(
    ("held", "more", "sentence"),
    [
        (["2c 3c 4c", "5c 6c 2c"], {"talon": "7c"}, "2c is there twice"),
        (HELD, {"talon": "Kc 9c"}, "9c is there twice"),
        (HELD, {"talon": "Kc", "won": ["9c", "", ""]}, "9c is there twice"),
        (HELD, {"talon": "Kc", "lays": ["0 9c"], "actor": 1}, "9c is there twice"),
        (HELD, {"talon": "1c"}, "'1c' is no card"),
        (HELD, {"talon": "Kc", "lays": ["0 Jc", "2 Qc"], "actor": 1}, "seat 1 is due"),
        (HELD, {"talon": "Kc", "lays": ["0 Jc", "1 Qc"], "actor": 1}, "ends the trick"),
        (HELD, {"talon": "Kc", "lays": ["0 Jc"], "actor": 2}, "seat 1 is due, not seat 2"),
    ],
)
def test_positions_of_phase_one_that_are_refused(held: list[str], more: dict, sentence: str):
    with pytest.raises(Refusal, match=sentence):
        phase_one(held, **more)


@pytest.mark.parametrize(
    ("held", "lying", "sentence"),
    [
        (["2c 3c", "2c"], "", "2c is there twice"),
        (["2c 3c", "4c"], "3c", "3c is there twice"),
        (["2c 3c", "4x"], "", "'4x' is no card"),
    ],
)
def test_positions_of_phase_two_that_are_refused(held: list[str], lying: str, sentence: str):
    with pytest.raises(Refusal, match=sentence):
        phase_two(held, lying)
