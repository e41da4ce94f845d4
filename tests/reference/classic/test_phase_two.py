"""The worked positions 23 to 30 of RULES.md section 5, and the clauses C22 to C39 they leave open.

Seats 0, 1 and 2 are the players A, B and C; hearts are trump.
"""

import pytest

from .classic import ClassicTwin


def position(hands: list[str], cards: str = "", actor: int = 0, **more) -> ClassicTwin:
    """Set up a position of `klassisk`, or of `rules`, in phase two."""
    rules, house = more.pop("rules", "klassisk"), more.pop("house", {})
    return ClassicTwin.position(rules, house, "two", hands, actor, trump="h", cards=cards, **more)


def play(twin: ClassicTwin, *actions: str) -> ClassicTwin:
    """Carry out the actions, checking the invariants after each."""
    for action in actions:
        twin.apply(action)
        twin.check_invariants()
    return twin


# ---- the worked positions ------------------------------------------------------------------------


def test_position_C23_three_cards_are_complete_and_the_last_player_leads():
    twin = play(position(["5s 4c", "9s 4d", "Qs 4h"]), "5s", "9s", "Qs")
    assert (twin.table, twin.gone, twin.actor) == ([], ["5s", "9s", "Qs"], 2)
    assert (twin.target, twin.legal()) == (None, ["4h"])


def test_position_C24_after_a_pick_up_the_next_player_answers_his_own_card():
    twin = play(position(["5s 6s 4c", "9s 4d", "2s 4h"]), "5s", "9s", "take")
    assert (twin.hands[2], twin.table, twin.actor) == (["2s", "4h", "9s"], ["5s"], 0)
    assert set(twin.legal()) == {"6s", "take"}  # C32
    play(twin, "take")
    assert (twin.table, twin.actor, twin.target) == ([], 1, None)


def test_position_C25_the_card_of_a_player_who_went_out_counts():
    twin = play(position(["5s 4c", "9s", "2h 4d"]), "5s", "9s")
    assert (twin.places, twin.actor) == ([None, 1, None], 2)
    play(twin, "2h")
    assert (twin.table, twin.actor) == ([], 2)
    play(twin, "4d")
    assert (twin.status, twin.target) == ("finished", 2)


def test_position_C26_a_leader_who_went_out_is_skipped_but_three_cards_are_needed():
    twin = play(position(["5s", "9s Ts 4c", "6s Qs 4d"]), "5s", "9s", "take")
    assert (twin.actor, twin.table, twin.target) == (1, ["5s"], 3)
    assert set(twin.legal()) == {"Ts", "take"}
    play(twin, "Ts")
    assert (twin.table, twin.actor) == (["5s", "Ts"], 2)  # two cards are not enough
    play(twin, "Qs")
    assert (twin.table, twin.actor) == ([], 2)


def test_position_C27_the_game_ends_at_once_when_one_seat_holds_cards():
    twin = play(position(["5s", "9s 4c"]), "5s")
    assert (twin.status, twin.loser, twin.places) == ("finished", 1, [1, 2])
    assert (twin.table, twin.legal()) == (["5s"], [])
    with pytest.raises(ValueError, match="may not"):
        twin.apply("9s")


@pytest.mark.parametrize(
    ("top", "beating", "not_beating"),
    [
        ("As", ["2h", "Ah"], ["Ks", "2s", "Ac", "Ad"]),
        ("2h", ["3h", "Ah"], ["As", "Ac"]),
        ("5s", ["6s", "As", "2h"], ["4s", "2s", "Ad", "6d"]),
        ("Ah", [], ["Kh", "As"]),
    ],
)
def test_position_C28_what_beats_what(top: str, beating: list[str], not_beating: list[str]):
    hand = " ".join(beating + not_beating)
    twin = position(["3c", hand, "4c"], top, actor=1)
    assert set(twin.legal()) == {*beating, "take"}


def test_position_C29_the_completer_is_out_and_the_next_holder_leads():
    twin = play(position(["5s 4c", "9s 4d", "Qs"]), "5s", "9s", "Qs")
    assert (twin.gone, twin.actor, twin.places) == (["5s", "9s", "Qs"], 0, [None, None, 1])
    four = position(["5s 4c", "9s 4d", "Qs", ""], places=[None, None, None, 1])
    play(four, "5s", "9s", "Qs")
    assert (four.actor, four.places) == (0, [None, None, 2, 1])


def test_position_C30_in_mattis_the_first_card_is_taken():
    twin = position(["2c 2d", "3d", "4d"], "5s 9s", actor=2, rules="mattis")
    assert twin.legal() == ["take"]
    play(twin, "take")
    assert (twin.hands[2], twin.table, twin.actor) == (["4d", "5s"], ["9s"], 0)
    assert twin.legal() == ["take"]  # EM2: the same top
    play(twin, "take")
    assert (twin.table, twin.actor) == ([], 1)  # EM3


# ---- picking up ----------------------------------------------------------------------------------


def test_C24_next_and_picker():
    hands = ["2c 2d", "Ts", "4d Js", "3d"]
    cards = {"cards": "5s 9s", "actor": 2, "target": 4}
    assert play(position(hands, **cards), "take").actor == 3
    picker = position(hands, **cards, house={"after_pickup": "picker"})
    play(picker, "take")
    assert (picker.actor, picker.table) == (2, ["5s"])
    assert set(picker.legal()) == {"Js", "9s", "take"}
    play(picker, "take")  # the only card: the next player leads
    assert (picker.actor, picker.table) == (3, [])


def test_C24_EM1_a_picker_takes_from_the_bottom_again_and_again():
    house = {"after_pickup": "picker"}
    hands = ["2c", "3c", "2d", "4c"]
    twin = position(hands, "5s 9s Ts", actor=2, target=4, rules="mattis", house=house)
    play(twin, "take", "take")
    assert (twin.hands[2], twin.table, twin.actor) == (["2d", "5s", "9s"], ["Ts"], 2)
    play(twin, "take")
    assert twin.actor == 3


def test_C25_a_player_who_can_beat_may_pick_up():
    assert set(position(["As", "2c"], "Ks").legal()) == {"As", "take"}


def test_C26_C30_only_one_card_is_taken_and_the_left_of_the_picker_leads():
    twin = play(position(["2c", "3c", "", "4d"], "5s", actor=1), "take")
    assert (twin.hands[1], twin.actor) == (["3c", "5s"], 3)
    assert twin.legal() == ["4d"]  # C36: a leader must lay
    twin.apply("4d")
    assert (twin.places, twin.target) == ([None, None, 1, 2], 3)  # counted anew


# ---- the size of a trick and who leads next ------------------------------------------------------


def test_C27_the_target_is_counted_before_the_lead_is_laid():
    twin = play(position(["5s", "9s 4d", "Qs 4h"]), "5s")
    assert (twin.target, twin.places) == (3, [1, None, None])
    play(twin, "9s", "Qs")
    assert (twin.table, twin.actor) == ([], 2)


def test_C27_holders_now():
    house = {"trick_target": "holders_now"}
    twin = play(position(["5s", "9s 4d", "Qs 4h"], house=house), "5s", "9s")
    assert (twin.table, twin.actor) == ([], 1)
    twin = play(position(["5s 4c", "9s 4d", "Qs 4h"], house=house), "5s", "9s")
    assert (twin.table, twin.actor) == (["5s", "9s"], 2)


def test_C27_cards_now_on_the_table_count_not_cards_played():
    twin = play(position(["5s 4c", "9s 4d", "2s 4h"]), "5s", "9s", "take", "take")
    assert (twin.table, twin.gone) == ([], [])


@pytest.mark.parametrize(("next_leader", "leader"), [("completer", 2), ("next", 0)])
def test_C28_who_leads_after_completion(next_leader: str, leader: int):
    house = {"next_leader": next_leader}
    twin = play(position(["5s 4c", "9s 4d", "Qs 4h"], house=house), "5s", "9s", "Qs")
    assert twin.actor == leader


def test_C31_a_card_of_one_who_is_out_may_be_picked_up_by_others():
    twin = play(position(["5s", "2c 4d", "3c 4h"]), "5s", "take")
    assert (twin.hands[1], twin.actor) == (["2c", "4d", "5s"], 2)


def test_C32_his_own_card_may_be_beaten():
    twin = position(["7s 4c", "8s 4d", "2s 4s"], "5s", actor=0, target=3)
    assert set(twin.legal()) == {"7s", "take"}
    play(twin, "7s", "8s")
    assert (twin.table, twin.actor) == ([], 1)


def test_C37_places_go_by_the_order_of_going_out():
    twin = play(position(["5s", "9s", "2s 3s", "2c 3d"]), "5s", "9s", "take", "take")
    assert (twin.places, twin.actor) == ([1, 2, None, None], 2)
    play(twin, "2s", "take", "3s", "take", "9s")
    assert (twin.status, twin.places, twin.loser) == ("finished", [1, 2, 3, 4], 3)


def test_C39_the_trump_card_is_an_ordinary_card_of_phase_two():
    twin = ClassicTwin.position(
        "klassisk", {}, "one", ["6c", ""], 0, won=["", "Kc"], trump_card="2h", trump_drawer=1
    )
    play(twin, "6c", "2h", "take")
    assert (twin.hands, twin.actor) == ([["6c", "2h"], ["Kc"]], 1)
