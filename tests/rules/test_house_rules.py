"""The worked positions F 33 and 34 of RULES.md section 5, and the clauses F1 and F2."""

import pytest

from tests.support.positions import RANKS, lays, options, play, position

OTHERS = ["KK"]


@pytest.mark.nojit
def test_position_F33_at_most_seven():
    table = position("app", RANKS, "7", house={"seven": "at_most_7"}, others=OTHERS)
    assert options(table) == set("234567T") | {"take"}


@pytest.mark.nojit
def test_position_F33_below_seven():
    table = position("app", RANKS, "7", house={"seven": "below_7"}, others=OTHERS)
    assert options(table) == set("23456T") | {"take"}


@pytest.mark.nojit
def test_position_F34_a_transparent_eight_is_judged_by_what_lies_below():
    table = position("app", "2378TQKA", "K8", house={"transparent": "8"}, others=OTHERS)
    assert options(table) == set("28TKA") | {"take"}


@pytest.mark.nojit
def test_position_F34_only_transparent_cards_are_as_an_empty_pile():
    table = position("app", "378A", "8", house={"transparent": "8"})
    assert options(table) == set("378A") | {"take"}


@pytest.mark.nojit
def test_position_F34_a_seven_shines_through_an_eight():
    house = {"transparent": "8", "seven": "at_most_7"}
    table = position("app", "2378T9A", "78", house=house)
    assert options(table) == set("2378T") | {"take"}


@pytest.mark.nojit
def test_position_F34_four_eights_burn():
    table = position("app", "88K", "K88", house={"transparent": "8"}, others=["555"])
    table.apply("88")
    assert (table.pile, table.actor) == ("", 0)


# ---- clauses -------------------------------------------------------------------------------------


def test_F1_at_most_seven_played_out():
    house = {"seven": "at_most_7"}
    table = position("app", "79J", "5", house=house, others=["78A", "666"])
    play(table, "7")
    assert options(table) == {"7", "take"}
    play(table, "7")
    assert options(table) == lays("666") | {"take"}


def test_F1_under_below_seven_a_second_seven_does_not_fit():
    table = position("app", "79J", "5", house={"seven": "below_7"}, others=["78A"])
    play(table, "7")
    assert table.legal() == ["take"]


def test_F1_two_sevens_may_be_laid_together_under_below_seven():
    table = position("app", "77J", "5", house={"seven": "below_7"}, others=["78A"])
    assert options(table) == lays("77J") | {"take"}


@pytest.mark.parametrize("seven", ["at_most_7", "below_7"])
@pytest.mark.parametrize("two", ["extra_turn", "reset_only", "plain_low"])
def test_F1a_the_two_and_the_ten_fit_on_a_seven(seven: str, two: str):
    table = position("vandtia", "2T9", "7", house={"seven": seven, "two": two})
    assert options(table) == {"2", "T", "take"}


def test_F1b_a_seven_binds_only_until_it_is_covered():
    table = position("app", "5KA", "7", house={"seven": "at_most_7"}, others=["9KK"])
    play(table, "5")
    assert options(table) == lays("9KK") | {"take"}


def test_F1b_a_seven_that_leaves_with_the_pile_binds_no_more():
    house = {"seven": "below_7"}
    table = position("app", "9KA", "7", house=house, others=["9KK"])
    play(table, "take")
    assert options(table) == lays("9KK")
    table = position("app", "T9A", "7", house=house, others=["9KK"])
    play(table, "T")
    assert options(table) == lays("9A")


def test_F1c_a_chanced_card_is_judged_by_the_same_seven():
    table = position("app", "999", "7", "845", house={"seven": "at_most_7"})
    assert options(table) == {"take", "chance"}
    table.apply("chance")
    assert (table.pile, table.hand(0)) == ("", "99987")


def test_F1c_a_hidden_card_is_judged_by_the_same_seven():
    table = position("app", "", "7", hidden="68.", house={"seven": "at_most_7"})
    table.apply("flip 0")
    assert (table.pile, table.actor) == ("76", 1)
    table = position("app", "", "7", hidden="68.", house={"seven": "at_most_7"})
    table.apply("flip 1")
    assert (table.hand(0), table.hidden(0)) == ("87", "6..")


@pytest.mark.parametrize("rank", ["3", "5", "7", "8"])
def test_F2_each_transparent_rank_fits_on_everything(rank: str):
    for top in RANKS.replace("T", "").replace(rank, ""):
        table = position("enkel", rank, top, house={"transparent": rank}, others=OTHERS)
        assert table.legal() == [rank]


def test_F2_a_lay_of_several_transparent_cards_keeps_the_judged_card():
    table = position("app", "885", "K", house={"transparent": "8"}, others=["56A"])
    play(table, "88")
    assert options(table) == {"A", "take"}


def test_F2_a_transparent_card_on_an_empty_pile_lets_anything_follow():
    table = position("app", "88K", "", house={"transparent": "8"}, others=["34A"])
    play(table, "8")
    assert options(table) == lays("34A") | {"take"}


def test_F2a_a_transparent_card_between_equals_breaks_the_run():
    table = position("app", "9K", "9989", house={"transparent": "8"}, others=["KKK"])
    play(table, "9")
    assert (table.pile, table.actor) == ("99998", 1)


def test_F2a_four_transparent_cards_burn_over_any_card():
    table = position("app", "8K", "A888", house={"transparent": "8"}, others=["KKK"])
    play(table, "8")
    assert (table.pile, table.actor) == ("", 0)


@pytest.mark.parametrize("transparent", ["3", "5", "8"])
def test_F2b_a_binding_seven_shines_through(transparent: str):
    house = {"transparent": transparent, "seven": "below_7"}
    table = position("vandtia", "249JA", "7" + transparent * 2, house=house)
    assert options(table) == {"2", "4", "take"}


def test_F2c_going_out_on_a_transparent_card():
    table = position("app", "8", "A", house={"transparent": "8"})
    play(table, "8")
    assert (table.status, table.places) == ("finished", [1, 2])


def test_F2_a_chanced_and_a_flipped_transparent_card_fit():
    house = {"transparent": "3"}
    table = position("app", "445", "A", "367", house=house)
    play(table, "chance")
    assert (table.pile, table.actor) == ("A3", 1)
    table = position("app", "", "A", hidden="3.4", house=house)
    play(table, "flip 0")
    assert (table.pile, table.actor) == ("A3", 1)
