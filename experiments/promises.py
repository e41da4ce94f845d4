"""What a strategy declares about itself, tried on a sample of its own questions.

A sample is every question that seat 0 gets in some games against the player by the book. Each question is asked again
in a copy of the game: as it was, with other knowledge, or with other values of a parameter. Memory and random stream
are the same each time, so that the answers must be equal where the change does not matter.
"""

from collections.abc import Iterator, Sequence

import numpy as np

from simcore import layout
from simcore.engine import engine_of
from simcore.errors import Refusal
from simcore.probing import Question, questions
from simcore.rules import RuleSet
from simcore.strategy import Parameter, Strategy
from strategies.catalogue import BOOKS, CATALOGUES

GAMES, CAP, SEED = 40, 400, 20_000
MOST_GAMES = 600
"""Games of a rule set, without changed fields, in which a parameter is given the chance to matter."""
SCRAMBLES = 3
STEPS = 4
"""Values of a number that are tried between its bounds."""


def sample(strategy: Strategy, rules: RuleSet, games: int) -> Iterator[Question]:
    """Yield the questions of a strategy in seat 0 against the player by the book."""
    book = CATALOGUES[strategy.family][BOOKS[strategy.family]]
    return questions(rules, [strategy, book], SEED, games, CAP)


def try_same_again(strategy: Strategy, rules: RuleSet) -> int:
    """Return how many questions were asked twice; raise Refusal if one was not answered alike."""
    tried = 0
    for question in sample(strategy, rules, GAMES):
        first, again = question.answer(), question.answer()
        tried += 1
        if first != again:
            raise Refusal(f"{_where(strategy, question)} answers the same question in two ways.")
    return tried


def try_without_knowledge(strategy: Strategy, rules: RuleSet) -> int:
    """Return how many questions were asked with other knowledge; raise Refusal if an answer changed.

    For a strategy that declares none. Knowledge is what the engine's `forget` draws anew.
    """
    engine, random = engine_of(strategy.family), np.random.default_rng(SEED)
    tried = 0
    for question in sample(strategy, rules, GAMES):
        for _ in range(SCRAMBLES):
            changed = engine.forget(question.block, question.seat, random)
            tried += 1
            if question.answer(changed) != question.answer():
                raise Refusal(
                    f"{_where(strategy, question)} makes use of what only a good memory tells (cards out of the "
                    "game, known or won by others) and does not say so: declare knowledge=True."
                )
    return tried


def uses_knowledge(strategy: Strategy, rules: RuleSet) -> bool:
    """Return whether other knowledge changes an answer in the sample."""
    try:
        try_without_knowledge(strategy, rules)
    except Refusal:
        return True
    return False


def values_of(parameter: Parameter) -> list[float]:
    """Return the values of a parameter that are tried: all choices, or both bounds and some steps between."""
    if parameter.choices:
        return [float(place) for place in range(len(parameter.choices))]
    steps = np.linspace(parameter.low, parameter.high, STEPS + 2)
    default = parameter.read(str(parameter.default))
    near = [default - 1, default + 1] if parameter.whole else []
    values = {float(round(each)) if parameter.whole else float(each) for each in steps}
    return sorted(values | {each for each in near if parameter.low <= each <= parameter.high})


def decided_by(strategy: Strategy, parameter: Parameter) -> set[str]:
    """Return the decisions that a parameter is declared to change."""
    both = engine_of(strategy.family).decisions
    return {name for name in parameter.decides or both[:1] if name in both}


def try_parameter(strategy: Strategy, place: int, rule_sets: Sequence[RuleSet]) -> int:
    """Return how many answers changed when a parameter did, over a sample in some of its games.

    A decision that no game of these asks for is left out. Raises Refusal if an answer never changed that is declared
    to, or if one did that is declared not to.
    """
    parameter = strategy.parameters[place]
    total, missing = 0, decided_by(strategy, parameter)
    for rules in rule_sets:
        changed, asked = _changes(strategy, place, rules)
        total += len(changed)
        missing = missing & asked - set(changed)
        if not missing:
            return total
    told = " and ".join(sorted(missing))
    raise Refusal(
        f"{strategy.spell()} never decides its {told} otherwise for another {parameter.name}, in {MOST_GAMES} games: "
        "leave the parameter out, or say in `decides` what it changes."
    )


def _changes(strategy: Strategy, place: int, rules: RuleSet) -> tuple[list[str], set[str]]:
    """Return the decision of each changed answer in a sample, and all decisions that were asked for."""
    declared = decided_by(strategy, strategy.parameters[place])
    changed: list[str] = []
    asked: set[str] = set()
    for question in sample(strategy, rules, GAMES if rules.house else MOST_GAMES):
        if question.game >= GAMES and declared <= set(changed):
            break
        asked.add(question.decision)
        if _differs(strategy, place, question):
            changed.append(question.decision)
            _refuse_undeclared(strategy, place, question)
    return changed, asked


def _refuse_undeclared(strategy: Strategy, place: int, question: Question) -> None:
    parameter = strategy.parameters[place]
    declared = decided_by(strategy, parameter)
    if question.decision not in declared:
        raise Refusal(
            f"{_where(strategy, question)} changes its {question.decision} with {parameter.name}, which is declared "
            f"to change only: {', '.join(sorted(declared))}."
        )


def _differs(strategy: Strategy, place: int, question: Question) -> bool:
    own = question.answer()
    at = layout.ROWS_AT + question.seat * layout.ROW_WORDS + place
    block = question.block.copy()
    for value in values_of(strategy.parameters[place]):
        block[at : at + 1].view(np.float64)[0] = value
        if question.answer(block) != own:
            return True
    return False


def _where(strategy: Strategy, question: Question) -> str:
    return f"{strategy.spell()} in game {question.game} of seed {SEED}"
