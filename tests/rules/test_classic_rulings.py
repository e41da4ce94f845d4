"""The rulings on finer points R12 to R19 of RULES.md, one by one."""

import pytest

from simcore.games import make_rules
from tests.support.classic_positions import (
    FAMILY,
    cards,
    deal,
    hands,
    lying,
    options,
    phase_one,
    phase_two,
    play,
    play_out,
    round_seats,
    shuffled,
    won,
)

TALON = "5c 5d 5h 5s 6c 6d 6h 6s 7c 7d"
TIED = ["0 Qc", "1 9d", "2 Qd"]
"""Lays of an all-play trick that seats 0 and 2 play on."""


# ---- R12 and R13: phase one ----------------------------------------------------------------------


@pytest.mark.nojit
@pytest.mark.parametrize("lead_many", [True, False])
@pytest.mark.parametrize("follow_many", [True, False])
def test_R12_in_a_tie_break_every_lay_is_a_followers(lead_many: bool, follow_many: bool):
    house = {"lead_many": lead_many, "follow_many": follow_many}
    held = ["8c 8d 3c", "2c 2d 2h", "8s 8h 3h"]
    table = phase_one(held, TALON, rules="alla-spelar", house=house, lays=TIED)
    pair = {"8c8d"} if follow_many else set()
    assert options(table) == {"8c", "8d", "3c", "chance"} | pair
    play(table, "8c")
    pair = {"8h8s"} if follow_many else set()
    assert options(table) == {"8h", "8s", "3h", "chance"} | pair


def test_R12_chansa_in_a_tie_break():
    held = ["8c 8d 3c", "2c 2d 2h", "8s 8h 3h"]
    table = phase_one(held, TALON, rules="alla-spelar", lays=TIED)
    play(table, "chance", "chance")  # 5c, 5d: tied again
    assert (round_seats(table), table.actor, won(table)) == ([0, 2], 0, ["", "", ""])
    play(table, "3c", "chance")  # seat 0 draws 5h; 5s wins
    assert (table.won(2), table.actor) == (cards("Qc 9d Qd 5c 5d 3c 5s"), 2)


@pytest.mark.parametrize("rules", FAMILY)
def test_R13_a_leader_whose_neighbour_has_no_card_is_still_asked(rules: str):
    table = phase_one(["6c 6d", "", "9h"], rules=rules, won=["", "Kc", ""])
    assert {"6c", "6d"} <= options(table)
    play(table, "6c")
    assert (table.phase, hands(table)) == ("two", ["6c 6d", "Kc", "9h As"])


def test_R13_also_a_leader_in_a_stunsa():
    table = play(phase_one(["6c 8c", "6d", "9h"]), "6c", "6d")
    assert (table.phase, table.actor, table.legal()) == ("one", 0, ["8c"])


# ---- R14 to R16: phase two -----------------------------------------------------------------------

NOW = {"trick_target": "holders_now"}


@pytest.mark.nojit
def test_R14_a_seat_that_went_out_with_its_card_is_not_counted():
    table = play(phase_two(["5s 4c", "9s", "Qs 4h"], house=NOW), "5s", "9s")
    assert (table.gone, table.actor) == ("5s 9s", 2)  # two cards, and two seats that hold some


def test_R14_a_seat_that_went_out_earlier_in_the_trick_is_not_counted_either():
    table = play(phase_two(["5s", "9s 4d", "Qs 4h"], house=NOW), "5s", "9s")
    assert (table.table, table.actor) == ([], 1)
    table = play(phase_two(["5s 4c", "9s 4d", "Qs 4h"], house=NOW), "5s", "9s")
    assert (table.table, table.actor) == (["5s", "9s"], 2)


def test_R14_it_is_tested_only_after_a_lay():
    table = play(phase_two(["5s 4c", "9s 4d", "Ts 4h", "6d 7d"], house=NOW), "5s", "9s", "Ts")
    assert len(table.table) == 3
    play(table, "take", "take")
    assert (table.table, table.actor) == (["5s"], 1)
    table = play(phase_two(["5s", "9s 4d", "4h 6d"], house=NOW), "5s")
    assert (table.table, table.actor) == (["5s"], 1)  # one card, two holders
    play(table, "take")
    assert (table.table, table.actor) == ([], 2)


def test_R14_more_cards_than_holders_complete_a_trick_too():
    table = phase_two(["Qs 4c", "9s", "Ts"], "5s", actor=1, house=NOW, target=3)
    play(table, "9s")
    assert (table.gone, table.actor) == ("5s 9s", 2)
    four = phase_two(["Qs 4c", "Ts", "", "4d 6d"], "5s 9s", actor=1, house=NOW, target=4)
    play(four, "Ts")
    assert (four.gone, four.actor) == ("5s 9s Ts", 3)  # three cards, two holders


@pytest.mark.nojit
def test_R14_the_end_of_the_game_is_tested_first():
    table = play(phase_two(["5s 4c", "9s"], house=NOW), "5s", "9s")
    assert (table.status, table.loser) == ("finished", 0)
    assert (table.table, table.gone) == (["5s", "9s"], "")


@pytest.mark.parametrize("last", ["Qs", "Qs 4h"])
def test_R15_the_next_holder_left_of_the_completer_leads_whether_or_not_he_is_out(last: str):
    house = {"next_leader": "next"}
    table = play(phase_two(["5s 4c", "9s 4d", last], house=house), "5s", "9s", "Qs")
    assert (table.gone, table.actor) == ("5s 9s Qs", 0)
    table = play(phase_two(["5s", "9s 4d", "Qs 4h"], house=house), "5s", "9s", "Qs")
    assert table.actor == 1  # seat 0 is out
    table = play(phase_two(["5s", "9s 4d", "Qs"], house=house), "5s", "9s", "Qs")
    assert (table.status, table.loser) == ("finished", 1)


@pytest.mark.nojit
@pytest.mark.parametrize(
    ("hand", "loose", "strict"),
    [
        ("Ts 3s 2h Ad", {"Ts", "2h"}, {"Ts"}),
        ("3s 4s 2h", {"2h"}, set()),  # only lower cards of the suit: he can only take
        ("Ad 2h 3h", {"2h", "3h"}, {"2h", "3h"}),  # void: a trump beats
        ("Ad Kc", set(), set()),
    ],
)
def test_R16_following_suit_in_phase_two(hand: str, loose: set, strict: set):
    for must, beating in [(False, loose), (True, strict)]:
        house = {"must_follow_in_phase2": must}
        table = phase_two(["4c", hand, "4d"], "9s", actor=1, house=house)
        assert options(table) == beating | {"take"}


def test_R16_on_a_trump_only_higher_trumps_and_a_lead_is_free():
    house = {"must_follow_in_phase2": True}
    table = phase_two(["4c", "Th 3h As", "4d"], "9h", actor=1, house=house)
    assert options(table) == {"Th", "take"}
    assert options(phase_two(["Th 3s", "4c"], house=house)) == {"Th", "3s"}


# ---- R17 and R18: the beginning of phase two -----------------------------------------------------

LAST = {"min_stock_for_chansa": 1}


@pytest.mark.nojit
def test_R17_a_chanced_last_card_stays_in_the_trick_and_makes_trump():
    table = play(phase_one(["2c 3c 4c", "6d 8d 9d", "2s 3s 4s"], "Th", house=LAST), "chance")
    assert (lying(table), table.trump) == ({"Th"}, "h")
    assert (table.trump_card, table.trump_drawer) == ("", 0)
    assert (table.hand(0), table.actor) == ("2c 3c 4c", 1)
    play(table, "6d")
    assert (table.won(0), table.actor) == ("6d Th", 0)
    play(table, "2c", "8d", "9d", "2s")  # seat 1 wins both and has no card to lead
    assert (table.phase, table.actor, table.trump) == ("two", 0, "h")


def test_R17_the_up_card_too():
    held = ["2c 3c 4c", "6d 8d 9d"]
    table = play(phase_one(held, "Th", rules="uppvand-trumf", house=LAST), "2c")
    assert (table.trump_card, table.trump_drawer) == ("Th", 0)  # not chanced: kept apart
    table = play(phase_one(held, "3s Th", rules="uppvand-trumf", house=LAST), "2c", "chance")
    assert (table.won(1), table.trump, table.trump_card) == ("2c Th", "h", "")
    assert (table.trump_drawer, table.actor) == (1, 1)


def test_R17_alla_spelar_the_chanced_last_card_in_a_tie_break():
    held, tied = ["8c 8d 3c", "2c 2d 2h"], ["0 Qc", "1 Qd"]
    table = phase_one(held, "Th", rules="alla-spelar", house=LAST, lays=tied)
    play(table, "chance", "2c")
    assert (table.won(0), table.trump_drawer) == (cards("Qc Qd Th 2c"), 0)


def test_R17_a_chanced_last_card_of_an_unfinished_trick_goes_back_and_its_chancer_leads():
    lays = ["0 Th", "1 Td"]
    table = phase_one(["2c", ""], lays=lays, won=["", "Kc"], trump="h", trump_drawer=0)
    play(table, "2c")
    assert (table.phase, table.actor, hands(table)) == ("two", 0, ["2c Th", "Td Kc"])


def test_R17_a_chancer_without_cards_lets_the_next_holder_to_his_left_lead():
    table = play(phase_one(["6c", "", "9h 8h", "8s"], trump="h", trump_drawer=1), "6c")
    assert (table.phase, table.actor, table.places) == ("two", 2, [None, 1, None, None])


@pytest.mark.parametrize(
    ("held", "actor", "leader"),
    [(["6c", "", "", "8s"], 0, 3), (["6c", "", "", ""], 0, 3), (["", "", "6c", ""], 2, 2)],
)
def test_R17_the_chancers_left_is_found_past_other_seats_without_cards(
    held: list[str], actor: int, leader: int
):
    taken = ["", "", "", "Kc"]
    table = play(phase_one(held, "", actor, won=taken, trump="h", trump_drawer=1), "6c")
    assert (table.phase, table.actor) == ("two", leader)


@pytest.mark.nojit
def test_R18_two_seats_without_cards_share_place_1_and_the_next_gets_3():
    table = play(phase_one(["", "", "6c", ""], actor=2, won=["", "", "", "Kc"]), "6c")
    assert (table.places, table.actor) == ([1, 1, None, None], 3)
    play(table, "As", "take", "Kc")
    assert (table.status, table.places, table.loser) == ("finished", [1, 1, 4, 3], 2)


def test_R18_one_seat_without_cards_has_place_1_and_the_next_gets_2():
    table = play(phase_one(["6c", "", "9h"]), "6c")
    assert (table.places, table.actor) == ([None, 1, None], 2)
    play(table, "9h", "take", "As")
    assert (table.status, table.places, table.loser) == ("finished", [3, 1, 2], 0)


@pytest.mark.nojit
def test_R18_such_a_start_can_end_the_game_at_once():
    table = play(phase_one(["6c", ""], trump="h", trump_drawer=0), "6c")
    assert (table.phase, table.status, table.loser) == ("two", "finished", 0)
    assert (table.places, hands(table), table.legal()) == ([2, 1], ["6c", ""], [])
    table = play(phase_one(["", "6c", ""], actor=1, trump="h", trump_drawer=0), "6c")
    assert (table.status, table.loser, table.places) == ("finished", 1, [1, 3, 1])
    table = phase_one(["", "", "", "6c"], actor=3, trump="h", trump_drawer=0)
    play(table, "6c")
    assert (table.status, table.loser, table.places) == ("finished", 3, [1, 1, 1, 4])


# ---- R19: phase1 decides the procedure, whatever the rule set ------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("one", "changes", "other", "other_changes"),
    [
        ("klassisk", {"phase1": "all_play"}, "alla-spelar", {}),
        ("klassisk", {"phase1": "upturned_trump"}, "uppvand-trumf", {}),
        ("klassisk", {"pickup": "bottom_card"}, "mattis", {}),
        ("klassisk", {}, "alla-spelar", {"phase1": "two_card"}),
        ("klassisk", {}, "uppvand-trumf", {"phase1": "two_card"}),
        ("mattis", {"phase1": "upturned_trump"}, "uppvand-trumf", {"pickup": "bottom_card"}),
        (
            "klassisk",
            {"tie": "leader_wins"},
            "alla-spelar",
            {"phase1": "two_card", "tie": "leader_wins"},
        ),
        ("mattis", {"phase1": "all_play"}, "alla-spelar", {"pickup": "bottom_card"}),
        (
            "uppvand-trumf",
            {"phase1": "all_play", "follow_many": True, "lead_many": False},
            "alla-spelar",
            {"follow_many": True, "lead_many": False},
        ),
    ],
)
def test_R19_the_same_fields_are_the_same_game(
    one: str, changes: dict, other: str, other_changes: dict, players: int
):
    for number in range(3):
        first = deal(one, players, shuffled(number), house=changes)
        second = deal(other, players, shuffled(number), house=other_changes)
        assert play_out(first, number) == play_out(second, number)
        assert (first.places, first.status) == (second.places, second.status)


@pytest.mark.parametrize("rules", FAMILY)
@pytest.mark.parametrize("phase1", ["two_card", "all_play", "upturned_trump"])
def test_R19_the_house_of_a_record_brings_the_same_fields_again(rules: str, phase1: str):
    made = make_rules(rules, {"phase1": phase1, "next_leader": "next"})
    assert make_rules(rules, dict(made.house)).fields == made.fields
