"""The intervention changes one thing, on the same deals, and its totals do not depend on how they were made."""

from dataclasses import replace
from math import comb

import numpy as np
import pytest

from experiments.answer import read_answer
from experiments.paired import (
    ALL,
    SITUATIONS,
    Stretch,
    groups_for,
    play_arm,
    play_deals,
    read_sums,
    situations,
)
from experiments.questions.catalogue import SWAP_QUESTIONS
from experiments.questions.qa1 import QA1
from experiments.stats.clustered import ratio
from experiments.swapping import ask
from experiments.tables import OPPONENTS, STYLES
from experiments.trial import run_trial, total_games
from simcore.games import make_rules
from simcore.shedding.row import SEAT_DEALT, SEAT_OPEN
from simcore.shedding.text import cards_word

STRENGTH = "T2AKQJ9876543"
WRITTEN = 5
"""Words of a game's row that are written; the rest are spare."""


def stretch(seats: int, deals: int) -> Stretch:
    return Stretch(make_rules("app", (), seats), seats, 11, 0, deals)


@pytest.mark.parametrize("question", SWAP_QUESTIONS, ids=lambda question: question.id)
def test_cards_of_the_rank_change_places_with_the_next_best_and_nothing_else_moves(question):
    contrast = question.contrast
    arms = [
        play_arm(stretch(2, 3000), OPPONENTS[0], STYLES[0], swap)
        for swap in (contrast.table, contrast.hand)
    ]
    order = STRENGTH.replace(contrast.rank, "")
    for deal in range(3000):
        table, hand = (rows[0].seats[deal] for rows in arms)
        for word in (SEAT_DEALT, SEAT_OPEN):
            assert table[1, word] == hand[1, word], "the opponent has the same cards in both arms"
        dealt = sorted(cards_word(table[0, SEAT_DEALT]), key=order.find)
        held = dealt.count(contrast.rank)
        others = [rank for rank in dealt if rank != contrast.rank]
        up = min(held, 3)
        expected = (
            [contrast.rank] * up + others[: 3 - up],
            [contrast.rank] * max(0, held - 3) + others[:3],
        )
        for row, cards in zip((table, hand), expected, strict=True):
            assert sorted(cards_word(row[0, SEAT_OPEN])) == sorted(cards)


def test_without_the_rank_both_arms_are_the_same_game():
    both = [
        play_arm(stretch(3, 2000), OPPONENTS[3], STYLES[1], swap)
        for swap in ("tens_up", "tens_held")
    ]
    choice = situations(QA1.contrast, both[0])[SITUATIONS.index("choice")]
    for focus in range(3):
        table, hand = (rows[focus] for rows in both)
        same = ~choice[:, focus]
        assert (table.games[same, :WRITTEN] == hand.games[same, :WRITTEN]).all()
        assert (table.seats[same] == hand.seats[same]).all()
        assert (table.seats[~same] != hand.seats[~same]).any()


def test_identical_arms_have_an_effect_of_exactly_zero():
    contrast = replace(QA1.contrast, hand=QA1.contrast.table)
    for seats in (2, 4):
        totals = play_deals(contrast, stretch(seats, 300))
        for group in totals:
            for row in group:
                assert read_sums(row).effect[3:] == (0, 0, 0)
    answer = read_answer(QA1, 11, {2: 300}, 0, {2: play_deals(contrast, stretch(2, 300))})
    for row in answer.rows:
        assert (row.effect.estimate, row.effect.low, row.effect.high, row.p_value) == (0, 0, 0, 1)


def test_totals_are_the_same_for_any_threads_and_any_stretches(monkeypatch: pytest.MonkeyPatch):
    plan = {2: 250, 3: 130}
    once = run_trial("app", QA1.contrast, plan, seed=5)
    monkeypatch.setattr("experiments.trial.STRETCH_DEALS", 37)
    for threads in (1, 2, 3):
        again = run_trial("app", QA1.contrast, plan, seed=5, threads=threads)
        assert all((again[seats] == once[seats]).all() for seats in plan)


def test_totals_agree_with_a_plain_count_of_one_cell():
    """The slow, obvious way: game by game, seat by seat."""
    deals, seats = 200, 3
    arms = [
        play_arm(stretch(seats, deals), OPPONENTS[2], STYLES[0], swap)
        for swap in ("tens_up", "tens_held")
    ]
    differences, chances = [], []
    for deal in range(deals):
        difference = chance = 0
        for focus in range(seats):
            if "T" in cards_word(arms[0][focus].seats[deal, focus, SEAT_DEALT]):
                chance += 1
                lost = [int(rows[focus].games[deal, 2]) == focus for rows in arms]
                difference += lost[0] - lost[1]
        differences.append(difference)
        chances.append(chance)
    group = groups_for(seats).index((OPPONENTS[2].name, STYLES[0].name))
    sums = read_sums(
        play_deals(QA1.contrast, stretch(seats, deals))[group, SITUATIONS.index("choice")]
    )
    assert (sums.effect.y, sums.effect.m) == (sum(differences), sum(chances))
    residuals = np.array(differences) - ratio(sums.effect).estimate * np.array(chances)
    carrying = np.count_nonzero(chances)
    error = np.sqrt(carrying / (carrying - 1) * (residuals @ residuals)) / sum(chances)
    assert ratio(sums.effect).error == pytest.approx(error)


def test_the_choice_arises_as_often_as_the_deck_says(answer):
    exact = 1 - comb(48, 6) / comb(52, 6)
    for seats in answer.deals:
        row = answer.row(seats)
        error = (row.frequency.high - row.frequency.low) / 3.92
        assert abs(row.frequency.estimate - exact) < 4 * error


def test_situations_divide_the_choice():
    masks = dict(
        zip(SITUATIONS, situations(QA1.contrast, play_arm(stretch(4, 500), *CELL)), strict=True)
    )
    for parts in (
        ("held_1", "held_2", "held_3", "held_4"),
        ("starts", "follows"),
        ("other_0", "other_1", "other_2"),
    ):
        assert (sum(masks[part].astype(int) for part in parts) == masks["choice"]).all()
    assert masks["deal"].all()


CELL = (OPPONENTS[0], STYLES[0], "tens_up")


def test_rows_hang_together(answer):
    for row in answer.rows:
        gap = row.table.estimate - row.hand.estimate
        assert row.effect.estimate == pytest.approx(gap, abs=1e-12)
        assert row.effect.low <= row.effect.estimate <= row.effect.high
        assert row.worst <= row.effect.estimate <= row.best
        assert row.per_game.estimate == pytest.approx(row.effect.estimate * row.frequency.estimate)
        assert 0 <= row.effect.unfinished_share <= 1
    for seats in answer.deals:
        cells = answer.cells(seats)
        mean = sum(row.effect.estimate for row in cells) / len(cells)
        assert answer.row(seats, opponents=ALL).effect.estimate == pytest.approx(mean)


def test_the_games_that_are_told_are_the_games_that_were_played():
    plan = {2: 200, 4: 210}
    seen: list[int] = []
    answer = ask(QA1, plan, watch=seen.append)
    assert answer.games == sum(seen) == total_games(plan) == 200 * 9 * 2 * 2 + 210 * 12 * 4 * 2
