"""A shape's counts: whole, the same however the games are cut, and honest about games that never end."""

from dataclasses import fields

import numpy as np
import pytest

from experiments.shape import Gauge, Shape, Shaping, measure, no_shape
from experiments.shape_curves import (
    choices_at,
    choices_per_decision,
    decisions_per_game,
    frame,
    lead,
    length_quantiles,
    longest,
    unfinished_share,
)
from experiments.shape_rollouts import POINTS, Histories
from simcore.games import make_rules
from tests.shape.uniform import SEATS, shaping
from tests.support.players import find


def same(one: Shape | Histories, other: Shape | Histories) -> bool:
    pairs = ((getattr(one, each.name), getattr(other, each.name)) for each in fields(one))
    return all(same(a, b) if isinstance(a, Histories) else np.array_equal(a, b) for a, b in pairs)


@pytest.mark.parametrize("rules", SEATS)
def test_chunks_change_nothing(rules):
    plan = shaping(rules, SEATS[rules], 9, 3)
    whole, heard = measure(plan), []
    assert same(whole, measure(plan, heard.append, chunk=2))
    assert sum(heard) == whole.games == 9
    assert not same(whole, measure(shaping(rules, SEATS[rules], 9, 3, seed=2)))


def test_counts_fit_together():
    shape = measure(shaping("enkel", 3, 40))
    assert shape.choices[0, 0] == shape.games == shape.finished == shape.lengths.sum() == 40
    assert (np.diff(shape.choices[:, 0]) <= 0).all()
    assert longest(shape) == len(shape.choices) == len(shape.lengths) - 1
    assert shape.choices[:, 0].sum() == shape.lengths @ np.arange(len(shape.lengths))
    assert (shape.choices[:, 1] <= shape.choices[:, 0] * shape.most).all()
    estimate = choices_per_decision(shape)
    assert estimate.estimate == pytest.approx(shape.choices[:, 1].sum() / shape.choices[:, 0].sum())
    assert decisions_per_game(shape).estimate == pytest.approx(shape.choices[:, 0].sum() / 40)
    quantiles = length_quantiles(shape)
    assert shape.lengths[: quantiles[0.5] + 1].sum() >= 20 > shape.lengths[: quantiles[0.5]].sum()


def test_the_last_choice_is_known_to_lead_to_the_end():
    plan = shaping("enkel", 3, 30, 30)
    shape = measure(plan)
    last = [lead(plan, shape, POINTS - 1, place).estimate for place in (1, 2, 3)]
    assert last == pytest.approx([1, 0.5, 0], abs=0.05)
    first = [lead(plan, shape, 0, place).estimate for place in (1, 2, 3)]
    assert sum(first) == pytest.approx(1.5)


def test_games_that_never_end_are_counted_and_have_no_lead():
    line_up = (find("lagforst"), find("samlaren"))
    gauge = Gauge(Shaping(make_rules("app", {}, 2), line_up, 1, 300, 300, 8))
    shapes = [gauge.games(game, 1) for game in range(60, 80)]
    unfinished = next(each for each in shapes if not each.finished)
    assert (unfinished.histories.games, unfinished.histories.unfinished) == (0, 1)
    assert not unfinished.histories.leads.any()
    shape = sum(shapes, start=no_shape(2))
    missing = shape.games - shape.finished
    assert shape.histories.unfinished == missing > 0
    assert shape.histories.games == shape.lengths.sum() == 20 - missing
    assert unfinished_share(shape).estimate == missing / 20
    assert lead(gauge.shaping, shape, 0, 1).unfinished_share == missing / 20


def test_the_table_tells_every_curve():
    plan = shaping("klassisk", 3, 20, 3)
    shape = measure(plan)
    table = frame(plan, shape)
    rows = table.group_by("curve").len().to_dicts()
    counts = {row["curve"]: row["len"] for row in rows}
    assert counts["branching"] == counts["still_running"] == len(shape.choices)
    assert counts["lead"] == 3 * POINTS
    assert counts["spread"] == counts["spread_again"] == POINTS
    first = table.row(0, named=True)
    assert (first["curve"], first["x"], first["estimate"]) == ("branching", 0, 4)
    found = choices_at(shape, 60)
    told = table.row(60, named=True)
    assert (told["low"], told["high"]) == pytest.approx((found.low, found.high))
