"""noise(A,p): at each decision a random legal action with probability p, else A."""

from simcore.combinator import Combinator
from simcore.layout import FIRST_FUNCTION, SECOND_FUNCTION
from simcore.rng import happens
from simcore.seats import answer_of_part
from simcore.strategy import Parameter
from strategies.parts import anything

P_AT = 0
A = 0


def noisy_turn(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Take any legal action with probability p, else play as A."""
    if happens(rng, parameters[P_AT]):
        return anything.any_turn(view, rng)
    return answer_of_part(view, parameters, rng, A, FIRST_FUNCTION)


def noisy_swap(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Lay any row open with probability p, else that of A."""
    if happens(rng, parameters[P_AT]):
        return anything.any_row(view, rng)
    return answer_of_part(view, parameters, rng, A, SECOND_FUNCTION)


def noisy_phase_one(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Take any legal action of phase one with probability p, else play as A."""
    if happens(rng, parameters[P_AT]):
        return anything.any_classic(view, rng)
    return answer_of_part(view, parameters, rng, A, FIRST_FUNCTION)


def noisy_phase_two(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Take any legal action of phase two with probability p, else play as A."""
    if happens(rng, parameters[P_AT]):
        return anything.any_classic(view, rng)
    return answer_of_part(view, parameters, rng, A, SECOND_FUNCTION)


NOISE = Combinator(
    "noise",
    ("A",),
    {"shedding": (noisy_turn, noisy_swap), "classic": (noisy_phase_one, noisy_phase_two)},
    parameters=(
        Parameter(
            "p",
            default=0.1,
            low=0,
            high=1,
            whole=False,
            meaning="The probability of a random legal action, drawn anew at each decision.",
            decides=("turn", "swap", "phase_one", "phase_two"),
        ),
    ),
    deterministic=False,
    source="Random actions as likformig draws them: uniform over the legal ones",
    about={
        "sv": "Gör vid varje beslut med sannolikheten p något tillåtet på måfå, annars som A.",
        "en": "At each decision does anything legal at random with probability p, else plays as A.",
    },
)
