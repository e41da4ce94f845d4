"""Duckaren: gives low tricks away and collects high ones (QUESTIONS.md 3.3)."""

from simcore.strategy import Parameter, strategy
from strategies.parts.examples import phase_one, phase_two
from strategies.parts.tricks import HIGHEST_VALUE, LOWEST_VALUE, by_the_book, duck_below

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
    source="QUESTIONS.md 3.3 Duckaren(x); where all play, the card to beat is the highest of the round",
    about={
        "sv": "Fas ett: spelar ut högt, lägger sig under låga kort och sticker höga så billigt som möjligt. "
        "Fas två: som Boken.",
        "en": "Phase one: leads high, ducks under low cards and beats high ones as cheaply as it can. "
        "Phase two: as Boken.",
    },
    examples=(
        phase_one("Kd", "9c Kd 5c"),
        phase_one("5c", "5c 9c Kd", ("2 7h",)),
        phase_one("8c", "8c 9c Kd", ("2 7h",)),
        phase_one("9c", "5c 9c Kd", ("2 8h",)),
        phase_one("5c", "5c 9c Kd", ("2 8h",), parameters={"x": "9"}),
        phase_two("9c", "9c Kc 5h", "8c"),
        phase_two("take", "9c Kc 5h", "6h"),
    ),
)
def duckaren(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Lead the highest; duck under a card lower than x, else beat as cheaply as possible, else the lowest."""
    return duck_below(view, parameters[X_AT])


@duckaren.phase_two
def duckaren_two(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Play by the book."""
    return by_the_book(view)
