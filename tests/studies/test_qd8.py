"""QD8: to stop the next player or not, and whose outcome that is."""

from dataclasses import replace

import pytest

from experiments.questions.qd8 import QD8, STRONG, WHOLE
from experiments.questions.study import PolicyStudy, tables
from experiments.studies import policy
from tests.studies.asking import answers_apart, tables_of

THREE = tables("app", 3)


def test_stopping_changes_which_ordinary_card_is_laid():
    apart = answers_apart(WHOLE.arm, WHOLE.base, THREE[0], 6_000)
    assert apart == {("higher", "lowest_all")}


def test_the_strongest_can_leave_it_off():
    assert answers_apart(STRONG.base, STRONG.base.replace("cards=0", "cards=1"), THREE[0], 6_000)
    for _, other in answers_apart(f"{STRONG.arm},cards=1", STRONG.base, THREE[0], 6_000):
        assert other in {"lowest_all", "lowest_some", "higher"}


def test_what_one_gains_the_others_lose():
    """At a table where every game ends, one of three becomes skitgubbe whoever is looked at."""
    study = PolicyStudy(
        "", {}, tables("enkel", 3), among=("book",), arm="dumparen", base="lagforst"
    )
    cells = [
        policy.play(replace(study, whose=whose), 200, 3, 1, lambda _: None)[0] for whose in range(3)
    ]
    assert abs(cells[0].effect.estimate) > 0.01
    assert sum(cell.effect.estimate for cell in cells) == pytest.approx(0)
    assert cells[1] != cells[2]


def test_every_study_is_told_for_its_tables():
    for wanted, found in tables_of(QD8):
        assert found == list(wanted)
