"""The disputes of RULES.md section 4 that concern the shedding family, each under its number.

These are 1 to 16, 22, 24, 25, 29, 31 to 36, 38, 39, 41 to 49. The others (17 to 21, 23, 26 to 28,
30, 37, 40) belong to the classic family.
"""

from random import Random

import numpy as np
import pytest

from simcore.errors import Refusal
from simcore.games import make_rules
from simcore.shedding.table import Table
from simcore.shedding.text import action_code
from tests.support.arenas import (
    ACTIONS,
    CAP,
    DEALER,
    FINISHED,
    LOOP,
    LOSER,
    STATUS,
    ends,
    rows_of,
)
from tests.support.players import decide
from tests.support.positions import (
    RANKS,
    deal,
    deck_from,
    lays,
    options,
    play,
    position,
    total_cards,
)


def test_dispute_01_A6_a_player_who_could_lay_may_take_the_pile():
    table = position("app", "9JK", "8", "33")
    play(table, "take")
    assert (table.hand(0), table.actor) == ("KJ98", 1)


def test_dispute_02_A12_no_draw_with_three_cards_in_hand():
    table = position("app", "4567", "3", "89")
    play(table, "4")
    assert (table.hand(0), table.talon_left) == ("765", 2)
    play(table, "K")
    assert table.talon_left == 1


def test_dispute_03_A16_laying_equal_cards_removes_those_cards():
    table = position("app", "59J9K", "8", others=["AA3"])
    play(table, "99")
    assert (table.hand(0), table.pile) == ("KJ5", "998")


def test_dispute_04_an_ace_fits_on_a_king_and_a_king_on_no_ace():
    assert options(position("app", "3A", "K")) == {"A", "take"}
    assert position("app", "3K", "A").legal() == ["take"]


def test_dispute_05_A3_no_second_swap():
    table = deal("app", 2, "222" + "345" + "678" + "999" + "JQK" + "AAA")
    table.swap(0, "678")
    with pytest.raises(Refusal):
        table.swap(0, "345")
    table.swap(1, "AAA")
    for seat in range(2):
        with pytest.raises(Refusal):
            table.swap(seat, "345")
    assert (table.open_row(0), table.open_row(1)) == ("876", "AAA")


@pytest.mark.parametrize("rules", ["app", "enkel", "vandtia"])
def test_dispute_06_F1_the_seven_rule_reaches_every_rule_set_and_zone(rules: str):
    house = {"seven": "at_most_7"}
    assert position(rules, "8J", "7", house=house).legal() == ["take"]
    table = position(rules, "8888", "7", "J9", house=house)
    play(table, "chance")
    assert (table.pile, table.actor) == ("", 1)
    if rules != "enkel":
        assert position(rules, "", "7", opens="8J", house=house).legal() == ["take"]
        table = position(rules, "", "7", hidden="8J.", house=house)
        play(table, "flip 0")
        assert table.hand(0) == "87"


@pytest.mark.parametrize("name", ["lagforst", "tryckaren", "talmodig", "samlaren"])
def test_dispute_07_no_two_is_spent_on_an_empty_pile(name: str):
    for pile in ["", "5"]:
        assert "2" not in decide(name, position("app", "26K", pile, "789"))


def test_dispute_08_games_between_bots_end_and_say_how():
    ended = ends(rows_of("app", ["lagforst:copies=one"] * 3, 200))
    assert ended[LOOP] > 0
    assert ended.sum() == 200


def test_dispute_09_a_game_can_be_resumed_at_any_decision():
    rng = Random(9)
    table = deal("app", 3, "", house={"swap": False})
    table.start(0)
    while table.status == "running":
        word = rng.choice(table.legal())
        again = Table(table.rules, table.players, table.block.copy())
        table.apply(word)
        again.apply(word)
        assert (again.block == table.block).all()


def test_dispute_10_A7_an_empty_pile_cannot_be_taken():
    table = position("app", "345", "", "67")
    with pytest.raises(Refusal, match="'take' is not legal for seat 0"):
        table.apply("take")


def test_dispute_11_A31_the_next_seat_acts_when_somebody_goes_out():
    table = position("app", "9", "8", others=["KK", "AA"])
    play(table, "9")
    assert table.actor == 1
    table = position("app", "33", "2", others=["9", "AA", "KK"])
    play(table, "3", "9")
    assert (table.places, table.actor) == ([None, 1, None, None], 2)


def test_dispute_12_A25_A30_going_out_on_a_hidden_card_or_a_burn():
    table = position("app", "", "4", hidden=".9.", others=["KK", "AA"])
    play(table, "flip 1")
    assert (table.places, table.pile, table.actor) == ([1, None, None], "94", 1)
    table = position("app", "", "999", hidden="9..", others=["KK", "AA"])
    play(table, "flip 0")
    assert (table.places, table.pile, table.actor) == ([1, None, None], "", 1)


@pytest.mark.parametrize("special", ["2", "T"])
def test_dispute_13_A22_nobody_goes_out_on_a_special_from_the_hand(special: str):
    table = position("app", special, "9")
    with pytest.raises(Refusal):
        table.apply(special)
    assert (table.legal(), table.places) == (["take"], [None, None])


def test_dispute_14_A26_a_failed_hidden_card_is_taken_once_and_the_turn_passes():
    table = position("app", "", "K", hidden="35.")
    play(table, "flip 0")
    assert (table.hand(0), table.hidden(0), table.actor) == ("K3", ".5.", 1)
    assert total_cards(table) == 52


def test_dispute_15_only_the_named_copies_leave_the_hand():
    table = position("app", "9995K", "8", others=["AA3"])
    play(table, "9")
    assert table.hand(0) == "K995"


def test_dispute_16_a_lower_card_is_refused():
    table = position("app", "58J", "9")
    for word in ["5", "8"]:
        with pytest.raises(Refusal):
            table.apply(word)
    assert options(table) == {"J", "take"}


def test_dispute_22_a_seat_without_cards_is_skipped():
    table = position("app", "34", "", others=["", "56", ""])
    play(table, "3")
    assert table.actor == 2
    play(table, "5")
    assert table.actor == 0


def test_dispute_24_an_unknown_card_is_refused():
    with pytest.raises(Refusal, match="'1' is no rank"):
        Table.position(make_rules("app"), hands=["1", "K"])
    with pytest.raises(Refusal, match="'X' is no action"):
        position("app", "34").apply("X")
    with pytest.raises(Refusal, match="'Z' is no rank"):
        deal("app", 2, "").swap(0, "ZZZ")
    with pytest.raises(ValueError, match=r".+"):
        Table.deal(make_rules("app"), 2, ["1", *deck_from("")[1:]], 0)


def test_dispute_25_A32_the_loser_is_the_last_holder():
    table = position("app", "3", others=["4A", "5"])
    play(table, "3", "4", "5")
    assert (table.status, table.loser, table.places) == ("finished", 1, [1, 3, 2])
    assert table.hand(1) == "A"


def test_dispute_29_a_seat_with_an_empty_hand_but_table_cards_is_asked_and_others_not():
    table = position("app", "3", "", opens="4", others=["", "55"])
    play(table, "3", "5")
    assert (table.actor, table.legal()) == (0, ["take"])


def test_dispute_31_A13_after_a_two_the_same_seat_goes_on():
    table = position("app", "2JK", "9")
    play(table, "2")
    assert table.actor == 0


def test_dispute_32_D1_the_starter_is_found_after_the_swap_and_no_two_counts():
    table = deal("vandtia", 2, "JJJ" + "3QQ" + "2KA" + "KKK" + "AAA" + "249")
    assert table.possible_first() == {1}
    table.swap(0, "2AK")
    table.swap(1, "AAA")
    assert (table.hand(0), table.possible_first()) == ("QQ3", {0})


def test_dispute_33_bots_that_exchange_the_pile_for_ever_are_found():
    ended = ends(rows_of("vandtia", ["tryckaren", "tryckaren"], 50))
    assert ended[LOOP] > 0
    assert ended[CAP] == 0


def test_dispute_34_A24_banned_cards_on_an_empty_pile_pass():
    for hand in ["2", "T"]:
        assert position("app", hand).legal() == ["pass"]


def test_dispute_35_A4_the_open_row_stays_three_cards():
    table = deal("app", 2, "222" + "345" + "333" + "999" + "JQK" + "AAA")
    for word in ["3333", "33", "34"]:
        with pytest.raises(Refusal):
            table.swap(0, word)
    table.swap(0, "333")
    table.swap(1, "JQK")
    assert (table.open_row(0), table.hand(0)) == ("333", "543")


def test_dispute_36_47_a_runner_stops_at_the_cap_where_loops_are_not_looked_for():
    ended = ends(rows_of("app", ["slump", "lagforst:copies=one"], 100, cap=60))
    assert ended[CAP] > 0
    assert ended[LOOP] == 0


def test_dispute_38_A33_the_last_seat_always_keeps_cards():
    table = position("app", "6666", "5", others=["7"])
    play(table, "6666")
    assert (table.status, table.places, table.loser, table.hand(1)) == ("finished", [1, 2], 1, "7")


def test_dispute_39_no_seat_is_favoured():
    loser = rows_of("app", ["lagforst"] * 3, 20_000, seed=39).games[:, LOSER]
    lost = np.bincount(loser[loser < 3].astype(int), minlength=3)
    share, games = lost / lost.sum(), lost.sum()
    assert np.abs(share - 1 / 3).max() < 4 * np.sqrt(2 / 9 / games)


def test_dispute_41_a_seat_is_out_when_its_last_card_burns_the_pile():
    table = position("vandtia", "T", "9", others=["KK", "AA"])
    play(table, "T")
    assert (table.places, table.actor) == ([1, None, None], 1)


def test_dispute_42_A8_no_chansa_for_a_seat_that_can_lay():
    table = position("app", "3KA", "Q", "67")
    with pytest.raises(Refusal):
        table.apply("chance")


def test_dispute_43_the_dealer_is_drawn_whoever_lost():
    games = rows_of("enkel", ["lagforst"] * 3, 3000, seed=43).games.astype(int)
    dealer, loser = games[1:, DEALER], games[:-1, LOSER]
    kept = loser < 3
    cells = np.bincount(3 * dealer[kept] + loser[kept], minlength=9)
    assert cells.min() > 0.8 * kept.sum() / 9


def test_dispute_44_F1c_a_flipped_seven_binds_the_next_seat_not_itself():
    table = position("app", "", "5", hidden="74.", house={"seven": "below_7"}, others=["79J"])
    play(table, "flip 0")
    assert (table.pile, table.actor, table.legal()) == ("75", 1, ["take"])


def test_dispute_45_the_legal_lays_are_found_anew_after_every_event():
    table = position("app", "T34", "A", "678", others=["345"])
    assert options(table) == {"T", "take"}
    play(table, "T")
    assert options(table) == lays("346")
    play(table, "6")
    assert options(table) == {"take", "chance"}


def test_dispute_46_F2_a_see_through_card_lets_no_lower_card_through():
    table = position("app", "79A", "Q8", house={"transparent": "8"})
    assert options(table) == {"A", "take"}


def test_dispute_48_the_cap_does_not_override_an_end_on_the_same_action():
    names = ["lagforst", "lagforst"]
    actions = int(rows_of("app", names, 1, seed=48).games[0, ACTIONS])
    for cap, status in [(actions, FINISHED), (actions - 1, CAP)]:
        game = rows_of("app", names, 1, seed=48, cap=cap).games[0]
        assert (game[STATUS], game[ACTIONS]) == (status, min(cap, actions))


def test_dispute_48_A21_a_fourth_card_out_of_turn_is_no_action():
    table = position("app", "3456", "777", others=["789"])
    with pytest.raises(Refusal):
        table.apply("7")


@pytest.mark.parametrize("word", ["take", "pass", "3", "chance", "flip 0"])
def test_dispute_49_no_action_before_the_first_turn(word: str):
    table = deal("app", 2, "")
    assert table.legal() == []
    with pytest.raises(Refusal):
        table.apply(word)


def test_dispute_49_no_action_after_the_end():
    table = position("app", "3", "2", others=["45"])
    play(table, "3")
    assert (table.status, table.legal()) == ("finished", [])
    for word in ["take", "4", "5", "pass"]:
        with pytest.raises(Refusal):
            table.apply(word)


def test_every_action_word_that_a_dispute_names_is_an_action():
    assert [action_code(word) for word in ["take", "chance", "flip 0", "pass"]] == [52, 53, 54, 57]
    assert action_code(RANKS[0]) == 0
