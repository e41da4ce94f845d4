"""Tidigplockaren: takes a small pile early rather than spend a dear card (QUESTIONS.md 3.2)."""

from simcore.cards import lowest
from simcore.jit import inlined
from simcore.shedding.view import ordinary_lays, pile_size, special_lays, talon_left
from simcore.strategy import Parameter, strategy
from strategies.parts.examples import swap, turn
from strategies.parts.laying import lowest_first
from strategies.parts.ranks import rank_parameter, value_of
from strategies.parts.swaps import SWAP, chosen_row
from strategies.parts.taking import TAKES, begin_decision, may_take_freely, take_freely

PILE = Parameter("n", default=4, low=0, high=52, meaning="The largest pile that it takes.")
TALON = Parameter(
    "m",
    default=12,
    low=0,
    high=52,
    meaning="It takes while the talon holds at least so many cards.",
)
DEAR = rank_parameter("dear", 12, "The lowest rank of an ordinary card that it would rather keep.")
PILE_AT, TALON_AT, DEAR_AT, TAKES_AT, SWAP_AT = 0, 1, 2, 3, 4
_MANY = "33377788899J"


@strategy(
    "shedding",
    parameters=(PILE, TALON, DEAR, TAKES, SWAP),
    memory=True,
    source="QUESTIONS.md 3.2 Tidigplockaren(n,m), with the loop guard of section 3; n = 4 and m = 12 are our "
    "defaults",
    about={
        "sv": "Tar hellre upp en liten hög medan det är gott om kort i draghögen än lägger en dam, något högre eller "
        "ett specialkort. Annars lägst först.",
        "en": "Takes a small pile while the talon is still large rather than lay a queen, anything higher or a "
        "special. Otherwise lowest first.",
    },
    examples=(
        turn("take", "2QK", "J", talon=_MANY),
        turn("take", "22T", "J", talon=_MANY),
        turn("J", "2JK", "9", talon=_MANY),
        turn("Q", "2QK", "J", talon="333"),
        turn("Q", "2QK", "5566J", talon=_MANY),
        turn("Q", "2QK", "J", talon=_MANY, parameters={"dear": "13"}),
        swap("AT2", "2T9", "34A"),
    ),
)
def tidigplockaren(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Take a pile of at most n with at least m cards in the talon if only dear cards fit; else lowest first."""
    rested = begin_decision(memory)
    early = pile_size(view) <= parameters[PILE_AT] and talon_left(view) >= parameters[TALON_AT]
    allowed = may_take_freely(view, memory, rested, parameters[TAKES_AT])
    if early and allowed and is_dear(view, parameters[DEAR_AT]):
        return take_freely(memory)
    return lowest_first(view)


@inlined
def is_dear(view, least):  # type: ignore[no-untyped-def]
    """Return True if something fits, but nothing below the rank `least` (2 to 14) that is no special."""
    ordinary = ordinary_lays(view)
    return value_of(lowest(ordinary)) >= least if ordinary else special_lays(view) != 0


@tidigplockaren.swap
def tidigplockaren_swap(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Lay open what the parameter `swap` says."""
    return chosen_row(view, int(parameters[SWAP_AT]))
