"""The worked positions C 23 to 29 of RULES.md section 5, and the clauses C22 to C40: phase two of `klassisk`.

Seats 0, 1 and 2 are the players A, B and C; hearts are trump.
"""

from random import Random

import pytest

from simcore.classic import state as at
from simcore.classic.text import CARDS, cards_word
from simcore.errors import Refusal
from tests.support.classic_positions import (
    deal,
    hands,
    holders,
    options,
    phase_one,
    phase_two,
    play,
    shuffled,
)

# ---- the worked positions ------------------------------------------------------------------------


@pytest.mark.nojit
def test_position_C23_three_cards_are_complete_and_the_last_player_leads():
    table = play(phase_two(["5s 4c", "9s 4d", "Qs 4h"]), "5s", "9s", "Qs")
    assert (table.table, table.gone, table.actor) == ([], "5s 9s Qs", 2)
    assert (table.target, table.legal()) == (None, ["4h"])


@pytest.mark.nojit
def test_position_C24_after_a_pick_up_the_next_player_answers_his_own_card():
    table = play(phase_two(["5s 6s 4c", "9s 4d", "2s 4h"]), "5s", "9s", "take")
    assert (table.hand(2), table.table, table.actor) == ("2s 4h 9s", ["5s"], 0)
    assert options(table) == {"6s", "take"}  # C32
    play(table, "take")
    assert (table.table, table.actor, table.target) == ([], 1, None)


@pytest.mark.nojit
def test_position_C25_the_card_of_a_player_who_went_out_counts():
    table = play(phase_two(["5s 4c", "9s", "2h 4d"]), "5s", "9s")
    assert (table.places, table.actor) == ([None, 1, None], 2)
    play(table, "2h")
    assert (table.table, table.actor) == ([], 2)
    play(table, "4d")
    assert (table.status, table.target) == ("finished", 2)


@pytest.mark.nojit
def test_position_C26_a_leader_who_went_out_is_skipped_but_three_cards_are_needed():
    table = play(phase_two(["5s", "9s Ts 4c", "6s Qs 4d"]), "5s", "9s", "take")
    assert (table.actor, table.table, table.target) == (1, ["5s"], 3)
    assert options(table) == {"Ts", "take"}
    play(table, "Ts")
    assert (table.table, table.actor) == (["5s", "Ts"], 2)  # two cards are not enough
    play(table, "Qs")
    assert (table.table, table.actor) == ([], 2)


@pytest.mark.nojit
def test_position_C27_the_game_ends_at_once_when_one_seat_holds_cards():
    table = play(phase_two(["5s", "9s 4c"]), "5s")
    assert (table.status, table.loser, table.places) == ("finished", 1, [1, 2])
    assert (table.table, table.legal()) == (["5s"], [])
    with pytest.raises(Refusal, match="not in play"):
        table.apply("9s")


@pytest.mark.nojit
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
    table = phase_two(["3c", " ".join(beating + not_beating), "4c"], top, actor=1)
    assert options(table) == {*beating, "take"}


@pytest.mark.nojit
def test_position_C29_the_completer_is_out_and_the_next_holder_leads():
    table = play(phase_two(["5s 4c", "9s 4d", "Qs"]), "5s", "9s", "Qs")
    assert (table.gone, table.actor, table.places) == ("5s 9s Qs", 0, [None, None, 1])
    four = play(phase_two(["5s 4c", "9s 4d", "Qs", ""]), "5s", "9s", "Qs")
    assert (four.actor, four.places) == (0, [None, None, 2, 1])


@pytest.mark.parametrize("trump", "cdhs")
@pytest.mark.parametrize("top", CARDS)
def test_C23_every_card_against_every_top_card(top: str, trump: str):
    others = [card for card in CARDS if card != top]
    table = phase_two(["", " ".join(others), ""], top, 1, trump=trump, target=3)
    higher = {card for card in others[CARDS.index(top) :] if card[1] == top[1]}
    trumps = {card for card in others if card[1] == trump != top[1]}
    assert options(table) == higher | trumps | {"take"}


@pytest.mark.parametrize("drawer", range(3))
def test_C22_the_drawer_of_the_trump_card_leads_whoever_led_phase_one(drawer: int):
    taken = {"won": ["2c", "3c", "4c"], "trump_card": "Ah", "trump_drawer": drawer}
    table = play(phase_one(["6c", "", "9h"], **taken), "6c")
    assert (table.phase, table.actor, table.trump) == ("two", drawer, "h")
    assert "Ah" in options(table)


# ---- picking up ----------------------------------------------------------------------------------


def test_C24_after_a_pick_up_the_next_seat_or_the_picker_acts():
    held, lying = ["2c 2d", "Ts", "4d Js", "3d"], {"cards": "5s 9s", "actor": 2, "target": 4}
    assert play(phase_two(held, **lying), "take").actor == 3
    table = play(phase_two(held, **lying, house={"after_pickup": "picker"}), "take")
    assert (table.actor, table.table, options(table)) == (2, ["5s"], {"Js", "9s", "take"})
    play(table, "take")  # the only card: the next player leads
    assert (table.actor, table.table) == (3, [])


@pytest.mark.parametrize(
    ("pickup", "fitting"), [("top_card", {"Js", "9s", "take"}), ("bottom_card", {"Js", "take"})]
)
def test_C24_the_picker_must_beat_or_take_what_he_left(pickup: str, fitting: set[str]):
    house = {"after_pickup": "picker", "pickup": pickup}
    table = play(phase_two(["2c", "Ts", "4d Js"], "5s 9s", 2, house=house), "take")
    assert options(table) == fitting
    play(table, "Js")
    assert (table.table[-1], table.actor) == ("Js", 0)


def test_C25_a_player_who_can_beat_may_pick_up():
    assert options(phase_two(["As", "2c"], "Ks")) == {"As", "take"}


def test_C26_C30_one_card_is_taken_and_the_left_of_the_picker_leads_to_a_new_target():
    table = play(phase_two(["2c", "3c", "", "4d"], "5s", actor=1), "take")
    assert (table.hand(1), table.actor) == ("3c 5s", 3)
    assert table.legal() == ["4d"]  # C36: a leader must lay
    play(table, "4d")
    assert (table.places, table.target) == ([None, None, 1, 2], 3)


def test_C31_a_card_of_one_who_is_out_may_be_picked_up_by_others():
    table = play(phase_two(["5s", "2c 4d", "3c 4h"]), "5s", "take")
    assert (table.hand(1), table.actor, holders(table)) == ("2c 4d 5s", 2, {1, 2})


def test_C32_his_own_card_may_be_beaten():
    table = phase_two(["7s 4c", "8s 4d", "2s 4s"], "5s", actor=0)
    assert options(table) == {"7s", "take"}
    play(table, "7s", "8s")
    assert (table.table, table.actor) == ([], 1)


# ---- the size of a trick and who leads next ------------------------------------------------------


def test_C27_the_target_is_counted_before_the_lead_is_laid():
    table = play(phase_two(["5s", "9s 4d", "Qs 4h"]), "5s")
    assert (table.target, table.places) == (3, [1, None, None])
    play(table, "9s", "Qs")
    assert (table.table, table.actor) == ([], 2)


def test_C27_cards_on_the_table_count_and_not_cards_played():
    table = play(phase_two(["5s 4c", "9s 4d", "2s 4h"]), "5s", "9s", "take", "take")
    assert (table.table, table.gone, table.actor) == ([], "", 1)


def test_C28_the_completer_leads_or_the_next():
    for value, leader in [("completer", 2), ("next", 0)]:
        table = phase_two(["5s 4c", "9s 4d", "Qs 4h"], house={"next_leader": value})
        assert play(table, "5s", "9s", "Qs").actor == leader


@pytest.mark.parametrize("players", [2, 3, 4])
def test_C33_an_open_trick_always_lacks_a_card(players: int):
    table, rng = deal("klassisk", players, shuffled(players)), Random(players)
    while table.status == "running":
        play(table, rng.choice(table.legal()))
        if table.status == "running":
            assert len(table.table) < (table.target or 1)


def test_C34_the_game_ends_in_the_middle_of_a_trick():
    table = play(phase_two(["5s", "9s", "Ts 4c"]), "5s", "9s")
    assert (table.status, table.places, table.loser) == ("finished", [1, 2, 3], 2)
    assert table.table == ["5s", "9s"]


@pytest.mark.parametrize("actor", range(3))
def test_C34_the_last_but_one_goes_out_from_any_seat(actor: int):
    loser = (actor + 1) % 3
    held = [{actor: "9s", loser: "Ts"}.get(seat, "") for seat in range(3)]
    table = play(phase_two(held, actor=actor), "9s")
    assert (table.status, table.loser, table.places[actor]) == ("finished", loser, 2)


def test_C35_cards_in_a_row_are_no_lay():
    assert options(phase_two(["6s 7s 8s", "3d"], "5s")) == {"6s", "7s", "8s", "take"}


def test_C36_a_leader_must_lay():
    assert options(phase_two(["Ts 4c", "9s"])) == {"Ts", "4c"}


def test_C37_places_go_by_the_order_of_going_out():
    table = play(phase_two(["5s", "9s", "2s 3s", "2c 3d"]), "5s", "9s", "take", "take")
    assert (table.places, table.actor) == ([1, 2, None, None], 2)
    play(table, "2s", "take", "3s", "take", "9s")
    assert (table.status, table.places, table.loser) == ("finished", [1, 2, 3, 4], 3)


def test_C39_the_trump_card_is_an_ordinary_card_of_phase_two():
    table = phase_one(["6c", ""], won=["", "Kc"], trump_card="2h", trump_drawer=1)
    play(table, "6c", "2h", "take")
    assert (hands(table), table.actor) == (["2h 6c", "Kc"], 1)


def test_C40_every_hand_is_public_in_phase_two():
    table = phase_two(["5s 4c", "9s 4d", "2s 4h"])
    for action in ["5s", "9s", "take", "take", "4d", "take"]:
        play(table, action)
        for seat in range(3):
            known = table.view(seat)[int(at.KNOWN) :][:3]
            assert [cards_word(held) for held in known] == hands(table)
