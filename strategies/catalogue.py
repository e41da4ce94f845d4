"""CATALOGUES: every strategy that can be named on the command line. Adding one is one file and one line here."""

from simcore.strategy import Definition, Strategy
from strategies.shedding.lagforst import lagforst
from strategies.shedding.likformig import likformig
from strategies.shedding.samlaren import samlaren
from strategies.shedding.slump import slump
from strategies.shedding.talmodig import talmodig
from strategies.shedding.tryckaren import tryckaren

DEFINITIONS: dict[str, tuple[Definition, ...]] = {
    "shedding": (likformig, slump, lagforst, tryckaren, talmodig, samlaren),
    "classic": (),
}

CATALOGUES: dict[str, dict[str, Strategy]] = {
    family: {each.strategy.name: each.strategy for each in definitions}
    for family, definitions in DEFINITIONS.items()
}
"""[family][name]: a name may stand in both families, for players that do the same in either."""

CATALOGUE = CATALOGUES["shedding"]
