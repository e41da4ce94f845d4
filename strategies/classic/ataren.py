"""Ätaren: takes what is good to have or costs too much to beat (QUESTIONS.md 3.3)."""

from simcore.classic.trick import card_to_take
from simcore.strategy import Parameter, strategy
from strategies.parts import trumps
from strategies.parts.examples import phase_one, phase_two
from strategies.parts.tricks import HIGHEST_VALUE, LOWEST_VALUE, grab, value_of
from strategies.parts.trumps import only_trumps, take_or_play

NEVER = HIGHEST_VALUE + 1
LEAST = Parameter(
    "least",
    default=12,
    low=LOWEST_VALUE,
    high=NEVER,
    meaning="The lowest rank, 2 to 14 (12 = queen), of a card that it likes to pick up; 15 = it likes none.",
    decides=("phase_two",),
)
TAKES = Parameter(
    "takes",
    default=trumps.TAKES,
    low=0,
    high=1000,
    meaning="Loop guard: at most so many voluntary pick-ups per game.",
    decides=("phase_two",),
)
LEAST_AT, TAKES_AT = 0, 1


@strategy(
    "classic",
    parameters=(LEAST, TAKES),
    memory=True,
    source="QUESTIONS.md 3.3 Ätaren, with the loop guard of section 3; what counts is the card that a pick-up "
    "would bring, and it leads by the book",
    about={
        "sv": "Fas ett: som Roffaren. Fas två: tar gärna upp damer, kungar och ess, och tar hellre upp vad som helst "
        "än lägger en trumf; annars som Boken.",
        "en": "Phase one: as Roffaren. Phase two: likes to pick up queens, kings and aces, and would take anything "
        "rather than play a trump; otherwise as Boken.",
    },
    examples=(
        phase_one("Kd", "9c Kd 5c"),
        phase_one("9c", "9c Kd 5c", ("2 8h",)),
        phase_two("5c", "5c Kc 5h"),
        phase_two("take", "9c Kc 5h", "Qc"),
        phase_two("take", "9c Kc 5h", "2d", others=("4d", "2s 3s")),
        phase_two("5h", "9c Kc 5h", "2d", others=("4d", "2s 3s"), parameters={"takes": "0"}),
        phase_two("Kc", "9c Kc 5h", "Kd Jc", others=("4d", "2s 3s")),
        phase_two("take", "9c Kc 5h", "Kd Jc", others=("4d", "2s 3s"), rules="mattis"),
    ),
)
def ataren(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Lead the highest; beat as cheaply as possible, else the lowest."""
    return grab(view)


@ataren.phase_two
def ataren_two(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Take a high card, and any card that only a trump beats; else play by the book."""
    is_high = value_of(card_to_take(view)) >= parameters[LEAST_AT]
    return take_or_play(view, memory, is_high or only_trumps(view), parameters[TAKES_AT])
