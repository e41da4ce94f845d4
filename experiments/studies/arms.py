"""Finding the ways to play of a study: strategies of the catalogue, or the written ones in questions/arms."""

from pathlib import Path

from simcore.expression import split_file
from simcore.rules import RuleSet
from simcore.strategy import Strategy
from strategies.catalogue import find_strategy

ARMS = Path(__file__).parent.parent / "questions" / "arms"


def find_arm(text: str, rules: RuleSet) -> Strategy:
    """Return the strategy that a text names; a file "NAME.toml" is one of ARMS, parameters may follow it.

    Raises Refusal if there is none.
    """
    file, rest = split_file(text)
    return find_strategy(f"{ARMS / file}{rest}" if file else text, rules)
