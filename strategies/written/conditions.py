"""The grammar of `when`: clauses joined by "and", each a flag or a comparison, as the Python that it becomes."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from simcore.errors import Refusal
from strategies.written.nearest import unknown
from strategies.written.words import IGNORED, Flag, Kernel, Quantity, Vocabulary, Word

AND, NOT, OR = ("and", "och"), ("not", "inte"), ("or", "eller")
SIGNS = {"<": "<", "<=": "<=", ">": ">", ">=": ">=", "=": "==", "==": "==", "!=": "!="}
COMPARING = {
    "en": {
        "at most": "<=",
        "at least": ">=",
        "more than": ">",
        "less than": "<",
        "fewer than": "<",
        "is": "==",
        "are": "==",
    },
    "sv": {
        "högst": "<=",
        "minst": ">=",
        "mer än": ">",
        "fler än": ">",
        "mindre än": "<",
        "färre än": "<",
        "är": "==",
    },
}
"""[language][words]: Python's sign; is, are and är may also stand before the others."""
COMPARISONS = SIGNS | COMPARING["en"] | COMPARING["sv"]
COURT_CARDS = {"T": 10, "J": 11, "Q": 12, "K": 13, "A": 14}
"""[capital letter]: the rank as a number."""
_IS = ("is", "are", "är")
_TOKEN = re.compile(r"<=|>=|!=|==|[<>=]|[^\s<>=!]+|!")
_NUMBER = re.compile(r"[0-9]{1,9}([.,][0-9]{1,9})?")


@dataclass(frozen=True)
class Condition:
    """A condition, translated. code: a Python expression. words: the vocabulary that it uses. parameters: by name."""

    code: str
    words: tuple[Word, ...] = ()
    parameters: tuple[str, ...] = ()


@dataclass(frozen=True)
class _Side:
    code: str
    there: Kernel | None = None
    words: tuple[Word, ...] = ()
    parameters: tuple[str, ...] = ()


class Grammar:
    """Reads conditions with one vocabulary and the parameters of one strategy.

    elsewhere: phrases of other vocabularies, each with where it belongs.
    """

    def __init__(
        self, vocabulary: Vocabulary, parameters: Sequence[str], elsewhere: Mapping[str, str]
    ) -> None:
        self._words, self._elsewhere = vocabulary.conditions, elsewhere
        self._places = {name: place for place, name in enumerate(parameters)}

    def read(self, text: str) -> Condition:
        """Return a condition translated; raise Refusal, without the place, at the first clause that means nothing."""
        clauses = [self._clause(tokens) for tokens in _clauses(text)]
        return Condition(
            " and ".join(clause.code for clause in clauses),
            tuple(word for clause in clauses for word in clause.words),
            tuple(name for clause in clauses for name in clause.parameters),
        )

    def _clause(self, tokens: list[str]) -> Condition:
        negations = [place for place, token in enumerate(tokens) if token.lower() in NOT]
        if negations:
            tokens = tokens[: negations[0]] + tokens[negations[0] + 1 :]
        phrase = _phrase(tokens)
        word = self._words.get(phrase)
        found = _asked(word) if isinstance(word, Flag) else self._comparison(tokens, phrase)
        return Condition(f"not {found.code}", found.words, found.parameters) if negations else found

    def _comparison(self, tokens: list[str], phrase: str) -> Condition:
        parts = self._split(tokens)
        if parts is None:
            raise self._no_comparison(tokens, phrase)
        left, sign, right = parts
        first, second = self._quantity(left), self._side(right)
        checks = [call(side.there) for side in (first, second) if side.there]
        code = " and ".join([*checks, f"{first.code} {sign} {second.code}"])
        return Condition(f"({code})", first.words + second.words, second.parameters)

    def _no_comparison(self, tokens: list[str], phrase: str) -> Refusal:
        """Return the refusal of a clause that neither is a flag nor compares anything."""
        if phrase in self._words:
            return Refusal(f"{phrase!r} is a number: compare it, as in '{phrase} at most 6'.")
        for length in range(len(tokens) - 1, 0, -1):
            quantity, rest = _phrase(tokens[:length]), _phrase(tokens[length:])
            if isinstance(self._words.get(quantity), Quantity):
                return unknown(rest, f"no comparison after {quantity!r}", COMPARISONS, {})
        return self._unknown(phrase, "no condition", self._words)

    def _split(self, tokens: list[str]) -> tuple[list[str], str, list[str]] | None:
        """Return what a clause compares, the sign, and with what; None if it has no comparison."""
        found = [parts for parts in _comparisons(tokens) if parts[0]]
        known = [
            parts for parts in found if isinstance(self._words.get(_phrase(parts[0])), Quantity)
        ]
        return next(iter(known or found), None)

    def _quantity(self, tokens: list[str]) -> _Side:
        phrase = _phrase(tokens)
        word = self._words.get(phrase)
        if not isinstance(word, Quantity):
            known = [each for each, it in self._words.items() if isinstance(it, Quantity)]
            raise self._unknown(phrase, "no number to compare", known)
        return _Side(call(word.kernel), word.there, (word,))

    def _side(self, tokens: list[str]) -> _Side:
        text = " ".join(tokens)
        if _NUMBER.fullmatch(text):
            return _Side(f"{float(text.replace(',', '.')):.9g}")
        if text in COURT_CARDS:
            return _Side(str(COURT_CARDS[text]))
        if text in self._places:
            return _Side(f"parameters[{self._places[text]}]", parameters=(text,))
        if isinstance(self._words.get(_phrase(tokens)), Quantity):
            return self._quantity(tokens)
        if not tokens:
            raise Refusal("a comparison ends without a number, such as 6, Q or a parameter.")
        known = [*self._places, *self._words]
        raise self._unknown(text, "no number, parameter or word to compare with", known)

    def _unknown(self, phrase: str, what: str, known: Iterable[str]) -> Refusal:
        return unknown(phrase, what, known, self._elsewhere)


def call(kernel: Kernel) -> str:
    """Return the Python that asks a kernel."""
    return f"{kernel.__name__}(view)"


def _clauses(text: str) -> Iterator[list[str]]:
    """Yield the tokens of every clause of a condition."""
    clause: list[str] = []
    for token in [*_TOKEN.findall(text), "and"]:
        if token.lower() in OR:
            raise Refusal(
                f"there is no {token!r} in a condition: write two rules with the same play."
            )
        if token.lower() in AND:
            if not clause:
                raise Refusal("a clause is empty: write something before and after every 'and'.")
            yield clause
            clause = []
        elif token.lower() not in IGNORED:
            clause.append(token)


def _phrase(tokens: Sequence[str]) -> str:
    return " ".join(tokens).lower()


def _asked(flag: Word) -> Condition:
    return Condition(call(flag.kernel), (flag,))


def _comparisons(tokens: list[str]) -> Iterator[tuple[list[str], str, list[str]]]:
    """Yield, for every comparison in a clause, what stands before it, its sign, and what stands after."""
    for start in range(len(tokens)):
        after_is = start + 1 if tokens[start].lower() in _IS else start
        for begin, length in ((after_is, 2), (after_is, 1), (start, 1)):
            sign = COMPARISONS.get(_phrase(tokens[begin : begin + length]))
            if sign:
                yield tokens[:start], sign, tokens[begin + length :]
                break
