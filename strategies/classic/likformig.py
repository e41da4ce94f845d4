"""Likformig: every legal action is equally likely in both phases; the rules' own test player."""

from simcore.strategy import strategy
from strategies.parts.anything import any_classic


@strategy(
    "classic",
    deterministic=False,
    source="RULES.md: uniform over every legal action",
    about={
        "sv": "Väljer helt slumpmässigt bland alla tillåtna drag i båda faserna, även att chansa och att ta upp.",
        "en": "Chooses uniformly among all legal actions in both phases, chansa and taking included.",
    },
)
def likformig(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Choose uniformly among all legal actions of phase one."""
    return any_classic(view, rng)


@likformig.phase_two
def likformig_two(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Choose uniformly among all legal actions of phase two."""
    return any_classic(view, rng)
