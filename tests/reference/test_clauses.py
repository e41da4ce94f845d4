"""The clauses of sections 1A, 1B, 1D and 1F on what fits and what may be done, one by one."""

import pytest

from .house import RANKS
from .shedding import Twin


def position(rules: str, house: dict, hands: list[str], pile: str, talon: str = "", **more) -> Twin:
    """Set up a position without table cards unless given; seat 0 acts."""
    none = [""] * len(hands)
    opens, hidden = more.get("opens", none), more.get("hidden", none)
    return Twin.position(rules, house, hands, opens, hidden, pile, talon, actor=0)


# ---- what fits -----------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", ["app", "vandtia", "enkel"])
def test_A_the_same_rank_or_a_higher_one_fits(rules: str):
    twin = position(rules, {}, [RANKS, "KK"], pile="9")
    two = {"2"} if rules != "enkel" else set()  # A13, D4, B2
    lays = two | {"9", "T", "J", "Q", "K", "A"}
    assert set(twin.legal()) - {"take"} == lays


def test_two_as_the_lowest_card_and_as_a_reset():
    for two, fits in [("plain_low", False), ("reset_only", True), ("extra_turn", True)]:
        twin = position("app", {"two": two}, ["24", "KK"], pile="3")
        assert ("2" in twin.legal()) is fits
    twin = position("vandtia", {}, ["24", "KK"], pile="9")
    twin.apply("2")
    assert (twin.actor, set(twin.legal())) == (1, {"K", "KK", "take"})


def test_F1_a_two_fits_on_a_seven_even_as_a_plain_low_card():
    house = {"seven": "below_7", "two": "plain_low"}
    assert "2" in position("app", house, ["29", "KK"], pile="7").legal()


def test_F1b_a_seven_binds_only_until_it_is_covered():
    twin = position("app", {"seven": "at_most_7"}, ["5KA", "9KK"], pile="7")
    twin.apply("5")
    assert set(twin.legal()) == {"9", "K", "KK", "take"}


def test_F1c_chansa_and_flips_are_judged_by_the_same_seven():
    house = {"seven": "at_most_7"}
    twin = position("app", house, ["999", "KKK"], pile="7", talon="845")
    twin.apply("chance")
    assert (twin.pile, sorted(twin.hands[0])) == ([], list("78999"))
    twin = position("app", house, ["", "KKK"], pile="7", hidden=["6A", ""])
    twin.apply("flip 0")
    assert twin.pile == ["7", "6"]


def test_F2a_a_transparent_card_between_equals_breaks_the_run():
    twin = position("app", {"transparent": "8"}, ["9K", "KK"], pile="9989")
    twin.apply("9")
    assert twin.pile == list("99899")


def test_F2c_going_out_on_a_transparent_card():
    twin = position("app", {"transparent": "8"}, ["8", "KK"], pile="A")
    twin.apply("8")
    assert twin.status == "finished"


def test_D6_single_lay_burns_only_four_cards_of_one_lay():
    house = {"four_scope": "single_lay"}
    twin = position("vandtia", house, ["55K", "KK"], pile="55")
    twin.apply("55")
    assert (twin.pile, twin.actor) == (list("5555"), 1)
    twin = position("vandtia", house, ["5555K", "KK"], pile="4")
    twin.apply("555")
    assert (twin.pile, twin.actor) == (list("4555"), 1)
    twin = position("vandtia", house, ["5555K", "KK"], pile="4")
    twin.apply("5555")
    assert (twin.pile, twin.actor) == ([], 0)


# ---- what may be done ----------------------------------------------------------------------------


def test_A6_B6_pick_up_when_a_card_fits():
    for voluntary in [True, False]:
        house = {"voluntary_pickup": voluntary}
        twin = position("app", house, ["45K", "KKK"], pile="3", talon="6")
        assert ("take" in twin.legal()) is voluntary
        flipping = position("app", house, ["", "KKK"], pile="3", hidden=["5.6", ""])
        takes = {"take"} if voluntary else set()
        assert set(flipping.legal()) == {"flip 0", "flip 2"} | takes


@pytest.mark.parametrize(
    ("chansa", "stuck", "able"),
    [("if_stuck", True, False), ("any_time", True, True), ("off", False, False)],
)
def test_A8_when_chansa_is_allowed(chansa: str, stuck: bool, able: bool):
    house = {"chansa": chansa}
    cannot = position("app", house, ["345", "KKK"], pile="A", talon="67")
    can = position("app", house, ["34A", "KKK"], pile="A", talon="67")
    assert ("chance" in cannot.legal(), "chance" in can.legal()) == (stuck, able)
    without_talon = position("app", house, ["345", "KKK"], pile="A")
    assert without_talon.legal() == ["take"]


def test_A10_chansa_with_the_last_talon_card():
    twin = position("app", {}, ["345", "KKK"], pile="A", talon="6")
    twin.apply("chance")
    assert (twin.talon, sorted(twin.hands[0]), twin.actor) == ([], list("3456A"), 1)


def test_A22_the_ban_by_value_of_the_field():
    for no_finish, banned in [("none", ""), ("T", "T"), ("2T", "2T"), ("2TA", "2TA")]:
        for rank in "2TA9":
            twin = position("app", {"no_finish": no_finish}, [rank, "KK"], pile="")
            assert twin.legal() == (["pass"] if rank in banned else [rank])


def test_A25_a_last_hidden_two_on_an_empty_pile_goes_to_the_hand():
    twin = position("app", {}, ["", "KK"], pile="", hidden=[".2", ""])
    twin.apply("flip 1")
    assert (twin.hands[0], twin.actor, twin.passes) == (["2"], 1, 0)
    twin = position("vandtia", {}, ["", "KK"], pile="", hidden=[".2", ""])
    twin.apply("flip 1")
    assert twin.status == "finished"


def test_A25_a_hidden_ten_that_is_not_the_last_card_burns_and_goes_on():
    twin = position("app", {}, ["", "KK"], pile="46", hidden=["T.5", ""])
    twin.apply("flip 0")
    assert (twin.pile, twin.actor, twin.legal()) == ([], 0, ["flip 2"])


def test_A26_a_hidden_card_that_fails_is_taken_up_with_the_pile():
    twin = position("app", {}, ["", "KK"], pile="46", hidden=["5J3", ""])
    twin.apply("flip 2")
    assert (sorted(twin.hands[0]), twin.pile, twin.actor) == (list("346"), [], 1)
    assert twin.hidden[0] == ["5", "J", "."]


def test_A28_A29_open_cards_stay_and_wait_while_there_is_a_hand():
    twin = position("app", {}, ["", "KK"], pile="A", opens=["345", ""])
    assert twin.legal() == ["take"]
    twin.apply("take")
    assert (twin.hands[0], twin.opens[0], twin.zone(0)) == (["A"], ["3", "4", "5"], "hand")


def test_A31_places_go_by_the_order_of_going_out():
    twin = position("vandtia", {}, ["3", "4A", "5", "69"], pile="")
    for action in ["3", "4", "5", "6", "A"]:
        twin.apply(action)
    assert (twin.status, twin.places, twin.loser) == ("finished", [1, 3, 2, 4], 3)
    assert twin.legal() == []
    with pytest.raises(ValueError, match="may not"):
        twin.apply("9")


def test_A36_A37_tens_on_an_empty_pile_burn_themselves():
    twin = position("app", {}, ["TT5", "KK"], pile="")
    twin.apply("TT")
    assert (twin.pile, twin.burnt, twin.actor) == ([], ["T", "T"], 0)


def test_D5_without_an_extra_turn_the_next_seat_leads():
    twin = position("app", {"burn_extra_turn": False}, ["T5", "KK"], pile="9")
    twin.apply("T")
    assert (twin.pile, twin.actor) == ([], 1)


def test_B15_B16_no_draw_where_the_hand_is_full():
    twin = position("enkel", {}, ["3456", "KKKK"], pile="A", talon="A7")
    twin.apply("chance")
    assert (sorted(twin.hands[0]), twin.talon) == (list("3456"), ["7"])
    twin.apply("take")
    assert (sorted(twin.hands[1]), twin.talon) == (list("AAKKKK"), ["7"])
