"""Likformig: every legal action is equally likely in both phases; the rules' own test player."""

from simcore.strategy import strategy
from strategies.parts.anything import any_classic
from strategies.parts.examples import phase_one, phase_two


@strategy(
    "classic",
    deterministic=False,
    source="RULES.md: uniform over every legal action",
    about={
        "sv": "Väljer helt slumpmässigt bland alla tillåtna drag i båda faserna, även att chansa och att ta upp.",
        "en": "Chooses uniformly among all legal actions in both phases, chansa and taking included.",
    },
    examples=(
        phase_one("9c", "9c", talon=""),
        phase_one("9c", "9c", ("2 8h",), talon=""),
        phase_one("9h", "9h Ks Kd", ("2 8h",), talon="5s", rules="uppvand-trumf"),
        phase_two("9c", "9c"),
        phase_two("take", "9c Kc 5h", "6h"),
    ),
)
def likformig(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Choose uniformly among all legal actions of phase one."""
    return any_classic(view, rng)


@likformig.phase_two
def likformig_two(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Choose uniformly among all legal actions of phase two."""
    return any_classic(view, rng)
