"""TWINS: the games that plain C plays as well, each with the program that comes along and its player."""

from dataclasses import dataclass
from pathlib import Path

from simcore.errors import Refusal
from simcore.games import find_game

_HERE = Path(__file__).parent


@dataclass(frozen=True)
class Twin:
    """A game in plain C.

    source: its program. strategy: who sits in every seat. games: {seats: games of one measurement on one thread},
    about a second each.
    """

    source: Path
    strategy: str
    games: dict[int, int]


TWINS = {
    "app": Twin(_HERE / "plain_shedding.c", "lagforst", {2: 300_000, 3: 200_000, 4: 150_000}),
    "klassisk": Twin(_HERE / "plain_classic.c", "boken", {2: 1_000_000, 3: 800_000, 4: 500_000}),
}


def find_twin(rules_name: str) -> Twin:
    """Return a rule set's program in C; raise Refusal if there is no such rule set or no program for it."""
    find_game(rules_name)
    if rules_name not in TWINS:
        raise Refusal(
            f"There is no C program for {rules_name}, only for {' and '.join(TWINS)}: "
            f"skitgubbe bench --rules {next(iter(TWINS))}"
        )
    return TWINS[rules_name]
