"""The clauses of RULES.md 1D: `vandtia` with its defaults, where it differs from `app`."""

import pytest

from tests.support.positions import deal, lays, options, play, position


def start_of(hands: str) -> str:
    """Return the start of a deck for two seats with these hands, six kings and aces to each."""
    return "JJJQQQ" + hands[:3] + "AAAKKK" + hands[3:]


def test_D1_the_lowest_hand_card_starts_twos_not_counted():
    assert deal("vandtia", 2, start_of("229" + "34A")).possible_first() == {1}
    assert deal("vandtia", 2, start_of("22T" + "2J9")).possible_first() == {1}


def test_D1_ties_are_drawn_by_lot():
    assert deal("vandtia", 2, start_of("589" + "5TA")).possible_first() == {0, 1}


def test_D1_the_lowest_card_is_looked_for_after_the_swap():
    table = deal("vandtia", 2, start_of("389" + "45A"))
    assert table.possible_first() == {0}
    table.swap(0, "3QQ")
    table.swap(1, "KKK")
    assert (table.hand(0), table.possible_first()) == ("Q98", {1})


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_D2_two_to_five_seats(players: int):
    table = deal("vandtia", players, "")
    assert table.talon_left == 52 - 9 * players
    assert all(len(table.hand(seat)) == 3 for seat in range(players))


def test_D4_a_two_fits_on_everything_and_the_next_player_goes_on_from_it():
    table = position("vandtia", "2KA", "A", "456", others=["345"])
    assert options(table) == {"2", "A", "take"}
    table.apply("2")
    assert (table.pile, table.actor, options(table)) == ("A2", 1, lays("345") | {"take"})


def test_D5_the_burner_lays_again():
    table = position("vandtia", "T45", "A", "678")
    table.apply("T")
    assert (table.pile, table.actor, table.hand(0)) == ("", 0, "654")
    table = position("vandtia", "945", "999", "678")
    table.apply("9")
    assert (table.pile, table.actor) == ("", 0)


def test_D6_four_equal_on_top_count_whoever_laid_them():
    table = position("vandtia", "99K", "8", others=["99A"])
    play(table, "99", "99")
    assert (table.pile, table.actor) == ("", 1)


def test_D7_the_hand_is_filled_to_three_after_each_lay():
    table = position("vandtia", "449", "3", "567")
    table.apply("44")
    assert (table.hand(0), table.talon_left) == ("965", 1)


def test_D8_chansa_only_for_a_hand_that_cannot_lay():
    assert options(position("vandtia", "345", "A", "67")) == {"take", "chance"}
    assert options(position("vandtia", "342", "A", "67")) == {"2", "take"}


def test_D9_going_out_on_a_two_or_a_ten_is_allowed():
    for last in ["2", "T", "22", "TT"]:
        table = position("vandtia", last, "A", others=["KKK", "QQQ"])
        table.apply(last)
        assert (table.places, table.actor) == ([1, None, None], 1)


def test_D9_a_last_hidden_ten_goes_out():
    table = position("vandtia", "", "46", hidden="..T", others=["KKK", "QQQ"])
    table.apply("flip 2")
    assert (table.places, table.pile, table.actor) == ([1, None, None], "", 1)


def test_D10_the_pile_may_be_taken_at_will_when_it_is_not_empty():
    assert "take" in options(position("vandtia", "456", "3", "78"))
    assert "take" not in options(position("vandtia", "456", "", "78"))


def test_D11_a_hidden_card_that_fails_is_taken_with_the_pile():
    table = position("vandtia", "", "K", hidden="3.4")
    table.apply("flip 0")
    assert (table.hand(0), table.hidden(0), table.actor) == ("K3", "..4", 1)


def test_D12_several_equal_cards_at_once_but_one_hidden():
    assert options(position("vandtia", "99J", "8", "3")) == lays("99J") | {"take"}
    assert options(position("vandtia", "", "", hidden="999")) == {"flip 0", "flip 1", "flip 2"}


def test_D13_a_chanced_equal_card_fits():
    table = position("vandtia", "345", "9", "967")
    table.apply("chance")
    assert (table.pile, table.actor) == ("99", 1)


def test_D14_an_equal_rank_fits():
    assert options(position("vandtia", "989", "9", "67")) == {"9", "99", "take"}


@pytest.mark.parametrize("rank", list("789"))
def test_D15_seven_eight_and_nine_are_ordinary(rank: str):
    above = [card for card in "3456789JQKA" if card >= rank or card in "JQKA"]
    table = position("vandtia", "3456789JQKA", rank, others=["QQQ"])
    assert options(table) == set(above) | {"take"}


def test_D16_the_last_holder_is_the_skitgubbe():
    table = position("vandtia", "3", others=["4A", "5", "69"])
    play(table, "3", "4", "5", "6", "A")
    assert (table.status, table.places, table.loser) == ("finished", [1, 3, 2, 4], 3)
