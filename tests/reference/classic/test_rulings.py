"""The rulings on finer points R12 to R19 of RULES.md, one by one."""

from random import Random

import pytest

from .classic import ClassicTwin
from .random_games import play_on, random_game, shuffled_deck

TALON = "5c 5d 5h 5s 6c 6d 6h 6s 7c 7d"


def phase_one(rules: str, house: dict, hands: list[str], talon: str = "", **more) -> ClassicTwin:
    """Set up a position of phase one; without a talon the last seat drew the ace of spades."""
    actor = more.pop("actor", 0)
    if not talon and "trump" not in more:
        more = {"trump_card": "As", "trump_drawer": len(hands) - 1, **more}
    return ClassicTwin.position(rules, house, "one", hands, actor, talon=talon, **more)


def phase_two(house: dict, hands: list[str], cards: str = "", **more) -> ClassicTwin:
    """Set up a position of phase two of `klassisk`, hearts being trump."""
    actor = more.pop("actor", 0)
    return ClassicTwin.position(
        "klassisk", house, "two", hands, actor, trump="h", cards=cards, **more
    )


def play(twin: ClassicTwin, *actions: str) -> ClassicTwin:
    """Carry out the actions, checking the invariants after each."""
    for action in actions:
        twin.apply(action)
        twin.check_invariants()
    return twin


# ---- R12 and R13: phase one ----------------------------------------------------------------------


@pytest.mark.parametrize("lead_many", [True, False])
@pytest.mark.parametrize("follow_many", [True, False])
def test_R12_in_a_tie_break_every_lay_is_a_followers(lead_many: bool, follow_many: bool):
    house = {"lead_many": lead_many, "follow_many": follow_many}
    lays = ["0 Qc", "1 9d", "2 Qd"]
    twin = phase_one("alla-spelar", house, ["8c 8d 3c", "2c 2d 2h", "8s 8h 3h"], TALON, lays=lays)
    pair = {"8c8d"} if follow_many else set()
    assert set(twin.legal()) == {"8c", "8d", "3c", "chance"} | pair
    play(twin, "8c")
    pair = {"8h8s"} if follow_many else set()
    assert set(twin.legal()) == {"8h", "8s", "3h", "chance"} | pair


def test_R12_chansa_in_a_tie_break():
    lays = ["0 Qc", "1 9d", "2 Qd"]
    twin = phase_one("alla-spelar", {}, ["8c 8d 3c", "2c 2d 2h", "8s 8h 3h"], TALON, lays=lays)
    play(twin, "chance", "chance")  # 5c, 5d: tied again
    assert (twin.seats, twin.actor, twin.won) == ([0, 2], 0, [[], [], []])
    play(twin, "3c", "chance")  # seat 0 draws 5h; 5s wins
    assert (twin.won[2][-2:], twin.actor) == (["3c", "5s"], 2)


@pytest.mark.parametrize("rules", ["klassisk", "alla-spelar", "uppvand-trumf", "mattis"])
def test_R13_a_leader_whose_neighbour_has_no_card_is_still_asked(rules: str):
    twin = phase_one(rules, {}, ["6c 6d", "", "9h"], won=["", "Kc", ""])
    assert {"6c", "6d"} <= set(twin.legal())
    play(twin, "6c")
    assert (twin.phase, twin.hands) == ("two", [["6d", "6c"], ["Kc"], ["9h", "As"]])


def test_R13_also_a_leader_in_a_stunsa():
    twin = play(phase_one("klassisk", {}, ["6c 8c", "6d", "9h"]), "6c", "6d")
    assert (twin.phase, twin.actor, twin.legal()) == ("one", 0, ["8c"])


# ---- R14 to R16: phase two -----------------------------------------------------------------------


def test_R14_a_seat_that_went_out_with_its_card_is_not_counted():
    house = {"trick_target": "holders_now"}
    twin = play(phase_two(house, ["5s 4c", "9s", "Qs 4h"]), "5s", "9s")
    assert (twin.gone, twin.actor) == (["5s", "9s"], 2)  # two cards, and two seats that hold some


def test_R14_it_is_tested_only_after_a_lay():
    house = {"trick_target": "holders_now"}
    twin = play(phase_two(house, ["5s 4c", "9s 4d", "Ts 4h", "6d 7d"]), "5s", "9s", "Ts")
    assert len(twin.table) == 3
    play(twin, "take", "take")
    assert (twin.table, twin.actor) == (["5s"], 1)
    twin = play(phase_two(house, ["5s", "9s 4d", "4h 6d"]), "5s")
    assert (twin.table, twin.actor) == (["5s"], 1)  # one card, two holders
    play(twin, "take")
    assert (twin.table, twin.actor) == ([], 2)


def test_R14_the_end_of_the_game_is_tested_first():
    house = {"trick_target": "holders_now"}
    twin = play(phase_two(house, ["5s 4c", "9s"]), "5s", "9s")
    assert (twin.status, twin.loser, twin.table, twin.gone) == ("finished", 0, ["5s", "9s"], [])


def test_R15_the_next_holder_left_of_the_completer_leads_whether_or_not_he_is_out():
    house = {"next_leader": "next"}
    for last in ["Qs", "Qs 4h"]:
        twin = play(phase_two(house, ["5s 4c", "9s 4d", last]), "5s", "9s", "Qs")
        assert (twin.gone, twin.actor) == (["5s", "9s", "Qs"], 0)
    twin = play(phase_two(house, ["5s", "9s 4d", "Qs 4h"]), "5s", "9s", "Qs")
    assert twin.actor == 1  # seat 0 is out


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
        twin = phase_two(house, ["4c", hand, "4d"], "9s", actor=1)
        assert set(twin.legal()) == beating | {"take"}


def test_R16_on_a_trump_only_higher_trumps_and_a_lead_is_free():
    house = {"must_follow_in_phase2": True}
    twin = phase_two(house, ["4c", "Th 3h As", "4d"], "9h", actor=1)
    assert set(twin.legal()) == {"Th", "take"}
    assert set(phase_two(house, ["Th 3s", "4c"]).legal()) == {"Th", "3s"}


# ---- R17 and R18: the beginning of phase two -----------------------------------------------------


def test_R17_a_chanced_last_card_stays_in_the_trick_and_makes_trump():
    house = {"min_stock_for_chansa": 1}
    hands = ["2c 3c 4c", "6d 8d 9d", "2s 3s 4s"]
    twin = play(phase_one("klassisk", house, hands, talon="Th"), "chance")
    assert (twin.table, twin.trump, twin.trump_card, twin.trump_drawer) == (["Th"], "h", None, 0)
    assert (twin.hands[0], twin.actor) == (["2c", "3c", "4c"], 1)
    play(twin, "6d")
    assert (twin.won[0], twin.actor) == (["Th", "6d"], 0)
    play(twin, "2c", "8d", "9d", "2s")  # seat 1 wins both and has no card to lead
    assert (twin.phase, twin.actor, twin.trump) == ("two", 0, "h")


def test_R17_the_up_card_too():
    house = {"min_stock_for_chansa": 1}
    twin = phase_one("uppvand-trumf", house, ["2c 3c 4c", "6d 8d 9d"], talon="Th")
    play(twin, "2c")
    assert (twin.trump_card, twin.trump_drawer) == ("Th", 0)  # not chanced: kept apart
    twin = phase_one("uppvand-trumf", house, ["2c 3c 4c", "6d 8d 9d"], talon="3s Th")
    play(twin, "2c", "chance")
    assert (twin.won[1], twin.trump, twin.trump_card) == (["2c", "Th"], "h", None)
    assert (twin.trump_drawer, twin.actor) == (1, 1)


def test_R17_alla_spelar_the_chanced_last_card_in_a_tie_break():
    house = {"min_stock_for_chansa": 1}
    lays = ["0 Qc", "1 Qd"]
    twin = phase_one("alla-spelar", house, ["8c 8d 3c", "2c 2d 2h"], "Th", lays=lays)
    play(twin, "chance", "2c")
    assert (twin.won[0], twin.trump_drawer) == (["Qc", "Qd", "Th", "2c"], 0)


def test_R17_a_chancer_without_cards_lets_the_next_holder_to_his_left_lead():
    hands = ["6c", "", "9h 8h", "8s"]
    twin = phase_one("klassisk", {}, hands, trump="h", trump_drawer=1)
    play(twin, "6c")
    assert (twin.phase, twin.actor, twin.places) == ("two", 2, [None, 1, None, None])


def test_R18_two_seats_without_cards_share_place_1_and_the_next_gets_3():
    twin = phase_one("klassisk", {}, ["", "", "6c", ""], won=["", "", "", "Kc"], actor=2)
    play(twin, "6c")
    assert (twin.places, twin.actor) == ([1, 1, None, None], 3)
    play(twin, "As", "take", "Kc")
    assert (twin.status, twin.places, twin.loser) == ("finished", [1, 1, 4, 3], 2)


def test_R18_one_seat_without_cards_has_place_1_and_the_next_gets_2():
    twin = phase_one("klassisk", {}, ["6c", "", "9h"])
    play(twin, "6c")
    assert (twin.places, twin.actor) == ([None, 1, None], 2)
    play(twin, "9h", "take", "As")
    assert (twin.status, twin.places, twin.loser) == ("finished", [3, 1, 2], 0)


def test_R18_such_a_start_can_end_the_game_at_once():
    twin = phase_one("klassisk", {}, ["6c", ""], trump="h", trump_drawer=0)
    play(twin, "6c")
    assert (twin.phase, twin.status, twin.loser, twin.places) == ("two", "finished", 0, [2, 1])
    assert (twin.hands, twin.legal()) == ([["6c"], []], [])
    twin = phase_one("klassisk", {}, ["", "6c", ""], trump="h", trump_drawer=0, actor=1)
    play(twin, "6c")
    assert (twin.status, twin.loser, twin.places) == ("finished", 1, [1, 3, 1])


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
        games = [
            random_game(rules, house, players, Random(number))
            for rules, house in [(one, changes), (other, other_changes)]
        ]
        for key in ["deck", "first", "actions", "legal", "places", "loser"]:
            assert games[0][key] == games[1][key]


@pytest.mark.parametrize("rules", ["klassisk", "alla-spelar", "uppvand-trumf", "mattis"])
def test_C16_who_sees_the_trump_card_changes_nothing_that_may_be_played(rules: str):
    deck = shuffled_deck(Random(rules))
    games = []
    for seen in ["nobody", "owner", "all"]:
        twin = ClassicTwin.from_deal(rules, {"trump_seen": seen}, 3, deck, dealer=0)
        games.append(play_on(twin, deck, Random(1).choice))
    assert games[0]["legal"] == games[1]["legal"] == games[2]["legal"]
    assert games[0]["actions"] == games[1]["actions"] == games[2]["actions"]
