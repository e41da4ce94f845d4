"""What a word of a written strategy is: its phrases in both languages, its meaning, and the kernel it becomes."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeVar

AnyWord = TypeVar("AnyWord", bound="Word")
Kernel = Callable[..., Any]
COPIES_SAID = {
    "en": {"all copies": False, "all": False, "one copy": True, "one": True},
    "sv": {"alla exemplar": False, "alla": False, "ett exemplar": True, "ett": True},
}
"""[language][words]: how many copies a lay has, after a comma: whether only one."""
COPIES = COPIES_SAID["en"] | COPIES_SAID["sv"]
IGNORED = ("the",)
"""Words that a phrase may have or not."""


@dataclass(frozen=True)
class Word:
    """One entry of a vocabulary.

    english, swedish: its phrases, with " | " between those that mean the same; the first is the one that is shown.
    kernel: what it asks, or for a play whether it is possible. means, betyder: its meaning in English and in Swedish.
    knows: whether it makes use of what only a good memory tells.
    """

    english: str
    swedish: str
    kernel: Kernel
    means: str
    betyder: str
    knows: bool = False

    def phrases(self) -> list[str]:
        """Return every phrase of both languages, as it is looked up."""
        return [plain(phrase) for phrase in self.spelled("en") + self.spelled("sv")]

    def spelled(self, language: str) -> list[str]:
        """Return the phrases of one language, as they are shown."""
        phrases = self.swedish if language == "sv" else self.english
        return [phrase.strip() for phrase in phrases.split("|")]

    def told(self, language: str) -> str:
        """Return the meaning in a language."""
        return self.betyder if language == "sv" else self.means


@dataclass(frozen=True)
class Flag(Word):
    """Something that holds or does not."""


@dataclass(frozen=True)
class Quantity(Word):
    """A number. there: whether there is one; a comparison with a number that is not there does not hold."""

    there: Kernel | None = None


@dataclass(frozen=True, kw_only=True)
class Play(Word):
    """A way to answer where it is possible. answer: the action. copies: whether it may be all copies or one."""

    answer: Kernel
    copies: bool = False


@dataclass(frozen=True, kw_only=True)
class Take(Play):
    """The voluntary pick-up, which the loop guard bounds. otherwise: whether something else is possible."""

    otherwise: Kernel


@dataclass(frozen=True)
class Vocabulary:
    """The words of one list of rules, and the kernel that plays when no rule does."""

    flags: tuple[Flag, ...]
    quantities: tuple[Quantity, ...]
    plays: tuple[Play, ...]
    default: Kernel

    @cached_property
    def conditions(self) -> Mapping[str, Word]:
        """Return the words of conditions by phrase."""
        return _by_phrase((*self.flags, *self.quantities))

    @cached_property
    def answers(self) -> Mapping[str, Play]:
        """Return the plays by phrase."""
        return _by_phrase(self.plays)


def _by_phrase(words: Iterable[AnyWord]) -> dict[str, AnyWord]:
    return {phrase: word for word in words for phrase in word.phrases()}


def plain(text: str) -> str:
    """Return a phrase without capitals, articles and needless spaces.

    >>> plain("Lay  the lowest ordinary")
    'lay lowest ordinary'
    """
    return " ".join(word for word in text.lower().split() if word not in IGNORED)
