"""What is true after every action of every classic game, whatever the rules and whoever plays (RULES.md 5)."""

from itertools import pairwise
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from simcore import layout
from simcore.classic.table import Table
from simcore.classic.text import CARDS
from simcore.rules import RuleSet
from tests.reference.classic.cards import beats
from tests.support.classic_drawn import drawn_rules, shuffled, start_game, walk
from tests.support.classic_positions import every_card
from tests.support.drawn import bounded

SEEDS = st.integers(0, 10**9)
LONG = 5000


def removed(table: Table) -> list[str]:
    """Return the cards that were set aside before the deal (C38)."""
    number = int(table.rules.fields["two_player_remove"])
    deck = table.block[int(layout.DECK) :][:52].tolist()
    return [CARDS[card] for card in deck[52 - number :]]


def holders(table: Table) -> list[int]:
    """Return the seats that hold cards."""
    return [seat for seat in range(table.players) if table.hand(seat)]


@given(drawn_rules(), SEEDS)
@bounded(120)
def test_52_cards_are_conserved(drawn: tuple[RuleSet, int], seed: int):
    rng = Random(seed)
    table = start_game(*drawn, rng)
    for _ in walk(table, rng, 150):
        assert sorted(every_card(table) + removed(table)) == sorted(CARDS)
    assert sorted(every_card(table) + removed(table)) == sorted(CARDS)


@given(drawn_rules(), SEEDS)
@bounded(120)
def test_C12_every_hand_is_three_while_the_talon_lasts(drawn: tuple[RuleSet, int], seed: int):
    rng = Random(seed)
    table = start_game(*drawn, rng)
    for _ in walk(table, rng, 90):
        if table.talon_left:
            hands = [len(table.hand(seat).split()) for seat in range(table.players)]
            assert hands == [3] * table.players


@given(drawn_rules(), SEEDS)
@bounded(120)
def test_C27_C33_a_trick_needs_two_cards_or_more_and_never_holds_more_than_it_needs(
    drawn: tuple[RuleSet, int], seed: int
):
    rng = Random(seed)
    table = start_game(*drawn, rng)
    for _ in walk(table, rng, 250):
        assert (table.target is not None) == bool(table.table)
        if table.target is not None:
            assert 2 <= table.target <= table.players
            assert len(table.table) < table.target


@given(drawn_rules(), SEEDS)
@bounded(120)
def test_C23_each_card_on_the_table_beats_the_one_below(drawn: tuple[RuleSet, int], seed: int):
    rng = Random(seed)
    table = start_game(*drawn, rng)
    for _ in walk(table, rng, 250):
        for below, above in pairwise(table.table):
            assert beats(above, below, table.trump)


@given(drawn_rules(), SEEDS)
@bounded(120)
def test_dispute_29_only_a_seat_with_cards_is_asked_and_it_has_an_action(
    drawn: tuple[RuleSet, int], seed: int
):
    rng = Random(seed)
    table = start_game(*drawn, rng)
    for _ in walk(table, rng, 250):
        assert table.hand(table.actor)
        assert table.legal()


@given(drawn_rules(), SEEDS)
@bounded(80)
def test_C34_the_loser_alone_holds_cards_and_places_are_in_order(
    drawn: tuple[RuleSet, int], seed: int
):
    rng = Random(seed)
    table = start_game(*drawn, rng)
    for _ in walk(table, rng, LONG):
        pass
    assert table.status == "finished"
    assert holders(table) == [table.loser]
    others = [place for seat, place in enumerate(table.places) if seat != table.loser]
    assert table.places[table.loser] == table.players
    assert all(place is not None and 1 <= place < table.players for place in others)


def moved_on(values: list, steps: int) -> list:
    """Return a list by seat with every seat moved on by so many steps."""
    return values[-steps:] + values[:-steps]


@given(drawn_rules(), SEEDS, st.integers(1, 3))
@bounded(60)
def test_dispute_39_rotating_seats_dealer_and_deck_only_rotates_the_results(
    drawn: tuple[RuleSet, int], seed: int, steps: int
):
    rules, players = drawn
    rng, steps = Random(seed), steps % players or 1
    deck, dealer = shuffled(rng), rng.randrange(players)
    shares = moved_on([deck[3 * seat : 3 * seat + 3] for seat in range(players)], steps)
    here = Table.deal(rules, players, deck, dealer)
    turned = [card for share in shares for card in share] + deck[3 * players :]
    there = Table.deal(rules, players, turned, (dealer + steps) % players)
    for table in (here, there):
        table.start(*table.possible_first())
    for word in walk(here, rng, LONG):
        assert there.actor == (here.actor + steps) % players
        assert there.legal() == here.legal()
        there.apply(word)
    assert there.places == moved_on(here.places, steps)
    assert there.gone == here.gone
