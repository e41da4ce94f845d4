"""swap_of(A,B): A's swap with B's play."""

from simcore.combinator import Combinator
from simcore.layout import FIRST_FUNCTION, SECOND_FUNCTION
from simcore.seats import answer_of_part

A, B = 0, 1


def swap_of_turn(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Play the turn as B."""
    return answer_of_part(view, parameters, rng, B, FIRST_FUNCTION)


def swap_of_swap(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Swap as A."""
    return answer_of_part(view, parameters, rng, A, SECOND_FUNCTION)


SWAP_OF = Combinator(
    "swap_of",
    ("A", "B"),
    {"shedding": (swap_of_turn, swap_of_swap)},
    source="To tell what the swap is worth from what the play is worth",
    about={
        "sv": "Byter kort som A och spelar som B.",
        "en": "Swaps cards as A and plays as B.",
    },
)
