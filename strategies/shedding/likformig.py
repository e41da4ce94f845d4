"""Likformig: every legal action is equally likely, swaps included; the rules' own test player."""

from simcore.strategy import strategy
from strategies.parts.anything import any_row, any_turn


@strategy(
    "shedding",
    deterministic=False,
    source="RULES.md: uniform over every legal action",
    about={
        "sv": "Väljer helt slumpmässigt bland alla tillåtna drag, även vid kortbytet.",
        "en": "Chooses uniformly among all legal actions, at the swap too.",
    },
)
def likformig(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Choose uniformly among all legal actions."""
    return any_turn(view, rng)


@likformig.swap
def likformig_swap(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Choose uniformly among all different open rows."""
    return any_row(view, rng)
