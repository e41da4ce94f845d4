"""Random games keep the invariants, and their records satisfy the referee; perft by hand."""

from random import Random

import pytest

from .classic import DECK, ClassicTwin
from .house import DEFAULTS, SEATS, VALUES, complete_house, fields_of
from .random_games import count_sequences, random_game, random_house, shuffled_deck
from .referee import check_record

TABLES = [
    (rules, players)
    for rules, (fewest, most) in SEATS.items()
    for players in range(fewest, most + 1)
]


def play_checked(rules: str, house: dict, players: int, rng: Random, cap: int) -> ClassicTwin:
    """Play random legal actions and check the invariants before and after each."""
    deck = shuffled_deck(rng)
    twin = ClassicTwin.from_deal(rules, house, players, deck, rng.randrange(players))
    assert twin.first == twin.actor == (twin.dealer + 1) % players
    for _ in range(cap):
        twin.check_invariants()
        if twin.status is not None:
            break
        twin.apply(rng.choice(twin.legal()))
    twin.check_invariants()
    return twin


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_invariants_with_defaults(rules: str, players: int):
    rng = Random(f"defaults {rules} {players}")
    for _ in range(8):
        twin = play_checked(rules, {}, players, rng, cap=5000)
        assert twin.status == "finished"
        assert twin.hands[twin.loser] and sorted(twin.places)[-1] == players


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_invariants_with_random_house_rules(rules: str, players: int):
    rng = Random(f"house {rules} {players}")
    for _ in range(12):
        play_checked(rules, random_house(rules, rng, players), players, rng, cap=400)


@pytest.mark.parametrize("rules", DEFAULTS)
@pytest.mark.parametrize("phase1", VALUES["phase1"])
def test_invariants_with_each_field_changed_alone(rules: str, phase1: str):
    rng = Random(f"one field {rules} {phase1}")
    for field in fields_of(rules, phase1):
        for value in VALUES[field][:3] if field != "phase1" else [phase1]:
            players = 2 if field == "two_player_remove" else rng.choice([2, 3, 4])
            play_checked(rules, {"phase1": phase1, field: value}, players, rng, cap=150)


@pytest.mark.parametrize("rules", DEFAULTS)
def test_invariants_with_every_number_of_cards_set_aside(rules: str):
    rng = Random(f"aside {rules}")
    for removed in range(21):
        twin = play_checked(rules, {"two_player_remove": removed}, 2, rng, cap=5000)
        assert (twin.status, len(twin.removed)) == ("finished", removed)


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_records_of_random_games_satisfy_the_referee(rules: str, players: int):
    rng = Random(f"records {rules} {players}")
    for house in [{}, *(random_house(rules, rng, players) for _ in range(5))]:
        record = random_game(rules, house, players, rng, cap=300)
        assert check_record(record) == []
        assert len(record["legal"]) == len(record["actions"])
        assert record["house"] == house


@pytest.mark.parametrize("rules", DEFAULTS)
def test_random_house_draws_every_value_and_serves_every_number_of_seats(rules: str):
    rng, drawn = Random(rules), {field: set() for field in VALUES}
    for _ in range(400):
        house = random_house(rules, rng)
        for players in range(SEATS[rules][0], SEATS[rules][1] + 1):
            full = complete_house(rules, house, players)
        for field, value in full.items():
            drawn[field].add(value)
    assert drawn == {field: set(values) for field, values in VALUES.items()}


# ---- counts of action sequences ------------------------------------------------------------------


def test_perft_of_phase_two_counted_by_hand():
    twin = ClassicTwin.position("klassisk", {}, "two", ["5s 7s", "6s"], 0, trump="h")
    # Depth 1: 5s, 7s. Depth 2: on the 5s, 6s (the end) or take; on the 7s, take.
    # Depth 3: after each take the leader's last card, which ends the game.
    assert [count_sequences(twin, depth) for depth in range(5)] == [1, 2, 3, 2, 0]
    assert twin.hands == [["5s", "7s"], ["6s"]]  # counting changes nothing


def test_perft_of_two_card_tricks():
    twin = ClassicTwin.from_deal("klassisk", {}, 3, list(DECK), dealer=2)
    assert [count_sequences(twin, depth) for depth in range(5)] == [1, 4, 16, 64, 256]


def test_perft_of_everyone_playing():
    twin = ClassicTwin.from_deal("alla-spelar", {}, 2, list(DECK), dealer=1)
    # Seat 0 leads from 2c 2d 2h: three singles, three pairs, a triple, or chance.
    # Seat 1 holds 2s 3c 3d: one card or chance.
    assert [count_sequences(twin, depth) for depth in range(3)] == [1, 8, 32]


def test_perft_of_following_suit():
    twin = ClassicTwin.from_deal("uppvand-trumf", {}, 2, list(DECK), dealer=1)
    # Seat 0 leads 2c, 2d, 2h or the chanced 3s (the 3h is the up-card); seat 1 holds 2s 3c 3d.
    # Its answers: 3c or chance; 3d or chance; any of three or chance; 2s or chance.
    assert [count_sequences(twin, depth) for depth in range(3)] == [1, 4, 2 + 2 + 4 + 2]


def test_perft_goes_from_phase_one_to_phase_two():
    twin = ClassicTwin.position(
        "klassisk", {}, "one", ["6c", ""], 0, won=["", "5c 7c"], trump_card="2h", trump_drawer=0
    )
    # 6c comes back; seat 0 leads 6c or 2h. On 6c: 7c or take; on 2h: take.
    assert [count_sequences(twin, depth) for depth in range(4)] == [1, 1, 2, 3]
