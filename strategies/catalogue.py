"""CATALOGUES: every strategy that can be named on the command line. Adding one is one file and one line here."""

from simcore.strategy import Definition, Strategy
from strategies.classic.boken import boken
from strategies.classic.chansaren import chansaren
from strategies.classic.duckaren import duckaren
from strategies.classic.likformig import likformig as classic_likformig
from strategies.classic.roffaren import roffaren
from strategies.classic.slump import slump as classic_slump
from strategies.classic.trumfsnalen import trumfsnalen
from strategies.shedding.lagforst import lagforst
from strategies.shedding.likformig import likformig
from strategies.shedding.samlaren import samlaren
from strategies.shedding.slump import slump
from strategies.shedding.talmodig import talmodig
from strategies.shedding.tryckaren import tryckaren

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
    ),
}

CATALOGUES: dict[str, dict[str, Strategy]] = {
    family: {each.strategy.name: each.strategy for each in definitions}
    for family, definitions in DEFINITIONS.items()
}
"""[family][name]: a name may stand in both families, for players that do the same in either."""

CATALOGUE = CATALOGUES["shedding"]
