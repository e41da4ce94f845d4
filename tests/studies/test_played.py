"""Studies that are played: what must be nothing is nothing, and nothing depends on threads."""

import pytest

from experiments.questions.study import CountStudy, ForkStudy, ThresholdStudy, tables
from experiments.studies import counting, forking, policy, threshold
from experiments.studies.answering import SIZES, number_of
from experiments.studies.cell import ALL
from experiments.studies.threshold import CURVE
from tests.studies.planted import PHRASES, study

DEALS = 600
HIDDEN = study(arm="lagforst", base="lagforst")


def unheard(_games):
    pass


def play(module, one, size=DEALS, threads=1, seed=5):
    return module.play(one, size, seed, threads, unheard)


def test_the_same_way_to_play_ties_exactly():
    for cell in play(policy, HIDDEN):
        assert (cell.effect.estimate, cell.effect.low, cell.effect.high) == (0, 0, 0)
        assert cell.bounds == (0, 0)


def test_a_policy_is_played_at_every_table_among_every_field():
    one = study(among=(), tables=tables("app", 2, 3))
    cells = play(policy, one)
    assert [(cell.table.seats, cell.field) for cell in cells] == [
        (2, ALL), (2, "book"), (2, "hoarder"), (2, "strong"),
        (3, ALL), (3, "book"), (3, "hoarder"), (3, "mixed"), (3, "strong"),
    ]  # fmt: skip
    for cell in cells:
        assert cell.bounds[0] <= cell.effect.estimate <= cell.bounds[1]
        assert cell.effect.low < cell.effect.estimate < cell.effect.high
    games = []
    one_more = policy.play(one, DEALS, 5, 2, games.append)
    assert one_more == cells
    assert sum(games) == policy.games_of(one, DEALS)


def test_the_mean_over_the_fields_is_their_mean():
    cells = play(policy, study(among=(), tables=tables("app", 2)))
    mean, *fields = (cell.effect.estimate for cell in cells)
    assert mean == pytest.approx(sum(fields) / len(fields))


def test_the_strongest_field_is_harder_to_beat():
    cells = {cell.field: cell for cell in play(policy, study(among=(), tables=tables("app", 2)))}
    assert cells["strong"].level < cells["book"].level


THRESHOLD = ThresholdStudy(
    "QX2",
    {"sv": "Hög", "en": "Pile"},
    tables("app", 2),
    PHRASES,
    ("book",),
    arm="talmodig",
    parameter="pile",
    values=("1", "5", "52"),
    base="talmodig:pile=52",
    unit={"sv": "kort", "en": "cards"},
)


def test_a_threshold_is_swept_and_its_best_confirmed_on_other_deals():
    cells = play(threshold, THRESHOLD)
    curve = {cell.at: cell for cell in cells if cell.field == CURVE}
    assert list(curve) == ["1", "5", "52"]
    assert curve["52"].effect.estimate == 0 and curve["52"].error == 0
    best = max(curve.values(), key=lambda cell: cell.effect.estimate).at
    confirmed = [cell for cell in cells if cell.field != CURVE]
    assert {cell.at for cell in confirmed} == {best}
    assert confirmed[0].effect.deals == threshold.confirming(DEALS)
    games = []
    assert threshold.play(THRESHOLD, DEALS, 5, 2, games.append) == cells
    assert sum(games) == threshold.games_of(THRESHOLD, DEALS)


FORK = ForkStudy(
    "QX3",
    {"sv": "Chansa", "en": "Chance"},
    tables("app", 2),
    PHRASES,
    ("book", "hoarder"),
    when="nothing fits and may chance",
    plays=("chance", "take"),
    by=("pile",),
)


def test_a_fork_is_told_for_every_sort_of_players_and_by_class():
    cells = play(forking, FORK, 200)
    whole = {cell.field: cell for cell in cells if not cell.at}
    assert list(whole) == [ALL, "book", "hoarder"]
    mean = (whole["book"].effect.estimate + whole["hoarder"].effect.estimate) / 2
    assert whole[ALL].effect.estimate == pytest.approx(mean)
    assert whole[ALL].error < max(whole["book"].error, whole["hoarder"].error)
    assert {cell.at.split("=")[0] for cell in cells if cell.at} == {"pile"}
    assert play(forking, FORK, 200, threads=2) == cells


def test_counts_are_shares_of_what_could_be_counted():
    one = CountStudy(
        "QX4", {"sv": "", "en": ""}, tables("app", 2), among=("book",), count="flips_that_fit"
    )
    mean, book = play(counting, one)
    assert 0.4 < book.effect.estimate < 0.8
    assert mean.effect.estimate == book.effect.estimate
    assert play(counting, one, threads=2) == [mean, book]


def test_every_kind_of_study_has_a_size():
    for kind in SIZES:
        assert number_of(kind("", {}, ()), 0.0) == 100
