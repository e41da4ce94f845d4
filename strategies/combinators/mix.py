"""mix(A,B,p): at each decision A with probability p, else B."""

from simcore.combinator import Combinator
from simcore.layout import FIRST_FUNCTION, SECOND_FUNCTION
from simcore.rng import happens
from simcore.seats import answer_of_part
from simcore.strategy import Parameter

P_AT = 0
A, B = 0, 1


def mix_first(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Answer the turn, or phase one, as A with probability p, else as B."""
    part = A if happens(rng, parameters[P_AT]) else B
    return answer_of_part(view, parameters, rng, part, FIRST_FUNCTION)


def mix_second(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Answer the swap, or phase two, as A with probability p, else as B."""
    part = A if happens(rng, parameters[P_AT]) else B
    return answer_of_part(view, parameters, rng, part, SECOND_FUNCTION)


MIX = Combinator(
    "mix",
    ("A", "B"),
    {"shedding": (mix_first, mix_second), "classic": (mix_first, mix_second)},
    parameters=(
        Parameter(
            "p",
            default=0.5,
            low=0,
            high=1,
            whole=False,
            meaning="The probability that A decides, drawn anew at each decision.",
            decides=("turn", "swap", "phase_one", "phase_two"),
        ),
    ),
    deterministic=False,
    source="A behaviour strategy: the choice is made at each decision, not once a game",
    about={
        "sv": "Spelar vid varje beslut som A med sannolikheten p, annars som B.",
        "en": "Plays each decision as A with probability p, else as B.",
    },
)
