"""The fields of a rule set, the deal, and what is refused."""

import pytest

from .cards import DECK
from .classic import ClassicTwin
from .house import DEFAULTS, SEATS, VALUES, complete_house, differing_fields

# ---- fields --------------------------------------------------------------------------------------


def test_the_defaults_are_those_of_the_table():
    common = {
        "min_stock_for_chansa": 2,
        "after_pickup": "next",
        "trick_target": "holders_at_start",
        "next_leader": "completer",
        "must_follow_in_phase2": False,
        "two_player_remove": 0,
    }
    classic = {"phase1": "two_card", "tie": "stunsa", "trump_seen": "nobody"}
    everyone = {"phase1": "all_play", "lead_many": True, "follow_many": False}
    top, bottom = {"pickup": "top_card"}, {"pickup": "bottom_card"}
    assert {
        "klassisk": {**common, **classic, **top},
        "alla-spelar": {**common, **everyone, **top, "trump_seen": "nobody"},
        "uppvand-trumf": {**common, **top, "phase1": "upturned_trump", "trump_seen": "all"},
        "mattis": {**common, **classic, **bottom},
    } == DEFAULTS


def test_every_default_is_a_value_and_every_field_is_somewhere():
    for rules in DEFAULTS:
        for field, value in DEFAULTS[rules].items():
            assert value in VALUES[field]
    assert set(VALUES) == {field for fields in DEFAULTS.values() for field in fields}


@pytest.mark.parametrize(
    ("rules", "house", "players"),
    [
        ("klassisk", {"no_such_field": True}, 3),
        ("klassisk", {"swap": True}, 3),
        ("klassisk", {"tie": "sometimes"}, 3),
        ("klassisk", {"min_stock_for_chansa": 0}, 3),
        ("klassisk", {"min_stock_for_chansa": 3}, 3),
        ("klassisk", {"min_stock_for_chansa": "2"}, 3),
        ("klassisk", {"min_stock_for_chansa": True}, 3),
        ("klassisk", {"must_follow_in_phase2": 1}, 3),
        ("klassisk", {"two_player_remove": 21}, 2),
        ("klassisk", {"two_player_remove": -1}, 2),
        ("klassisk", {"pickup": "top_run"}, 3),
        ("klassisk", {}, 5),
        ("mattis", {}, 1),
        ("app", {}, 3),
        ("Klassisk", {}, 3),
        (["klassisk"], {}, 3),
        ("klassisk", {}, "3"),
    ],
)
def test_refused_fields_values_and_seats(rules: str, house: dict, players: int):
    with pytest.raises(ValueError, match=r"\w"):
        complete_house(rules, house, players)


@pytest.mark.parametrize("rules", DEFAULTS)
@pytest.mark.parametrize("phase1", VALUES["phase1"])
def test_R19_phase1_says_which_fields_there_are(rules: str, phase1: str):
    serving = {
        "two_card": {"tie": "stunsa"},
        "all_play": {"lead_many": True, "follow_many": False},
        "upturned_trump": {},
    }
    full = complete_house(rules, {"phase1": phase1}, 3)
    for field in ["tie", "lead_many", "follow_many"]:
        house = {"phase1": phase1, field: VALUES[field][0]}
        if field in serving[phase1]:
            assert full[field] == serving[phase1][field]
            assert complete_house(rules, house, 3)[field] == VALUES[field][0]
        else:
            assert field not in full
            with pytest.raises(ValueError, match="R19"):
                complete_house(rules, house, 3)


def test_R19_without_phase1_the_dashes_of_the_table_are_refused():
    dashes = {
        "klassisk": ["lead_many", "follow_many"],
        "alla-spelar": ["tie"],
        "uppvand-trumf": ["tie", "lead_many", "follow_many"],
        "mattis": ["lead_many", "follow_many"],
    }
    for rules, fields in dashes.items():
        assert [field for field in VALUES if field not in DEFAULTS[rules]] == fields
        for field in fields:
            with pytest.raises(ValueError, match="R19"):
                complete_house(rules, {field: VALUES[field][0]}, 3)


def test_a_record_names_only_the_fields_that_differ():
    house = {"phase1": "all_play", "lead_many": False, "follow_many": False, "pickup": "top_card"}
    full = complete_house("klassisk", house, 3)
    assert differing_fields("klassisk", full) == {"phase1": "all_play", "lead_many": False}
    assert differing_fields("alla-spelar", full) == {"lead_many": False}
    for rules in DEFAULTS:
        assert differing_fields(rules, complete_house(rules, {}, 4)) == {}


# ---- deal ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", DEFAULTS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_deal_is_three_cards_seat_by_seat_and_the_rest_is_the_talon(rules: str, players: int):
    twin = ClassicTwin.from_deal(rules, {}, players, list(DECK), dealer=players - 1)
    for seat in range(players):
        assert twin.hands[seat] == DECK[3 * seat : 3 * seat + 3]
    assert sorted(twin.talon) == sorted(DECK[3 * players :])
    assert len(twin.talon) == {2: 46, 3: 43, 4: 40}[players]
    assert (twin.first, twin.actor, twin.phase, twin.status) == (0, 0, "one", None)


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_C2_left_of_the_dealer_leads(dealer: int):
    twin = ClassicTwin.from_deal("klassisk", {}, 3, list(DECK), dealer)
    assert (twin.dealer, twin.first, twin.actor) == (dealer, (dealer + 1) % 3, (dealer + 1) % 3)


def test_the_talon_is_drawn_from_its_top_and_its_last_card_makes_trump():
    twin = ClassicTwin.from_deal("klassisk", {}, 3, list(DECK), dealer=2)
    assert (twin.talon, twin.trump) == (DECK[9:], None)
    twin.apply(DECK[0])
    assert twin.hands[0] == [DECK[1], DECK[2], DECK[9]]


def test_ET1_the_card_after_the_deal_lies_under_the_talon_and_makes_trump():
    twin = ClassicTwin.from_deal("uppvand-trumf", {}, 3, list(DECK), dealer=2)
    assert (twin.talon, twin.trump) == ([*DECK[10:], DECK[9]], DECK[9][1])
    assert (twin.trump_card, twin.trump_drawer) == (None, None)


@pytest.mark.parametrize("rules", DEFAULTS)
@pytest.mark.parametrize("removed", [1, 10, 20])
def test_C38_cards_set_aside_stand_last_and_are_never_drawn(rules: str, removed: int):
    house = {"two_player_remove": removed}
    twin = ClassicTwin.from_deal(rules, house, 2, list(DECK), dealer=1)
    assert twin.removed == DECK[-removed:]
    assert sorted(twin.talon) == sorted(DECK[6:-removed])
    twin.check_invariants()
    for players in [3, 4]:  # no more than two: harmless
        twin = ClassicTwin.from_deal(rules, house, players, list(DECK), dealer=0)
        assert (twin.removed, len(twin.talon)) == ([], 52 - 3 * players)


def test_decks_and_dealers_that_are_refused():
    for deck in [DECK[:-1], [*DECK[:-1], DECK[0]], [*DECK[:-1], "1s"], [*DECK, "2c"]]:
        with pytest.raises(ValueError, match="deck"):
            ClassicTwin.from_deal("klassisk", {}, 3, deck, dealer=0)
    for dealer in [-1, 3, None]:
        with pytest.raises(ValueError, match="dealer"):
            ClassicTwin.from_deal("klassisk", {}, 3, list(DECK), dealer)


def test_two_to_four_seats():
    assert set(SEATS.values()) == {(2, 4)}


# ---- positions that no game can reach ------------------------------------------------------------


@pytest.mark.parametrize(
    ("hands", "actor", "more"),
    [
        (["2c 3c 4c", "5c 6c"], 0, {"talon": "7c"}),  # a hand that was not filled
        (["2c 3c 4c 8c", "5c 6c 9c"], 0, {"talon": "7c"}),  # four cards
        (["2c", "5c"], 0, {}),  # nobody drew the last card
        (["2c 3c 4c", "5c 6c 2c"], 0, {"talon": "7c"}),  # a card twice
        (["2c 3c 4c", "5c 6c 1c"], 0, {"talon": "7c"}),  # no card
        (["", "5c"], 0, {"trump_card": "7c", "trump_drawer": 0}),  # an actor without cards
        (["2c", "5c"], 2, {"trump_card": "7c", "trump_drawer": 0}),  # no such seat
        (["2c", "5c"], 1, {"trump_card": "7c", "trump_drawer": 0, "lays": ["1 9c"]}),
        (["2c", "5c"], 0, {"trump_card": "7c", "trump_drawer": 0, "lays": ["0 9c", "1 8c"]}),
        (["2c", "5c"], 1, {"trump_card": "7c", "trump_drawer": 0, "lays": ["0 9c", "0 8c"]}),
    ],
)
def test_impossible_positions_of_phase_one_are_refused(hands: list[str], actor: int, more: dict):
    with pytest.raises(ValueError, match=r"\w"):
        ClassicTwin.position("klassisk", {}, "one", hands, actor, **more)


@pytest.mark.parametrize(
    ("hands", "actor", "more"),
    [
        (["2c 3c", ""], 0, {}),  # one holder
        (["2c", "3c", ""], 2, {}),  # an actor without cards
        (["2c 3c", "4c"], 0, {"cards": "5c 6c"}),  # a trick that is complete
        (["2c 3c", "4c", "9c"], 0, {"cards": "5c 4d"}),  # a card that does not beat the one below
        (["2c 3c", "4c", ""], 0, {"places": [None, None, 2]}),  # nobody in place 1
        (["2c 3c", "4c", ""], 0, {"places": [None, None, None]}),
        (["2c 3c", "4c", "9c"], 0, {"places": [None, None, 1]}),
    ],
)
def test_impossible_positions_of_phase_two_are_refused(hands: list[str], actor: int, more: dict):
    with pytest.raises((ValueError, TypeError), match=r"\w"):
        ClassicTwin.position("klassisk", {}, "two", hands, actor, trump="h", **more)
