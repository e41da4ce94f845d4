"""Slump: random lays, and now and then chansa or a pick-up that is not needed (RULES.md 2.2, random)."""

from simcore.classic.choices import lay_count, lay_number
from simcore.classic.view import chance, lays, may_chance, may_take, take
from simcore.rng import below
from simcore.strategy import Parameter, strategy
from strategies.parts.examples import phase_one, phase_two

CHANCE = Parameter(
    "chance",
    default=10,
    low=0,
    high=100,
    meaning="How often, in percent, it turns the talon card in phase one where it may.",
)
TAKE = Parameter(
    "take",
    default=10,
    low=0,
    high=100,
    meaning="How often, in percent, it takes in phase two though it could beat; with 0 many games never end.",
    decides=("phase_two",),
)
CHANCE_AT, TAKE_AT = 0, 1


@strategy(
    "classic",
    parameters=(CHANCE, TAKE),
    deterministic=False,
    source="RULES.md 2.2 random: uniform over legal lays, 10 % chansa and 10 % unforced pick-ups",
    about={
        "sv": "Lägger något tillåtet på måfå; ungefär var tionde gång chansar den i fas ett och tar upp i onödan i "
        "fas två.",
        "en": "Plays anything legal at random; about one time in ten it turns the talon card in phase one and takes "
        "needlessly in phase two.",
    },
    examples=(
        phase_one("9c", "9c", talon=""),
        phase_one("chance", "9c Kd 5c", parameters={"chance": "100"}),
        phase_one("chance", "9c Kd 5c", ("2 8h",), parameters={"chance": "100"}),
        phase_two("9c", "9c"),
        phase_two("take", "9c Kc 5h", "6h"),
        phase_two("take", "9c Kc 5h", "8c", parameters={"take": "100"}),
        phase_two("9c", "9c Kd", "8c", parameters={"take": "0"}),
    ),
)
def slump(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Turn the talon card now and then, else choose uniformly among all lays, those of several cards included."""
    if may_chance(view) and below(rng, 100) < parameters[CHANCE_AT]:
        return chance()
    return lay_number(view, below(rng, lay_count(view)))


@slump.phase_two
def slump_two(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Take if nothing beats, and now and then for no reason; else choose uniformly among all cards that beat."""
    if not lays(view) or (may_take(view) and below(rng, 100) < parameters[TAKE_AT]):
        return take()
    return lay_number(view, below(rng, lay_count(view)))
