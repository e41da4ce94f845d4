"""The rulings on finer points R1 to R11 of RULES.md, one by one."""

import pytest

from simcore.errors import Refusal
from simcore.games import make_rules
from simcore.shedding.table import Table
from tests.support.positions import deal, lays, options, play, position


def test_R1_nothing_but_lays_on_an_empty_pile():
    house = {"chansa": "any_time"}
    assert options(position("app", "345", "", "67", house=house)) == lays("345")
    assert "chance" in options(position("app", "345", "3", "67", house=house))
    assert position("app", "2", house=house).legal() == ["pass"]


@pytest.mark.parametrize(("two", "actor"), [("extra_turn", 0), ("reset_only", 1)])
def test_R2_a_two_that_completes_four_keeps_its_own_turn(two: str, actor: int):
    house = {"burn_extra_turn": False, "two": two}
    table = position("app", "2345", "222", house=house)
    table.apply("2")
    assert (table.pile, table.actor) == ("", actor)


@pytest.mark.parametrize("burn", [True, False])
def test_R2_burns_give_turns_of_their_own(burn: bool):
    house = {"burn_extra_turn": burn}
    for hand, lay, pile in [("T345", "T", "A"), ("9345", "9", "999")]:
        table = position("app", hand, pile, house=house)
        table.apply(lay)
        assert (table.pile, table.actor) == ("", 0 if burn else 1)


@pytest.mark.parametrize("burn", [True, False])
@pytest.mark.parametrize("chansa_burn", [True, False])
@pytest.mark.parametrize(("pile", "talon"), [("A", "T67"), ("AAA", "A67")])
def test_R2_a_chanced_burn_gives_a_turn_only_if_both_fields_do(
    burn: bool, chansa_burn: bool, pile: str, talon: str
):
    house = {"burn_extra_turn": burn, "chansa_burn_extra_turn": chansa_burn}
    table = position("app", "345", pile, talon, house=house)
    table.apply("chance")
    assert (table.pile, table.actor) == ("", 0 if burn and chansa_burn else 1)


@pytest.mark.parametrize("burn", [True, False])
@pytest.mark.parametrize("chansa_burn", [True, False])
@pytest.mark.parametrize("two", ["extra_turn", "reset_only"])
def test_R2_a_chanced_two_gives_a_turn_whatever_burns_give(burn: bool, chansa_burn: bool, two: str):
    house = {"burn_extra_turn": burn, "chansa_burn_extra_turn": chansa_burn, "two": two}
    table = position("app", "345", "A", "267", house=house)
    table.apply("chance")
    again = two == "extra_turn" and chansa_burn
    assert (table.pile, table.actor) == ("A2", 0 if again else 1)


def test_R2_a_chanced_fourth_two_without_burn_turns_keeps_the_turn_of_the_two():
    house = {"burn_extra_turn": False, "two": "extra_turn", "seven": "off", "chansa": "any_time"}
    table = position("app", "345", "222", "267", house=house)
    table.apply("chance")
    assert (table.pile, table.actor) == ("", 0)


def test_R2_a_flipped_burn_or_two_gives_its_turn():
    for card, pile in [("T", "A"), ("2", "A"), ("9", "999")]:
        table = position("app", "", pile, hidden=card + "4.")
        table.apply("flip 0")
        assert table.actor == 0


def test_R3_the_ban_is_judged_after_the_draw():
    house = {"no_finish": "T"}
    table = position("enkel", "TTTT", "5", "6", house=house)
    assert options(table) == lays("TTTT")
    table.apply("TTTT")
    assert (table.hand(0), table.actor) == ("6", 0)
    assert options(position("enkel", "TTTT", "5", house=house)) == lays("TTT")


@pytest.mark.parametrize("rules", ["app", "vandtia"])
def test_R4_the_lowest_hand_card_counts_no_twos(rules: str):
    house = {"starter": "lowest_hand_card", "swap": False}
    both = deal(rules, 2, "JJJQQQ" + "2T9" + "AAAKKK" + "229", house=house)
    assert both.possible_first() == {0, 1}
    ten_is_lowest = deal(rules, 2, "JJJQQQ" + "22T" + "AAAKKK" + "2JQ", house=house)
    assert ten_is_lowest.possible_first() == {0}


def test_R4_the_lowest_hand_card_in_enkel():
    house = {"starter": "lowest_hand_card"}
    table = deal("enkel", 3, "2224" + "5553" + "4443", house=house)
    assert table.possible_first() == {1, 2}


def test_R4_a_hand_of_twos_alone_does_not_start():
    table = deal("enkel", 2, "2222" + "AAAA", house={"starter": "lowest_hand_card"})
    assert table.possible_first() == {1}


def test_R5_redraw_goes_on_until_no_ten_comes():
    table = deal("enkel", 2, "3333" + "4444" + "TTT5", house={"upcard_ten": "redraw"})
    assert (table.pile, table.burnt, table.talon_left) == ("5", "", 43)


def test_R5_redrawn_tens_come_last_from_the_talon():
    house = {"upcard_ten": "redraw", "chansa": "any_time", "hand_size": 3}
    table = deal("enkel", 2, "333" + "444" + "TT5", house=house)
    table.start(0)
    while table.talon_left > 2:
        table.apply("chance" if "chance" in table.legal() else table.legal()[0])
    seen = table.burnt + table.pile + table.hand(0) + table.hand(1)
    assert (len(seen), seen.count("T")) == (50, 2)


def test_R5_only_tens_left_stay_in_the_talon():
    house = {"hand_size": 4, "swap": False, "initial_upcard": True, "upcard_ten": "redraw"}
    rest = "".join(rank * 4 for rank in "23456789JQKA") + "TT"
    table = deal("vandtia", 5, rest, house=house)
    assert (table.pile, table.burnt, table.talon_left) == ("", "", 2)


def test_R6_allow_finish_is_for_a_seat_with_nothing_else():
    house = {"stuck_finish": "allow_finish"}
    assert position("app", "22", house=house).legal() == ["2"]
    assert position("app", "2", "3", house=house).legal() == ["take"]
    table = position("app", "T", house=house)
    assert table.legal() == ["T"]
    table.apply("T")
    assert (table.status, table.places) == ("finished", [1, 2])


def test_R6_allow_finish_waives_all_lays_of_the_last_open_card():
    house = {"stuck_finish": "allow_finish"}
    assert position("app", "", opens="2", house=house).legal() == ["2"]


def test_R6_allow_finish_does_not_reach_a_flipped_card():
    table = position("app", "", hidden="2..", house={"stuck_finish": "allow_finish"})
    assert table.legal() == ["flip 0"]
    table.apply("flip 0")
    assert (table.hand(0), table.actor, table.status) == ("2", 1, "running")


def test_R7_anything_fits_on_an_upcard_ten_that_was_left():
    house = {"upcard_ten": "leave_as_any"}
    table = deal("enkel", 2, "3333" + "4567" + "T", house=house)
    table.start(1)
    assert (table.pile, options(table)) == ("T", lays("4567"))
    table.apply("7")
    assert options(table) == {"take", "chance"}


def test_R7_a_left_ten_shines_through_a_transparent_card():
    house = {"upcard_ten": "leave_as_any", "transparent": "8"}
    assert options(position("enkel", "3456", "T8", "9", house=house)) == lays("3456")


def test_R7_an_upcard_two_gives_no_turn_but_counts_toward_four():
    table = deal("enkel", 2, "3333" + "2224" + "2", house={"two": "extra_turn"})
    table.start(1)
    assert (table.actor, table.pile) == (1, "2")
    table.apply("222")
    assert (table.pile, table.burnt) == ("", "2222")


def test_R7_an_upcard_seven_binds():
    table = deal("enkel", 2, "3333" + "7T8A" + "7", house={"seven": "at_most_7"})
    table.start(1)
    assert options(table) == {"7", "T"}


def test_R7_a_transparent_upcard_lets_anything_follow():
    table = deal("enkel", 2, "3333" + "4567" + "8", house={"transparent": "8"})
    table.start(1)
    assert options(table) == lays("4567")


def test_R8_the_ban_goes_by_rank():
    house = {"two": "plain_low", "no_finish": "2T"}
    assert position("app", "2", house=house).legal() == ["pass"]
    assert position("app", "2", "2", house=house).legal() == ["take"]


def test_R9_deadlock_at_the_pass_that_makes_all_holders_have_passed():
    table = position("app", "2", others=["", "T"])
    table.apply("pass")
    assert (table.actor, table.status) == (2, "running")
    table.apply("pass")
    assert (table.status, table.places, table.loser) == ("deadlock", [None, 1, None], None)
    with pytest.raises(Refusal):
        table.apply("pass")


def test_R9_any_other_action_resets_the_count():
    table = position("app", "2", others=["23"])
    play(table, "pass", "3")
    assert (table.actor, table.legal()) == (0, ["take"])
    play(table, "take", "pass", "3")
    assert table.status == "running"


def test_R9_passes_of_three_seats_must_be_in_succession():
    table = position("app", "2", others=["T", "22"])
    play(table, "pass", "pass", "2", "take")
    assert (table.status, table.actor) == ("running", 0)
    play(table, "pass", "pass")
    assert (table.status, table.actor) == ("running", 2)


def test_R10_hidden_slots_keep_their_numbers():
    table = position("app", "", "4", hidden="569")
    table.apply("flip 1")
    assert (table.hidden(0), table.actor) == ("5.9", 1)
    table.apply("take")
    assert options(table) == {"flip 0", "flip 2"}
    with pytest.raises(Refusal):
        table.apply("flip 1")


SERVED = [
    ("app", 4, {"hand_size": 6, "initial_upcard": True}, True),
    ("vandtia", 5, {"hand_size": 4}, True),
    ("vandtia", 5, {"hand_size": 4, "initial_upcard": True}, True),
    ("vandtia", 5, {"hand_size": 5}, False),
    ("vandtia", 4, {"hand_size": 6}, True),
    ("enkel", 6, {"hand_size": 6}, True),
]


@pytest.mark.parametrize(("rules", "players", "house", "served"), SERVED)
def test_R11_hand_size_that_the_deck_cannot_serve(
    rules: str, players: int, house: dict, served: bool
):
    if served:
        assert make_rules(rules, house, players).fields["hand_size"] == house["hand_size"]
        assert deal(rules, players, "", house=house).talon_left > 0
    else:
        with pytest.raises(Refusal, match="hand_size=5"):
            make_rules(rules, house, players)
        with pytest.raises(Refusal, match="hand_size=5"):
            deal(rules, players, "", house=house)


@pytest.mark.parametrize(
    ("deck", "told"),
    [
        ("A" * 52, "2 is there 0 times"),
        ("1" + "2" * 51, "'1' is no rank"),
        ("23456789TJQKA" * 3, "2 is there 3 times"),
    ],
)
def test_dispute_24_a_deck_that_is_none_is_refused(deck: str, told: str):
    with pytest.raises(Refusal, match=told):
        Table.deal(make_rules("app"), 2, list(deck), 0)


def test_dispute_24_a_position_with_five_of_a_rank_is_refused():
    with pytest.raises(Refusal, match="7 is there 5 times"):
        Table.position(make_rules("app"), hands=["777", "77"])
