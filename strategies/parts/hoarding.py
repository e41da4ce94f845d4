"""Saving specials: rather take a small pile while the talon lasts (QUESTIONS.md 3.2 Samlaren)."""

from simcore.jit import inlined
from simcore.shedding.view import from_hand, pile_size, special_lays, talon_left
from simcore.strategy import Parameter

HOARD_TALON = Parameter(
    "talon",
    default=3,
    low=0,
    high=52,
    meaning="While the talon holds more cards than this, no special is spent from the hand if the pile can be taken.",
)
HOARD_PILE = Parameter(
    "take", default=6, low=0, high=52, meaning="The largest pile that is taken to save a special."
)


@inlined
def hoards(view, talon, pile):  # type: ignore[no-untyped-def]
    """Return True if only a special of the hand fits, and the pile is worth taking to save it.

    For where no ordinary card fits. talon: it hoards while the talon holds more cards. pile: the largest pile.
    """
    if not special_lays(view) or not from_hand(view):
        return False
    return talon_left(view) > talon and pile_size(view) <= pile
