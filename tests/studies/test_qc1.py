"""QC1: to take freely or not, and nothing else."""

import pytest

from experiments.questions.qc1 import GOOD, QC1, SAVED, SMALL, STRONG
from experiments.studies.threshold import arm_at
from tests.studies.asking import answers_apart, tables_of


@pytest.mark.parametrize("study", [SMALL, GOOD, SAVED])
def test_a_habit_of_taking_changes_nothing_else(study):
    apart = answers_apart(arm_at(study, study.values[-2]), study.base, study.tables[0])
    assert {mine for mine, _ in apart} - {"take"} == {"take_freely"}
    assert {other for mine, other in apart if mine == "take"} <= {"chance"}


def test_the_strongest_takes_instead_of_spending_specials():
    apart = answers_apart(STRONG.arm, STRONG.base, STRONG.tables[0])
    assert apart == {("take_freely", "two"), ("take_freely", "ten")}


def test_every_study_is_told_for_its_tables():
    for wanted, found in tables_of(QC1):
        assert found == list(wanted)
