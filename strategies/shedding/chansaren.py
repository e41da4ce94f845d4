"""Chansaren: turns the talon card rather than spend a dear one (QUESTIONS.md 3.2)."""

from simcore.cards import lowest
from simcore.shedding.view import chance, may_chance, ordinary_lays
from simcore.strategy import strategy
from strategies.parts.examples import swap, turn
from strategies.parts.laying import lowest_first
from strategies.parts.ranks import rank_parameter, value_of
from strategies.parts.swaps import SWAP, chosen_row

DEAR = rank_parameter(
    "dear", 13, "It turns the talon card rather than lay an ordinary card of at least this rank."
)
DEAR_AT, SWAP_AT = 0, 1
ANY_TIME = {"chansa": "any_time"}


@strategy(
    "shedding",
    parameters=(DEAR, SWAP),
    source="QUESTIONS.md 3.2 Chansaren; where only a stuck player may turn the talon card it plays as LågFörst-alla",
    about={
        "sv": "Chansar alltid när den inte kan lägga, och får man chansa när man vill hellre än att offra en kung, "
        "ett ess eller ett specialkort. Annars lägst först.",
        "en": "Always turns the talon card when stuck and, where that is allowed at any time, rather than spend a "
        "king, an ace or a special. Otherwise lowest first.",
    },
    examples=(
        turn("chance", "449", "A", talon="333"),
        turn("chance", "2KT", "A", talon="333", house=ANY_TIME),
        turn("chance", "22K", "Q", talon="333", house=ANY_TIME),
        turn("K", "22K", "Q", talon="333", house=ANY_TIME, parameters={"dear": "14"}),
        turn("2", "22K", "A", talon="333"),
        turn("44", "449", "3", talon="333", house=ANY_TIME),
        swap("AT2", "2T9", "34A"),
    ),
)
def chansaren(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Turn the talon card if it is allowed and nothing cheap fits, else lowest first."""
    ordinary = ordinary_lays(view)
    if may_chance(view) and (not ordinary or value_of(lowest(ordinary)) >= parameters[DEAR_AT]):
        return chance()
    return lowest_first(view)


@chansaren.swap
def chansaren_swap(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Lay open what the parameter `swap` says."""
    return chosen_row(view, int(parameters[SWAP_AT]))
