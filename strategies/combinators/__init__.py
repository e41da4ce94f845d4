"""COMBINATORS: ways to make one strategy of others, one file each. Adding one is one file and one line here."""

from simcore.combinator import Combinator
from strategies.combinators.mix import MIX
from strategies.combinators.noise import NOISE
from strategies.combinators.swap_of import SWAP_OF
from strategies.combinators.switch import SWITCH
from strategies.combinators.utraknad import UTRAKNAD

COMBINATORS: dict[str, Combinator] = {
    each.name: each for each in (MIX, NOISE, SWITCH, SWAP_OF, UTRAKNAD)
}
"""[name]: what may stand before a parenthesis on the command line."""
