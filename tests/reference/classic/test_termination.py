"""What is certain about how games end (RULES.md section 2.1), and who draws the last card."""

from random import Random

import pytest

from .choosers import highest, lowest, unwilling
from .classic import ClassicTwin
from .house import DEFAULTS
from .random_games import random_house, shuffled_deck
from .referee import position_key

TWO_CARD = ["klassisk", "uppvand-trumf", "mattis"]


def dealt(rules: str, house: dict, players: int, rng: Random) -> ClassicTwin:
    """Deal a random deck."""
    deck = shuffled_deck(rng)
    return ClassicTwin.from_deal(rules, house, players, deck, rng.randrange(players))


# ---- who draws the talon's last card -------------------------------------------------------------


def drawer_leads_the_trick(twin: ClassicTwin, rng: Random) -> bool:
    """Play at random until the talon is empty; say whether it was a leader who took its last card."""
    while True:
        leads, seat = not twin.laid, twin.actor
        twin.apply(rng.choice(twin.legal()))
        if not twin.talon:
            assert twin.trump_drawer == seat
            return leads


@pytest.mark.parametrize("rules", TWO_CARD)
@pytest.mark.parametrize("least", [1, 2])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_three_players_the_leader_draws_the_last_card(rules: str, least: int, players: int):
    rng = Random(f"{rules} {least} {players}")
    for _ in range(12):
        twin = dealt(rules, {"min_stock_for_chansa": least}, players, rng)
        assert drawer_leads_the_trick(twin, rng) is (players == 3)


def test_with_an_odd_number_set_aside_the_leader_of_two_players_draws_it():
    rng = Random("aside")
    for removed in range(21):
        twin = dealt("klassisk", {"two_player_remove": removed}, 2, rng)
        assert drawer_leads_the_trick(twin, rng) is (removed % 2 == 1)


def test_every_play_of_phase_one_uses_one_talon_card_while_there_is_one():
    rng = Random("one each")
    for rules in DEFAULTS:
        twin = dealt(rules, {"lead_many": False} if rules == "alla-spelar" else {}, 3, rng)
        for left in range(42, -1, -1):
            twin.apply(rng.choice(twin.legal()))
            assert len(twin.talon) == left


# ---- phase one always ends -----------------------------------------------------------------------


@pytest.mark.parametrize("rules", DEFAULTS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_phase_one_ends_after_at_most_52_actions(rules: str, players: int):
    rng = Random(f"phase one {rules} {players}")
    for house in [{}, *(random_house(rules, rng) for _ in range(5))]:
        twin = dealt(rules, house, players, rng)
        actions = 0
        while twin.phase == "one":
            unplayed = len(twin.talon) + sum(len(hand) for hand in twin.hands)
            twin.apply(rng.choice(twin.legal()))
            actions += 1
            if twin.phase == "one":
                assert len(twin.talon) + sum(len(hand) for hand in twin.hands) < unplayed
        assert actions <= 52 and not twin.talon and twin.trump is not None


# ---- two players: phase two always ends ----------------------------------------------------------


@pytest.mark.parametrize("rules", DEFAULTS)
@pytest.mark.parametrize("chooser", [lowest, highest, unwilling, None])
def test_two_player_games_always_end(rules: str, chooser):
    rng = Random(f"two {rules}")
    choose = chooser or rng.choice
    for house in [{}, *(random_house(rules, rng) for _ in range(5))]:
        twin = dealt(rules, house, 2, rng)
        while twin.phase == "one":
            twin.apply(rng.choice(twin.legal()))
        assert_ends_within_the_bound(twin, choose)


def assert_ends_within_the_bound(twin: ClassicTwin, choose) -> None:
    """Play on; assert that leads between completions, and completions, are as few as section 2.1 says."""
    leads, completions, seen = 0, 0, set()
    while twin.status is None:
        assert position_key(twin) not in seen
        seen.add(position_key(twin))
        leads += not twin.table
        assert leads < 52
        gone = len(twin.gone)
        twin.apply(choose(twin.legal()))
        if len(twin.gone) > gone:
            leads, completions = 0, completions + 1
    assert completions <= 26


def assert_no_way_back(twin: ClassicTwin, path: list[tuple], done: set[tuple]) -> None:
    """Assert that no sequence of actions whatever comes back to a position it has left."""
    key = position_key(twin)
    assert key not in path, f"a loop of {len(path) - path.index(key)} actions: {twin!r}"
    if key in done:
        return
    for action in twin.legal():
        after = twin.copy()
        after.apply(action)
        assert_no_way_back(after, [*path, key], done)
    done.add(key)


def test_no_strategies_at_all_can_make_two_players_loop():
    rng = Random("no way back")
    for rules in DEFAULTS:
        for _ in range(4):
            cards = shuffled_deck(rng)[:6]
            hands = [" ".join(cards[:3]), " ".join(cards[3:])]
            twin = ClassicTwin.position(
                rules, random_house(rules, rng), "two", hands, 0, trump=rng.choice("cdhs")
            )
            assert_no_way_back(twin, [], set())


# ---- three players: the smallest loops -----------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "hands", "begun"),
    [
        ("klassisk", ["9c 7d", "2s", "Jc 6s"], ["7d", "take", "6s", "take", "2s", "take"]),
        ("mattis", ["Qc Qs", "6d", "Ac Jd"], ["Qc", "take", "Jd", "take", "6d", "take"]),
    ],
)
def test_the_smallest_loop_of_lowest_first_players(rules: str, hands: list[str], begun: list[str]):
    twin = ClassicTwin.position(rules, {}, "two", hands, 0, trump="h")
    seen, actions = [position_key(twin)], []
    while position_key(twin) not in seen[:-1]:
        actions.append(lowest(twin.legal()))
        twin.apply(actions[-1])
        twin.check_invariants()
        seen.append(position_key(twin))
    entered = seen.index(seen[-1])
    assert actions[:6] == begun
    assert len(actions) - entered == 12
    assert twin.status is None
    if rules == "klassisk":
        assert entered == 2
        rest = ["6s", "take", "2s", "take", "6s", "take", "2s", "take"]
        assert actions == [*begun, *rest]


def test_random_players_leave_the_smallest_loop():
    for number in range(20):
        rng = Random(number)
        twin = ClassicTwin.position("klassisk", {}, "two", ["9c 7d", "2s", "Jc 6s"], 0, trump="h")
        for _ in range(2000):
            if twin.status is None:
                twin.apply(rng.choice(twin.legal()))
        assert twin.status == "finished"
