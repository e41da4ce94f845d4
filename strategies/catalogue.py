"""CATALOGUES: every strategy that can be named on the command line. Adding one is one file and one line here."""

from simcore.errors import Refusal
from simcore.lineup import FILE_READERS, check_line_up, resolve
from simcore.rules import RuleSet
from simcore.strategy import Definition, Strategy
from strategies.classic.boken import boken
from strategies.classic.chansaren import chansaren
from strategies.classic.duckaren import duckaren
from strategies.classic.likformig import likformig as classic_likformig
from strategies.classic.nollan import nollan
from strategies.classic.rensaren import rensaren
from strategies.classic.roffaren import roffaren
from strategies.classic.slump import slump as classic_slump
from strategies.classic.sparare import sparare
from strategies.classic.stunsaren import stunsaren
from strategies.classic.trumfsnalen import trumfsnalen
from strategies.shedding.lagforst import lagforst
from strategies.shedding.likformig import likformig
from strategies.shedding.samlaren import samlaren
from strategies.shedding.slump import slump
from strategies.shedding.talmodig import talmodig
from strategies.shedding.tryckaren import tryckaren
from strategies.written.load import written_strategies

DEFINITIONS: dict[str, tuple[Definition, ...]] = {
    "shedding": (likformig, slump, lagforst, tryckaren, talmodig, samlaren),
    "classic": (
        classic_likformig,
        classic_slump,
        boken,
        duckaren,
        roffaren,
        trumfsnalen,
        chansaren,
        nollan,
        rensaren,
        sparare,
        stunsaren,
    ),
}

CATALOGUES: dict[str, dict[str, Strategy]] = {
    family: {each.strategy.name: each.strategy for each in definitions}
    for family, definitions in DEFINITIONS.items()
}
"""[family][name]: a name may stand in both families, for players that do the same in either."""

FILE_READERS[".toml"] = written_strategies

BOOKS = {"shedding": "lagforst", "classic": "boken"}
"""[family]: who plays by the book, the yardstick of the others."""


def find_strategy(text: str, rules: RuleSet) -> Strategy:
    """Return the strategy that `text` names (see resolve) among those of a game's family.

    Raises Refusal if there is no such strategy, file, parameter or value, if it is of the other family, or if it
    does not claim the game.
    """
    own = CATALOGUES[rules.family]
    homes = (each for each in (own, *CATALOGUES.values()) if _name(text) in each)
    found = resolve(text, next(homes, own))
    check_line_up([found], rules.name, rules.family)
    return found


def find_everywhere(text: str) -> list[Strategy]:
    """Return the strategy that `text` names in every family that has one such.

    Raises Refusal if none has.
    """
    homes = [each for each in CATALOGUES.values() if _name(text) in each]
    found, refusals = [], []
    for catalogue in homes or [_everybody()]:
        try:
            found.append(resolve(text, catalogue))
        except Refusal as refusal:
            refusals.append(refusal)
    if not found:
        raise refusals[0]
    return found


def _name(text: str) -> str:
    return text.partition(":")[0]


def _everybody() -> dict[str, Strategy]:
    return {name: each for catalogue in CATALOGUES.values() for name, each in catalogue.items()}
