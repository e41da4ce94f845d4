"""Likformig: every legal action is equally likely, swaps included; the rules' own test player."""

from simcore.strategy import strategy
from strategies.parts.anything import any_row, any_turn
from strategies.parts.examples import swap, turn


@strategy(
    "shedding",
    deterministic=False,
    source="RULES.md: uniform over every legal action",
    about={
        "sv": "Väljer helt slumpmässigt bland alla tillåtna drag, även vid kortbytet.",
        "en": "Chooses uniformly among all legal actions, at the swap too.",
    },
    examples=(
        turn("4", "4", ""),
        turn("flip 0", "", "", row=""),
        turn("take", "4", "A"),
        swap("999", "9", "999"),
    ),
)
def likformig(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Choose uniformly among all legal actions."""
    return any_turn(view, rng)


@likformig.swap
def likformig_swap(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Choose uniformly among all different open rows."""
    return any_row(view, rng)
