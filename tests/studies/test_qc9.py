"""QC9: what a card that is picked up costs."""

from dataclasses import replace

import pytest

from experiments.questions.qc9 import EIGHT, LATE, QC9
from experiments.questions.study import tables
from experiments.studies import forking
from experiments.studies.cell import ALL
from tests.studies.asking import tables_of

TWO = tables("app", 2)


def _main(study):
    cells = forking.play(replace(study, tables=TWO), 300, 4, 2, lambda _: None)
    return next(cell for cell in cells if cell.field == ALL and not cell.at)


def test_the_cost_of_eight_cards_is_eight_times_that_of_one():
    whole, one = _main(EIGHT), _main(replace(EIGHT, per="card"))
    assert one.effect.estimate == pytest.approx(whole.effect.estimate / 8)
    assert one.error == pytest.approx(whole.error / 8)
    assert one.effect.unfinished_share == whole.effect.unfinished_share
    assert one.bounds == pytest.approx([end / 8 for end in whole.bounds])


def test_a_card_costs_once_the_talon_is_gone():
    assert _main(LATE).effect.high < 0


def test_every_study_is_told_for_its_tables():
    for wanted, found in tables_of(QC9):
        assert found == list(wanted)
