"""TrumfSnålen: rather takes a low card than spends a trump on it (QUESTIONS.md 3.3)."""

from simcore.strategy import Parameter, strategy
from strategies.parts import trumps
from strategies.parts.examples import phase_one, phase_two
from strategies.parts.tricks import HIGHEST_VALUE, LOWEST_VALUE, duck_below
from strategies.parts.trumps import save_trumps

R = Parameter(
    "r",
    default=trumps.HIGH,
    low=LOWEST_VALUE,
    high=HIGHEST_VALUE,
    meaning="The lowest rank, 2 to 14 (11 = jack, 14 = ace), of a top card that it spends a trump on.",
    decides=("phase_two",),
)
FEW = Parameter(
    "few",
    default=trumps.FEW,
    low=0,
    high=52,
    meaning="With at most so many cards it spends trumps on any card.",
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
R_AT, FEW_AT, TAKES_AT = 0, 1, 2
DUCK_BELOW = 8


@strategy(
    "classic",
    parameters=(R, FEW, TAKES),
    memory=True,
    source="QUESTIONS.md 3.3 TrumfSnålen, with the loop guard of section 3",
    about={
        "sv": "Fas ett: som Duckaren. Fas två: sparar trumfen till höga kort och till slutet och tar hellre upp ett "
        "lågt kort.",
        "en": "Phase one: as Duckaren. Phase two: saves its trumps for high cards and for the end, and would rather "
        "take a low card.",
    },
    examples=(
        phase_one("Kd", "9c Kd 5c"),
        phase_one("5c", "5c 9c Kd", ("2 7h",)),
        phase_two("9c", "9c Kc 2h 4h 5h"),
        phase_two("9c", "9c Kc 2h 4h 5h", "8c"),
        phase_two("take", "9c Kc 2h 4h 5h", "8d"),
        phase_two("2h", "9c Kc 2h 4h 5h", "Td"),
        phase_two("2h", "9c 2h 4h 5h", "8d"),
        phase_two("2h", "9c Kc 2h 4h 5h", "8d", parameters={"takes": "0"}),
    ),
)
def trumfsnalen(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Play as Duckaren does with x = 8."""
    return duck_below(view, DUCK_BELOW)


@trumfsnalen.phase_two
def trumfsnalen_two(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Save trumps within the three bounds."""
    return save_trumps(view, memory, parameters[R_AT], parameters[FEW_AT], parameters[TAKES_AT])
