"""CATALOGUES: every strategy that can be named on the command line. Adding one is one file and one line here."""

from collections import ChainMap
from contextlib import suppress
from dataclasses import replace

from simcore.errors import Refusal
from simcore.lineup import FILE_READERS, check_line_up, resolve
from simcore.rules import RuleSet
from simcore.strategy import Definition, Strategy
from strategies.classic.ataren import ataren
from strategies.classic.balanserad import balanserad
from strategies.classic.boken import boken
from strategies.classic.chansaren import chansaren
from strategies.classic.duckaren import duckaren
from strategies.classic.fargsamlaren import fargsamlaren
from strategies.classic.klassraknaren import klassraknaren
from strategies.classic.likformig import likformig as classic_likformig
from strategies.classic.mattisanpassad import mattisanpassad
from strategies.classic.nollan import nollan
from strategies.classic.rensaren import rensaren
from strategies.classic.roffaren import roffaren
from strategies.classic.slump import slump as classic_slump
from strategies.classic.sparare import sparare
from strategies.classic.stunsaren import stunsaren
from strategies.classic.trumfsnalen import trumfsnalen
from strategies.classic.trumfstyraren import trumfstyraren
from strategies.classic.vaghalsen import vaghalsen
from strategies.combinators import COMBINATORS
from strategies.combinators.utraknad import EXAMPLES, UTRAKNAD
from strategies.shedding.chansaren import chansaren as shedding_chansaren
from strategies.shedding.dumparen import dumparen
from strategies.shedding.forsiktig import forsiktig
from strategies.shedding.ivrig import ivrig
from strategies.shedding.kvalitetsplockaren import kvalitetsplockaren
from strategies.shedding.lagforst import lagforst
from strategies.shedding.likformig import likformig
from strategies.shedding.parsparen import parsparen
from strategies.shedding.passaren import passaren
from strategies.shedding.raknaren import raknaren
from strategies.shedding.samlaren import samlaren
from strategies.shedding.slump import slump
from strategies.shedding.slutspelaren import slutspelaren
from strategies.shedding.sparraren_naiv import sparraren_naiv
from strategies.shedding.sparraren_precis import sparraren_precis
from strategies.shedding.stark import stark
from strategies.shedding.talmodig import talmodig
from strategies.shedding.tidigplockaren import tidigplockaren
from strategies.shedding.tryckaren import tryckaren
from strategies.written.load import written_strategies

DEFINITIONS: dict[str, tuple[Definition, ...]] = {
    "shedding": (
        likformig,
        slump,
        lagforst,
        dumparen,
        tryckaren,
        samlaren,
        ivrig,
        talmodig,
        parsparen,
        forsiktig,
        shedding_chansaren,
        tidigplockaren,
        kvalitetsplockaren,
        passaren,
        sparraren_naiv,
        sparraren_precis,
        raknaren,
        slutspelaren,
        stark,
        Definition(replace(UTRAKNAD.combine([lagforst.strategy], {}), examples=EXAMPLES)),
    ),
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
        ataren,
        vaghalsen,
        fargsamlaren,
        balanserad,
        trumfstyraren,
        klassraknaren,
        mattisanpassad,
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
    """Return the strategy that `text` names (see resolve), those of a game's family first.

    Raises Refusal if there is no such strategy, file, combinator, parameter or value, if it is of the other family,
    or if it does not claim the game.
    """
    found = resolve(text, ChainMap(CATALOGUES[rules.family], *CATALOGUES.values()), COMBINATORS)
    check_line_up([found], rules.name, rules.family)
    return found


def find_everywhere(text: str) -> list[Strategy]:
    """Return the strategy that `text` names in every family that has one such.

    Raises Refusal if none has.
    """
    found = []
    for family, catalogue in CATALOGUES.items():
        with suppress(Refusal):
            found.append(resolve(text, catalogue, COMBINATORS))
            if found[-1].family != family:
                found.pop()
    return found or [resolve(text, ChainMap(*CATALOGUES.values()), COMBINATORS)]
