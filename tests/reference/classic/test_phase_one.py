"""The worked positions 17 to 22 of RULES.md section 5, and the clauses C1 to C20 they leave open."""

import pytest

from .classic import ClassicTwin

TALON = "Tc Td Th Ts Jc Jd Jh"
FULL = ["Qc 4c 9c", "Qd 7d 9d", "2s 3s 5s"]


def with_talon(house: dict, hands: list[str], talon: str = TALON, **more) -> ClassicTwin:
    """Set up a position of `klassisk` with a talon; seat 0 acts unless a lead lies there."""
    actor = more.pop("actor", 0)
    return ClassicTwin.position("klassisk", house, "one", hands, actor, talon=talon, **more)


def without_talon(house: dict, hands: list[str], won: list[str], **more) -> ClassicTwin:
    """Set up a position of `klassisk` after the talon; the last seat drew the 2 of spades as trump."""
    actor, last = more.pop("actor", 0), len(hands) - 1
    return ClassicTwin.position(
        "klassisk", house, "one", hands, actor, won=won, trump_card="2s", trump_drawer=last, **more
    )


def play(twin: ClassicTwin, *actions: str) -> ClassicTwin:
    """Carry out the actions, checking the invariants after each."""
    for action in actions:
        twin.apply(action)
        twin.check_invariants()
    return twin


# ---- the worked positions ------------------------------------------------------------------------


def test_position_C17_after_a_stunsa_the_winner_takes_all_four_and_leads_to_his_left():
    twin = play(with_talon({}, FULL), "Qc", "Qd")
    assert (twin.actor, twin.seats, twin.table) == (0, [0, 1], ["Qc", "Qd"])
    play(twin, "4c", "7d")
    assert (twin.won, twin.table) == ([[], ["Qc", "Qd", "4c", "7d"], []], [])
    assert (twin.actor, twin.seats) == (1, [1, 2])


def test_position_C18_with_one_talon_card_there_is_no_chansa_and_a_lay_draws_the_trump():
    twin = with_talon({}, FULL, talon="Th")
    assert twin.legal() == ["Qc", "4c", "9c"]
    play(twin, "9c")
    assert (twin.hands[0], twin.talon) == (["Qc", "4c"], [])
    assert (twin.trump, twin.trump_card, twin.trump_drawer) == ("h", "Th", 0)
    with pytest.raises(ValueError, match="may not"):
        twin.apply("Th")
    assert twin.legal() == ["Qd", "7d", "9d"]
    play(twin, "9d")
    assert twin.legal() == ["Qc", "4c"]  # C17: he plays on with two


def test_position_C19_with_two_talon_cards_chansa_is_allowed_and_draws_nothing():
    twin = with_talon({}, FULL, talon="Ts Th")
    assert twin.legal() == ["Qc", "4c", "9c", "chance"]
    play(twin, "chance")
    assert (twin.table, twin.talon, twin.hands[0]) == (["Ts"], ["Th"], ["Qc", "4c", "9c"])
    assert (twin.actor, twin.trump) == (1, None)
    assert "chance" not in twin.legal()


def test_position_C20_the_answerer_has_no_card_and_the_lead_comes_back():
    twin = without_talon({}, ["6c", "", "9h"], ["", "Kc", "Kd"])
    assert twin.legal() == ["6c"]
    play(twin, "6c")
    assert (twin.phase, twin.hands) == ("two", [["6c"], ["Kc"], ["9h", "Kd", "2s"]])
    assert (twin.table, twin.owners, twin.actor) == ([], [], 2)


def test_position_C21_each_tied_card_goes_back_to_its_player():
    for hands in [["7c", "7d 9d", "9h"], ["7c", "7d", "9h"]]:
        twin = play(without_talon({}, hands, ["3c", "4d", "5h"]), "7c", "7d")
        assert twin.phase == "two"
        assert twin.hands[0] == ["7c", "3c"] and twin.hands[1][-2:] == ["7d", "4d"]
    twin = play(without_talon({}, ["7c 8c", "7d", "9h"], ["3c", "4d", "5h"]), "7c", "7d")
    assert (twin.phase, twin.actor, twin.legal()) == ("one", 0, ["8c"])  # R13
    play(twin, "8c")  # the answerer is empty, and so the whole chain goes back (C14)
    assert (twin.hands[0], twin.hands[1]) == (["7c", "8c", "3c"], ["7d", "4d"])


def test_position_C22_a_winner_without_a_card_to_lead_ends_phase_one():
    twin = play(without_talon({}, ["9c", "7d 8d", "9h"], ["", "", "Kd"]), "9c", "7d")
    assert twin.phase == "two"
    assert twin.hands == [["9c", "7d"], ["8d"], ["9h", "Kd", "2s"]]


# ---- who wins and who leads ----------------------------------------------------------------------


def test_C3_any_card_may_be_led_and_answered():
    twin = with_talon({}, FULL)
    assert twin.legal() == ["Qc", "4c", "9c", "chance"]
    play(twin, "4c")
    assert twin.legal() == ["Qd", "7d", "9d", "chance"]


def test_C7_a_leader_who_wins_leads_again_to_the_same_neighbour():
    twin = play(with_talon({}, FULL), "9c", "7d")
    assert (twin.won, twin.actor, twin.seats) == ([["9c", "7d"], [], []], 0, [0, 1])


def test_C7_an_answerer_who_wins_leads_on_clockwise_and_back_between_two():
    assert play(with_talon({}, FULL), "4c", "7d").seats == [1, 2]
    assert play(with_talon({}, FULL[:2]), "4c", "7d").seats == [1, 0]
    twin = play(with_talon({}, FULL, lays=["2 Kh"], actor=0), "chance")
    assert (twin.won[2], twin.seats) == (["Kh", "Tc"], [2, 0])


def test_suits_do_not_matter_and_the_ace_is_the_highest():
    twin = play(with_talon({}, ["Kh 2c 3c", "Ad 5c 6c"]), "Kh", "Ad")
    assert (twin.won[1], twin.actor) == (["Kh", "Ad"], 1)


@pytest.mark.parametrize(
    ("tie", "winner", "seats"),
    [("leader_wins", 0, [0, 1]), ("responder_wins", 1, [1, 2])],
)
def test_C4_a_tie_without_stunsa(tie: str, winner: int, seats: list[int]):
    twin = play(with_talon({"tie": tie}, FULL), "Qc", "Qd")
    assert (twin.won[winner], twin.table, twin.seats) == (["Qc", "Qd"], [], seats)
    assert twin.actor == winner


def test_C4_stunsa_goes_on_until_somebody_wins():
    hands = ["7c 8c 9c", "7d 8d 9d", "2s 3s 5s"]
    twin = play(with_talon({}, hands), "7c", "7d", "8c", "8d", "9c", "9d")
    assert (len(twin.table), twin.actor, twin.won) == (6, 0, [[], [], []])
    play(twin, "Jc", "Td")  # each has drawn three cards by now
    assert len(twin.won[0]) == 8 and twin.actor == 0


# ---- drawing and chansa --------------------------------------------------------------------------


def test_C6_C8_every_seat_draws_at_once_also_between_tied_pairs():
    twin = play(with_talon({}, FULL), "Qc")
    assert (twin.hands[0], twin.talon[0]) == (["4c", "9c", "Tc"], "Td")
    play(twin, "Qd")
    assert (twin.hands[1], twin.talon[0]) == (["7d", "9d", "Td"], "Th")
    play(twin, "4c", "9d")
    assert (twin.hands[0], twin.hands[1]) == (["9c", "Tc", "Th"], ["7d", "Td", "Ts"])


def test_C11_chansa_as_leader_and_as_answerer():
    twin = play(with_talon({}, FULL), "chance", "chance")
    assert (twin.table, twin.hands[:2]) == (["Tc", "Td"], [["Qc", "4c", "9c"], ["Qd", "7d", "9d"]])
    play(twin, "4c", "chance")
    assert (twin.won[1], twin.hands[0]) == (["Tc", "Td", "4c", "Ts"], ["Qc", "9c", "Th"])


@pytest.mark.parametrize(("least", "cards"), [(1, ""), (1, "Th"), (2, "Th"), (2, "Ts Th")])
def test_C9_chansa_needs_so_many_talon_cards(least: int, cards: str):
    house = {"min_stock_for_chansa": least}
    apart = {} if cards else {"trump_card": "2h", "trump_drawer": 1}
    twin = with_talon(house, FULL, talon=cards, **apart)
    assert ("chance" in twin.legal()) is (len(cards.split()) >= least)


def test_C13_phase_one_ends_at_the_first_empty_seat_though_others_have_cards():
    twin = play(without_talon({}, ["9c", "7d", "9h 8h", "8s"], ["", "", "", ""]), "9c", "7d")
    assert twin.phase == "two"
    assert twin.hands == [["9c", "7d"], [], ["9h", "8h"], ["8s", "2s"]]


def test_C15_a_chanced_card_in_an_unfinished_trick_goes_back_too():
    house = {"min_stock_for_chansa": 1}
    hands = ["3c 4c 5c", "3d 4d 5d"]
    twin = play(with_talon(house, hands, talon="3h"), "chance", "3d")
    for card in ["4d", "5d"]:  # seat 1 lost nothing yet: three ties in a row
        play(twin, card.replace("d", "c"), card)
    play(twin, "3c")
    assert (twin.phase, twin.actor) == ("two", 0)
    assert sorted(twin.hands[0]) == ["3c", "3h", "4c", "5c"]
    assert sorted(twin.hands[1]) == ["3d", "4d", "5d"]


def test_C19_C39_won_cards_the_hand_and_the_trump_card_make_the_hand_of_phase_two():
    twin = without_talon({}, ["6c", "", "9h 8h"], ["Kh", "Kc", "Kd"])
    play(twin, "6c")
    assert twin.hands == [["6c", "Kh"], ["Kc"], ["9h", "8h", "Kd", "2s"]]
    assert (twin.won, twin.trump_card, twin.trump) == ([[], [], []], None, "s")


def test_C22_the_drawer_of_the_trump_card_leads_phase_two():
    twin = play(without_talon({}, ["6c", "", "9h"], ["Kh", "Kc", "Kd"]), "6c")
    assert (twin.phase, twin.actor, twin.trump_drawer) == ("two", 2, 2)
    assert set(twin.legal()) == {"9h", "Kd", "2s"}
