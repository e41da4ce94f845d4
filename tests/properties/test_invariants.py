"""What is true after every action of every game, whatever the rules and whoever plays."""

from collections import Counter
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from simcore import layout
from simcore.rules import RuleSet
from simcore.shedding import state as at
from simcore.shedding.table import Table
from tests.support.drawn import bounded, drawn_rules, start_game, walk
from tests.support.positions import RANKS

SEEDS = st.integers(0, 10**9)
LONG = 5000


def all_cards(table: Table) -> Counter[str]:
    """Count every card by rank, wherever it lies."""
    talon = table.block[int(layout.DECK) + 52 - table.talon_left :][: table.talon_left]
    cards = table.pile + table.burnt + "".join(RANKS[int(rank)] for rank in talon)
    for seat in range(table.players):
        cards += table.hand(seat) + table.open_row(seat) + table.hidden(seat).replace(".", "")
    return Counter(cards)


def cards_left(table: Table, seat: int) -> int:
    """Count a seat's cards in all zones."""
    return len(table.hand(seat) + table.open_row(seat) + table.hidden(seat).replace(".", ""))


@given(drawn_rules(), SEEDS)
@bounded(150)
def test_52_cards_are_conserved(drawn: tuple[RuleSet, int], seed: int):
    rng = Random(seed)
    table = start_game(*drawn, rng)
    assert all_cards(table) == Counter(RANKS * 4)
    for _ in walk(table, rng, 80):
        assert all_cards(table) == Counter(RANKS * 4)
    assert all_cards(table) == Counter(RANKS * 4)


@given(drawn_rules(), SEEDS)
@bounded(150)
def test_A12_B15_hands_are_full_while_the_talon_lasts(drawn: tuple[RuleSet, int], seed: int):
    rng = Random(seed)
    table = start_game(*drawn, rng)
    for _ in walk(table, rng, 80):
        if table.talon_left:
            hands = [len(table.hand(seat)) for seat in range(table.players)]
            assert min(hands) >= table.rules.fields["hand_size"]
            assert "pass" not in table.legal()


@given(drawn_rules(), SEEDS)
@bounded(150)
def test_A31_only_a_seat_with_cards_is_asked_and_it_has_an_action(
    drawn: tuple[RuleSet, int], seed: int
):
    rng = Random(seed)
    table = start_game(*drawn, rng)
    for _ in walk(table, rng, 200):
        assert cards_left(table, table.actor) > 0
        words = table.legal()
        assert words
        assert len(words) == len(set(words))


@given(drawn_rules("app", "vandtia"), SEEDS)
@bounded(80)
def test_A22_nobody_goes_out_on_a_banned_rank(drawn: tuple[RuleSet, int], seed: int):
    rng = Random(seed)
    rules, _ = drawn
    banned = str(rules.fields["no_finish"]).replace("none", "")
    waived = rules.fields["stuck_finish"] == "allow_finish"
    table = start_game(*drawn, rng)
    seat, rank, stuck = 0, "", False
    for word in walk(table, rng, LONG):
        out_before = table.places.count(None)
        seat = table.actor
        rank = table.hidden(seat)[int(word[-1])] if word.startswith("flip") else word[0]
        stuck = not table.pile and not word.startswith("flip")
        after = Table(rules, table.players, table.block.copy())
        after.apply(word)
        if after.places.count(None) < out_before:
            assert rank not in banned or (waived and stuck)


@given(drawn_rules(), SEEDS)
@bounded(60)
def test_A32_places_are_a_permutation_and_the_loser_holds_cards(
    drawn: tuple[RuleSet, int], seed: int
):
    rng = Random(seed)
    table = start_game(*drawn, rng)
    for _ in walk(table, rng, LONG):
        out = [place for place in table.places if place]
        assert sorted(out) == list(range(1, len(out) + 1))
        assert table.loser is None
    left = [cards_left(table, seat) for seat in range(table.players)]
    if table.status == "finished":
        assert sorted(table.places) == list(range(1, table.players + 1))
        assert [seat for seat in range(table.players) if left[seat]] == [table.loser]
        assert table.places[table.loser] == table.players
    else:
        assert table.loser is None
        assert [place is None for place in table.places] == [count > 0 for count in left]


@given(drawn_rules(), SEEDS)
@bounded(60)
def test_A20_no_ten_and_no_four_of_a_kind_stays_on_the_pile(drawn: tuple[RuleSet, int], seed: int):
    rng = Random(seed)
    rules, _ = drawn
    table = start_game(*drawn, rng)
    for _ in walk(table, rng, 200):
        assert "T" not in table.pile or rules.fields["upcard_ten"] == "leave_as_any"
        if rules.fields["four_scope"] == "pile":
            assert int(table.block[at.RUN]) < 4


@given(drawn_rules(), SEEDS)
@bounded(60)
def test_A6_A38_what_may_be_done_follows_from_pile_hand_and_talon(
    drawn: tuple[RuleSet, int], seed: int
):
    rng = Random(seed)
    table = start_game(*drawn, rng)
    for _ in walk(table, rng, 200):
        words = set(table.legal())
        if not table.pile:
            assert not words & {"take", "chance"}
        if not table.hand(table.actor) or not table.talon_left:
            assert "chance" not in words
        if table.hand(table.actor) or table.open_row(table.actor):
            assert not any(word.startswith("flip") for word in words)
        assert "pass" not in words or len(words) == 1
