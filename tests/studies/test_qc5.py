"""QC5: to chansa or to take, and nothing else."""

from experiments.questions.qc5 import QC5, WHOLE
from experiments.questions.study import ForkStudy
from tests.studies.asking import answers_apart, tables_of


def test_the_ways_to_play_differ_in_chansa_only():
    assert answers_apart(WHOLE.arm, WHOLE.base, WHOLE.tables[0]) == {("chance", "take")}


def test_counting_cards_changes_chansa_only():
    assert answers_apart("raknaren:tau=0", "raknaren:tau=1", WHOLE.tables[0]) == {
        ("chance", "take")
    }


def test_every_fork_begins_with_chansa():
    assert {study.plays[0] for study in QC5.studies if isinstance(study, ForkStudy)} == {"chance"}


def test_every_study_is_told_for_its_tables():
    for wanted, found in tables_of(QC5):
        assert found == list(wanted)
