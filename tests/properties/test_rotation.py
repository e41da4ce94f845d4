"""Seats have no favourites: the same game with all seats moved on ends the same, moved on."""

from itertools import chain
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from simcore.rules import RuleSet
from simcore.shedding.table import Table
from tests.support.drawn import bounded, drawn_rules
from tests.support.positions import RANKS


def moved_on(values: list, steps: int) -> list:
    """Return a list by seat with every seat moved on by so many steps."""
    return values[-steps:] + values[:-steps]


def rotated_deck(rules: RuleSet, players: int, deck: list[str], steps: int) -> list[str]:
    """Return the deck that deals every seat's cards to the seat so many steps on."""
    size = int(rules.fields["hand_size"]) + (6 if "swap" in rules.fields else 0)
    shares = [deck[size * seat : size * (seat + 1)] for seat in range(players)]
    return [*chain(*moved_on(shares, steps)), *deck[size * players :]]


def told(table: Table) -> tuple:
    """Return everything that a table tells, by seat where it is by seat."""
    seats = range(table.players)
    zones = [(table.hand(s), table.open_row(s), table.hidden(s), table.known(s)) for s in seats]
    return zones, table.places, (table.pile, table.burnt, table.talon_left, table.status)


@given(drawn_rules(), st.integers(0, 10**9), st.integers(1, 5))
@bounded(60)
def test_rotating_seats_starter_and_deck_only_rotates_the_results(
    drawn: tuple[RuleSet, int], seed: int, steps: int
):
    rules, players = drawn
    rng, steps = Random(seed), steps % players or 1
    deck = list(RANKS * 4)
    rng.shuffle(deck)
    dealer = rng.randrange(players)
    here = Table.deal(rules, players, deck, dealer)
    there = Table.deal(
        rules, players, rotated_deck(rules, players, deck, steps), (dealer + steps) % players
    )
    if rules.fields.get("swap"):
        cards = [list(here.open_row(seat) + here.hand(seat)) for seat in range(players)]
        words = ["".join(rng.sample(own, 3)) for own in cards]
        for seat in range(players):
            here.swap(seat, words[seat])
            there.swap(seat, moved_on(words, steps)[seat])
    firsts = here.possible_first()
    assert there.possible_first() == {(seat + steps) % players for seat in firsts}
    first = rng.choice(sorted(firsts))
    here.start(first)
    there.start((first + steps) % players)
    for _ in range(250):
        if here.status != "running":
            break
        assert there.actor == (here.actor + steps) % players
        assert there.legal() == here.legal()
        word = rng.choice(here.legal())
        here.apply(word)
        there.apply(word)
    zones, places, rest = told(here)
    assert told(there) == (moved_on(zones, steps), moved_on(places, steps), rest)
    if here.loser is not None:
        assert there.loser == (here.loser + steps) % players
