"""Passaren: takes before it spends a special (QUESTIONS.md 3.2)."""

from simcore.shedding.view import pile_size, talon_left
from simcore.strategy import Parameter, strategy
from strategies.parts.examples import swap, turn
from strategies.parts.laying import lowest_first, only_specials_fit
from strategies.parts.swaps import SWAP, chosen_row
from strategies.parts.taking import TAKES, begin_decision, may_take_freely, take_freely

PILE = Parameter("n", default=6, low=0, high=52, meaning="The largest pile that it takes.")
TALON = Parameter(
    "talon",
    default=3,
    low=0,
    high=52,
    meaning="It takes while the talon holds more cards than this.",
)
PILE_AT, TALON_AT, TAKES_AT, SWAP_AT = 0, 1, 2, 3


@strategy(
    "shedding",
    parameters=(PILE, TALON, TAKES, SWAP),
    memory=True,
    source="QUESTIONS.md 3.2 Passaren, with the loop guard of section 3; n = 6 is Samlaren's",
    about={
        "sv": "När bara specialkort går att lägga tar den hellre upp en liten hög, så länge draghögen räcker. Annars "
        "lägst först.",
        "en": "When only specials can be laid it would rather take a small pile, as long as the talon lasts. "
        "Otherwise lowest first.",
    },
    examples=(
        turn("take", "24T", "9", talon="3377"),
        turn("2", "24T", "9", talon="377"),
        turn("2", "2T4", "3344KQQ", talon="3377"),
        turn("44", "2T44", "3", talon="3377"),
        turn("T", "TT4", "9"),
        swap("AT2", "2T9", "34A"),
    ),
)
def passaren(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Take a pile of at most n if only specials fit and the talon lasts; else lowest first, a 2 before a T."""
    rested = begin_decision(memory)
    small = pile_size(view) <= parameters[PILE_AT] and talon_left(view) > parameters[TALON_AT]
    allowed = may_take_freely(view, memory, rested, parameters[TAKES_AT])
    if small and allowed and only_specials_fit(view):
        return take_freely(memory)
    return lowest_first(view)


@passaren.swap
def passaren_swap(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Lay open what the parameter `swap` says."""
    return chosen_row(view, int(parameters[SWAP_AT]))
