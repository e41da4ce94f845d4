"""Kvalitetsplockaren: takes a pile for the good cards in it (QUESTIONS.md 3.2)."""

from simcore.cards import KING, TWO, at_least, mask_of, rank_mask, total
from simcore.jit import inlined
from simcore.shedding.view import hand, pile, pile_size, players, specials, talon_left
from simcore.strategy import Parameter, strategy
from strategies.parts.examples import swap, turn
from strategies.parts.laying import lowest_first
from strategies.parts.swaps import SWAP, chosen_row
from strategies.parts.taking import TAKES, begin_decision, may_take_freely, take_freely

THETA = Parameter(
    "theta",
    default=0.5,
    low=0,
    high=1,
    whole=False,
    meaning="The least share of twos, kings and aces in a pile that it takes for their sake.",
)
PILE = Parameter("pile", default=8, low=0, high=52, meaning="The largest pile that it takes.")
TALON = Parameter(
    "talon",
    default=3,
    low=0,
    high=26,
    meaning="It takes while the talon holds at least so many cards for each player.",
)
THETA_AT, PILE_AT, TALON_AT, TAKES_AT, SWAP_AT = 0, 1, 2, 3, 4
_MANY = "33377788899J"


@strategy(
    "shedding",
    parameters=(THETA, PILE, TALON, TAKES, SWAP),
    memory=True,
    source="QUESTIONS.md 3.2 Kvalitetsplockaren(θ), with the loop guard of section 3; θ = 0.5 is our default, and a "
    "2 is a good card only where it may be laid on anything",
    about={
        "sv": "Tar upp högen när minst halva är tvåor, kungar och ess, eller när den har alla högens valörer på "
        "handen och något kort är bra. Annars lägst först.",
        "en": "Takes the pile when at least half of it is twos, kings and aces, or when it holds all of the pile's "
        "ranks and some card is good. Otherwise lowest first.",
    },
    examples=(
        turn("take", "A99", "4K", talon=_MANY),
        turn("A", "A99", "34K", talon=_MANY),
        turn("take", "A99", "34K", talon=_MANY, parameters={"theta": "0.3"}),
        turn("take", "4AK6", "46K", talon=_MANY),
        turn("A", "A99", "4K", talon="33377"),
        turn("44", "449", "3", talon=_MANY),
        swap("AT2", "2T9", "34A"),
    ),
)
def kvalitetsplockaren(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Take a good pile while the talon lasts, else lowest first."""
    rested = begin_decision(memory)
    lasts = talon_left(view) >= parameters[TALON_AT] * players(view)
    allowed = may_take_freely(view, memory, rested, parameters[TAKES_AT])
    small = pile_size(view) <= parameters[PILE_AT]
    if lasts and small and allowed and is_good(view, parameters[THETA_AT]):
        return take_freely(memory)
    return lowest_first(view)


@inlined
def is_good(view, theta):  # type: ignore[no-untyped-def]
    """Return True if enough of the pile is good, or if it brings no new rank and something good."""
    cards = pile(view)
    good = total(cards & (at_least(KING) | (rank_mask(TWO) & specials(view))))
    brings_no_new_rank = cards & ~mask_of(hand(view)) == 0
    return good > 0 and (good >= theta * total(cards) or brings_no_new_rank)


@kvalitetsplockaren.swap
def kvalitetsplockaren_swap(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Lay open what the parameter `swap` says."""
    return chosen_row(view, int(parameters[SWAP_AT]))
