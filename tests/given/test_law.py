"""Conditions: their exact chances, and the deals that fit them, against a dealer that throws away what does not."""

from fractions import Fraction
from math import comb, sqrt

import numpy as np
import pytest

from experiments.given import read_condition
from simcore.arena import Arena
from simcore.errors import Refusal
from simcore.games import make_rules
from simcore.layout import HANDS
from simcore.shedding.row import SEAT_DEALT, SEAT_OPEN
from simcore.shedding.state import HIDDEN_RANKS
from strategies.catalogue import find_strategy

APP = make_rules("app", (), 2)
TEN, TWO, KING, ACE = 8, 0, 11, 12


def condition(text, rules=APP):
    return read_condition(text, rules)


@pytest.mark.parametrize(
    ("number", "published"), [(0, 0.6028), (1, 0.3364), (2, 0.0574), (3, 0.0034)]
)
def test_tens_among_six_cards_have_their_published_chances(number, published):
    assert float(condition(f"tens_dealt={number}").chance) == pytest.approx(published, abs=6e-5)


def test_chances_are_exact():
    assert condition("tens_open=3").chance == Fraction(comb(4, 3), comb(52, 3))
    none = Fraction(comb(44, 6), comb(52, 6))
    assert condition("specials_dealt>=1").chance == 1 - none
    assert condition("tens_dealt=0..4").chance == 1
    both = condition("tens_open=1 and twos_hand=1")
    slow = Fraction(0)
    for twos_open in range(3):
        for tens_hand in range(3):
            one = 4 * comb(4, twos_open) * comb(44, 2 - twos_open)
            left = 44 - (2 - twos_open)
            two = (4 - twos_open) * comb(3, tens_hand) * comb(left, 2 - tens_hand)
            slow += Fraction(one * two, comb(52, 3) * comb(49, 3))
    assert both.chance == slow


def test_shares_add_up_and_are_those_of_the_law():
    found = condition("specials_dealt>=1")
    assert sum(found.given.chances) == 2**64
    for share, pattern in zip(found.given.chances, found.patterns, strict=True):
        assert share / 2**64 == pytest.approx(float(pattern.chance / found.chance), abs=1e-15)


def test_strata_part_a_condition():
    whole = condition("tens_dealt=0..4")
    parts = whole.strata(APP)
    assert [each.text for each in parts] == [f"tens_dealt={n}" for n in range(5)]
    assert sum(each.chance for each in parts) == 1


def cards(rows, seat):
    dealt, row = rows.seats[:, seat, int(SEAT_DEALT)], rows.seats[:, seat, int(SEAT_OPEN)]
    return dealt, row


def count(zone, rank):
    return ((zone >> np.uint64(4 * rank)) & np.uint64(15)).astype(np.int64)


def played(given=None, games=60_000, seat=0):
    still = find_strategy("lagforst:swap=sw0", APP)
    arena = Arena(APP, [still, still], 11, 2000, given=(given, seat) if given else None)
    rows = arena.play(0, games)
    return cards(rows, seat), cards(rows, 1 - seat)


@pytest.fixture(scope="module")
def filtered():
    return played(games=400_000)


CASES = {
    "tens_dealt=2": lambda dealt, row: count(dealt, TEN) == 2,
    "tens_open=1 and twos_hand>=1": lambda dealt, row: (count(row, TEN) == 1) & (count(dealt - row, TWO) >= 1),
    "high_open>=2": lambda dealt, row: count(row, KING) + count(row, ACE) >= 2,
}  # fmt: skip


@pytest.mark.parametrize("text", CASES)
def test_dealt_deals_are_those_that_a_sieve_would_keep(filtered, text):
    (dealt, row), (other, _) = filtered
    kept = CASES[text](dealt, row)
    found = condition(text)
    chance = float(found.chance)
    assert abs(kept.mean() - chance) < 4 * sqrt(chance / len(kept))
    (own, own_row), (others, _) = played(found.given, seat=1)
    assert CASES[text](own, own_row).all()
    for rank in range(13):
        for sieved, made in (
            (count(row, rank)[kept], count(own_row, rank)),
            (count(dealt - row, rank)[kept], count(own - own_row, rank)),
            (count(other, rank)[kept], count(others, rank)),
        ):
            error = sqrt(sieved.var() / len(sieved) + made.var() / len(made))
            assert abs(sieved.mean() - made.mean()) <= 4.5 * error + 1e-12


def test_hidden_cards_are_given_too_and_none_of_them_lies_first():
    """One two or ten among three hidden cards is as often in each place."""
    found = condition("specials_hidden=1")
    still = find_strategy("lagforst:swap=sw0", APP)
    arena = Arena(APP, [still, still], 3, 2000, given=(found.given, 0))
    places = np.zeros(3)
    for game in range(600):
        arena.engine.begin_block(arena.block, np.uint64(3), np.uint64(game))
        ranks = arena.block[int(HIDDEN_RANKS) : int(HIDDEN_RANKS) + 3]
        special = (ranks == TEN) | (ranks == TWO)
        assert special.sum() == 1
        places += special
    assert (abs(places - 200) < 4 * sqrt(600 * 2 / 9)).all()


def test_other_deals_are_what_they_were():
    (before, _), _ = played(games=50)
    still = find_strategy("lagforst:swap=sw0", APP)
    arena = Arena(APP, [still, still], 11, 2000)
    assert (cards(arena.play(0, 50), 0)[0] == before).all()


def test_the_classic_hand_is_given():
    rules = make_rules("klassisk", (), 3)
    found = condition("aces_hand=2", rules)
    assert found.chance == Fraction(comb(4, 2) * 48, comb(52, 3))
    book = find_strategy("boken", rules)
    arena = Arena(rules, [book] * 3, 3, 2000, given=(found.given, 1))
    for game in range(20):
        block = arena.block
        arena.engine.begin_block(block, np.uint64(3), np.uint64(game))
        hand = int(block[int(HANDS) + 1])
        assert sum(hand >> (48 + suit) & 1 for suit in range(4)) == 2


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("tens_open=4", "cannot be dealt: there are at most 3"),
        ("tens_dealt=5", "at most 4"),
        ("tns_open=1", "did you mean 'tens_open'"),
        ("tens_bord=1", "hidden, open, hand, dealt"),
        ("tens_open=3 and tens_dealt=1", "contradict"),
        ("hello", "clauses such as"),
        ("tens_open>=1..2", "range"),
        ("tens_open=0..3 and twos_open=0..3 and aces_hand=0..3", "at most 32"),
    ],
)
def test_what_cannot_be_dealt_is_refused(text, told):
    with pytest.raises(Refusal, match=told):
        condition(text)


def test_a_game_without_a_row_has_a_hand_only():
    rules = make_rules("enkel", (), 2)
    assert condition("tens_dealt=1", rules).chance == condition("tens_hand=1", rules).chance
    with pytest.raises(Refusal, match="hand"):
        condition("tens_open=1", rules)
