"""Stark referens: the strongest player of the family that plays by rules alone (QUESTIONS.md 3.2)."""

from dataclasses import replace
from typing import Any

from simcore.cards import TEN, count
from simcore.jit import inlined
from simcore.shedding.view import lay, lay_all, lays, ordinary_lays, pile_size, take
from simcore.strategy import Parameter, strategy
from strategies.parts.chains import NO_CHAIN, ending_chain
from strategies.parts.examples import swap, turn
from strategies.parts.hoarding import HOARD_PILE, HOARD_TALON, hoards
from strategies.parts.laying import NO_LAY, completing, may_burn_with_ten, without_ordinary
from strategies.parts.odds import STEPS, TAU, declines_chance, hardest_for_next
from strategies.parts.ranks import rank_parameter, value_of
from strategies.parts.stopping import HIDDEN_PILE, NO_STOP, stop_next
from strategies.parts.swaps import SWAP, chosen_row
from strategies.parts.taking import TAKES, begin_decision, may_take_freely, take_freely
from strategies.parts.threats import NEAR

BURN = Parameter(
    "burn", default=20, low=0, high=52, meaning="A ten is laid on a pile of at least so many cards."
)
FOUR = Parameter(
    "four",
    default=3,
    low=0,
    high=52,
    meaning="A four is completed on a pile of at least so many cards.",
)
SINGLE = rank_parameter(
    "single", 12, "Of an ordinary rank this high or higher it lays one copy at a time."
)
PARAMETERS = (
    BURN,
    FOUR,
    replace(TAU, default=0.4),
    replace(STEPS, default=0),
    replace(NEAR, default=1, low=0),
    HIDDEN_PILE,
    SINGLE,
    HOARD_TALON,
    replace(HOARD_PILE, default=15),
    replace(TAKES, default=10),
    SWAP,
)
(
    BURN_AT,
    FOUR_AT,
    TAU_AT,
    STEPS_AT,
    NEAR_AT,
    HIDDEN_AT,
    SINGLE_AT,
    TALON_AT,
    PILE_AT,
    TAKES_AT,
    SWAP_AT,
) = range(11)
_END: dict[str, Any] = {"row": "", "hidden": ""}


@strategy(
    "shedding",
    parameters=PARAMETERS,
    memory=True,
    knowledge=True,
    source="QUESTIONS.md 3.2 Stark referens: Slutspelaren, Räknaren, Tålmodig brännare and Spärraren-precis, with "
    "Samlaren's way with high cards and specials; all thresholds are measured against LågFörst in app for two",
    about={
        "sv": "Går ut i ett svep när det går, bränner stora högar, spärrar nästa spelare när han är nära slutet, "
        "räknar kort innan den chansar och hushållar med höga kort och specialkort.",
        "en": "Goes out in one go when it can, burns large piles, stops a next player who is near the end, counts "
        "cards before it turns the talon card, and is sparing with high cards and specials.",
    },
    examples=(
        turn("2", "24", "3", **_END),
        turn("44", "449", "3"),
        turn("Q", "QQK", "4"),
        turn("take", "449", "A", talon="333778"),
        swap("AT2", "2T9", "34A"),
    ),
)
def stark(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Go out, else burn a large pile, else stop the next player, else lay low and save what is dear."""
    rested = begin_decision(memory)
    chain = ending_chain(view)
    if chain != NO_CHAIN:
        return chain
    if may_burn_with_ten(view) and pile_size(view) >= parameters[BURN_AT]:
        return lay(TEN, 1)
    four = completing(view)
    if four != NO_LAY and pile_size(view) >= parameters[FOUR_AT]:
        return lay_all(lays(view), four)
    ordinary = ordinary_lays(view)
    stop = stop_next(view, ordinary, parameters[NEAR_AT], parameters[HIDDEN_AT])
    if stop != NO_STOP:
        return stop
    if ordinary:
        return lay_sparingly(view, ordinary, parameters)
    saves = hoards(view, parameters[TALON_AT], parameters[PILE_AT])
    if saves and may_take_freely(view, memory, rested, parameters[TAKES_AT]):
        return take_freely(memory)
    return take() if declines_chance(view, parameters[TAU_AT]) else without_ordinary(view)


@inlined
def lay_sparingly(view, ordinary, parameters):  # type: ignore[no-untyped-def]
    """Lay the low rank that is hardest to follow: all copies, but of a high rank only one."""
    rank = hardest_for_next(view, ordinary, parameters[STEPS_AT])
    single = value_of(rank) >= parameters[SINGLE_AT]
    return lay(rank, 1 if single else count(ordinary, rank))


@stark.swap
def stark_swap(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Lay open what the parameter `swap` says."""
    return chosen_row(view, int(parameters[SWAP_AT]))
