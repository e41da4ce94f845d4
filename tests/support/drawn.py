"""Drawn games for the property tests: rules that shrink to few fields, and games that go on."""

from collections.abc import Iterator
from random import Random

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from simcore.errors import Refusal
from simcore.games import GAMES, make_rules
from simcore.rules import RuleSet
from simcore.shedding.rules import FIELDS, RULE_SETS
from simcore.shedding.table import Table
from tests.support.positions import RANKS


def bounded(examples: int) -> settings:
    """Return the settings of every property test: the same examples each time, and no deadline."""
    return settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=[HealthCheck.too_slow],
    )


@st.composite
def drawn_rules(draw: st.DrawFn, *names: str) -> tuple[RuleSet, int]:
    """Draw a rule set of these names (default: all), a number of seats, and some changed fields."""
    name = draw(st.sampled_from(names or tuple(RULE_SETS)))
    players = draw(st.integers(*GAMES[name].players))
    values = {field: st.sampled_from(FIELDS[field].values) for field in GAMES[name].fields}
    house = draw(st.fixed_dictionaries({}, optional=values))
    try:
        return make_rules(name, house, players), players
    except Refusal:
        return make_rules(name), players


def deal_game(rules: RuleSet, players: int, rng: Random) -> Table:
    """Deal a shuffled deck."""
    deck = list(RANKS * 4)
    rng.shuffle(deck)
    return Table.deal(rules, players, deck, rng.randrange(players))


def start_game(rules: RuleSet, players: int, rng: Random, dealt: Table | None = None) -> Table:
    """Deal unless that is done, swap at random, and let a possible seat begin."""
    table = dealt or deal_game(rules, players, rng)
    for seat in range(players) if rules.fields.get("swap") else []:
        cards = list(table.open_row(seat) + table.hand(seat))
        table.swap(seat, "".join(rng.sample(cards, 3)))
    table.start(rng.choice(sorted(table.possible_first())))
    return table


def walk(table: Table, rng: Random, most: int) -> Iterator[str]:
    """Play random legal actions, at most so many; yield each word just before it is carried out.

    Every other action is a lay where there is one, so that games move on.
    """
    for _ in range(most):
        if table.status != "running":
            return
        words = table.legal()
        lays = [word for word in words if word[0] in RANKS]
        word = rng.choice(lays if lays and rng.random() < 0.5 else words)
        yield word
        table.apply(word)
