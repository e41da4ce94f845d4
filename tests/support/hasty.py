"""A random player that hurries: most of the time the lowest card, else any legal action.

Its games are a tenth as long as those of `likformig`, and still reach every rule.
"""

from simcore.cards import lowest, total
from simcore.rng import below
from simcore.shedding.choices import lay_number, option_count, option_number
from simcore.shedding.view import (
    lay_all,
    lays,
    ordinary_lays,
    swap_cards,
)
from simcore.strategy import strategy
from strategies.parts.anything import row_number

HURRY = 6


@strategy("shedding", deterministic=False)
def hasty(view, parameters, memory, rng):
    """Lay all copies of the lowest ordinary rank; one time in six anything legal."""
    ordinary = ordinary_lays(view)
    if ordinary and below(rng, HURRY) > 0:
        return lay_all(ordinary, lowest(ordinary))
    lay_total = total(lays(view))
    number = below(rng, lay_total + option_count(view))
    if number < lay_total:
        return lay_number(lays(view), number)
    return option_number(view, number - lay_total)


@hasty.swap
def hasty_swap(view, parameters, memory, rng):
    """Choose uniformly among all different open rows."""
    cards = swap_cards(view)
    return row_number(cards, below(rng, row_number(cards, -1)))


HASTY = hasty.strategy
