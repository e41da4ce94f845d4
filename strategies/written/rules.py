"""A list of rules translated: the Python of one function, and what it makes use of."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NoReturn

from simcore.errors import Refusal
from strategies.written.conditions import Condition, Grammar, call
from strategies.written.document import Rule
from strategies.written.nearest import unknown
from strategies.written.vocabulary import answers_elsewhere, conditions_elsewhere
from strategies.written.words import COPIES, Kernel, Play, Take, Vocabulary, Word, plain

TAKES = "takes"
"""The name of the parameter that bounds voluntary pick-ups."""


@dataclass(frozen=True)
class Body:
    """The lines of a function after its docstring, and the kernels, words and parameters that stand in it."""

    lines: tuple[str, ...]
    kernels: frozenset[Kernel]
    words: frozenset[Word]
    parameters: frozenset[str]

    @property
    def takes(self) -> bool:
        """Return True if it may pick up voluntarily."""
        return any(isinstance(word, Take) for word in self.words)


class Translator:
    """Translates the rules of one list; `parameters` are the strategy's, in declared order."""

    def __init__(self, name: str, vocabulary: Vocabulary, parameters: Sequence[str]) -> None:
        self._name, self._vocabulary = name, vocabulary
        self._grammar = Grammar(vocabulary, parameters, conditions_elsewhere(name))
        self._bound = f"parameters[{parameters.index(TAKES)}]" if TAKES in parameters else ""

    def body(self, rules: Sequence[Rule]) -> Body:
        """Return a list translated; raise Refusal, with the line, at the first rule that means nothing."""
        lines: list[str] = []
        words: set[Word] = set()
        named: set[str] = set()
        for rule in rules:
            condition, (play, answer) = self._condition(rule), self._play(rule)
            checks = [*self._possible(play), *([condition.code] if condition.code else [])]
            lines.append(f"if {' and '.join(checks)}:")
            lines += ["    remember(memory)"] if isinstance(play, Take) else []
            lines.append(f"    return {answer}")
            words |= {*condition.words, play}
            named |= set(condition.parameters)
            if rule.when is None and rule is not rules[-1]:
                self._refuse_after(rule, rules)
        takes = any(isinstance(word, Take) for word in words)
        begin = ["took_last = begin_decision(memory)"] if takes else []
        default = self._vocabulary.default
        lines = [*begin, *lines, f"return {call(default)}"]
        return Body(tuple(lines), kernels_of(words) | {default}, frozenset(words), frozenset(named))

    def _condition(self, rule: Rule) -> Condition:
        if rule.when is None:
            return Condition("")
        try:
            return self._grammar.read(rule.when)
        except Refusal as refusal:
            rule.section.refuse("when", str(refusal))

    def _play(self, rule: Rule) -> tuple[Play, str]:
        """Return a rule's play, and the Python of its answer."""
        try:
            return read_play(rule.play, self._name, self._vocabulary)
        except Refusal as refusal:
            rule.section.refuse("play", str(refusal))

    def _possible(self, play: Play) -> list[str]:
        checks = [call(play.kernel)]
        if isinstance(play, Take):
            checks += [call(play.otherwise), f"is_free(memory, took_last, {self._bound})"]
        return checks

    def _refuse_after(self, rule: Rule, rules: Sequence[Rule]) -> NoReturn:
        after = rules[rules.index(rule) + 1]
        line = rule.section.source.line_of(rule.section.address)
        after.section.source.refuse(
            after.section.address,
            f"this rule is never reached: the one of line {line} has no condition. "
            "Give that one a when, or put it last.",
        )


def read_play(text: str, name: str, vocabulary: Vocabulary) -> tuple[Play, str]:
    """Return the play that a text names in the list `name`, and the Python of its answer.

    Raises Refusal, without the place, if it means nothing there.
    """
    phrase, comma, tail = (part.strip() for part in plain(text).partition(","))
    play = vocabulary.answers.get(phrase)
    if play is None:
        raise unknown(phrase, "no play", vocabulary.answers, answers_elsewhere(name))
    if comma and not play.copies:
        raise Refusal(f"nothing may follow {play.spelled('en')[0]!r}; found {tail!r}.")
    if comma and tail not in COPIES:
        raise Refusal(f"{tail!r} is no number of copies; known: {', '.join(COPIES)}.")
    if play.copies:
        return play, f"{play.answer.__name__}(view, {COPIES.get(tail, False)})"
    return play, call(play.answer)


def kernels_of(words: Iterable[Word]) -> frozenset[Kernel]:
    """Return every kernel that words make use of."""
    found: set[Kernel] = set()
    for word in words:
        fields = (
            word.kernel,
            *(getattr(word, each, None) for each in ("there", "answer", "otherwise")),
        )
        found |= {kernel for kernel in fields if kernel is not None}
    return frozenset(found)
