"""The words of written strategies: each compiles in both languages, means one thing, and is shown on the page."""

import pytest

from simcore.games import GAMES
from strategies.written.conditions import AND, NOT, OR
from strategies.written.page import PATH, vocabulary_page
from strategies.written.vocabulary import VOCABULARIES
from strategies.written.words import Word
from tests.support.arenas import rows_of
from tests.written.files import every_word, file_of, read

LISTS = [
    pytest.param(vocabulary, id=name)
    for lists in VOCABULARIES.values()
    for name, vocabulary in lists.items()
]


@pytest.mark.parametrize("language", ["en", "sv"])
@pytest.mark.parametrize("family", VOCABULARIES)
def test_every_phrase_compiles_and_plays_legally(tmp_path, family: str, language: str):
    strategy = read(file_of(tmp_path, every_word(family, language), family=family))
    games = [name for name, rules in GAMES.items() if rules.family == family]
    for rules in games:
        assert len(rows_of(rules, [strategy, "likformig"], 100, cap=1000).games) == 100
        assert len(rows_of(rules, [strategy] * 3, 50, cap=1000).games) == 50


@pytest.mark.parametrize("vocabulary", LISTS)
def test_no_phrase_means_two_things(vocabulary):
    for words in ((*vocabulary.flags, *vocabulary.quantities), vocabulary.plays):
        meanings: dict[str, Word] = {}
        for word in words:
            for phrase in word.phrases():
                assert meanings.setdefault(phrase, word) is word, phrase


@pytest.mark.parametrize("vocabulary", LISTS)
def test_no_phrase_of_a_condition_holds_a_word_that_joins_or_turns_it(vocabulary):
    for phrase in vocabulary.conditions:
        assert not set(phrase.split()) & {*AND, *NOT, *OR}, phrase
    assert not any("," in phrase for phrase in vocabulary.answers)


@pytest.mark.parametrize("vocabulary", LISTS)
def test_every_meaning_is_a_sentence_in_both_languages(vocabulary):
    for word in (*vocabulary.flags, *vocabulary.quantities, *vocabulary.plays):
        for language in ("en", "sv"):
            told = word.told(language)
            assert told[0].isupper() and told.endswith("."), told


@pytest.mark.parametrize("family", VOCABULARIES)
def test_the_kernels_of_a_family_have_names_of_their_own(family: str):
    homes: dict[str, str] = {}
    for vocabulary in VOCABULARIES[family].values():
        for word in (*vocabulary.flags, *vocabulary.quantities, *vocabulary.plays):
            for each in (word.kernel, getattr(word, "there", None), getattr(word, "answer", None)):
                if each is not None:
                    assert homes.setdefault(each.__name__, each.__module__) == each.__module__


def test_the_page_is_up_to_date():
    assert PATH.read_text(encoding="utf-8") == vocabulary_page(), (
        "make it again: python -m strategies.written.page"
    )
