"""CATALOGUE: every strategy that can be named on the command line. Adding one is one file and one line here."""

from simcore.strategy import Definition, Strategy
from strategies.shedding.lagforst import lagforst
from strategies.shedding.likformig import likformig
from strategies.shedding.samlaren import samlaren
from strategies.shedding.slump import slump
from strategies.shedding.talmodig import talmodig
from strategies.shedding.tryckaren import tryckaren

DEFINITIONS: tuple[Definition, ...] = (
    likformig,
    slump,
    lagforst,
    tryckaren,
    talmodig,
    samlaren,
)

CATALOGUE: dict[str, Strategy] = {each.strategy.name: each.strategy for each in DEFINITIONS}
