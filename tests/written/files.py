"""Strategy files written on the spot."""

from collections.abc import Iterator
from pathlib import Path

from simcore.strategy import Strategy
from strategies.written.document import RULE, TOP
from strategies.written.load import written_strategies
from strategies.written.vocabulary import VOCABULARIES
from strategies.written.words import Vocabulary

SAID = {
    "en": {"and": "and", "not": "not", "more": "more than"},
    "sv": {"and": "och", "not": "inte", "more": "mer än"},
}


def file_of(folder: Path, rules: str, *, family: str = "shedding", top: str = "") -> Path:
    """Return a file of a family with these rules, as TOML; the rules begin on line 4."""
    path = folder / "my_bot.toml"
    path.write_text(f'name = "my_bot"\nfamily = "{family}"\n{top}\n{rules}', encoding="utf-8")
    return path


def read(path: Path) -> Strategy:
    """Return the strategy of a file."""
    return next(iter(written_strategies(path).values()))


def rule(name: str, play: str, when: str = "", language: str = "en") -> str:
    """Return one rule as TOML."""
    keys = {each: each if language == "en" else (TOP | RULE)[each] for each in (name, *RULE)}
    condition = f'{keys["when"]} = "{when}"\n' if when else ""
    return f'[[{keys[name]}]]\n{condition}{keys["play"]} = "{play}"\n'


def every_word(family: str, language: str) -> str:
    """Return rules in which every phrase of a family's vocabulary in one language stands at least once."""
    lines = []
    for name, vocabulary in VOCABULARIES[family].items():
        plays = [phrase for play in vocabulary.plays for phrase in play.spelled(language)]
        for number, condition in enumerate(_conditions(vocabulary, language)):
            lines.append(rule(name, plays[number % len(plays)], condition, language))
        hand = next(word for word in vocabulary.quantities if word.english == "hand")
        for number, play in enumerate(plays):
            when = f"{hand.spelled(language)[0]} = {number % 4 + 1}"
            lines.append(rule(name, play, when, language))
    return "\n".join(lines)


def _conditions(vocabulary: Vocabulary, language: str) -> Iterator[str]:
    """Yield conditions that hold now and then."""
    said = SAID[language]
    for flag in vocabulary.flags:
        for phrase in flag.spelled(language):
            yield f"{phrase} {said['and']} {said['not']} {vocabulary.flags[0].spelled(language)[0]}"
    for quantity in vocabulary.quantities:
        for phrase in quantity.spelled(language):
            yield f"{phrase} {said['more']} 12 {said['and']} {phrase} >= {phrase}"
