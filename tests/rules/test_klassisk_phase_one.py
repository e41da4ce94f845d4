"""The worked positions C 17 to 22 of RULES.md section 5, and the clauses C1 to C21: phase one of `klassisk`."""

import pytest

from simcore.classic.table import Table
from simcore.errors import Refusal
from tests.support.classic_positions import (
    cards,
    hands,
    lying,
    options,
    phase_one,
    play,
    round_seats,
    won,
)

TALON = "Tc Td Th Ts Jc Jd Jh"
FULL = ["Qc 4c 9c", "Qd 7d 9d", "2s 3s 5s"]


def after_talon(held: list[str], taken: list[str], actor: int = 0, **more) -> Table:
    """Set up a position after the talon: `held` in hand, `taken` won, the last seat's 2 of spades is trump."""
    return phase_one(
        held, "", actor, won=taken, trump_card="2s", trump_drawer=len(held) - 1, **more
    )


# ---- the worked positions ------------------------------------------------------------------------


@pytest.mark.nojit
def test_position_C17_after_a_stunsa_the_winner_takes_all_four_and_leads_to_his_left():
    table = play(phase_one(FULL, TALON), "Qc", "Qd")
    assert (table.actor, round_seats(table), lying(table)) == (0, [0, 1], {"Qc", "Qd"})
    play(table, "4c", "7d")
    assert (won(table), lying(table)) == (["", "4c 7d Qc Qd", ""], set())
    assert (table.actor, round_seats(table)) == (1, [1, 2])


@pytest.mark.nojit
def test_position_C18_with_one_talon_card_there_is_no_chansa_and_a_lay_draws_the_trump():
    table = phase_one(FULL, "Th")
    assert options(table) == {"Qc", "4c", "9c"}
    play(table, "9c")
    assert (table.hand(0), table.talon_left) == ("4c Qc", 0)
    assert (table.trump, table.trump_card, table.trump_drawer) == ("h", "Th", 0)
    with pytest.raises(Refusal, match="'Th' is not legal for seat 1"):
        table.apply("Th")
    play(table, "9d")
    assert options(table) == {"Qc", "4c"}  # C17: he plays on with two


@pytest.mark.nojit
def test_position_C19_with_two_talon_cards_chansa_is_allowed_and_draws_nothing():
    table = phase_one(FULL, "Ts Th")
    assert options(table) == {"Qc", "4c", "9c", "chance"}
    play(table, "chance")
    assert (lying(table), table.talon, table.hand(0)) == ({"Ts"}, ["Th"], "4c 9c Qc")
    assert (table.actor, table.trump) == (1, "")
    assert "chance" not in options(table)


@pytest.mark.nojit
def test_position_C20_the_answerer_has_no_card_and_the_lead_comes_back():
    table = after_talon(["6c", "", "9h"], ["", "Kc", "Kd"])
    assert options(table) == {"6c"}
    play(table, "6c")
    assert (table.phase, hands(table)) == ("two", ["6c", "Kc", "2s 9h Kd"])
    assert (lying(table), table.actor) == (set(), 2)


@pytest.mark.nojit
@pytest.mark.parametrize("responder", ["7d 9d", "7d"])
def test_position_C21_each_tied_card_goes_back_to_its_player(responder: str):
    table = play(after_talon(["7c", responder, "9h"], ["3c", "4d", "5h"]), "7c", "7d")
    assert table.phase == "two"
    assert hands(table)[:2] == ["3c 7c", cards(responder, "4d")]


@pytest.mark.nojit
def test_position_C21_the_whole_chain_goes_back_when_the_answerer_is_the_empty_one():
    table = play(after_talon(["7c 8c", "7d", "9h"], ["3c", "4d", "5h"]), "7c", "7d")
    assert (table.phase, table.actor, table.legal()) == ("one", 0, ["8c"])  # R13
    play(table, "8c")
    assert hands(table) == ["3c 7c 8c", "4d 7d", "2s 5h 9h"]


@pytest.mark.nojit
def test_position_C22_a_winner_without_a_card_to_lead_ends_phase_one():
    table = play(after_talon(["9c", "7d 8d", "9h"], ["", "", "Kd"]), "9c", "7d")
    assert (table.phase, hands(table)) == ("two", ["7d 9c", "8d", "2s 9h Kd"])


# ---- who wins and who leads ----------------------------------------------------------------------


def test_C3_any_card_may_be_led_and_answered():
    table = phase_one(FULL, TALON)
    assert options(table) == {"Qc", "4c", "9c", "chance"}
    play(table, "4c")
    assert options(table) == {"Qd", "7d", "9d", "chance"}


@pytest.mark.parametrize(
    ("led", "answered", "winner"),
    [("Kh", "Ad", 1), ("Ah", "Kh", 0), ("2s", "3c", 1), ("Th", "9h", 0), ("Jd", "Qc", 1)],
)
def test_C3_ranks_alone_decide_and_the_ace_is_the_highest(led: str, answered: str, winner: int):
    table = phase_one([f"{led} 4c 4d", f"{answered} 5c 5d"], "6c 6d 6h 6s")
    play(table, led, answered)
    assert (table.won(winner), table.actor) == (cards(led, answered), winner)


def test_C4_stunsa_goes_on_until_somebody_wins():
    table = phase_one(["7c 8c 9c", "7d 8d 9d", "2s 3s 5s"], TALON)
    play(table, "7c", "7d", "8c", "8d", "9c", "9d")
    assert (len(lying(table)), table.actor, won(table)) == (6, 0, ["", "", ""])
    play(table, "Jc", "Td")
    assert (table.won(0), table.actor) == (cards("7c 7d 8c 8d 9c 9d Jc Td"), 0)


@pytest.mark.parametrize(
    ("tie", "winner", "seats"), [("leader_wins", 0, [0, 1]), ("responder_wins", 1, [1, 2])]
)
def test_C4_a_tie_without_stunsa(tie: str, winner: int, seats: list[int]):
    table = play(phase_one(FULL, TALON, house={"tie": tie}), "Qc", "Qd")
    assert (table.won(winner), lying(table)) == ("Qc Qd", set())
    assert (table.actor, round_seats(table)) == (winner, seats)


def test_C5_the_same_leader_leads_after_a_tie():
    table = phase_one(FULL, TALON, actor=1, lays=["0 Kh"])
    assert (table.actor, round_seats(table)) == (1, [0, 1])
    tied = phase_one(["4c 9c Td", "7d 9d Th", "2s 3s 5s"], "Jc Jd", lays=["0 Qc", "1 Qd"])
    assert (tied.actor, round_seats(tied)) == (0, [0, 1])


def test_C7_a_leader_who_wins_leads_again_to_the_same_neighbour():
    table = play(phase_one(FULL, TALON), "9c", "7d")
    assert (won(table), table.actor, round_seats(table)) == (["7d 9c", "", ""], 0, [0, 1])


def test_C7_an_answerer_who_wins_leads_on_clockwise_and_back_between_two():
    assert round_seats(play(phase_one(FULL, TALON), "4c", "7d")) == [1, 2]
    assert round_seats(play(phase_one(FULL[:2], TALON), "4c", "7d")) == [1, 0]
    table = play(phase_one(FULL, TALON, actor=0, lays=["2 Kh"]), "chance")
    assert (table.won(2), round_seats(table)) == ("Tc Kh", [2, 0])


# ---- drawing and chansa --------------------------------------------------------------------------


def test_C6_C8_every_seat_draws_at_once_also_between_tied_pairs():
    table = play(phase_one(FULL, TALON), "Qc")
    assert (table.hand(0), table.talon[0]) == ("4c 9c Tc", "Td")
    play(table, "Qd")
    assert (table.hand(1), table.talon[0]) == ("7d 9d Td", "Th")
    play(table, "4c", "9d")
    assert hands(table)[:2] == ["9c Tc Th", "7d Td Ts"]


@pytest.mark.parametrize(("least", "talon"), [(1, ""), (1, "Th"), (2, "Th"), (2, "Ts Th")])
def test_C9_chansa_needs_so_many_talon_cards(least: int, talon: str):
    table = phase_one(FULL, talon, house={"min_stock_for_chansa": least})
    assert ("chance" in options(table)) is (len(talon.split()) >= least)


def test_C10_a_last_card_that_is_chanced_is_won_like_any_other_and_makes_trump():
    table = phase_one(FULL, "Th", house={"min_stock_for_chansa": 1})
    play(table, "chance")
    assert (table.trump, table.trump_card, table.trump_drawer) == ("h", "", 0)
    play(table, "9d")
    assert (table.won(0), table.actor) == ("9d Th", 0)


def test_C11_C12_chansa_as_leader_and_as_answerer_and_no_draw_after_it():
    table = play(phase_one(FULL, TALON), "chance", "chance")
    assert (lying(table), hands(table)[:2]) == ({"Tc", "Td"}, ["4c 9c Qc", "7d 9d Qd"])
    play(table, "4c", "chance")
    assert (table.won(1), table.hand(0)) == ("4c Tc Td Ts", "9c Th Qc")


def test_C13_phase_one_ends_at_the_first_empty_seat_though_others_have_cards():
    table = after_talon(["9c", "7d", "8h 9h", "8s"], ["", "", "", ""])
    play(table, "9c", "7d")
    assert (table.phase, hands(table)) == ("two", ["7d 9c", "", "8h 9h", "2s 8s"])


def test_C13_only_a_seat_that_is_due_ends_phase_one():
    table = after_talon(["9c 8c", "7d 6d", ""], ["", "", "Kd"])
    play(table, "9c", "7d")
    assert (table.phase, table.actor) == ("one", 0)


def test_C15_a_chanced_card_in_an_unfinished_trick_goes_back_too():
    table = phase_one(["3c 4c 5c", "3d 4d 5d"], "3h", house={"min_stock_for_chansa": 1})
    play(table, "chance", "3d", "4c", "4d", "5c", "5d")
    assert (table.phase, table.legal(), won(table)) == ("one", ["3c"], ["", ""])
    play(table, "3c")
    assert (table.phase, table.actor) == ("two", 0)
    assert hands(table) == ["3c 3h 4c 5c", "3d 4d 5d"]


def test_C17_C18_the_last_card_is_drawn_and_lies_apart():
    table = play(phase_one(FULL, "Ts Th"), "9c", "9d")
    assert (hands(table)[:2], table.talon) == (["4c Ts Qc", "7d Qd"], [])
    assert (table.trump_card, table.trump_drawer) == ("Th", 1)


def test_C19_C39_won_cards_the_hand_and_the_trump_card_make_the_hand_of_phase_two():
    table = play(after_talon(["6c", "", "9h 8h"], ["Kh", "Kc", "Kd"]), "6c")
    assert hands(table) == ["6c Kh", "Kc", "2s 8h 9h Kd"]
    assert (won(table), table.trump_card, table.trump) == (["", "", ""], "", "s")


def test_C21_a_seat_without_cards_at_the_start_of_phase_two_is_out():
    table = play(after_talon(["6c 7c", "", "9h"], ["", "", "Kc"]), "6c")
    assert (table.places, table.actor) == ([None, 1, None], 2)


def test_C22_the_drawer_of_the_trump_card_leads_phase_two():
    table = play(after_talon(["6c", "", "9h"], ["Kh", "Kc", "Kd"]), "6c")
    assert (table.phase, table.actor, options(table)) == ("two", 2, {"9h", "Kd", "2s"})
