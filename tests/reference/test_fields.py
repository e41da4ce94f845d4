"""The fields of a rule set, the deal, the swap, who starts, and what is refused."""

import pytest

from .house import DEFAULTS, RANKS, VALUES, complete_house
from .shedding import Twin


def low_to_high() -> list[str]:
    """Return the deck 2222 3333 ... AAAA."""
    return [rank for rank in RANKS for _ in range(4)]


# ---- fields --------------------------------------------------------------------------------------


def test_every_default_is_a_value_and_enkel_has_no_swap():
    assert set(DEFAULTS["app"]) == set(DEFAULTS["vandtia"]) == set(VALUES)
    assert set(DEFAULTS["enkel"]) == set(VALUES) - {"swap"}
    for fields in DEFAULTS.values():
        for field, value in fields.items():
            assert value in VALUES[field]


@pytest.mark.parametrize(
    ("rules", "house", "players"),
    [
        ("app", {"no_such_field": True}, 2),
        ("app", {"two": "sometimes"}, 2),
        ("app", {"swap": 1}, 2),
        ("app", {"hand_size": "3"}, 2),
        ("app", {"hand_size": 7}, 2),
        ("enkel", {"swap": False}, 2),
        ("app", {"transparent": "7", "seven": "below_7"}, 2),
        ("app", {}, 5),
        ("vandtia", {}, 6),
        ("enkel", {}, 7),
        ("app", {}, 1),
        ("klassisk", {}, 3),
    ],
)
def test_refused_fields_values_and_seats(rules: str, house: dict, players: int):
    with pytest.raises(ValueError, match=r"\w"):
        complete_house(rules, house, players)


def test_a_transparent_seven_is_allowed_where_sevens_do_not_bind():
    assert complete_house("app", {"transparent": "7"}, 2)["seven"] == "off"


# ---- deal, swap and start ------------------------------------------------------------------------


def test_deal_order_is_seat_by_seat_hidden_open_hand_then_talon():
    twin = Twin.from_deal("app", {"swap": False}, 2, low_to_high(), dealer=0, first=1)
    assert twin.hidden == [["2", "2", "2"], ["4", "4", "4"]]
    assert twin.opens == [["2", "3", "3"], ["5", "5", "5"]]
    assert twin.hands == [["3", "3", "4"], ["5", "6", "6"]]
    assert twin.talon[:3] == ["6", "6", "7"] and len(twin.talon) == 34
    assert (twin.actor, twin.pile) == (1, [])


def test_deal_order_of_enkel_has_the_upcard_before_the_talon():
    twin = Twin.from_deal("enkel", {}, 3, low_to_high(), dealer=2, first=0)
    assert twin.hands == [list("2222"), list("3333"), list("4444")]
    assert (twin.pile, twin.talon[0], len(twin.talon)) == (["5"], "5", 39)


def test_A3_swaps_are_made_in_seat_order_and_each_from_the_seats_own_cards():
    twin = Twin.from_deal("app", {}, 2, low_to_high(), dealer=0, first=1)
    assert (twin.actor, twin.legal()) == (0, [])
    assert twin.legal_swaps() == ["swap 433", "swap 432", "swap 333", "swap 332"]
    for refused in [
        "swap 555",
        "swap 43",
        "swap 4333",
        "swap",
        "4",
        "take",
        "433 swap",
        "swap xyz",
    ]:
        with pytest.raises(ValueError, match="seat 0"):
            twin.apply(refused)
    twin.apply("swap 343")
    assert (twin.opens[0], sorted(twin.hands[0])) == (["4", "3", "3"], ["2", "3", "3"])
    twin.apply("swap 665")
    assert (twin.actor, twin.phase, sorted(twin.hands[1])) == (1, "play", ["5", "5", "5"])


def test_A3_a_larger_hand_swaps_three_of_all_its_cards():
    twin = Twin.from_deal("app", {"hand_size": 5}, 2, low_to_high(), dealer=0, first=1)
    twin.apply("swap 444")
    assert (twin.opens[0], sorted(twin.hands[0])) == (["4"] * 3, ["2", "3", "3", "3", "3"])


@pytest.mark.parametrize(
    ("starter", "seats"),
    [("random", {0, 1, 2}), ("left_of_dealer", {2}), ("lowest_hand_card", {0})],
)
def test_A1_B4_D1_who_may_start(starter: str, seats: set[int]):
    twin = Twin.from_deal("app", {"starter": starter}, 3, low_to_high(), dealer=1, first=None)
    twin.apply("swap 333")  # leaves 2 3 4 in the hand
    twin.apply("swap 665")  # leaves 5 5 5
    twin.apply("swap 877")
    assert twin.possible_first() == seats
    twin.begin(min(seats))
    assert twin.actor == min(seats)


def test_D1_the_lowest_card_is_looked_for_after_the_swap():
    deck = [*"JJJQQQ345", *"JAA67899K"]
    rest = low_to_high()
    for card in deck:
        rest.remove(card)
    twin = Twin.from_deal("vandtia", {}, 2, deck + rest, dealer=0, first=None)
    with pytest.raises(ValueError, match="D1"):
        twin.possible_first()
    twin.apply("swap 543")
    twin.apply("swap 876")
    assert twin.possible_first() == {1}


# ---- positions that no game can reach ------------------------------------------------------------


@pytest.mark.parametrize(
    ("hands", "opens", "pile", "talon", "actor"),
    [
        (["345", "KK"], ["", ""], "", "7", 0),  # a hand that was not filled
        (["345", ""], ["", ""], "", "", 0),  # one holder
        (["345", "", "6"], ["", "", ""], "", "", 1),  # an actor without cards
        (["KKK", "KK"], ["", ""], "", "", 0),  # five kings
        (["345", "KK"], ["", ""], "3T", "", 0),  # a ten in the pile
        (["345", "KK"], ["3456", ""], "", "", 0),  # four open cards
        (["345", "K1"], ["", ""], "", "", 0),  # no rank
    ],
)
def test_impossible_positions_are_refused(
    hands: list[str], opens: list[str], pile: str, talon: str, actor: int
):
    with pytest.raises(ValueError, match=r"\w"):
        Twin.position("app", {}, hands, opens, [""] * len(hands), pile, talon, actor)
