"""The worked position E 32 of RULES.md section 5, and the clauses ET1 to ET8: `uppvand-trumf`."""

import pytest

from simcore.classic.table import Table
from tests.support.classic_positions import (
    cards,
    deal,
    deck_from,
    lays,
    lying,
    options,
    phase_one,
    play,
    round_seats,
    trump_seen,
)


def upturned(held: list[str], talon: str = "3h 4h 8h", actor: int = 0, **more) -> Table:
    """Set up a position of `uppvand-trumf`, the up-card under the talon."""
    return phase_one(held, talon, actor, rules="uppvand-trumf", **more)


# ---- the worked position -------------------------------------------------------------------------


@pytest.mark.nojit
@pytest.mark.parametrize(
    ("answer", "winner"), [("Qs", 1), ("6s", 0), ("2h", 1), ("Ad", 0), ("7d", 0)]
)
def test_position_E32_who_wins_against_the_seven_of_spades(answer: str, winner: int):
    rest = "3s 4s" if answer[1] == "s" else "3d 4c"  # void in spades unless he follows
    table = upturned(["7s 2c 3c", f"{answer} {rest}"])
    assert table.trump == "h"
    play(table, "7s", answer)
    assert (table.won(winner), table.actor) == (cards("7s", answer), winner)
    assert lying(table) == set()  # ET6: no stunsa


@pytest.mark.nojit
def test_position_E32_a_trump_only_without_a_spade_in_the_hand():
    table = play(upturned(["7s 2c 3c", "Qs 2h Ad"]), "7s")
    assert lays(table) == {"Qs"}
    table = play(upturned(["7s 2c 3c", "2d 2h Ad"]), "7s")
    assert lays(table) == {"2d", "2h", "Ad"}  # ET5: he need not trump


# ---- the clauses ---------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ET1_the_card_after_the_deal_lies_under_the_talon_and_makes_trump(players: int):
    deck = deck_from("As Ks Qs Js Ts 9s 8s")
    table = deal("uppvand-trumf", players, "As Ks Qs Js Ts 9s 8s")
    turned = deck[3 * players]
    assert table.talon == [*deck[3 * players + 1 :], turned]
    assert (table.trump, table.trump_card, table.trump_drawer) == (turned[1], "", None)
    for seat in range(players):
        assert trump_seen(table, seat) == turned


def test_ET1_removed_cards_stand_behind_the_up_card():
    table = deal("uppvand-trumf", 2, house={"two_player_remove": 10})
    deck = deck_from()
    assert table.talon == [*deck[7:42], deck[6]]


def test_ET2_two_card_tricks_between_neighbours():
    table = play(upturned(["7s 2c 3c", "Qs 2h Ad", "4c 5c 6c"]), "7s", "Qs")
    assert (round_seats(table), table.actor) == ([1, 2], 1)


def test_ET3_a_trump_lead_is_followed_and_beaten_by_a_higher_trump():
    table = play(upturned(["7h 2c 3c", "Ts 9h Ad"]), "7h")
    assert lays(table) == {"9h"}
    play(table, "9h")
    assert table.actor == 1


def test_ET3_a_plain_card_of_another_suit_never_wins():
    table = play(upturned(["2s 2c 3c", "Kc 9d Ad"]), "2s", "Ad")
    assert (table.won(0), table.actor) == ("2s Ad", 0)


def test_ET3_ET6_equal_ranks_are_the_leaders():
    table = play(upturned(["9s 2c 3c", "9c 9d Ad"]), "9s", "9d")
    assert (table.won(0), table.actor) == ("9d 9s", 0)


def test_ET4_a_chanced_card_need_not_follow():
    table = play(upturned(["7s 2c 3c", "Qs 2h Ad"], "Kc 2d Kd 3h 4h 8h"), "7s")
    assert options(table) == {"Qs", "chance"}
    play(table, "chance")  # the 2d, for seat 0 drew the Kc
    assert (table.won(0), table.hand(1)) == ("2d 7s", "2h Qs Ad")


def test_ET4_a_chanced_trump_wins_though_the_suit_could_be_followed():
    table = play(upturned(["7s 2c 3c", "Qs 2h Ad"], "Kc 3h 4h 8h"), "7s", "chance")
    assert table.won(1) == "3h 7s"


def test_ET4_a_chanced_lead_is_followed_like_any_other():
    assert lays(play(upturned(["7s 2c 3c", "Qs 2h Ad"], "Kd 3h 4h 8h"), "chance")) == {"Ad"}


def test_ET4_a_lead_is_free():
    assert lays(upturned(["7s 2h 3c", "Qs 9h Ad"])) == {"7s", "2h", "3c"}


@pytest.mark.parametrize("drawer", range(3))
def test_ET8_the_drawer_of_the_up_card_leads_phase_two_whoever_led_phase_one(drawer: int):
    taken = {"won": ["2c", "3c", "4c"], "trump_card": "8h", "trump_drawer": drawer}
    table = play(upturned(["6c", "", "9d"], "", **taken), "6c")
    assert (table.phase, table.actor, table.trump) == ("two", drawer, "h")
    assert "8h" in options(table)


def test_ET7_ET8_the_up_card_is_kept_apart_and_its_drawer_leads_phase_two():
    table = upturned(["7s 2c 3c", "Qs 2h Ad"], "8h")
    assert (table.trump, options(table)) == ("h", {"7s", "2c", "3c"})  # no chansa on it
    play(table, "7s")
    assert (table.hand(0), table.trump_card, table.trump_drawer) == ("2c 3c", "8h", 0)
    assert [trump_seen(table, seat) for seat in range(2)] == ["8h", "8h"]
    play(table, "Qs", "2h", "3c", "Ad", "2c")
    assert (table.phase, table.actor, table.hand(0)) == ("two", 0, "8h")
