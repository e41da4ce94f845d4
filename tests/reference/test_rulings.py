"""The rulings on finer points R1 to R11 of RULES.md, one by one."""

import pytest

from .house import RANKS
from .shedding import Twin


def position(rules: str, house: dict, hands: list[str], pile: str, talon: str = "", **more) -> Twin:
    """Set up a position without table cards unless given; seat 0 acts."""
    none = [""] * len(hands)
    opens, hidden = more.get("opens", none), more.get("hidden", none)
    return Twin.position(rules, house, hands, opens, hidden, pile, talon, actor=0)


def deck_from(start: str) -> list[str]:
    """Return a whole deck that begins with these cards, the rest from low to high."""
    rest = list(RANKS * 4)
    for card in start:
        rest.remove(card)
    return list(start) + sorted(rest, key=RANKS.index)


def test_R1_nothing_but_lays_on_an_empty_pile():
    house = {"chansa": "any_time"}
    twin = position("app", house, ["345", "KKK"], pile="", talon="67")
    assert set(twin.legal()) == {"3", "4", "5"}
    assert "chance" in position("app", house, ["345", "KKK"], pile="3", talon="67").legal()
    assert position("app", house, ["2", "KKK"], pile="").legal() == ["pass"]


def test_R2_a_two_that_completes_four_keeps_its_own_turn():
    hands = ["2345", "KKKK"]
    house = {"burn_extra_turn": False}
    twin = position("app", house, hands, pile="222")
    twin.apply("2")
    assert (twin.pile, twin.actor) == ([], 0)
    twin = position("app", {**house, "two": "reset_only"}, hands, pile="222")
    twin.apply("2")
    assert (twin.pile, twin.actor) == ([], 1)


@pytest.mark.parametrize("burn", [True, False])
@pytest.mark.parametrize("chansa_burn", [True, False])
def test_R2_a_chanced_burn_gives_a_turn_only_if_both_fields_do(burn: bool, chansa_burn: bool):
    house = {"burn_extra_turn": burn, "chansa_burn_extra_turn": chansa_burn}
    for pile, talon in [("A", "T67"), ("AAA", "A67")]:
        twin = position("app", house, ["345", "KKK"], pile, talon)
        twin.apply("chance")
        assert (twin.pile, twin.actor) == ([], 0 if burn and chansa_burn else 1)


@pytest.mark.parametrize("burn", [True, False])
@pytest.mark.parametrize("chansa_burn", [True, False])
@pytest.mark.parametrize("two", ["extra_turn", "reset_only"])
def test_R2_a_chanced_two_gives_a_turn_whatever_burns_give(burn: bool, chansa_burn: bool, two: str):
    house = {"burn_extra_turn": burn, "chansa_burn_extra_turn": chansa_burn, "two": two}
    twin = position("app", house, ["345", "KKK"], pile="A", talon="267")
    twin.apply("chance")
    again = two == "extra_turn" and chansa_burn
    assert (twin.pile, twin.actor) == (["A", "2"], 0 if again else 1)


def test_R3_the_ban_is_judged_after_the_draw():
    house = {"no_finish": "T"}
    with_talon = position("enkel", house, ["TTTT", "KKKK"], pile="5", talon="6")
    assert set(with_talon.legal()) == {"T", "TT", "TTT", "TTTT"}
    with_talon.apply("TTTT")
    assert (with_talon.hands[0], with_talon.actor) == (["6"], 0)
    without = position("enkel", house, ["TTTT", "KKKK"], pile="5")
    assert set(without.legal()) == {"T", "TT", "TTT"}


@pytest.mark.parametrize("rules", ["app", "vandtia"])
def test_R4_the_lowest_hand_card_counts_no_twos(rules: str):
    house = {"starter": "lowest_hand_card", "swap": False}
    deck = deck_from("JJJQQQ2T9" + "AAAKKK229")
    twin = Twin.from_deal(rules, house, 2, deck, dealer=0, first=None)
    assert twin.possible_first() == {0, 1}
    deck = deck_from("JJJQQQ22T" + "AAAKKK2JQ")
    twin = Twin.from_deal(rules, house, 2, deck, dealer=0, first=None)
    assert twin.possible_first() == {0}


def test_R4_the_lowest_hand_card_in_enkel():
    deck = deck_from("2224" + "5553" + "4443")
    twin = Twin.from_deal("enkel", {"starter": "lowest_hand_card"}, 3, deck, dealer=0, first=None)
    assert twin.possible_first() == {1, 2}


def test_R5_redraw_goes_on_until_no_ten_comes():
    deck = deck_from("3333" + "4444" + "TTT5")
    twin = Twin.from_deal("enkel", {"upcard_ten": "redraw"}, 2, deck, dealer=0, first=1)
    assert (twin.pile, twin.burnt, twin.talon[-4:]) == (["5"], [], ["A", "T", "T", "T"])
    assert len(twin.talon) == 43


def test_R5_only_tens_left_stay_in_the_talon():
    deck = sorted(RANKS * 4, key=RANKS.index)
    deck.remove("T")
    deck.remove("T")
    house = {"hand_size": 4, "swap": False, "initial_upcard": True, "upcard_ten": "redraw"}
    twin = Twin.from_deal("vandtia", house, 5, [*deck, "T", "T"], dealer=0, first=0)
    assert (twin.pile, twin.talon, twin.burnt) == ([], ["T", "T"], [])


def test_R6_allow_finish_is_for_a_seat_with_nothing_else():
    house = {"stuck_finish": "allow_finish"}
    assert position("app", house, ["22", "KKK"], pile="").legal() == ["2"]
    assert position("app", house, ["2", "KKK"], pile="3").legal() == ["take"]
    twin = position("app", house, ["T", "KKK"], pile="")
    assert twin.legal() == ["T"]
    twin.apply("T")
    assert (twin.status, twin.places) == ("finished", [1, 2])


def test_R6_allow_finish_does_not_reach_a_flipped_card():
    house = {"stuck_finish": "allow_finish"}
    twin = position("app", house, ["", "KKK"], pile="", hidden=["2", ""])
    assert twin.legal() == ["flip 0"]
    twin.apply("flip 0")
    assert (twin.hands[0], twin.actor, twin.status) == (["2"], 1, None)


def test_R7_anything_fits_on_an_upcard_ten_that_was_left():
    deck = deck_from("3333" + "4567" + "T")
    house = {"upcard_ten": "leave_as_any", "transparent": "8"}
    twin = Twin.from_deal("enkel", house, 2, deck, dealer=0, first=1)
    assert (twin.pile, set(twin.legal())) == (["T"], {"4", "5", "6", "7"})
    twin.apply("7")
    assert set(twin.legal()) == {"take", "chance"}


def test_R7_a_left_ten_shines_through_a_transparent_card():
    house = {"upcard_ten": "leave_as_any", "transparent": "8"}
    twin = position("enkel", house, ["3456", "KKKK"], pile="T8", talon="9")
    assert set(twin.legal()) == {"3", "4", "5", "6"}


def test_R7_an_upcard_has_no_effect_but_counts_toward_four():
    house = {"two": "extra_turn"}
    twin = Twin.from_deal("enkel", house, 2, deck_from("3333" + "2224" + "2"), dealer=0, first=1)
    assert (twin.actor, twin.pile) == (1, ["2"])
    twin.apply("222")
    assert (twin.pile, twin.burnt) == ([], ["2"] * 4)


def test_R7_an_upcard_seven_binds():
    house = {"seven": "at_most_7"}
    twin = Twin.from_deal("enkel", house, 2, deck_from("3333" + "7T8A" + "7"), dealer=0, first=1)
    assert set(twin.legal()) == {"7", "T"}


def test_R8_the_ban_goes_by_rank():
    house = {"two": "plain_low", "no_finish": "2T"}
    assert position("app", house, ["2", "KKK"], pile="").legal() == ["pass"]
    assert position("app", house, ["2", "KKK"], pile="2").legal() == ["take"]


def test_R9_deadlock_at_the_pass_that_makes_all_holders_have_passed():
    twin = position("app", {}, ["2", "", "T", "22"], pile="")
    for action in ["pass", "pass", "2", "take", "pass", "pass"]:  # seat 3 never passes
        twin.apply(action)
        assert twin.status is None
    twin = position("app", {}, ["2", "", "T"], pile="")
    twin.apply("pass")
    assert (twin.actor, twin.status) == (2, None)
    twin.apply("pass")
    assert (twin.status, twin.places, twin.loser) == ("deadlock", [None, 1, None], None)
    assert twin.legal() == []


def test_R9_any_other_action_resets_the_count():
    twin = position("app", {}, ["2", "23"], pile="")
    twin.apply("pass")
    twin.apply("3")
    assert (twin.actor, twin.legal()) == (0, ["take"])
    twin.apply("take")
    twin.apply("pass")
    twin.apply("3")
    assert (twin.status, twin.passes) == (None, 0)


def test_R10_hidden_slots_keep_their_numbers():
    twin = position("app", {}, ["", "KKK"], pile="4", hidden=["569", ""])
    twin.apply("flip 1")
    assert (twin.hidden[0], twin.actor) == (["5", ".", "9"], 1)
    twin.apply("take")
    assert set(twin.legal()) == {"flip 0", "flip 2"}
    with pytest.raises(ValueError, match="may not"):
        twin.apply("flip 1")


@pytest.mark.parametrize(
    ("rules", "players", "house", "served"),
    [
        ("app", 4, {"hand_size": 6, "initial_upcard": True}, True),
        ("vandtia", 5, {"hand_size": 4}, True),
        ("vandtia", 5, {"hand_size": 4, "initial_upcard": True}, True),
        ("vandtia", 5, {"hand_size": 5}, False),
        ("vandtia", 4, {"hand_size": 6}, True),
        ("enkel", 6, {"hand_size": 6}, True),
    ],
)
def test_R11_hand_size_that_the_deck_cannot_serve(
    rules: str, players: int, house: dict, served: bool
):
    deck = list(RANKS * 4)
    if served:
        assert Twin.from_deal(rules, house, players, deck, dealer=0, first=None).talon
    else:
        with pytest.raises(ValueError, match="R11"):
            Twin.from_deal(rules, house, players, deck, dealer=0, first=None)
