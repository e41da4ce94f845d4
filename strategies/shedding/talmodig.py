"""Tålmodig brännare: saves the ten until the pile is large (QUESTIONS.md 3.2)."""

from simcore.cards import TEN, lowest, rank_mask
from simcore.shedding.view import lay, lay_all, lays, ordinary_lays, pile_size
from simcore.strategy import Parameter, strategy
from strategies.parts.examples import swap, turn
from strategies.parts.laying import (
    NO_LAY,
    completing,
    lay_lowest,
    may_burn_with_ten,
    without_lay,
)
from strategies.parts.swaps import SWAP, chosen_row

PILE = Parameter(
    "pile",
    default=5,
    low=0,
    high=52,
    meaning="A ten is laid when the pile holds at least this many cards, or when nothing else fits.",
)
FOUR_PILE = 3
PILE_AT, SWAP_AT = 0, 1


@strategy(
    "shedding",
    parameters=(PILE, SWAP),
    source="QUESTIONS.md 3.2 Tålmodig brännare(n)",
    about={
        "sv": "Bränner med tian när högen är stor nog eller inget annat går, gör fyrtal när högen har tre kort, "
        "och spelar annars lägst först.",
        "en": "Burns with a ten once the pile is large enough or nothing else fits, completes a four when the "
        "pile holds three cards, and otherwise plays lowest first.",
    },
    examples=(
        turn("44", "44T", "333"),
        turn("T", "44T", "33357"),
        turn("T", "44T", "3", parameters={"pile": "1"}),
        turn("99", "499", "399"),
        turn("44", "449", "3"),
        turn("2", "2T4", "5"),
        turn("T", "TT4", "5"),
        swap("AT2", "2T9", "34A"),
    ),
)
def talmodig(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Burn a large pile with a ten, complete a four on a pile of three, else lowest first."""
    if may_burn_with_ten(view) and pile_size(view) >= parameters[PILE_AT]:
        return lay(TEN, 1)
    four = completing(view)
    if four != NO_LAY and pile_size(view) >= FOUR_PILE:
        return lay_all(lays(view), four)
    ordinary = ordinary_lays(view)
    if ordinary:
        return lay_lowest(ordinary, False)
    others = lays(view) & ~rank_mask(TEN)
    if others:
        return lay(lowest(others), 1)
    if may_burn_with_ten(view):
        return lay(TEN, 1)
    return without_lay(view)


@talmodig.swap
def talmodig_swap(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Lay open what the parameter `swap` says."""
    return chosen_row(view, int(parameters[SWAP_AT]))
