"""Slump: random lays, chansa now and then, never a voluntary pick-up (QUESTIONS.md 3.2)."""

from simcore.classic.choices import lay_count, lay_number
from simcore.classic.view import chance, lays, may_chance, take
from simcore.rng import below
from simcore.strategy import strategy

TURNS_PER_CHANCE = 10


@strategy(
    "classic",
    deterministic=False,
    source="QUESTIONS.md 3.2 Slump; one chansa in ten as the players of RULES.md 2.2",
    about={
        "sv": "Lägger något tillåtet på måfå, chansar ungefär var tionde gång i fas ett och tar aldrig upp i onödan i "
        "fas två.",
        "en": "Plays anything legal at random, turns the talon card about one time in ten in phase one, and never "
        "takes needlessly in phase two.",
    },
)
def slump(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Turn the talon card one time in ten where it is allowed, else choose uniformly among all lays."""
    if may_chance(view) and below(rng, TURNS_PER_CHANCE) == 0:
        return chance()
    return lay_number(view, below(rng, lay_count(view)))


@slump.phase_two
def slump_two(view, parameters, memory, rng):  # type: ignore[no-untyped-def]
    """Choose uniformly among all cards that may be played; take if there is none."""
    if not lays(view):
        return take()
    return lay_number(view, below(rng, lay_count(view)))
