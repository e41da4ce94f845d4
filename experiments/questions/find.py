"""Free text in Swedish or English to a question of the catalogue, or to the nearest ones."""

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from rapidfuzz import fuzz, process

from experiments.questions.catalogue import QUESTIONS
from experiments.questions.question import Question
from experiments.questions.words import COMMON, COUNTED, NUMBERS, TOPICS

TYPO_CUTOFF = 80
"""How alike (0 to 100) a word of five letters or more must be to a known form to pass for it."""
SHORTEST_TYPO = 5
MOST_UNKNOWN = 0.5
NEAREST = 3
SURE = 92
"""How alike (0 to 100) a text must be to a phrasing to ask that question whatever its words."""
AHEAD = 6
"""By how much one question must be more like a text than another where both fit its words."""
_WORD = re.compile(r"[^\W_]+(?:'[a-z]+)?")


@dataclass(frozen=True)
class Reading:
    """What a text says: its topics, and how many other telling words it has."""

    topics: frozenset[str]
    unknown: int


@dataclass(frozen=True)
class Finding:
    """The question that a text asks, None if that is unclear, and the nearest questions, best first."""

    question: Question | None
    nearest: tuple[Question, ...]


def _folded(text: str) -> str:
    """Return a text in lower case and without accents, as a foreign keyboard writes it."""
    return "".join(
        each
        for each in unicodedata.normalize("NFD", text.lower())
        if each.isprintable() and not unicodedata.combining(each)
    )


def _known_forms() -> dict[str, str]:
    """Return form to topic; the topic of a common word is empty."""
    return {
        _folded(form): topic
        for topic, by_language in [("", COMMON), *TOPICS.items()]
        for forms in by_language.values()
        for form in forms
    }


FORMS = _known_forms()
_NUMBERS, _COUNTED = ({_folded(word) for word in words} for words in (NUMBERS, COUNTED))


def find_question(text: str, questions: Sequence[Question] = QUESTIONS) -> Finding:
    """Return which question a text asks; an id such as "QA1" or "qa1" names it directly.

    >>> find_question("Är tiorna bäst uppe?").question.id, find_question("qa2").question.id
    ('QA1', 'QA2')
    """
    named = [each for each in questions if each.id == text.strip(" ?!.").upper()]
    if named:
        return Finding(named[0], (named[0],))
    reading = read_text(text)
    asked = [each for each in questions if _is_asked(each, reading)]
    return Finding(_said(text, questions) or _likeliest(text, asked), nearest(text, questions))


def _likeliest(text: str, asked: Sequence[Question]) -> Question | None:
    """Return the question whose words fit; of several the one that the text is clearly more like than the others."""
    ranked = sorted(asked, key=lambda each: -_likeness(text, each))
    if len(ranked) < 2 or _likeness(text, ranked[0]) >= _likeness(text, ranked[1]) + AHEAD:
        return ranked[0] if ranked else None
    return None


def _said(text: str, questions: Sequence[Question]) -> Question | None:
    """Return the question that has this text among its phrasings, but for a slip of the pen."""
    said = [
        each
        for each in questions
        if max(fuzz.ratio(_folded(text), _folded(own)) for own in _phrasings(each)) >= SURE
    ]
    return said[0] if len(said) == 1 else None


def read_text(text: str) -> Reading:
    """Return the topics of a text.

    >>> sorted(read_text("Are my tens better face-up?").topics)
    ['table', 'ten']
    """
    words = _WORD.findall(_folded(text).replace(":", "").replace("-", " "))
    found = [_look_up(form) for form in _joined(_without_counts(words))]
    topics = frozenset(topic for topic in found if topic)
    return Reading(topics, found.count(None))


def nearest(text: str, questions: Sequence[Question] = QUESTIONS) -> tuple[Question, ...]:
    """Return the questions that a text is most like, best first."""
    return tuple(sorted(questions, key=lambda each: -_likeness(text, each))[:NEAREST])


def _likeness(text: str, question: Question) -> float:
    return max(fuzz.token_set_ratio(text.lower(), each.lower()) for each in _phrasings(question))


def _phrasings(question: Question) -> list[str]:
    return [*question.title.values(), *(each for by in question.phrasings.values() for each in by)]


def _is_asked(question: Question, reading: Reading) -> bool:
    own = frozenset[str]().union(*(read_text(each).topics for each in _phrasings(question)))
    telling = len(reading.topics) + reading.unknown
    return (
        all(group & reading.topics for group in question.needs)
        and reading.topics <= own
        and reading.unknown <= MOST_UNKNOWN * telling
    )


def _without_counts(words: list[str]) -> list[str]:
    followers = [*words, ""][1:]
    pairs = zip(words, followers, strict=True)
    return [word for word, follower in pairs if not (word in _NUMBERS and follower in _COUNTED)]


def _joined(words: list[str]) -> list[str]:
    """Return the words with every known two-word form made one."""
    forms: list[str] = []
    for word in words:
        pair = f"{forms[-1]} {word}" if forms else word
        if pair in FORMS and " " in pair:
            forms[-1] = pair
        else:
            forms.append(word)
    return forms


def _look_up(word: str) -> str | None:
    """Return the topic of a word: "" for a common one, None for an unknown one."""
    if word in FORMS:
        return FORMS[word]
    for form, topic in FORMS.items():
        if form.endswith("*") and word.startswith(form[:-1]):
            return topic
    if len(word) < SHORTEST_TYPO:
        return None
    match = process.extractOne(word, list(FORMS), scorer=fuzz.ratio, score_cutoff=TYPO_CUTOFF)
    return FORMS[match[0]] if match else None
