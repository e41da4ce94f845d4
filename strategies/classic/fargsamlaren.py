"""Färgsamlaren: collects suits, and leads from the longest (QUESTIONS.md 3.3)."""

from simcore.classic.view import hand, is_leading, lays, seat, won
from simcore.strategy import Parameter, strategy
from strategies.parts.examples import phase_one, phase_two
from strategies.parts.suit_choice import longest_suit
from strategies.parts.tricks import (
    HIGHEST_VALUE,
    LOWEST_VALUE,
    by_the_book,
    duckers_choice,
    plain,
    play_lowest,
)

X = Parameter(
    "x",
    default=8,
    low=LOWEST_VALUE,
    high=HIGHEST_VALUE,
    meaning="The lowest rank, 2 to 14 (11 = jack, 14 = ace), of a card to beat that it tries to beat.",
)
X_AT = 0


@strategy(
    "classic",
    parameters=(X,),
    knowledge=True,
    source="QUESTIONS.md 3.3 Färgsamlaren; of equal suits it takes the first in c d h s, and beats by the book",
    about={
        "sv": "Fas ett: som Duckaren, men mellan lika höga kort väljer den den färg den redan har vunnit mest av. "
        "Fas två: spelar ut det lägsta kortet i sin längsta färg utanför trumf, annars som Boken.",
        "en": "Phase one: as Duckaren, but between cards of one rank it chooses the suit that it has won most of. "
        "Phase two: leads the lowest card of its longest suit outside trumps, otherwise as Boken.",
    },
    examples=(
        phase_one("Kd", "9c Kd Ks"),
        phase_one("Ks", "9c Kd Ks", won=("4c 6c Js", "5c 8d 9d", "")),
        phase_one("Kd", "9c Kd Ks", won=("3c 6c Jc 7d Qs", "", "")),
        phase_one("Js", "Jc Js Kd", ("2 8h",), won=("2h As", "", "")),
        phase_one("4h", "4c 4h Kd", ("2 7d",), won=("2h Jh Js", "", "")),
        phase_two("9d", "3c 9d Td 2h 3h 4h", others=("4d", "2s 3s")),
        phase_two("3c", "3c 9d 2h 3h", others=("4d", "2s 3s")),
        phase_two("9c", "9c Kc 5h 6d 7d", "8c"),
    ),
)
def fargsamlaren(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Play as Duckaren, of equal ranks the suit that it has won most of."""
    equals = duckers_choice(view, parameters[X_AT])
    return play_lowest(longest_suit(equals, won(view, seat(view))))


@fargsamlaren.phase_two
def fargsamlaren_two(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Lead the lowest of the longest plain suit; else play by the book."""
    without_trumps = plain(view, lays(view))
    if is_leading(view) and without_trumps:
        return play_lowest(longest_suit(without_trumps, hand(view)))
    return by_the_book(view)
