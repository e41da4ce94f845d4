"""VOCABULARIES: the literal table of all words of written strategies, by family and list of rules."""

from collections.abc import Callable, Mapping

from strategies.written.classic_words import CLASSIC
from strategies.written.shedding_words import SHEDDING
from strategies.written.words import Vocabulary, Word

VOCABULARIES: dict[str, dict[str, Vocabulary]] = {"shedding": SHEDDING, "classic": CLASSIC}
"""[family][list of rules]."""

PLACES = {
    "rule": "the shedding games",
    "phase_one": "phase one of the classic games",
    "phase_two": "phase two of the classic games",
}
"""[list of rules]: where its words belong."""

Table = Callable[[Vocabulary], Mapping[str, Word]]


def conditions_elsewhere(name: str) -> dict[str, str]:
    """Return the phrases of conditions that the list `name` does not know, each with where it belongs."""
    return _elsewhere(name, lambda vocabulary: vocabulary.conditions)


def answers_elsewhere(name: str) -> dict[str, str]:
    """Return the plays that the list `name` does not know, each with where it belongs."""
    return _elsewhere(name, lambda vocabulary: vocabulary.answers)


def _elsewhere(name: str, table: Table) -> dict[str, str]:
    lists = {key: each for family in VOCABULARIES.values() for key, each in family.items()}
    own = table(lists[name])
    return {
        phrase: PLACES[key]
        for key, vocabulary in lists.items()
        for phrase in table(vocabulary)
        if phrase not in own
    }
