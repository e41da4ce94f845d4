"""What ranks are worth lying open: a planted worth is found, errors hold, and threads do not matter."""

import numpy as np
import pytest

from experiments.questions.qa8 import VALUES
from experiments.studies import rank_values
from experiments.studies.rank_values import fitted, games_of


def drawn(rng, deals, worth, noise=0.4):
    """Six cards a deal, three drawn to lie open; the score is what they are worth, and noise."""
    rows, scores = np.zeros((deals, 13)), np.zeros(deals)
    for deal in range(deals):
        cards = rng.permutation(52)[:6] // 4
        row = rng.permutation(cards)[:3]
        rows[deal] = np.bincount(row, minlength=13) - np.bincount(cards, minlength=13) / 2
        scores[deal] = worth[row].sum() + 0.3 * worth[cards].sum() + noise * rng.standard_normal()
    return rows, scores


def test_a_planted_worth_is_found_whatever_was_dealt():
    rng, worth = np.random.default_rng(1), np.linspace(-0.1, 0.1, 13)
    inside = []
    for _ in range(20):
        values, spread = fitted(*drawn(rng, 1500, worth), np.arange(1500))
        inside.append(abs(values - worth) <= 1.96 * np.sqrt(np.diag(spread)))
    assert 0.88 < np.mean(inside) < 0.99


def test_rows_of_one_deal_count_once():
    rows, scores = drawn(np.random.default_rng(2), 400, np.zeros(13))
    _, once = fitted(rows, scores, np.arange(400))
    twice_rows, twice_scores = np.repeat(rows, 2, axis=0), np.repeat(scores, 2)
    _, again = fitted(twice_rows, twice_scores, np.repeat(np.arange(400), 2))
    assert np.diag(again) == pytest.approx(np.diag(once))


def test_it_is_played_the_same_by_any_number_of_threads():
    games = []
    cells = rank_values.play(VALUES, 200, 5, 2, games.append)
    assert sum(games) == games_of(VALUES, 200)
    assert rank_values.play(VALUES, 200, 5, 1, lambda _: None) == cells
    values = {cell.at: cell.effect.estimate for cell in cells if cell.table.seats == 2}
    assert len(values) == 14 and sum(v for at, v in values.items() if at) == pytest.approx(
        0, abs=1e-9
    )
    assert values[""] == pytest.approx(values["open=T"] - values["open=2"])
    assert values["open=T"] > values["open=4"]
