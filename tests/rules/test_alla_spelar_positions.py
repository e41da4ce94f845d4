"""The worked position E 31 of RULES.md section 5, and the clauses EA1 to EA16: `alla-spelar`."""

from itertools import combinations

import pytest

from simcore.classic.table import Table
from simcore.errors import Refusal
from tests.support.classic_positions import (
    cards,
    hands,
    lays,
    lying,
    options,
    phase_one,
    play,
    round_seats,
    won,
)

FULL = ["9c 2c 3c", "Qc 2d 3d", "Qd 2h 3h", "4c 2s 3s"]
TALON = "5c 5d 5h 5s 6c 6d 6h 6s 7c 7d"


def all_play(held: list[str], talon: str = TALON, actor: int = 0, **more) -> Table:
    """Set up a position of `alla-spelar`; without a talon the last seat drew the ace of spades."""
    return phase_one(held, talon, actor, rules="alla-spelar", **more)


def groups(*equal: str) -> set[str]:
    """Return every way to lay one or several of these cards, which are of one rank and in the order of suits."""
    sizes = range(1, len(equal) + 1)
    return {"".join(group) for size in sizes for group in combinations(equal, size)}


@pytest.mark.nojit
def test_position_E31_the_tied_play_again_and_the_winner_takes_all():
    table = play(all_play(FULL), "9c", "Qc", "Qd", "4c")
    assert (table.actor, round_seats(table), won(table)) == (1, [1, 2], [""] * 4)
    play(table, "2d")
    assert table.actor == 2
    play(table, "3h")
    assert table.won(2) == cards("9c Qc Qd 4c 2d 3h")
    assert (table.actor, round_seats(table)) == (2, [2, 3, 0, 1])


@pytest.mark.nojit
def test_EA1_a_leader_may_lay_several_of_one_rank():
    held = ["9s 9c 9d", "Qc 2d 3d"]
    assert lays(all_play(held)) == groups("9c", "9d", "9s")
    assert lays(all_play(held, house={"lead_many": False})) == {"9c", "9d", "9s"}
    table = play(all_play(held), "9c9s")
    assert (lying(table), table.hand(0)) == ({"9c", "9s"}, "5c 5d 9d")


@pytest.mark.parametrize("word", ["9s9c", "9c9c", "9c2d", "9c9h"])
def test_EA1_several_cards_are_named_by_suit_and_all_held(word: str):
    with pytest.raises(Refusal, match=f"'{word}'"):
        all_play(["9s 9c 9d", "Qc 2d 3d"]).apply(word)


def test_EA1_all_four_of_a_rank_never_lie_in_three_cards_but_every_pair_does():
    for pair in combinations("cdhs", 2):
        equal = [f"9{suit}" for suit in pair]
        assert lays(all_play([" ".join([*equal, "4c"]), "Qc 2d 3d"])) == groups(*equal) | {"4c"}


@pytest.mark.nojit
def test_EA2_a_follower_lays_one_card_unless_the_field_says_more():
    held, lead = ["9c 2c 3c", "Qc Qs Qd"], {"lays": ["0 9d"], "actor": 1}
    assert lays(all_play(held, **lead)) == {"Qc", "Qd", "Qs"}
    many = all_play(held, house={"follow_many": True}, **lead)
    assert lays(many) == groups("Qc", "Qd", "Qs")
    play(many, "QcQdQs")
    assert (many.won(1), many.hand(1), many.actor) == ("9d Qc Qd Qs", "5c 5d 5h", 1)


def test_EA2_EA3_the_number_of_cards_never_wins():
    table = play(all_play(["9s 9c 9d", "Tc 2d 3d", "2c 3h 4h"]), "9c9d9s", "Tc", "4h")
    assert (len(table.won(1).split()), table.actor) == (5, 1)
    tied = play(all_play(["9c 9d 3c", "9h 2d 3d"]), "9c9d", "9h")
    assert (round_seats(tied), tied.actor, len(lying(tied))) == ([0, 1], 0, 3)


@pytest.mark.nojit
def test_EA4_EA5_a_tie_is_played_off_again_and_again_by_those_who_are_in_it():
    held = ["Qc Ac 3c", "Ad 2d 3d", "Qd 2h 3h", "Qh 4s 3s"]
    table = play(all_play(held), "Qc", "2d", "Qd", "Qh")
    assert (round_seats(table), table.actor) == ([0, 2, 3], 0)  # the ace of seat 1 comes too late
    play(table, "3c", "3h", "3s", "Ac", "2h", "4s")
    assert (len(table.won(0).split()), round_seats(table)) == (10, [0, 1, 2, 3])
    table = play(all_play(held), "Qc", "2d", "Qd", "Qh", "3c", "2h", "3s")
    assert (round_seats(table), table.actor) == ([0, 3], 0)


def test_EA6_the_tied_seats_play_in_the_order_of_the_trick():
    held = ["Qc 2c 3c", "Qd 2d 3d", "4c 2h 3h", "4d 2s 3s"]
    table = play(all_play(held, actor=1), "Qd", "4c", "4d", "Qc")
    assert (round_seats(table), table.actor) == ([1, 0], 1)


def test_EA7_a_tied_seat_without_a_card_ends_phase_one_and_cards_go_back():
    table = play(all_play(["9c", "9d 3d", "4c 5c"], ""), "9c", "9d", "4c")
    assert (table.phase, hands(table)) == ("two", ["9c", "3d 9d", "4c 5c As"])
    table = play(all_play(["9c 3c", "9d", "4c 5c"], ""), "9c", "9d", "4c", "3c")
    assert (table.phase, hands(table)) == ("two", ["3c 9c", "9d", "4c 5c As"])


def test_EA8_a_seat_without_cards_outside_the_tie_does_not_matter():
    table = all_play(["3c", "", "4d"], "", lays=["0 9c", "1 2c", "2 9d"])
    assert (table.phase, round_seats(table)) == ("one", [0, 2])
    play(table, "3c", "4d")  # seat 2 wins and has nothing to lead (EA10)
    assert (table.phase, table.hand(2)) == ("two", cards("9c 2c 9d 3c 4d As"))


def test_EA9_a_seat_that_is_due_without_a_card_ends_phase_one():
    table = play(all_play(["9c 3c", "2c 4c", ""], ""), "9c", "2c")
    assert (table.phase, hands(table)) == ("two", ["3c 9c", "2c 4c", "As"])


def test_EA10_a_winner_without_a_card_ends_phase_one_and_keeps_the_trick():
    table = play(all_play(["9c", "2c 4c", "3d 4d"], ""), "9c", "2c", "3d")
    assert (table.phase, hands(table)) == ("two", ["2c 3d 9c", "4c", "4d As"])


def test_EA11_each_seat_draws_after_its_lay_in_seat_order():
    table = play(all_play(["9s 9c 2c", "Qc 2d 3d", "4c 2h 3h"]), "9c9s", "2d", "3h")
    assert hands(table) == ["2c 5c 5d", "3d 5h Qc", "2h 4c 5s"]


@pytest.mark.parametrize(("talon", "hand", "last"), [("5c 5d", "5c", "5d"), ("5d", "", "5d")])
def test_EA12_the_last_card_is_set_aside_though_the_hand_is_short(talon: str, hand: str, last: str):
    table = play(all_play(["9s 9c 9d", "Qc 2d 3d"], talon), "9c9d9s")
    assert (table.hand(0), table.trump_card, table.trump_drawer) == (hand, last, 0)


def test_EA12_EA10_a_leader_who_laid_all_and_wins_ends_phase_one():
    table = play(all_play(["9s 9c 9d", "Qc 2d 3d"], "5d"), "9c9d9s", "2d")
    assert (table.phase, hands(table)) == ("two", [cards("9c 9d 9s 2d 5d"), "3d Qc"])


def test_EA13_EA14_no_card_out_of_turn_and_no_duty_to_match():
    table = all_play(["2c 3c 4c", "2d 3d 9d", "2h 3h 9h"], lays=["0 9c"], actor=1)
    assert options(table) == {"2d", "3d", "9d", "chance"}
    with pytest.raises(Refusal, match="'9h' is not legal for seat 1"):
        table.apply("9h")


def test_EA15_chansa_is_one_card_of_leader_or_follower():
    table = play(all_play(FULL), "chance", "chance", "Qd", "chance")
    assert table.won(2) == cards("5c 5d Qd 5s")  # seat 2 drew the 5h
    table = play(all_play(FULL), "chance", "2d", "2h", "2s")
    assert (table.won(0), table.hand(0)) == (cards("5c 2d 2h 2s"), "2c 3c 9c")


def test_EA15_a_chanced_card_can_tie():
    table = play(all_play(["5s 2c 3c", "4d 2d 3d"], "6c 5c 6h 6s"), "5s", "chance")
    assert (round_seats(table), lying(table)) == ([0, 1], {"5s", "5c"})


def test_EA15_C9_no_chansa_on_the_last_card():
    assert "chance" in options(all_play(FULL, "5c 5d"))
    assert "chance" not in options(all_play(FULL, "5c"))


def test_EA16_the_winner_leads():
    table = play(all_play(FULL[:3]), "9c", "2d", "Qd")
    assert (table.actor, round_seats(table)) == (2, [2, 0, 1])
