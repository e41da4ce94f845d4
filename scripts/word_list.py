"""The words of written strategies as the screen shows them, in one language."""

import textwrap
from collections.abc import Iterator

from scripts.options import games_of
from scripts.screen import WIDTH
from strategies.written.conditions import COMPARING, SIGNS
from strategies.written.document import RULE, TOP
from strategies.written.page import DEFAULTS
from strategies.written.vocabulary import VOCABULARIES
from strategies.written.words import COPIES_SAID, Play, Vocabulary, Word

TITLES = {
    "en": ("Words of the rules for {games}.", "holds or not", "numbers to compare", "play"),
    "sv": ("Ord i reglerna för {games}.", "gäller eller inte", "tal att jämföra", "spela"),
}
COMPARE = {"en": "Compare with", "sv": "Jämför med"}
JOIN = {
    "en": "Join clauses with and; turn one round with not. There is no or: write two rules.",
    "sv": "Foga ihop satser med och; vänd på en med inte. Det finns inget eller: skriv två regler.",
}
AFTER_COMMA = {"en": "After a comma", "sv": "Efter ett komma"}
OTHERWISE = {"en": "Where no rule plays", "sv": "Där ingen regel spelar"}


def word_list(family: str, language: str) -> str:
    """Return every word of a family's rules with its meaning, fit for the screen."""
    lines = [TITLES[language][0].format(games=games_of(family)), "", *_grammar(language), ""]
    for name, vocabulary in VOCABULARIES[family].items():
        lines += _list(name, vocabulary, language)
    return "\n".join(lines)


def _grammar(language: str) -> list[str]:
    compare = ", ".join([*COMPARING[language], " ".join(SIGNS)])
    return [_filled(JOIN[language]), _filled(f"{COMPARE[language]}: {compare}.")]


def _list(name: str, vocabulary: Vocabulary, language: str) -> Iterator[str]:
    key = TOP[name] if language == "sv" else name
    when = RULE["when"] if language == "sv" else "when"
    _, holds, numbers, play = TITLES[language]
    for title, words in (
        (f"[[{key}]] {when}: {holds}", vocabulary.flags),
        (f"[[{key}]] {when}: {numbers}", vocabulary.quantities),
        (f"[[{key}]] {play}", vocabulary.plays),
    ):
        yield title
        width = max(len(word.spelled(language)[0]) for word in words)
        yield from (_told(word, width, language) for word in words)
        yield ""
    default = DEFAULTS[name][1 if language == "sv" else 0]
    yield _filled(f"{OTHERWISE[language]}: {default}.")
    yield ""


def _told(word: Word, width: int, language: str) -> str:
    meaning = word.told(language)
    if isinstance(word, Play) and word.copies:
        meaning += f" {AFTER_COMMA[language]}: {', '.join(COPIES_SAID[language])}."
    return textwrap.fill(
        f"{word.spelled(language)[0]:{width}}  {meaning}",
        WIDTH,
        initial_indent="  ",
        subsequent_indent=" " * (width + 4),
        break_on_hyphens=False,
    )


def _filled(text: str) -> str:
    return textwrap.fill(text, WIDTH, subsequent_indent="  ", break_on_hyphens=False)
