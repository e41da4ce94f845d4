"""What the commands that compare strategies read alike: who meets whom, and by which measure."""

from typing import Annotated

import typer

from experiments.duel import Duel
from experiments.measure import MEASURES, measure_of
from experiments.run import threads_here
from scripts.options import read_cap, read_count, read_seed
from simcore.engine import engine_of
from simcore.errors import Refusal
from simcore.expression import split_names
from simcore.lineup import refuse_namesakes
from simcore.rules import RuleSet, spell
from simcore.strategy import Strategy
from strategies.catalogue import find_strategy

SeatNumber = Annotated[
    str | None, typer.Option("--seats", help="Number of seats [the game's usual one].")
]
MeasureName = Annotated[
    str | None, typer.Option("--measure", help="win, risk or place [win at 2 seats, else risk].")
]
Reference = Annotated[
    str | None, typer.Option("--reference", help="Whom it meets [the player by the book].")
]
Against = Annotated[
    str | None,
    typer.Option("--against", help="Who else sits at the table, for all or each [the reference]."),
]
Threads = Annotated[
    str | None, typer.Option("--threads", help="How many threads play [all there are].")
]
Lang = Annotated[str | None, typer.Option("--lang", help="sv or en.")]

MOST_THREADS = 1024
DEFAULT_MEASURES = {2: "win"}
"""[seats]: the measure where none is named; at other tables it is the risk."""


def read_two(candidate: str, reference: str, rules: RuleSet) -> tuple[Strategy, Strategy]:
    """Return two different strategies; raise Refusal if they are one."""
    own, other = (find_strategy(name, rules) for name in (candidate, reference))
    if own.spell() == other.spell():
        raise Refusal(
            f"{own.spell()} is compared with itself, and would tie exactly: name two different strategies, such as "
            "skitgubbe compare stark lagforst."
        )
    refuse_namesakes([own, other])
    return own, other


def read_field(against: str | None, rules: RuleSet, players: int) -> list[Strategy]:
    """Return who sits in the other seats, none if nobody is named; raise Refusal on a wrong number."""
    if against is None:
        return []
    found = [find_strategy(name, rules) for name in split_names(against)]
    if len(found) == 1:
        found *= players - 1
    if len(found) != players - 1:
        raise Refusal(
            f"--against names {len(found)} strategies for {players - 1} other seats: name one, or one for each."
        )
    return found


def read_measure(text: str | None, players: int) -> str:
    """Return a measure's name; raise Refusal on an unknown one."""
    name = text or DEFAULT_MEASURES.get(players, "risk")
    if name not in MEASURES:
        raise Refusal(f"--measure must be one of {', '.join(MEASURES)}; found {text!r}.")
    return name


def make_duel(
    rules: RuleSet,
    players: int,
    two: tuple[Strategy, Strategy],
    measure: str | None,
    against: str | None,
    seed: str,
    cap: str | None,
) -> Duel:
    """Return the duel of a candidate and a reference as options describe it; raise Refusal on what is wrong."""
    return Duel(
        rules,
        *two,
        players,
        measure_of(read_measure(measure, players), players),
        read_seed(seed),
        read_cap(cap) or engine_of(rules.family).cap,
        tuple(read_field(against, rules, players)),
    )


def deals_for(duel: Duel, games: int) -> int:
    """Return how many deals hold so many games."""
    return max(-(-games // duel.games_per_deal), 2)


def rules_words(rules: RuleSet) -> list[str]:
    """Return the options that name a rule set."""
    house = rules.house.items()
    changed = [word for name, value in house for word in ("--rule", f"{name}={spell(value)}")]
    return ["--rules", rules.name, *changed]


def read_threads(text: str | None) -> int:
    """Return how many threads play, all there are if no number is given."""
    return read_count(text, "--threads", most=MOST_THREADS) if text else threads_here()
