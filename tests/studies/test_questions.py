"""Every question that studies settle: told in both languages, of strategies and tables that can be played."""

import pytest

from experiments.questions.catalogue import STUDY_QUESTIONS
from experiments.questions.study import (
    CountStudy,
    ForkStudy,
    PolicyStudy,
    StudyQuestion,
    ThresholdStudy,
)
from experiments.studies.answering import EFFORTS, total_games
from experiments.studies.arms import ARMS, find_arm
from experiments.studies.counts import COUNTS
from experiments.studies.fields import fields_of
from experiments.studies.policy import rules_at
from experiments.studies.threshold import arm_at
from strategies.written.forks import read_choice

LANGUAGES = {"sv", "en"}
STUDIES = [
    pytest.param(study, id=f"{question.id}-{number}-{study.claim}")
    for question in STUDY_QUESTIONS
    for number, study in enumerate(question.studies)
]


@pytest.mark.parametrize("question", STUDY_QUESTIONS, ids=lambda each: each.id)
def test_a_question_is_told_in_both_languages(question: StudyQuestion):
    assert set(question.title) == set(question.phrasings) == set(question.estimand) == LANGUAGES
    assert all(len(each) >= 3 for each in question.phrasings.values())
    assert 3 <= len(question.studies) <= 9
    for text in (*question.title.values(), *question.estimand.values()):
        assert text == text.strip() and text[-1] in "?."


@pytest.mark.parametrize("question", STUDY_QUESTIONS, ids=lambda each: each.id)
def test_effort_decides_the_size(question: StudyQuestion):
    sizes = [total_games(question, EFFORTS[each]) for each in ("quick", "default", "precise")]
    assert sizes == sorted(sizes) and sizes[1] < 20_000_000


@pytest.mark.parametrize("study", STUDIES)
def test_a_study_can_be_played_as_it_is_written(study):
    assert set(study.label) == LANGUAGES
    for table in study.tables:
        rules = rules_at(table)
        assert fields_of(table, study.among)
        if isinstance(study, PolicyStudy):
            arm, base = find_arm(study.arm, rules), find_arm(study.base, rules)
            assert arm.spell() != base.spell()
        if isinstance(study, ThresholdStudy):
            assert len({find_arm(arm_at(study, each), rules).spell() for each in study.values}) >= 4
            find_arm(study.base, rules)
        if isinstance(study, ForkStudy):
            read_choice(rules.family, study.when or None, list(study.plays), study.phase)


@pytest.mark.parametrize("study", STUDIES)
def test_a_study_has_the_words_that_it_is_told_in(study):
    if isinstance(study, CountStudy):
        assert study.count in COUNTS and set(study.sentence) == LANGUAGES
        for text in study.sentence.values():
            assert "{value}" in text and "{interval}" in text and "{at}" in text
        return
    assert set(study.phrases) == LANGUAGES
    for phrases in study.phrases.values():
        for text in (phrases.better, phrases.worse, phrases.choice):
            assert text[0].isupper() and text[-1] not in ".:" and "{" not in text


def test_every_written_way_to_play_is_used():
    used = {
        getattr(study, name, "").partition(":")[0]
        for question in STUDY_QUESTIONS
        for study in question.studies
        for name in ("arm", "base")
    }
    assert {each.name for each in ARMS.iterdir() if each.is_file()} <= used
