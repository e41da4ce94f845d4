"""Tryckaren: presses the next player with high cards (QUESTIONS.md 3.2)."""

from simcore.cards import lowest
from simcore.shedding.view import lay, ordinary_lays, pile_size, special_lays
from simcore.strategy import Parameter, strategy
from strategies.parts.examples import swap, turn
from strategies.parts.laying import lay_highest, without_ordinary
from strategies.parts.swaps import SWAP, chosen_row

PILE = Parameter(
    "pile",
    default=3,
    low=0,
    high=52,
    meaning="Specials are laid at once when the pile holds at least this many cards.",
)
PILE_AT, SWAP_AT = 0, 1


@strategy(
    "shedding",
    parameters=(PILE, SWAP),
    source="QUESTIONS.md 3.2 Tryckaren",
    about={
        "sv": "Lägger ett högt kort i taget för att nästa ska få ta upp, och specialkort så fort högen växer.",
        "en": "Lays one high card at a time so that the next player must take, and specials once the pile grows.",
    },
    examples=(
        turn("K", "4KK", "3"),
        turn("9", "2499", "33"),
        turn("2", "2499", "333"),
        turn("T", "4T9", "33", parameters={"pile": "2"}),
        turn("chance", "449", "A", talon="333"),
        swap("AT2", "2T9", "34A"),
    ),
)
def tryckaren(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Lay one copy of the highest ordinary rank; a special as soon as the pile is large enough."""
    ordinary, special = ordinary_lays(view), special_lays(view)
    if special and pile_size(view) >= parameters[PILE_AT]:
        return lay(lowest(special), 1)
    if ordinary:
        return lay_highest(ordinary, True)
    return without_ordinary(view)


@tryckaren.swap
def tryckaren_swap(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Lay open what the parameter `swap` says."""
    return chosen_row(view, int(parameters[SWAP_AT]))
