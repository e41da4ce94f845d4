"""Strategies in Python to begin with, one per family: they run as they are."""

_SHEDDING = '''\
"""{name}: says here what it does and why."""

from simcore.shedding.view import ordinary_lays, pile_size, special_lays
from simcore.strategy import Parameter, strategy
from strategies.parts.laying import lay_lowest, without_ordinary
from strategies.parts.swaps import SWAP, chosen_row

BURN_FROM = Parameter(
    "burn_from", default=8, low=0, high=52, meaning="A special is laid on a pile of so many cards."
)
BURN_AT, SWAP_AT = 0, 1  # places in `parameters`, in the order of the next lines


@strategy(
    "shedding",
    name="{name}",
    parameters=(BURN_FROM, SWAP),
    about={{
        "sv": "Lägger lågt och tar till specialkort när högen är stor.",
        "en": "Lays low, and turns to a special when the pile is large.",
    }},
)
def turn(view, parameters, memory, rng):
    """Answer with an action: see simcore/shedding/view.py for what may be asked and answered."""
    special = special_lays(view)
    if special and pile_size(view) >= parameters[BURN_AT]:
        return lay_lowest(special, True)
    ordinary = ordinary_lays(view)
    if ordinary:
        return lay_lowest(ordinary, False)
    return without_ordinary(view)


@turn.swap
def swap(view, parameters, memory, rng):
    """Answer with the three cards that are to lie open."""
    return chosen_row(view, int(parameters[SWAP_AT]))
'''
_CLASSIC = '''\
"""{name}: says here what it does and why."""

from simcore.classic.trick import card_to_beat
from simcore.classic.view import is_leading, lays
from simcore.strategy import Parameter, strategy
from strategies.parts.tricks import (
    beat_cheaply,
    by_the_book,
    losers,
    play_highest,
    play_lowest,
    value_of,
)

BEAT_FROM = Parameter(
    "beat_from", default=8, low=2, high=14, meaning="The lowest rank that it tries to beat."
)
BEAT_AT = 0  # its place in `parameters`


@strategy(
    "classic",
    name="{name}",
    parameters=(BEAT_FROM,),
    about={{
        "sv": "Spelar ut högt, lägger sig under låga kort och sticker höga.",
        "en": "Leads high, ducks under low cards and beats high ones.",
    }},
)
def phase_one(view, parameters, memory, rng):
    """Answer in phase one: see simcore/classic/view.py for what may be asked and answered."""
    if is_leading(view):
        return play_highest(lays(view))
    if value_of(card_to_beat(view)) >= parameters[BEAT_AT]:
        return beat_cheaply(view)
    losing = losers(view)
    return play_lowest(losing if losing else lays(view))


@phase_one.phase_two
def phase_two(view, parameters, memory, rng):
    """Answer in phase two."""
    return by_the_book(view)
'''
PYTHON_STARTERS = {"shedding": _SHEDDING, "classic": _CLASSIC}
"""[family]: the text of a file, with places for its name."""
