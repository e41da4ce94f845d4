"""Likformig: every legal action is equally likely in both phases; the rules' own test player."""

from simcore.classic.choices import answer_count, answer_number
from simcore.rng import below
from simcore.strategy import strategy


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
    return answer_number(view, below(rng, answer_count(view)))


@likformig.phase_two
def likformig_two(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Choose uniformly among all legal actions of phase two."""
    return answer_number(view, below(rng, answer_count(view)))
