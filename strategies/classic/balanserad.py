"""Balanserad: keeps its suits even in phase one and plays its middle card in phase two (QUESTIONS.md 3.3)."""

from simcore.classic.view import hand, lays, take
from simcore.strategy import strategy
from strategies.parts.examples import phase_one, phase_two
from strategies.parts.suit_choice import longest_suit, play_middle
from strategies.parts.tricks import play_lowest


@strategy(
    "classic",
    source="QUESTIONS.md 3.3 Balanserad; its answer too is the lowest of the suit, whatever is to be beaten, and the "
    "middle is by rank, trumps among the rest, of two cards the lower",
    about={
        "sv": "Fas ett: lägger det lägsta kortet i den färg den har flest av på handen. Fas två: spelar ut och slår "
        "med det mellersta av korten som går att lägga.",
        "en": "Phase one: plays the lowest card of the suit that it holds most of. Phase two: leads and beats with "
        "the middle one of the cards that it may play.",
    },
    examples=(
        phase_one("Jd", "9c Kd Jd"),
        phase_one("Jd", "9c Kd Jd", ("2 Qh",)),
        phase_one("Jc", "2h Kd Jc"),
        phase_two("9c", "5c 9c Kc"),
        phase_two("6h", "5c 6h Kc Ac"),
        phase_two("9c", "9c Tc Kc 5h", "8c"),
        phase_two("Tc", "9c Tc Kc", "8c"),
        phase_two("take", "9c Kc 5h", "6h"),
    ),
)
def balanserad(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Play the lowest legal card of the suit most held."""
    return play_lowest(longest_suit(lays(view), hand(view)))


@balanserad.phase_two
def balanserad_two(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Play the middle one of the cards that may be played, or take."""
    cards = lays(view)
    return play_middle(cards) if cards else take()
