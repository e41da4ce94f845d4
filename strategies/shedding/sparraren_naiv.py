"""Spärraren-naiv: plays high when the next player is near the end (QUESTIONS.md 3.2)."""

from typing import Any

from simcore.shedding.view import ordinary_lays
from simcore.strategy import strategy
from strategies.parts.examples import swap, turn
from strategies.parts.laying import lay_highest, lowest_first
from strategies.parts.swaps import SWAP, chosen_row
from strategies.parts.threats import NEAR, next_is_near

NEAR_AT, SWAP_AT = 0, 1
_ONE_LEFT: dict[str, Any] = {"others": ("8",), "other_rows": ("",), "other_hidden": ("",)}


@strategy(
    "shedding",
    parameters=(NEAR, SWAP),
    source="QUESTIONS.md 3.2 Spärraren-naiv",
    about={
        "sv": "Lägger sitt högsta kort när nästa spelare har högst två kort kvar. Annars lägst först.",
        "en": "Lays its highest card when the next player has at most two cards left. Otherwise lowest first.",
    },
    examples=(
        turn("K", "4K9", "3", **_ONE_LEFT),
        turn("4", "4K9", "3"),
        turn("4", "4K9", "3", others=("56",), other_rows=("8",), other_hidden=("",)),
        turn(
            "K",
            "4K9",
            "3",
            others=("56",),
            other_rows=("8",),
            other_hidden=("",),
            parameters={"cards": "3"},
        ),
        turn("2", "224", "5", **_ONE_LEFT),
        swap("AT2", "2T9", "34A"),
    ),
)
def sparraren_naiv(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Lay the highest ordinary rank if the next player is near the end, else lowest first."""
    ordinary = ordinary_lays(view)
    if ordinary and next_is_near(view, parameters[NEAR_AT]):
        return lay_highest(ordinary, False)
    return lowest_first(view)


@sparraren_naiv.swap
def sparraren_naiv_swap(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Lay open what the parameter `swap` says."""
    return chosen_row(view, int(parameters[SWAP_AT]))
