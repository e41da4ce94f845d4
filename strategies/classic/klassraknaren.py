"""Klassräknaren: counts what is left in phase two (QUESTIONS.md 3.3)."""

from simcore.classic.view import is_leading, lays, take
from simcore.jit import inlined
from simcore.strategy import Parameter, strategy
from simcore.suits import lowest_card
from strategies.parts.examples import phase_one, phase_two
from strategies.parts.remaining import others_cards, remaining_rank, unbeatable
from strategies.parts.tricks import (
    HIGHEST_VALUE,
    LOWEST_VALUE,
    duck_below,
    plain,
    play_cheapest,
    play_lowest,
)

X = Parameter(
    "x",
    default=10,
    low=LOWEST_VALUE,
    high=HIGHEST_VALUE,
    meaning="The lowest rank, 2 to 14 (11 = jack, 14 = ace), of a card to beat that it tries to beat.",
)
LEAD = Parameter(
    "lead",
    default="plain",
    choices=("plain", "any"),
    meaning="Whether of the cards that nobody can beat it leads only those outside trumps, or any.",
    decides=("phase_two",),
)
DEARER = Parameter(
    "dearer",
    default=8,
    low=0,
    high=13,
    meaning="By how many remaining ranks a trump is dearer than another card; 13 = it beats with trumps last.",
    decides=("phase_two",),
)
X_AT, LEAD_AT, DEARER_AT = 0, 1, 2
ANY = 1


@strategy(
    "classic",
    parameters=(X, LEAD, DEARER),
    knowledge=True,
    source="QUESTIONS.md 3.3 Klassräknaren; its numbers are measured in klassisk against two and three of Boken, and "
    "so is that it does not lead trumps which nobody can beat",
    about={
        "sv": "Fas ett: som Duckaren, men sticker först från tian. Fas två: räknar de andras kort och spelar ut det "
        "lägsta kortet utanför trumf som ingen kan slå, annars det lägsta; slår med det kort som är billigast sett "
        "till vad som är kvar i färgen, så att en låg trumf kan gå före ett högt kort.",
        "en": "Phase one: as Duckaren, but beats only from a ten up. Phase two: counts the others' cards and leads "
        "the lowest card outside trumps that nobody can beat, else the lowest; beats with the card that is cheapest "
        "by what is left of its suit, so that a low trump may go before a high card.",
    },
    examples=(
        phase_one("5c", "5c Jd Ks", ("2 9h",)),
        phase_one("Jd", "5c Jd Ks", ("2 Th",)),
        phase_two("9c", "6d 9c Kc 5h", others=("7d 8c", "2s 3s 4s")),
        phase_two("6d", "6d 9c Kc 5h", others=("7d Ac", "2s 3s 4s")),
        phase_two("6d", "6d 9c Kc Ah", others=("7d 8c", "2s 3s 4h")),
        phase_two("Ah", "6d 9c Kc Ah", others=("7d 8c", "2s 3s 4h"), parameters={"lead": "any"}),
        phase_two("Kc", "Kc 5h", "3c", others=("4c 5c 6c 7c", "8c 9c Tc")),
        phase_two("5h", "Kc 5h", "2c", others=("3c 4c 5c 6c 7c", "8c 9c Tc Jc")),
    ),
)
def klassraknaren(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Play as Duckaren does."""
    return duck_below(view, parameters[X_AT])


@klassraknaren.phase_two
def klassraknaren_two(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Lead the lowest card that nobody can beat, else the lowest; beat with the card that is cheapest by now."""
    cards = lays(view)
    if not cards:
        return take()
    if is_leading(view):
        sure = unbeatable(view, cards if parameters[LEAD_AT] == ANY else plain(view, cards))
        return play_cheapest(view, sure if sure else cards)
    return beat_by_remaining(view, cards, parameters[DEARER_AT])


@inlined
def beat_by_remaining(view, cards, dearer):  # type: ignore[no-untyped-def]
    """Beat with the lowest plain card, or with the lowest trump if that is cheaper by remaining ranks."""
    without_trumps = plain(view, cards)
    trumps = cards & ~without_trumps
    if without_trumps and trumps:
        others = others_cards(view)
        worth = remaining_rank(lowest_card(without_trumps), others)
        if worth > remaining_rank(lowest_card(trumps), others) + dearer:
            return play_lowest(trumps)
    return play_cheapest(view, cards)
