"""The clauses A1 to A39 of RULES.md 1A that no worked position shows."""

import pytest

from simcore.errors import Refusal
from tests.support.positions import deal, lays, options, play, position, total_cards

THREE_SEATS = "222" + "345" + "678" + "333" + "JQK" + "99A" + "444" + "55T" + "66K"


def test_A1_any_seat_may_be_drawn_to_start():
    assert deal("app", 3, THREE_SEATS, dealer=1).possible_first() == {0, 1, 2}


def test_A3_A4_the_swap_is_a_free_permutation_of_open_and_hand():
    table = deal("app", 3, THREE_SEATS)
    assert [table.open_row(seat) for seat in range(3)] == ["543", "KQJ", "T55"]
    table.swap(0, "863")
    table.swap(1, "KJQ")
    table.swap(2, "KT6")
    assert [table.open_row(seat) for seat in range(3)] == ["863", "KQJ", "KT6"]
    assert [table.hand(seat) for seat in range(3)] == ["754", "A99", "655"]


def test_A3_no_swap_shows_before_every_seat_has_chosen():
    table = deal("app", 3, THREE_SEATS)
    table.swap(0, "863")
    table.swap(1, "99A")
    assert [table.open_row(seat) for seat in range(3)] == ["543", "KQJ", "T55"]


@pytest.mark.parametrize("word", ["86", "8637", "88T", "333", "2", "", "999"])
def test_A4_a_swap_is_three_of_ones_own_six_cards(word: str):
    table = deal("app", 3, THREE_SEATS)
    with pytest.raises(Refusal, match="no legal swap for seat 0"):
        table.swap(0, word)
    table.swap(0, "345")
    assert table.open_row(0) == "543"


def test_A5_the_pile_starts_empty_and_anything_may_be_led():
    table = deal("app", 3, THREE_SEATS, house={"swap": False})
    table.start(1)
    assert (table.pile, table.burnt, table.talon_left) == ("", "", 52 - 27)
    assert (table.actor, options(table)) == (1, lays("99A"))


def test_A6_the_pile_may_be_taken_instead_of_a_lay_and_of_a_flip():
    assert "take" in options(position("app", "456", "3", "78"))
    table = position("app", "", "3", hidden="5.6")
    assert options(table) == {"flip 0", "flip 2", "take"}


def test_A6_the_pile_may_be_taken_on_the_extra_turn_after_a_two():
    table = position("app", "2AK", "5", "77")
    table.apply("2")
    assert (table.actor, "take" in options(table)) == (0, True)
    table.apply("take")
    assert (table.hand(0), table.actor) == ("AK752", 1)


def test_A7_an_empty_pile_cannot_be_taken():
    assert options(position("app", "456", "", "78")) == lays("456")
    assert options(position("app", "", "", hidden="56.")) == {"flip 0", "flip 1"}


def test_A8_chansa_is_for_a_hand_without_a_fitting_card():
    assert "chance" in options(position("app", "345", "A", "67"))
    assert "chance" not in options(position("app", "34A", "A", "67"))
    assert "chance" not in options(position("app", "34T", "A", "67"))


def test_A8_A9_no_chansa_without_a_talon_nor_from_the_table_cards():
    assert position("app", "345", "A").legal() == ["take"]
    assert position("app", "", "A", opens="345").legal() == ["take"]


def test_A10_chansa_with_the_very_last_talon_card():
    table = position("app", "345", "A", "6")
    table.apply("chance")
    assert (table.talon_left, table.hand(0), table.actor) == (0, "A6543", 1)


def test_A11_a_chanced_two_gives_a_new_turn():
    table = position("app", "345", "A", "267")
    table.apply("chance")
    assert (table.pile, table.actor, table.hand(0)) == ("A2", 0, "543")
    assert options(table) == lays("345") | {"take"}


def test_A11_a_chanced_fourth_card_burns_and_gives_a_new_turn():
    table = position("app", "345", "AAA", "A67")
    table.apply("chance")
    assert (table.pile, table.actor, options(table)) == ("", 0, lays("345"))


def test_A12_no_draw_after_a_chansa():
    table = position("app", "345", "9", "J67")
    table.apply("chance")
    assert (table.hand(0), table.talon_left) == ("543", 2)


def test_A12_a_hand_of_more_than_three_is_not_refilled():
    table = position("app", "44567", "3", "89")
    table.apply("44")
    assert (table.hand(0), table.talon_left) == ("765", 2)


def test_A13_A14_after_a_two_the_same_seat_must_go_on():
    table = position("app", "2KA", "5", "77")
    table.apply("2")
    assert (table.actor, "pass" in options(table)) == (0, False)
    assert options(table) == lays("KA7") | {"take"}


def test_A15_the_hand_is_filled_before_the_extra_lay():
    table = position("app", "TTT", "5", "789")
    table.apply("TTT")
    assert (table.hand(0), table.actor, options(table)) == ("987", 0, lays("789"))


def test_A16_one_to_all_equal_cards_of_one_rank():
    assert options(position("app", "99965", "8", "77")) == {"9", "99", "999", "take"}


def test_A17_places_are_not_mixed():
    table = position("app", "9", "8", opens="99")
    assert options(table) == {"9", "take"}


def test_A18_several_open_cards_at_once():
    table = position("app", "", "8", opens="999")
    table.apply("99")
    assert (table.open_row(0), table.pile, table.actor) == ("9", "998", 1)


def test_A19_one_hidden_card_at_a_time():
    table = position("app", "", "4", hidden="555")
    assert options(table) == {"flip 0", "flip 1", "flip 2", "take"}
    table.apply("flip 1")
    assert (table.hidden(0), table.pile, table.actor) == ("5.5", "54", 1)


def test_A20_four_equal_count_whoever_laid_them():
    table = position("app", "77A", "6", others=["77K", "AAA"])
    play(table, "77", "77")
    assert (table.pile, table.actor) == ("", 1)


def test_A20_twos_count_toward_four():
    table = position("app", "2345", "222")
    table.apply("2")
    assert (table.pile, table.actor, options(table)) == ("", 0, lays("345"))


def test_A20_only_the_top_four_cards_count():
    table = position("app", "5K", "5525", others=["KKA"])
    table.apply("5")
    assert (table.pile, table.actor) == ("55552", 1)


def test_A21_nobody_acts_out_of_turn():
    table = position("app", "45", "666", others=["KKK", "6AA"])
    assert table.actor == 0
    with pytest.raises(Refusal, match="not legal for seat 0"):
        table.apply("6")


@pytest.mark.parametrize("rank", ["2", "T"])
def test_A22_the_last_card_may_not_be_a_two_or_a_ten(rank: str):
    assert position("app", rank, "3").legal() == ["take"]
    assert position("app", rank).legal() == ["pass"]
    assert position("app", "", "3", opens=rank).legal() == ["take"]
    assert options(position("app", rank, "3", hidden="4")) == {rank, "take"}


def test_A23_a_lay_is_banned_only_if_it_leaves_no_card():
    assert options(position("app", "22", "3")) == {"2", "take"}
    assert options(position("app", "2T", "3")) == {"2", "T", "take"}
    assert "5555" in options(position("app", "5555", "3"))


def test_A24_only_banned_cards_and_an_empty_pile_is_a_pass():
    table = position("app", "T", others=["34", "56"])
    assert table.legal() == ["pass"]
    table.apply("pass")
    assert (table.actor, table.status) == (1, "running")


def test_A25_a_last_hidden_two_goes_to_the_hand_even_on_an_empty_pile():
    table = position("app", "", "", hidden=".2.")
    table.apply("flip 1")
    assert (table.hand(0), table.actor, table.status) == ("2", 1, "running")


def test_A25_a_hidden_ten_that_is_not_the_last_card_burns_and_goes_on():
    table = position("app", "", "46", hidden="T.5")
    table.apply("flip 0")
    assert (table.pile, table.actor, table.legal()) == ("", 0, ["flip 2"])


def test_A26_a_hidden_card_that_fails_is_taken_up_with_the_pile():
    table = position("app", "", "46", hidden="5J3")
    table.apply("flip 2")
    assert (table.hand(0), table.pile, table.hidden(0)) == ("643", "", "5J.")
    assert (table.actor, options(table)) == (1, lays("KKK"))


def test_A27_the_next_holder_leads_after_a_pick_up():
    table = position("app", "34", "A", others=["", "56"])
    table.apply("take")
    assert (table.actor, options(table)) == (2, lays("56"))


def test_A28_A29_open_cards_stay_and_wait_while_there_is_a_hand():
    table = position("app", "", "A", opens="345", hidden="678", others=["9KKK"])
    table.apply("take")
    assert (table.hand(0), table.open_row(0), table.hidden(0)) == ("A", "543", "678")
    play(table, "KKK")
    assert options(table) == {"A", "take"}


def test_A29_hand_then_open_then_hidden():
    table = position("app", "9", "8", opens="J", hidden="Q..", others=["33KK"])
    assert options(table) == {"9", "take"}
    play(table, "9", "take")
    assert (table.actor, table.legal()) == (0, ["J"])
    play(table, "J", "K")
    assert (table.actor, options(table)) == (0, {"flip 0", "take"})


def test_A30_going_out_on_a_burn_passes_the_turn():
    table = position("app", "9", "999", others=["KKK", "AAA"])
    table.apply("9")
    assert (table.places, table.pile, table.actor) == ([1, None, None], "", 1)


def test_A31_the_pile_stays_when_somebody_goes_out_and_the_seat_is_skipped():
    table = position("app", "9", "8", others=["KK", "AAA"])
    play(table, "9")
    assert (table.pile, table.actor) == ("98", 1)
    play(table, "K", "A", "take")
    assert (table.actor, table.places) == (2, [1, None, None])


def test_A32_places_go_by_the_order_of_going_out():
    table = position("app", "3", others=["4A", "5", "69"])
    play(table, "3", "4", "5", "6", "A")
    assert (table.status, table.places, table.loser) == ("finished", [1, 3, 2, 4], 3)


def test_A32_nothing_is_legal_after_the_end():
    table = position("app", "3", others=["45"])
    table.apply("3")
    assert (table.status, table.places, table.loser) == ("finished", [1, 2], 1)
    with pytest.raises(Refusal):
        table.apply("4")


def test_A36_A37_tens_on_an_empty_pile_burn_themselves_for_one_new_turn():
    table = position("app", "TT5")
    table.apply("TT")
    assert (table.pile, table.actor, table.hand(0)) == ("", 0, "5")
    table.apply("5")
    assert table.status == "finished"


def test_A38_the_pile_may_be_taken_by_a_seat_that_could_lay():
    table = position("app", "QQA", "3", "45")
    table.apply("take")
    assert (table.hand(0), table.actor) == ("AQQ3", 1)


def test_A39_burnt_cards_never_come_back():
    table = position("app", "345", "A", "T", others=["666"])
    gone = len(table.burnt)
    play(table, "chance")
    assert (table.talon_left, len(table.burnt), total_cards(table)) == (0, gone + 2, 52)


# ---- what follows from several clauses -----------------------------------------------------------


@pytest.mark.parametrize("pile", ["", "A", "3", "22", "KKK"])
@pytest.mark.parametrize("last", ["3", "9", "A", "55", "AAA", "9999"])
@pytest.mark.parametrize("specials", ["", "2", "T", "2T", "TT2", "22T"])
def test_A13_A36_specials_and_one_ordinary_rank_go_out_in_one_turn(
    specials: str, last: str, pile: str
):
    if pile + last == "AAAA" or (not specials and pile not in ("", last)):
        return
    table = position("app", specials + last, pile, others=["667", "887"])
    for special in specials:
        table.apply(special)
        assert table.actor == 0
    table.apply(last)
    assert (table.places[0], table.actor) == (1, 1)


@pytest.mark.parametrize("opens", ["222", "TTT", "2TT", "22T"])
@pytest.mark.parametrize("pile", ["", "A", "3K"])
def test_A13_A36_a_row_of_three_specials_is_cleared_and_the_first_flip_fits(opens: str, pile: str):
    for hidden in ["3..", "A..", "34.", "9J3"]:
        table = position("app", "", pile, opens=opens, hidden=hidden, others=["667", "887"])
        for special in sorted(opens):
            table.apply(special)
            assert table.actor == 0
        table.apply("flip 0")
        assert (table.hand(0), table.hidden(0)[0]) == ("", ".")
