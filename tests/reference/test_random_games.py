"""Random games keep the invariants, and their records satisfy the referee; perft by hand."""

from random import Random

import pytest

from .house import DEFAULTS, RANKS, SEATS, VALUES, complete_house
from .random_games import count_sequences, random_game, random_house
from .referee import check_record
from .shedding import Twin

TABLES = [
    (rules, players)
    for rules, (fewest, most) in SEATS.items()
    for players in range(fewest, most + 1)
]


def play_checked(rules: str, house: dict, players: int, rng: Random, cap: int) -> Twin:
    """Play random legal actions, swaps too, and check the invariants before and after each."""
    deck = list(RANKS * 4)
    rng.shuffle(deck)
    twin = Twin.from_deal(rules, house, players, deck, rng.randrange(players), first=None)
    for _ in range(cap):
        twin.check_invariants()
        if twin.phase == "start":
            twin.begin(rng.choice(sorted(twin.possible_first())))
        if twin.status is not None:
            break
        twin.apply(rng.choice(twin.legal_swaps() or twin.legal()))
    twin.check_invariants()
    return twin


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_invariants_with_defaults(rules: str, players: int):
    rng = Random(f"defaults {rules} {players}")
    ends = (play_checked(rules, {}, players, rng, cap=1500).status for _ in range(6))
    assert "finished" in ends  # plays no further than the first that is


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_invariants_with_random_house_rules(rules: str, players: int):
    rng = Random(f"house {rules} {players}")
    for _ in range(6):
        play_checked(rules, random_house(rules, rng, players), players, rng, cap=200)


@pytest.mark.parametrize("rules", DEFAULTS)
def test_invariants_with_each_field_changed_alone(rules: str):
    rng = Random(f"one field {rules}")
    for field in DEFAULTS[rules]:
        for value in VALUES[field]:
            play_checked(rules, {field: value}, 2, rng, cap=100)


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_records_of_random_games_satisfy_the_referee(rules: str, players: int):
    rng = Random(f"records {rules} {players}")
    for house in [{}, *(random_house(rules, rng, players) for _ in range(5))]:
        record = random_game(rules, house, players, rng, cap=300)
        assert check_record(record) == []
        assert len(record["legal"]) == len(record["actions"])


@pytest.mark.parametrize("rules", DEFAULTS)
def test_random_house_draws_every_value_and_serves_every_number_of_seats(rules: str):
    rng, drawn = Random(rules), {field: set() for field in DEFAULTS[rules]}
    for _ in range(300):
        house = random_house(rules, rng)
        for players in range(SEATS[rules][0], SEATS[rules][1] + 1):
            full = complete_house(rules, house, players)
        assert all(value != DEFAULTS[rules][field] for field, value in house.items())
        for field, value in full.items():
            drawn[field].add(value)
    for field, values in drawn.items():
        served = {3, 4} if (rules, field) == ("vandtia", "hand_size") else set(VALUES[field])
        assert values == served


def test_perft_of_a_position_counted_by_hand():
    twin = Twin.position("vandtia", {}, ["34", "5"], ["", ""], ["", ""], "", "", actor=0)
    # Depth 1: 3, 4. Depth 2: on either, seat 1 lays 5 and ends the game, or takes.
    # Depth 3: only after the takes; seat 0 lays its last card and ends the game.
    assert [count_sequences(twin, depth) for depth in range(5)] == [1, 2, 4, 2, 0]
    assert twin.hands == [["3", "4"], ["5"]]  # counting changes nothing


def test_perft_goes_on_through_burns_and_flips():
    twin = Twin.position("app", {}, ["T", "5"], ["", ""], ["36", ""], "9", "", actor=0)
    # Depth 1: T, take. Depth 2: T burns, then flip 0 or 1 (2); take, then 5 (1).
    assert [count_sequences(twin, depth) for depth in range(3)] == [1, 2, 3]


def test_perft_counts_swaps_that_are_still_to_be_made():
    deck = [rank for rank in RANKS for _ in range(4)]
    twin = Twin.from_deal("app", {}, 2, deck, dealer=0, first=0)
    assert count_sequences(twin, 1) == 4  # of 2 3 3 3 3 4
    assert count_sequences(twin, 2) == 4 * 3  # of 5 5 5 5 6 6: 665 655 555, and no more
    unknown = Twin.from_deal("app", {"swap": False}, 2, deck, dealer=0, first=None)
    with pytest.raises(ValueError, match="begin"):
        count_sequences(unknown, 1)
