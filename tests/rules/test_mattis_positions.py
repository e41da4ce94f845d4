"""The worked position E 30 of RULES.md section 5, and the clauses EM1 to EM10: `mattis`."""

import pytest

from simcore.classic.table import Table
from tests.support.classic_positions import (
    cards,
    deal,
    options,
    phase_one,
    phase_two,
    play,
    round_seats,
)


def mattis(held: list[str], lying: str = "", actor: int = 0, **more) -> Table:
    """Set up a position of phase two of `mattis`, hearts being trump."""
    return phase_two(held, lying, actor, rules="mattis", **more)


@pytest.mark.nojit
def test_position_E30_the_first_card_is_taken_and_the_same_top_is_to_be_beaten():
    table = mattis(["2c 2d", "3d", "4d"], "5s 9s", actor=2)
    assert table.legal() == ["take"]
    play(table, "take")
    assert (table.hand(2), table.table, table.actor) == ("4d 5s", ["9s"], 0)
    assert table.legal() == ["take"]  # EM2: the same top
    play(table, "take")
    assert (table.table, table.actor, table.target) == ([], 1, None)  # EM3


@pytest.mark.parametrize(
    ("lying", "taken", "left"),
    [("Ks 3h", "Ks", ["3h"]), ("9s 2h 3h", "9s", ["2h", "3h"]), ("2h 3h", "2h", ["3h"])],
)
def test_EM1_the_oldest_card_is_taken_whatever_its_rank(lying: str, taken: str, left: list[str]):
    table = play(mattis(["2c", "3d", "4d", "6d"], lying, actor=2, target=4), "take")
    assert (table.hand(2), table.table) == (cards("4d", taken), left)


def test_EM2_what_was_to_be_beaten_stays_so():
    table = play(mattis(["2c Js", "3d", "4d"], "5s 9s Ts", actor=2, target=4), "take")
    assert options(table) == {"Js", "take"}


def test_EM3_C30_an_empty_table_is_led_to_by_the_left_of_the_picker():
    table = play(mattis(["2c", "3c", "", "4d"], "5s", actor=1), "take")
    assert (table.hand(1), table.actor, table.legal()) == ("3c 5s", 3, ["4d"])


def test_EM4_EM5_phase_one_is_that_of_klassisk():
    held = ["Qc 4c 9c", "Qd 7d 9d", "2s 3s 5s"]
    table = phase_one(held, "Tc Td Th Ts Jc", rules="mattis")
    play(table, "Qc", "Qd", "4c", "7d")
    assert (table.won(1), round_seats(table)) == ("4c 7d Qc Qd", [1, 2])


def test_EM4_phase_one_may_be_for_all():
    held = ["Qc 4c 9c", "Kd 7d 9d", "2s 3s 5s"]
    table = phase_one(held, "Tc Td Th Ts Jc", rules="mattis", house={"phase1": "all_play"})
    assert round_seats(table) == [0, 1, 2]


@pytest.mark.parametrize(("talon", "chansa"), [("Tc", False), ("Tc Td", True)])
def test_EM6_chansa_needs_two_cards(talon: str, chansa: bool):
    table = phase_one(["Qc 4c 9c", "Qd 7d 9d"], talon, rules="mattis")
    assert ("chance" in options(table)) is chansa


@pytest.mark.parametrize(("removed", "left"), [(0, 46), (10, 36)])
def test_EM7_two_players_set_nothing_aside_unless_told_to(removed: int, left: int):
    house = {"two_player_remove": removed} if removed else {}
    assert deal("mattis", 2, house=house).talon_left == left


def test_EM8_a_seat_without_cards_at_the_start_of_phase_two_is_safe():
    table = play(phase_one(["6c", "", "9h"], rules="mattis"), "6c")
    assert (table.phase, table.places, table.actor) == ("two", [None, 1, None], 2)
    play(table, "9h")
    assert (table.actor, table.target) == (0, 2)


def test_EM9_one_card_at_a_time():
    assert options(mattis(["6s 7s 8s", "3d"], "5s")) == {"6s", "7s", "8s", "take"}


def test_EM10_completion_and_leader_are_as_in_klassisk():
    table = play(mattis(["5s 4c", "9s 4d", "Qs"]), "5s", "9s", "Qs")
    assert (table.gone, table.actor, table.places) == ("5s 9s Qs", 0, [None, None, 1])


def test_C24_a_picker_who_acts_again_takes_from_the_bottom_again_and_again():
    table = mattis(
        ["2c", "3c", "2d", "4c"], "5s 9s Ts", 2, target=4, house={"after_pickup": "picker"}
    )
    play(table, "take", "take")
    assert (table.hand(2), table.table, table.actor) == ("2d 5s 9s", ["Ts"], 2)
    play(table, "take")
    assert (table.table, table.actor) == ([], 3)
