"""The words that cells are judged by: fixed beforehand, and honest about what turns with table and opponents."""

import pytest

from experiments.studies.judging import (
    BETTER,
    DEPENDS,
    MARGIN,
    OPPONENTS,
    SAME,
    TABLES,
    UNCLEAR,
    WORSE,
    judge,
)
from tests.studies.planted import STUDY, cell

TWO, THREE = STUDY.tables


def judged(*cells):
    return judge([(STUDY, cells)])[0]


@pytest.mark.parametrize(
    ("effect", "error", "word"),
    [
        (0.02, 0.001, BETTER),
        (-0.02, 0.001, WORSE),
        (0.0, 0.001, SAME),
        (0.0, 0.01, UNCLEAR),
        (MARGIN, 0.001, UNCLEAR),
    ],
)
def test_a_table_has_its_word(effect, error, word):
    assert judged(cell(TWO, effect, error)).word == word


def test_tables_that_agree_as_far_as_can_be_told_share_the_word():
    finding = judged(cell(TWO, 0.02), cell(THREE, 0.0, 0.01))
    assert (finding.word, finding.depends_on) == (BETTER, ())


def test_a_sign_that_turns_with_the_number_of_players_is_said():
    finding = judged(cell(TWO, 0.02), cell(THREE, -0.02))
    assert (finding.word, finding.depends_on) == (DEPENDS, (TABLES,))


def test_a_sign_that_turns_with_the_opponents_is_said():
    fields = (cell(TWO, 0.05, field="book"), cell(TWO, -0.03, field="strong"))
    finding = judged(cell(TWO, 0.02), *fields)
    assert (finding.word, finding.depends_on) == (DEPENDS, (OPPONENTS,))


def test_games_without_an_end_that_could_turn_it_leave_it_unclear():
    assert judged(cell(TWO, 0.02, bounds=(-0.01, 0.05))).word == UNCLEAR
    assert judged(cell(TWO, 0.0, bounds=(-0.01, 0.01))).word == UNCLEAR


def test_many_claims_are_judged_together():
    """One of forty p-values of 0.03 is no finding after Holm."""
    cells = [cell(TWO, 0.02, 0.009, field=f"f{n}", p_value=0.03) for n in range(40)]
    finding = judged(cell(TWO, 0.02, 0.009, p_value=0.03), *cells)
    assert set(finding.words.values()) == {UNCLEAR}
