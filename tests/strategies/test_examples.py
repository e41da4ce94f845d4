"""Every strategy of the catalogue plays its own examples as they say."""

import pytest

from simcore.asking import answer_to, legal_answers
from strategies.catalogue import CATALOGUES

EXAMPLES = [
    pytest.param(each, example, id=f"{family}-{name}-{number}-{example.answer}")
    for family, strategies in CATALOGUES.items()
    for name, each in strategies.items()
    for number, example in enumerate(each.examples)
]


@pytest.mark.parametrize(("strategy", "example"), EXAMPLES)
def test_the_example_is_played_as_it_says(strategy, example):
    if not example.answer.startswith("swap"):
        assert example.answer in legal_answers(strategy, example)
    assert answer_to(strategy, example) == example.answer
