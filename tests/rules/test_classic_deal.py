"""The deal of the classic family: the order of the cards, the dealer, the talon, and who draws its last card."""

from random import Random

import pytest

from simcore.classic import state as at
from simcore.classic.table import Table
from simcore.classic.text import CARDS
from simcore.errors import Refusal
from simcore.games import make_rules
from simcore.record import make_record, replay
from strategies.catalogue import CATALOGUES
from tests.support.classic_positions import (
    FAMILY,
    deal,
    deck_from,
    every_card,
    hands,
    in_order,
    play,
    round_at,
    shuffled,
)

TALON = {2: 46, 3: 43, 4: 40}
SOME = "As 2c Kd 9h 9s 3c Th 4d Jc 8s 5h Qd 7c"


@pytest.mark.nojit
@pytest.mark.parametrize("rules", FAMILY)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_deal_is_three_cards_seat_by_seat_and_the_rest_is_the_talon(rules: str, players: int):
    table, deck = deal(rules, players, SOME, dealer=players - 1), deck_from(SOME)
    for seat in range(players):
        assert table.hand(seat) == in_order(deck[3 * seat : 3 * seat + 3])
    rest = deck[3 * players :]
    if rules == "uppvand-trumf":  # ET1: the card after the deal lies under the talon
        rest = [*rest[1:], rest[0]]
    assert (table.talon, table.talon_left) == (rest, TALON[players])
    assert (table.actor, table.phase, table.status) == (0, "one", "running")
    assert every_card(table) == sorted(CARDS)


@pytest.mark.parametrize("rules", FAMILY)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_C2_left_of_the_dealer_leads(rules: str, players: int):
    for dealer in range(players):
        table = Table.deal(make_rules(rules), players, deck_from(), dealer)
        assert table.possible_first() == {(dealer + 1) % players}
        assert deal(rules, players, dealer=dealer).actor == (dealer + 1) % players


def test_the_talon_is_drawn_from_its_top():
    table = play(deal("klassisk", 3, SOME, dealer=2), "As")
    assert (table.hand(0), table.talon[0], table.trump) == ("2c 8s Kd", "5h", "")
    assert deck_from(SOME)[9] == "8s"


def test_nothing_is_legal_before_the_first_lead_and_there_is_no_swap():
    table = Table.deal(make_rules("klassisk"), 3, deck_from(), 0)
    assert table.legal() == []
    assert not table.prepares("swap 2c3c4c")
    with pytest.raises(Refusal, match="not in play"):
        table.apply("2c")
    with pytest.raises(Refusal, match="'swap 2c3c4c' by seat 0"):
        table.prepare(0, "swap 2c3c4c")


@pytest.mark.parametrize("rules", FAMILY)
@pytest.mark.parametrize("removed", [1, 10, 20])
def test_C38_EM7_cards_set_aside_stand_last_and_are_never_drawn(rules: str, removed: int):
    table = deal(rules, 2, house={"two_player_remove": removed})
    assert in_order(table.talon) == in_order(CARDS[6:-removed])
    assert table.talon_left == 46 - removed


@pytest.mark.parametrize("rules", FAMILY)
@pytest.mark.parametrize("removed", [1, 13, 20])
def test_C38_a_record_ends_its_deck_with_the_cards_set_aside(rules: str, removed: int):
    made = make_rules(rules, {"two_player_remove": removed}, 2)
    for game in range(10):
        record = make_record(made, [CATALOGUES["classic"]["slump"]] * 2, 38, game)
        deck, played = record["deck"].split(), " ".join(record["actions"])
        assert sorted(deck) == sorted(CARDS)
        assert not [card for card in deck[-removed:] if card in played]
        assert replay(record).places == record["places"]


@pytest.mark.parametrize(
    ("deck", "sentence"),
    [
        (CARDS[:-1], "As is missing"),
        (CARDS[1:], "2c is missing"),
        ((*CARDS[:-1], CARDS[0]), "2c is there twice"),
        ((*CARDS, "2c"), "2c is there twice"),
        ((*CARDS[:-1], "1s"), "'1s' is no card"),
        ((*CARDS[:-1], "TH"), "'TH' is no card"),
        (tuple("23456789TJQKA" * 4), "'2' is no card"),
    ],
)
def test_what_is_no_deck_is_refused(deck: tuple[str, ...], sentence: str):
    with pytest.raises(Refusal, match=sentence):
        Table.deal(make_rules("klassisk"), 3, list(deck), 0)


# ---- who draws the last card of the talon (QUESTIONS.md, section 0) ------------------------------


def to_the_last_card(table: Table, seed: int, *, chance: bool = True) -> tuple[int, int, str]:
    """Play at random until the talon is empty; return who took its last card, his place in the trick, and how."""
    rng = Random(seed)
    while True:
        place, seat = round_at(table), table.actor
        words = [word for word in table.legal() if chance or word != "chance"]
        word = rng.choice(words)
        play(table, word)
        if not table.talon_left:
            return seat, place, word


@pytest.mark.parametrize("rules", ["klassisk", "uppvand-trumf", "mattis"])
@pytest.mark.parametrize(("players", "place"), [(2, 1), (3, 0), (4, 1)])
@pytest.mark.parametrize("least", [1, 2])
def test_C8_C9_of_three_players_the_leader_draws_the_last_card_of_two_or_four_the_answerer(
    rules: str, players: int, place: int, least: int
):
    for seed in range(20):
        house = {"min_stock_for_chansa": least}
        table = deal(rules, players, shuffled(seed), house=house, dealer=seed % players)
        seat, found, word = to_the_last_card(table, seed, chance=seed % 2 == 0)
        assert (found, table.trump_drawer) == (place, seat)
        assert (word == "chance") is (
            table.trump_card == ""
        )  # the exception: it stays in the trick
        assert least == 1 or word != "chance"


@pytest.mark.parametrize("tie", ["leader_wins", "responder_wins"])
@pytest.mark.parametrize(("players", "place"), [(2, 1), (3, 0), (4, 1)])
def test_C8_without_stunsa_the_last_card_goes_to_the_same_seat(tie: str, players: int, place: int):
    for seed in range(20):
        table = deal("klassisk", players, shuffled(seed), house={"tie": tie})
        assert to_the_last_card(table, seed)[1] == place


@pytest.mark.parametrize("rules", ["klassisk", "uppvand-trumf", "mattis"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_C10_R17_a_chanced_last_card_is_in_the_trick_and_any_other_lies_apart(
    rules: str, players: int
):
    ways = set()
    for seed in range(40):
        table = deal(rules, players, shuffled(seed), house={"min_stock_for_chansa": 1})
        last = table.talon[-1]
        _, _, word = to_the_last_card(table, seed)
        chanced = word == "chance"
        seats = range(players)
        in_trick = " ".join(
            table.laid(s) + " " + table.chain(s) + " " + table.won(s) for s in seats
        )
        assert (last in in_trick, table.trump_card) == (chanced, "" if chanced else last)
        assert (table.trump, last in " ".join(hands(table))) == (last[1], False)
        ways.add(chanced)
    assert ways == {False, True}


@pytest.mark.parametrize("removed", range(0, 21, 5))
def test_C38_with_an_odd_number_of_cards_set_aside_the_leader_draws_the_last_card(removed: int):
    house = {"two_player_remove": removed}
    for seed in range(5):
        table = deal("klassisk", 2, shuffled(seed), house=house)
        assert to_the_last_card(table, seed)[1] == 1 - removed % 2


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rules", FAMILY)
def test_while_there_is_a_talon_every_hand_is_three_cards(rules: str, players: int):
    rng = Random(players)
    table = deal(rules, players, shuffled(players))
    while table.talon_left:
        assert [len(hand.split()) for hand in hands(table)] == [3] * players
        assert [int(count) for count in table.block[int(at.HAND_COUNT) :][:players]] == [
            3
        ] * players
        play(table, rng.choice(table.legal()))
