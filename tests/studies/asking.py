"""A question tried at a tiny size: its studies played, and what two ways to play do at the same decisions."""

from experiments.fingerprint import kinds_of, take_fingerprints
from experiments.questions.study import ForkStudy, StudyQuestion, Table
from experiments.studies.answering import PLAYERS
from experiments.studies.arms import find_arm
from experiments.studies.policy import rules_at

TINY = {ForkStudy: 40}
DEALS = 20


def tables_of(question: StudyQuestion) -> list[tuple[tuple[Table, ...], list[Table]]]:
    """Return for every study its tables, and those of the cells that it comes to at a tiny size."""
    found = []
    for study in question.studies:
        cells = PLAYERS[type(study)].play(study, TINY.get(type(study), DEALS), 3, 2, lambda _: None)
        found.append((study.tables, list(dict.fromkeys(cell.table for cell in cells))))
    return found


def answers_apart(
    arm: str, base: str, table: Table, decisions: int = 2_000
) -> set[tuple[str, str]]:
    """Return the kinds of play of two ways to play, wherever they differ."""
    rules = rules_at(table)
    pair = [find_arm(each, rules) for each in (arm, base)]
    prints = take_fingerprints(rules, pair, table.seats, 5, decisions)
    names = kinds_of(rules.family).KINDS
    one, two = prints.turns.answers.T
    return {(names[first], names[second]) for first, second in prints.kinds[one != two]}
