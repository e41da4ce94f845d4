"""Spärraren-precis: lays the cheapest card that stops a next player who is near the end (QUESTIONS.md 3.2)."""

from typing import Any

from simcore.shedding.view import ordinary_lays
from simcore.strategy import strategy
from strategies.parts.examples import swap, turn
from strategies.parts.laying import lowest_first
from strategies.parts.stopping import HIDDEN_PILE, NO_STOP, stop_next
from strategies.parts.swaps import SWAP, chosen_row
from strategies.parts.threats import NEAR

NEAR_AT, PILE_AT, SWAP_AT = 0, 1, 2
_ROW_LEFT: dict[str, Any] = {"others": ("",), "other_rows": ("8J",), "other_hidden": ("",)}
_HIDDEN_LEFT: dict[str, Any] = {"others": ("",), "other_rows": ("",), "other_hidden": ("45",)}


@strategy(
    "shedding",
    parameters=(NEAR, HIDDEN_PILE, SWAP),
    knowledge=True,
    source="QUESTIONS.md 3.2 Spärraren-precis; what no card can stop is left to go, lowest first",
    about={
        "sv": "När nästa spelare har högst två kort lägger den det billigaste kort som spärrar allt man vet att han "
        "har. Har han bara dolda kort kvar lägger den högt på en hög av minst tre kort. Annars lägst först.",
        "en": "When the next player has at most two cards it lays the cheapest card that stops all he is known to "
        "have. If he has only hidden cards it lays high on a pile of at least three. Otherwise lowest first.",
    },
    examples=(
        turn("Q", "4QK", "3", **_ROW_LEFT),
        turn("4", "49J", "3", **_ROW_LEFT),
        turn("4", "4QK", "3"),
        turn("KK", "9KK", "336", **_HIDDEN_LEFT),
        turn("9", "9KK", "36", **_HIDDEN_LEFT),
        swap("AT2", "2T9", "34A"),
    ),
)
def sparraren_precis(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Stop the next player as cheaply as possible if he is near the end, else lowest first."""
    stop = stop_next(view, ordinary_lays(view), parameters[NEAR_AT], parameters[PILE_AT])
    return stop if stop != NO_STOP else lowest_first(view)


@sparraren_precis.swap
def sparraren_precis_swap(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Lay open what the parameter `swap` says."""
    return chosen_row(view, int(parameters[SWAP_AT]))
