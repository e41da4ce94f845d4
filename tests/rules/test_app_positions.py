"""The worked positions A 1 to 12 of RULES.md section 5: `app` with its defaults."""

import pytest

from tests.support.positions import lays, options, play, position


@pytest.mark.nojit
def test_position_A01_two_gives_another_turn_after_the_draw():
    table = position("app", "299", "K", "45")
    assert options(table) == {"2", "take"}
    table.apply("2")
    assert (table.actor, table.hand(0), table.pile, table.talon_left) == (0, "994", "K2", 1)
    assert options(table) == lays("499") | {"take"}


@pytest.mark.nojit
def test_position_A02_fourth_nine_burns_and_its_layer_goes_on():
    table = position("app", "994", "99", "567")
    gone = len(table.burnt)
    table.apply("99")
    assert (table.actor, table.hand(0), table.pile, table.talon_left) == (0, "654", "", 1)
    assert len(table.burnt) == gone + 4
    assert options(table) == lays("456")


@pytest.mark.nojit
def test_position_A03_of_two_last_tens_one_may_be_laid_and_then_only_a_pass():
    table = position("app", "TT", "5")
    assert options(table) == {"T", "take"}
    table.apply("T")
    assert (table.actor, table.hand(0), table.pile) == (0, "T", "")
    assert table.legal() == ["pass"]
    table.apply("pass")
    assert table.actor == 1


@pytest.mark.nojit
def test_position_A04_with_an_open_three_both_tens_may_be_laid():
    table = position("app", "TT", "5", opens="3")
    assert options(table) == {"T", "TT", "take"}
    table.apply("TT")
    assert (table.actor, table.pile, table.legal()) == (0, "", ["3"])
    table.apply("3")
    assert (table.status, table.places, table.loser) == ("finished", [1, 2], 1)


@pytest.mark.nojit
def test_position_A05_a_last_two_takes_the_pile():
    table = position("app", "2", "3")
    assert table.legal() == ["take"]
    table.apply("take")
    assert (table.hand(0), table.pile, table.actor) == ("32", "", 1)


@pytest.mark.nojit
def test_position_A06_A25_last_hidden_ten_is_taken_up_with_the_pile():
    table = position("app", "", "46", hidden="..T")
    assert options(table) == {"flip 2", "take"}
    table.apply("flip 2")
    assert (table.hand(0), table.hidden(0), table.pile) == ("T64", "...", "")
    assert (table.actor, options(table)) == (1, lays("KKK"))


@pytest.mark.nojit
def test_position_A07_a_two_in_hand_refuses_chansa():
    table = position("app", "342", "A", "59")
    assert options(table) == {"2", "take"}


@pytest.mark.nojit
def test_position_A08_chansa_turns_up_an_ace():
    table = position("app", "345", "A", "A67")
    assert options(table) == {"take", "chance"}
    table.apply("chance")
    assert (table.pile, table.hand(0), table.actor, table.talon_left) == ("AA", "543", 1, 2)


@pytest.mark.nojit
def test_position_A08_chansa_turns_up_a_king():
    table = position("app", "345", "A", "K67")
    table.apply("chance")
    assert (table.pile, table.hand(0), table.actor, table.talon_left) == ("", "AK543", 1, 2)


@pytest.mark.nojit
def test_position_A08_chansa_turns_up_a_ten():
    table = position("app", "345", "A", "T67")
    table.apply("chance")
    assert (table.pile, table.hand(0), table.actor) == ("", "543", 0)
    assert options(table) == lays("345")


@pytest.mark.nojit
def test_position_A09_going_out_on_four_equal_leaves_an_empty_pile():
    table = position("app", "6666", "5", others=["KKK", "AAA"])
    table.apply("6666")
    assert (table.pile, table.places, table.actor) == ("", [1, None, None], 1)
    assert (table.status, options(table)) == ("running", lays("KKK"))


@pytest.mark.nojit
def test_position_A10_of_four_last_twos_three_may_be_laid():
    table = position("app", "2222", "5")
    assert options(table) == {"2", "22", "222", "take"}
    table.apply("222")
    assert (table.actor, table.legal()) == (0, ["take"])
    table.apply("take")
    assert (table.hand(0), table.actor) == ("52222", 1)


@pytest.mark.nojit
def test_position_A11_open_cards_are_played_like_a_hand():
    table = position("app", "", "7", opens="77Q")
    assert options(table) == {"7", "77", "Q", "take"}


@pytest.mark.nojit
def test_position_A12_cards_under_a_pick_up_do_not_count_to_four():
    table = position("app", "55", "66", others=["66JJ"])
    gone = len(table.burnt)
    play(table, "take", "66")
    assert (table.pile, len(table.burnt), table.actor) == ("66", gone, 0)
    assert table.hand(0) == "6655"
