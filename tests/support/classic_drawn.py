"""Drawn games of the classic family for the property tests: rules that shrink to few fields, and games that go on."""

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st

from simcore.classic.rules import FIELDS, OWN_FIELDS, RULE_SETS
from simcore.classic.table import Table
from simcore.classic.text import CARDS
from simcore.games import make_rules
from simcore.rules import RuleSet


@st.composite
def drawn_rules(draw: st.DrawFn) -> tuple[RuleSet, int]:
    """Draw a rule set, a number of seats, and some changed fields."""
    name = draw(st.sampled_from(tuple(RULE_SETS)))
    players = draw(st.integers(*RULE_SETS[name].players))
    own = str(RULE_SETS[name].fields["phase1"])
    procedure = draw(st.sampled_from((own, *(each for each in OWN_FIELDS if each != own))))
    fields = {*RULE_SETS[name].fields} - {field for each in OWN_FIELDS.values() for field in each}
    fields |= {*OWN_FIELDS[procedure]}
    fields -= {"phase1"} if players == 2 else {"phase1", "two_player_remove"}
    values = {field: st.sampled_from(FIELDS[field].values) for field in sorted(fields)}
    house = draw(st.fixed_dictionaries({}, optional=values))
    return make_rules(name, {**house, "phase1": procedure}, players), players


def shuffled(rng: Random) -> list[str]:
    """Return the 52 cards in random order."""
    return rng.sample(CARDS, len(CARDS))


def start_game(rules: RuleSet, players: int, rng: Random) -> Table:
    """Deal a shuffled deck and give the first lead."""
    table = Table.deal(rules, players, shuffled(rng), rng.randrange(players))
    [first] = table.possible_first()
    table.start(first)
    return table


def walk(table: Table, rng: Random, most: int) -> Iterator[str]:
    """Play random legal actions, at most so many; yield each word just before it is carried out."""
    for _ in range(most):
        if table.status != "running":
            return
        word = rng.choice(table.legal())
        yield word
        table.apply(word)
