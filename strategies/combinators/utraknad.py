"""utraknad(A): the swap is searched by roll-outs in which all play as A; play as A (QUESTIONS.md 3.1 Sw8)."""

from simcore.combinator import Combinator
from simcore.jit import kernel
from simcore.layout import FIRST_FUNCTION, PARTS_AT
from simcore.seats import answer_of_part
from simcore.strategy import Parameter
from strategies.parts.examples import turn, whole_swap
from strategies.parts.swap_search import best_row

ROLLOUTS_AT = 0
A = 0


def utraknad_turn(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Play the turn as A."""
    return answer_of_part(view, parameters, rng, A, FIRST_FUNCTION)


def utraknad_swap(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Lay the row open after which A is least often last."""
    return searched(view, parameters)


@kernel
def searched(view, parameters):  # type: ignore[no-untyped-def]
    """Return the searched row (packed)."""
    part = int(parameters[PARTS_AT])
    return best_row(view, parameters, part, int(parameters[ROLLOUTS_AT]))


EXAMPLES = (
    whole_swap("AAK", "AK5", "A43"),
    whole_swap("AAT", "45T", "AA6"),
    whole_swap("KK2", "2K5", "K64"),
    turn("44", "449", "3"),
)
"""What it does with lagforst as its part."""

UTRAKNAD = Combinator(
    "utraknad",
    ("A",),
    {"shedding": (utraknad_turn, utraknad_swap)},
    parameters=(
        Parameter(
            "rollouts",
            default=100,
            low=1,
            high=1000,
            meaning="Roll-outs of each open row at first; the best ones get seven times as many in all.",
            decides=("swap",),
        ),
    ),
    source="QUESTIONS.md 3.1 Sw8 Uträknad: an upper reference, not a rule for people",
    about={
        "sv": "Prövar alla sätt att lägga upp sina sex kort genom att spela vidare från vart och ett många gånger, "
        "tar det bästa och spelar sedan som A.",
        "en": "Tries every way to lay open three of its six cards by playing on from each many times, takes the best "
        "and then plays as A.",
    },
)
