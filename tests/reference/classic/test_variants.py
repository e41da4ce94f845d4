"""The worked positions 31 and 32 of RULES.md section 5, and the clauses of section 1E."""

from itertools import combinations

import pytest

from .classic import ClassicTwin

FULL = ["9c 2c 3c", "Qc 2d 3d", "Qd 2h 3h", "4c 2s 3s"]
TALON = "5c 5d 5h 5s 6c 6d 6h 6s 7c 7d"


def all_play(
    hands: list[str], talon: str = TALON, house: dict | None = None, **more
) -> ClassicTwin:
    """Set up a position of `alla-spelar`; without a talon the last seat drew the ace of spades."""
    actor = more.pop("actor", 0)
    if not talon:
        more = {"trump_card": "As", "trump_drawer": len(hands) - 1, **more}
    return ClassicTwin.position(
        "alla-spelar", house or {}, "one", hands, actor, talon=talon, **more
    )


def upturned(hands: list[str], talon: str = "3h 4h 8h", **more) -> ClassicTwin:
    """Set up a position of `uppvand-trumf`, the up-card under the talon."""
    rules, actor = more.pop("rules", "uppvand-trumf"), more.pop("actor", 0)
    house = more.pop("house", {})
    return ClassicTwin.position(rules, house, "one", hands, actor, talon=talon, **more)


def play(twin: ClassicTwin, *actions: str) -> ClassicTwin:
    """Carry out the actions, checking the invariants after each."""
    for action in actions:
        twin.apply(action)
        twin.check_invariants()
    return twin


def lays(twin: ClassicTwin) -> set[str]:
    """Return the legal lays."""
    return set(twin.legal()) - {"chance"}


# ---- all-play ------------------------------------------------------------------------------------


def test_position_E31_the_tied_play_again_and_the_winner_takes_all():
    twin = play(all_play(FULL), "9c", "Qc", "Qd", "4c")
    assert (twin.actor, twin.seats, twin.won) == (1, [1, 2], [[], [], [], []])
    play(twin, "2d")
    assert twin.actor == 2
    play(twin, "3h")
    assert twin.won[2] == ["9c", "Qc", "Qd", "4c", "2d", "3h"]
    assert (twin.actor, twin.seats) == (2, [2, 3, 0, 1])


def test_EA1_a_leader_may_lay_several_of_one_rank():
    hands = ["9s 9c 9d", "Qc 2d 3d"]
    equal = ["9c", "9d", "9s"]
    groups = {"".join(group) for number in [1, 2, 3] for group in combinations(equal, number)}
    assert lays(all_play(hands)) == groups
    assert lays(all_play(hands, house={"lead_many": False})) == set(equal)
    twin = play(all_play(hands), "9c9s")
    assert (twin.table, twin.owners) == (["9c", "9s"], [0, 0])
    assert twin.hands[0] == ["9d", "5c", "5d"]
    with pytest.raises(ValueError, match="may not"):
        all_play(hands).apply("9s9c")  # suits in the order c d h s


def test_EA2_a_follower_lays_one_card_unless_the_field_says_more():
    hands, lead = ["9c 2c 3c", "Qc Qs Qd"], {"lays": ["0 9d"], "actor": 1}
    assert lays(all_play(hands, **lead)) == {"Qc", "Qd", "Qs"}
    many = all_play(hands, house={"follow_many": True}, **lead)
    assert lays(many) == {"Qc", "Qd", "Qs", "QcQd", "QcQs", "QdQs", "QcQdQs"}
    play(many, "QcQdQs")
    assert (len(many.won[1]), many.hands[1], many.actor) == (4, ["5c", "5d", "5h"], 1)


def test_EA2_EA3_the_number_of_cards_never_wins():
    hands = ["9s 9c 9d", "Tc 2d 3d", "2c 3h 4h"]
    twin = play(all_play(hands), "9c9d9s", "Tc", "4h")
    assert (len(twin.won[1]), twin.actor) == (5, 1)
    tied = all_play(["9c 9d 3c", "9h 2d 3d"])
    play(tied, "9c9d", "9h")
    assert (tied.seats, tied.actor, len(tied.table)) == ([0, 1], 0, 3)


def test_EA4_EA5_a_tie_is_played_off_again_and_again_by_those_who_are_in_it():
    hands = ["Qc Ac 3c", "Ad 2d 3d", "Qd 2h 3h", "Qh 4s 3s"]
    twin = play(all_play(hands), "Qc", "2d", "Qd", "Qh")
    assert (twin.seats, twin.actor) == ([0, 2, 3], 0)  # the ace of seat 1 comes too late
    play(twin, "3c", "3h", "3s", "Ac", "2h", "4s")
    assert (len(twin.won[0]), twin.seats) == (10, [0, 1, 2, 3])
    twin = play(all_play(hands), "Qc", "2d", "Qd", "Qh", "3c", "2h", "3s")
    assert (twin.seats, twin.actor) == ([0, 3], 0)


def test_EA6_the_tied_seats_play_in_the_order_of_the_trick():
    hands = ["Qc 2c 3c", "Qd 2d 3d", "4c 2h 3h", "4d 2s 3s"]
    twin = play(all_play(hands, actor=1), "Qd", "4c", "4d", "Qc")
    assert (twin.seats, twin.actor) == ([1, 0], 1)


def test_EA7_a_tied_seat_without_a_card_ends_phase_one_and_cards_go_back():
    twin = play(all_play(["9c", "9d 3d", "4c 5c"], talon=""), "9c", "9d", "4c")
    assert twin.phase == "two"
    assert twin.hands == [["9c"], ["3d", "9d"], ["5c", "4c", "As"]]
    twin = play(all_play(["9c 3c", "9d", "4c 5c"], talon=""), "9c", "9d", "4c", "3c")
    assert twin.hands == [["9c", "3c"], ["9d"], ["5c", "4c", "As"]]


def test_EA8_a_seat_outside_the_tie_needs_no_card():
    twin = play(all_play(["9c 3c", "4c", "9d 4d"], talon=""), "9c", "4c", "9d")
    assert (twin.phase, twin.seats, twin.actor) == ("one", [0, 2], 0)
    play(twin, "3c", "4d")  # seat 2 wins, and is then without a card to lead (EA10)
    assert (twin.phase, twin.hands[1]) == ("two", [])
    assert sorted(twin.hands[2]) == ["3c", "4c", "4d", "9c", "9d", "As"]


def test_EA9_a_seat_that_is_due_has_no_card():
    twin = play(all_play(["9c 3c", "4c", "", "Kc"], talon=""), "9c", "4c")
    assert (twin.phase, twin.hands) == ("two", [["3c", "9c"], ["4c"], [], ["Kc", "As"]])


def test_EA10_the_winner_has_no_card_to_lead():
    twin = play(all_play(["9c 3c", "Tc", "4c 5c"], talon=""), "9c", "Tc", "4c")
    assert (twin.phase, twin.hands[1]) == ("two", ["9c", "Tc", "4c"])


def test_EA11_each_seat_draws_up_to_three_after_its_lay():
    twin = play(all_play(["9s 9c 9d", "Qc 2d 3d"]), "9c9d9s", "Qc")
    assert twin.hands == [["5c", "5d", "5h"], ["2d", "3d", "5s"]]


def test_EA12_the_last_card_is_set_aside_though_the_hand_is_short():
    twin = play(all_play(["9s 9c 9d", "Qc 2d 3d"], talon="5c 5d"), "9c9d9s")
    assert (twin.hands[0], twin.trump_card, twin.trump_drawer) == (["5c"], "5d", 0)
    twin = play(all_play(["9s 9c 9d", "Qc 2d 3d"], talon="5d"), "9c9d9s")
    assert (twin.hands[0], twin.trump_card, twin.trump_drawer) == ([], "5d", 0)
    play(twin, "2d")  # the leader wins and has nothing to lead (EA10)
    assert (twin.phase, twin.hands[1]) == ("two", ["Qc", "3d"])


def test_EA15_chansa_is_one_card_of_leader_or_follower():
    twin = play(all_play(FULL), "chance", "chance", "Qd", "chance")
    assert twin.won[2] == ["5c", "5d", "Qd", "5s"]  # seat 2 drew the 5h
    twin = play(all_play(FULL), "chance", "2d", "2h", "2s")
    assert twin.won[0] == ["5c", "2d", "2h", "2s"] and len(twin.hands[0]) == 3


def test_EA15_a_chanced_card_can_tie():
    twin = play(all_play(["5s 2c 3c", "4d 2d 3d"], talon="5c 6d 6h 6s"), "5s", "4d")
    assert twin.actor == 0
    twin = play(all_play(["5s 2c 3c", "4d 2d 3d"], talon="6c 5c 6h 6s"), "5s", "chance")
    assert (twin.seats, twin.table) == ([0, 1], ["5s", "5c"])


def test_EA16_the_winner_leads():
    twin = play(all_play(FULL[:3]), "9c", "2d", "Qd")
    assert (twin.actor, twin.seats) == (2, [2, 0, 1])


# ---- upturned trump ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answer", "winner"), [("Qs", 1), ("6s", 0), ("2h", 1), ("Ad", 0), ("7d", 0)]
)
def test_position_E32_who_wins_against_the_seven_of_spades(answer: str, winner: int):
    rest = {"s": "3s 4s"}.get(answer[1], "3d 4c")  # void in spades unless he follows
    twin = upturned(["7s 2c 3c", f"{answer} {rest}"])
    assert twin.trump == "h"
    play(twin, "7s", answer)
    assert twin.won[winner] == ["7s", answer]
    assert twin.actor == winner
    assert twin.table == []  # ET6: no stunsa


def test_E32_a_trump_only_without_a_spade_in_the_hand():
    twin = play(upturned(["7s 2c 3c", "Qs 2h Ad"]), "7s")
    assert lays(twin) == {"Qs"}
    twin = play(upturned(["7s 2c 3c", "2d 2h Ad"]), "7s")
    assert lays(twin) == {"2d", "2h", "Ad"}  # ET5: he need not trump


def test_ET2_ET3_two_card_tricks_between_neighbours():
    hands = ["7s 2c 3c", "Qs 2h Ad", "4c 5c 6c"]
    twin = play(upturned(hands), "7s", "Qs")
    assert (twin.seats, twin.actor) == ([1, 2], 1)
    twin = play(upturned(["7h 2c 3c", "Ts 9h Ad"]), "7h")
    assert lays(twin) == {"9h"}  # a trump lead is followed too
    play(twin, "9h")
    assert twin.actor == 1


def test_ET3_a_plain_card_of_another_suit_never_wins():
    twin = play(upturned(["2s 2c 3c", "Kc 9d Ad"]), "2s", "Ad")
    assert (twin.won[0], twin.actor) == (["2s", "Ad"], 0)


def test_ET4_a_chanced_card_need_not_follow():
    twin = upturned(["7s 2c 3c", "Qs 2h Ad"], talon="Kc 2d Kd 3h 4h 8h")
    play(twin, "7s")
    assert set(twin.legal()) == {"Qs", "chance"}
    play(twin, "chance")  # the 2d, for seat 0 drew the Kc
    assert (twin.won[0], twin.hands[1]) == (["7s", "2d"], ["Qs", "2h", "Ad"])
    trump = play(upturned(["7s 2c 3c", "Qs 2h Ad"], talon="Kc 3h 4h 8h"), "7s", "chance")
    assert trump.won[1] == ["7s", "3h"]


def test_ET4_a_chanced_lead_is_followed_like_any_other():
    twin = play(upturned(["7s 2c 3c", "Qs 2h Ad"], talon="Kd 3h 4h 8h"), "chance")
    assert lays(twin) == {"Ad"}


def test_ET7_ET8_the_up_card_is_kept_apart_and_its_drawer_leads_phase_two():
    twin = upturned(["7s 2c 3c", "Qs 2h Ad"], talon="8h")
    assert (twin.trump, twin.legal()) == ("h", ["7s", "2c", "3c"])  # no chansa on it
    play(twin, "7s")
    assert (twin.hands[0], twin.trump_card, twin.trump_drawer) == (["2c", "3c"], "8h", 0)
    play(twin, "Qs", "2h", "3c", "Ad", "2c")
    assert (twin.phase, twin.actor, twin.hands[0]) == ("two", 0, ["8h"])


# ---- mattis --------------------------------------------------------------------------------------


def test_EM1_the_oldest_card_is_taken_whatever_its_rank():
    hands = ["2c 2d", "3d", "4d"]
    twin = ClassicTwin.position("mattis", {}, "two", hands, 2, trump="h", cards="Ks 3h", target=3)
    play(twin, "take")
    assert (twin.hands[2], twin.table) == (["4d", "Ks"], ["3h"])


def test_EM4_EM5_phase_one_of_mattis_is_that_of_klassisk():
    hands = ["Qc 4c 9c", "Qd 7d 9d", "2s 3s 5s"]
    twin = ClassicTwin.position("mattis", {}, "one", hands, 0, talon="Tc Td Th Ts Jc")
    play(twin, "Qc", "Qd", "4c", "7d")
    assert (len(twin.won[1]), twin.seats) == (4, [1, 2])
