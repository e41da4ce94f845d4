"""The worked positions B 13 to 16 of RULES.md section 5, and the clauses of 1B: `enkel`."""

import pytest

from tests.support.positions import RANKS, deal, lays, options, play, position, total_cards


@pytest.mark.nojit
def test_position_B13_a_ten_as_upcard_is_removed():
    table = deal("enkel", 2, "3333" + "4444" + "T")
    table.start(1)
    assert (table.pile, table.burnt, table.talon_left) == ("", "T", 43)
    assert (table.actor, options(table)) == (1, lays("4444"))


@pytest.mark.nojit
def test_position_B14_a_ten_that_fits_must_be_laid():
    assert position("enkel", "TJJ3", "A", "59").legal() == ["T"]


@pytest.mark.nojit
def test_position_B14_with_voluntary_pickup_the_ace_may_be_taken():
    house = {"voluntary_pickup": True}
    table = position("enkel", "TJJ3", "A", "59", house=house)
    assert options(table) == {"T", "take"}
    table.apply("take")
    assert (table.hand(0), table.actor) == ("AJJT3", 1)


@pytest.mark.nojit
def test_position_B15_a_chanced_fourth_queen_burns_and_the_chancer_goes_on():
    table = position("enkel", "3456", "QQQ", "Q78")
    assert options(table) == {"take", "chance"}
    table.apply("chance")
    assert (table.actor, table.pile, table.hand(0), table.talon_left) == (0, "", "6543", 2)
    assert options(table) == lays("3456")


@pytest.mark.nojit
def test_position_B16_a_last_ten_burns_and_goes_out():
    table = position("enkel", "T", "4", others=["KKK", "AAA"])
    assert table.legal() == ["T"]
    table.apply("T")
    assert (table.pile, table.places, table.actor) == ("", [1, None, None], 1)
    assert table.status == "running"


# ---- clauses -------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_B1_two_to_six_seats_with_four_cards_and_an_upcard(players: int):
    table = deal("enkel", players, "")
    assert all(len(table.hand(seat)) == 4 for seat in range(players))
    assert all(table.open_row(seat) == "" for seat in range(players))
    assert (len(table.pile), table.talon_left) == (1, 51 - 4 * players)


def test_B2_the_two_is_the_plain_lowest_card():
    assert options(position("enkel", RANKS, "3", others=["KKK"])) == set(RANKS) - {"2"}
    table = position("enkel", "2KKA", "2", "456")
    assert options(table) == {"2", "K", "KK", "A"}
    table.apply("2")
    assert (table.pile, table.actor) == ("22", 1)


def test_B2_the_ten_fits_on_everything_and_burns():
    for top in RANKS.replace("T", ""):
        assert "T" in options(position("enkel", "T456", top, others=["33"]))
    table = position("enkel", "T344", "A", "56")
    table.apply("T")
    assert (table.pile, table.actor, table.hand(0)) == ("", 0, "5443")


def test_B4_left_of_dealer_starts():
    assert deal("enkel", 3, "", dealer=0).possible_first() == {1}
    assert deal("enkel", 3, "", dealer=2).possible_first() == {0}


def test_B5_the_first_player_must_cover_the_upcard_by_the_normal_rules():
    table = deal("enkel", 2, "3333" + "4569" + "8")
    table.start(1)
    assert (table.pile, table.legal()) == ("8", ["9"])
    table = deal("enkel", 2, "3333" + "4569" + "J" + "A")
    table.start(1)
    assert options(table) == {"take", "chance"}


def test_B6_a_seat_that_can_lay_must_lay():
    assert position("enkel", "3459", "8", "JJ").legal() == ["9"]
    assert options(position("enkel", "3457", "8", "JJ")) == {"take", "chance"}


def test_B7_a_failed_chansa_takes_the_pile_and_the_drawn_card():
    table = position("enkel", "3456", "QK", "89")
    table.apply("chance")
    assert (table.hand(0), table.pile, table.actor, table.talon_left) == ("KQ86543", "", 1, 1)


def test_B8_with_an_empty_talon_there_is_only_the_pick_up():
    assert position("enkel", "3456", "K").legal() == ["take"]


def test_B9_a_successful_chansa_passes_the_turn_but_a_burn_does_not():
    table = position("enkel", "3456", "Q", "K89")
    table.apply("chance")
    assert (table.pile, table.actor) == ("KQ", 1)
    table = position("enkel", "3456", "Q", "T89")
    table.apply("chance")
    assert (table.pile, table.actor) == ("", 0)


def test_B10_after_a_burn_the_hand_is_filled_and_a_lay_is_compulsory():
    table = position("enkel", "TT34", "K", "789")
    table.apply("TT")
    assert (table.actor, table.hand(0), options(table)) == (0, "8743", lays("3478"))


def test_B11_the_next_player_leads_an_empty_pile_after_a_pick_up():
    table = position("enkel", "3456", "K", others=["789J"])
    table.apply("take")
    assert (table.actor, options(table)) == (1, lays("789J"))


def test_B12_the_upcard_counts_toward_four():
    table = deal("enkel", 2, "3333" + "444K" + "4")
    table.start(1)
    table.apply("444")
    assert (table.pile, table.burnt, table.actor) == ("", "4444", 1)


def test_B12_only_a_run_on_top_burns():
    table = position("enkel", "9AAA", "9979")
    table.apply("9")
    assert (table.pile, table.actor) == ("99997", 1)


def test_B13_finishing_on_a_ten_or_on_a_burning_fourth_card_is_allowed():
    for hand, pile in [("T", "A"), ("9", "999"), ("TT", "")]:
        table = position("enkel", hand, pile, others=["KKK", "AAA"])
        table.apply(hand)
        assert (table.places, table.pile, table.actor) == ([1, None, None], "", 1)


def test_B14_a_ten_goes_with_no_other_rank():
    assert options(position("enkel", "TTJJ", "9")) == lays("TTJJ")


def test_B16_no_draw_after_a_pick_up():
    table = position("enkel", "3456", "K", "789")
    table.apply("take")
    assert (table.hand(0), table.talon_left) == ("K6543", 3)


def test_B17_nobody_is_out_while_the_talon_lasts():
    table = position("enkel", "TTTT", "5", "6")
    table.apply("TTTT")
    assert (table.hand(0), table.places, table.actor) == ("6", [None, None], 0)


def test_B18_a_chain_of_extra_turns_ends_with_the_last_card():
    table = position("enkel", "TT9999", "5", others=["KKK", "AAA"])
    play(table, "T", "T", "9999")
    assert (table.places, table.actor, table.pile) == ([1, None, None], 1, "")


def test_B19_with_a_finishing_ban_an_empty_pile_can_force_a_pass():
    assert position("enkel", "T", house={"no_finish": "T"}).legal() == ["pass"]
    assert position("enkel", "T").legal() == ["T"]


def test_B_cards_are_conserved_through_a_chain():
    table = position("enkel", "TT9999", "5", others=["KKK", "AAA"])
    play(table, "T", "T")
    assert total_cards(table) == 52
