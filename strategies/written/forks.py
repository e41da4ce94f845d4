"""A choice to be forked, in the words of written strategies: when it is one, and the plays between which it lies."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from simcore.errors import Refusal
from simcore.lineup import strategies_in
from simcore.strategy import Strategy
from strategies.written.conditions import Condition, Grammar, call
from strategies.written.load import keep_source
from strategies.written.rules import kernels_of, read_play
from strategies.written.vocabulary import VOCABULARIES, conditions_elsewhere
from strategies.written.words import Play

ACTION_BITS = 10
"""Bits of a decider's word for each play, from the second bit on: its action and 1, or 0 where it is not possible."""
LEAST_PLAYS, MOST_PLAYS = 2, 4
PHASES = {"phase_one": "one", "phase_two": "two"}
"""[list of rules]: what --phase calls it."""
ALWAYS = Condition("True")
SOURCE = '''"""A condition and plays, translated."""

import numpy as np

{imports}

_0, _1 = np.uint64(0), np.uint64(1)


@strategy({family!r}, name="decider", source="the words of a fork")
def decider(view, parameters, memory, rng):
    """Return 0 where the condition does not hold, else 1 and what every play would do."""
    if not ({condition}):
        return _0
    word = _1
{plays}
    return word
'''


@dataclass(frozen=True)
class Choice:
    """When a decision is forked, and into what.

    name: the list of rules whose words these are, "rule", "phase_one" or "phase_two". when, plays: as written; no
    `when` is every decision at which the plays are possible.
    """

    family: str
    name: str
    when: str | None
    plays: tuple[str, ...]
    condition: Condition
    translated: tuple[tuple[Play, str], ...]

    @property
    def function(self) -> int:
        """Return which of a strategy's two functions is asked there, 0 or 1."""
        return int(self.name == "phase_two")

    def decider(self) -> Strategy:
        """Return a strategy whose turn answers with the word of a question; see ACTION_BITS."""
        return strategies_in(keep_source("fork", self.source()))["decider"]

    def source(self) -> str:
        """Return the Python of the decider."""
        words = [*self.condition.words, *(play for play, _ in self.translated)]
        lines = {f"from {each.__module__} import {each.__name__}" for each in kernels_of(words)}
        lines.add("from simcore.strategy import strategy")
        return SOURCE.format(
            imports="\n".join(sorted(lines)),
            family=self.family,
            condition=self.condition.code,
            plays="\n".join(self._steps()),
        )

    def _steps(self) -> Iterator[str]:
        for place, (play, answer) in enumerate(self.translated):
            yield f"    if {call(play.kernel)}:"
            yield f"        word |= (np.uint64({answer}) + _1) << np.uint64({1 + ACTION_BITS * place})"


def read_choice(
    family: str, when: str | None, plays: Sequence[str], phase: str | None = None
) -> Choice:
    """Return a choice, read with the vocabulary that knows all its words.

    phase: "one" or "two", where a classic game's words belong to both. Raises Refusal at the first word that means
    nothing, at too few or too many plays, and at two plays that are the same.
    """
    if not LEAST_PLAYS <= len(plays) <= MOST_PLAYS:
        raise Refusal(
            f"A fork needs {LEAST_PLAYS} to {MOST_PLAYS} plays; {len(plays)} given: "
            '--plays "take" --plays "lay a special"'
        )
    found, refusals = [], []
    for name in _lists(family, phase):
        try:
            found.append(_read(family, name, when, plays))
        except Refusal as refusal:
            refusals.append(refusal)
    if len(found) > 1:
        raise Refusal("These words belong to both phases: say which with --phase one or two.")
    if not found:
        raise max(refusals, key=lambda refusal: refusal.args[0].startswith("--when"))
    return found[0]


def _lists(family: str, phase: str | None) -> list[str]:
    names = list(VOCABULARIES[family])
    if phase is None:
        return names
    if phase not in PHASES.values():
        raise Refusal(f"--phase must be one or two; found {phase!r}.")
    if family == "shedding":
        raise Refusal("--phase is for games of two phases: leave it out.")
    return [name for name in names if PHASES[name] == phase]


def _read(family: str, name: str, when: str | None, plays: Sequence[str]) -> Choice:
    vocabulary = VOCABULARIES[family][name]
    try:
        translated = tuple(read_play(each, name, vocabulary) for each in plays)
    except Refusal as refusal:
        raise Refusal(f"--plays: {refusal}") from None
    answers = [answer for _, answer in translated]
    twice = next(
        (each for each, it in zip(plays, answers, strict=True) if answers.count(it) > 1), ""
    )
    if twice:
        raise Refusal(f"--plays: {twice!r} is named twice: a fork needs different plays.")
    try:
        grammar = Grammar(vocabulary, (), conditions_elsewhere(name))
        condition = ALWAYS if when is None else grammar.read(when)
    except Refusal as refusal:
        raise Refusal(f"--when: {refusal}") from None
    return Choice(family, name, when, tuple(plays), condition, translated)
