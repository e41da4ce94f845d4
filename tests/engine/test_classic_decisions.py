"""What each classic strategy does in positions laid out by hand (seat 0 of three, hearts trump in phase two)."""

import pytest

from tests.support.classic_views import (
    ALL_PLAY,
    UPTURNED,
    Block,
    Player,
    decide,
    legal,
    phase_one,
    phase_two,
)

HEARTS = 2


def check(name: str, block: Block, action: str) -> None:
    """Assert that a strategy answers `action`, and that it is legal."""
    assert action in legal(block)
    assert decide(name, block) == action


PHASE_ONE = [
    ("boken", "9c 4d Ks", [], "4d"),
    ("boken", "4s 4d 4h", [], "4d"),
    ("boken", "9c Jd Ks", ["Ts"], "Jd"),
    ("boken", "9c Js Jd", ["Ts"], "Jd"),
    ("boken", "9c Td 4s", ["Ts"], "4s"),
    ("boken", "9c Td Th", ["Ts"], "9c"),
    ("boken", "2c 3d 4s", ["As"], "2c"),
    ("duckaren", "9c 4d Ks", [], "Ks"),
    ("duckaren", "9c Ks Kd", [], "Kd"),
    ("duckaren", "3c 9d Ks", ["7s"], "3c"),
    ("duckaren", "8c 9d Ks", ["7s"], "8c"),
    ("duckaren", "3c 9d Ks", ["8s"], "9d"),
    ("duckaren", "3c 4d 5s", ["8s"], "3c"),
    ("duckaren", "7c 9d Ks", ["7s"], "7c"),
    ("duckaren:x=7", "3c 9d Ks", ["7s"], "9d"),
    ("duckaren:x=14", "3c Kd As", ["Ks"], "3c"),
    ("duckaren:x=14", "3c Kd Qs", ["As"], "3c"),
    ("duckaren:x=2", "3c 9d Ks", ["2s"], "3c"),
    ("roffaren", "9c 4d Ks", [], "Ks"),
    ("roffaren", "3c 9d Ks", ["4s"], "9d"),
    ("roffaren", "3c 9d Ks", ["Ah"], "3c"),
    ("trumfsnalen", "9c 4d Ks", [], "Ks"),
    ("trumfsnalen", "3c 9d Ks", ["7s"], "3c"),
    ("trumfsnalen", "3c 9d Ks", ["8s"], "9d"),
    ("chansaren", "8c 4d 2s", [], "chance"),
    ("chansaren", "9c 4d 2s", [], "9c"),
    ("chansaren", "8c 4d 2s", ["3s"], "chance"),
    ("chansaren", "9c 4d 2s", ["8s"], "9c"),
    ("chansaren:t_lead=2", "2c 2d 2s", [], "2c"),
    ("chansaren:t_lead=2", "2c 2d 2s", ["2h"], "chance"),
    ("chansaren:t_answer=2", "8c 4d 2s", ["3s"], "2s"),
    ("chansaren:t_lead=15", "Ac Kd Qs", [], "chance"),
    ("chansaren:t_lead=14", "Ac Kd Qs", [], "Ac"),
    ("nollan", "9c 4d Ks", [], "4d"),
    ("nollan", "3c 9d Ks", ["Ts"], "9d"),
    ("nollan", "3c 9d Ks", ["9s"], "3c"),
    ("nollan", "Jc Qd Ks", ["Ts"], "Jc"),
    ("rensaren", "9c 4d Ks", [], "4d"),
    ("rensaren", "3c Jd Ks", ["9s"], "Jd"),
    ("rensaren", "3c Jd Ks", ["8s"], "3c"),
    ("rensaren", "Jc Jd Ks", ["8s"], "Jc"),
    ("rensaren:mean=9.5", "3c Jd Ks", ["8s"], "Jd"),
    ("sparare", "Jc Qd Ks", [], "Ks"),
    ("sparare", "3c 9d Ks", ["8s"], "9d"),
    ("stunsaren", "3c 9d Qs", ["9s"], "9d"),
    ("stunsaren", "3c 9d Js", ["9s"], "Js"),
    ("stunsaren", "3c 8d Qs", ["8s"], "Qs"),
    ("stunsaren:tie_from=8", "3c 8d Qs", ["8s"], "8d"),
    ("stunsaren:support=11", "3c 9d Js", ["9s"], "9d"),
]


@pytest.mark.parametrize(("name", "hand", "lays", "action"), PHASE_ONE)
def test_phase_one(name: str, hand: str, lays: list, action: str):
    check(name, phase_one(hand, lays), action)


@pytest.mark.parametrize("name", ["chansaren", "chansaren:t_lead=15,t_answer=15"])
def test_C9_no_chansa_on_the_last_card(name: str):
    check(name, phase_one("8c 4d 2s", talon=1), "8c")
    check(name, phase_one("8c 4d 2s", talon=2), "chance")


ALL_PLAY_ROUNDS = [
    ("boken", "9c 4d Ks", ["5s", "8h"], "9c"),
    ("boken", "9c 4d Ks", ["5s", "Th"], "Ks"),
    ("boken", "9c 4d Ks", ["Ts", "5h"], "Ks"),
    ("boken", "9c 4d 9s", ["9d", "9h"], "4d"),
    ("boken", "9c 4d Ks", ["5s 5d", "2h"], "9c"),
    ("boken", "4c 4d Ks", [], "4c"),
    ("duckaren", "3c 9d Ks", ["2s", "8h"], "9d"),
    ("duckaren", "3c 9d Ks", ["2s", "7h"], "3c"),
    ("roffaren", "3c 9d Ks", ["2s", "7h"], "9d"),
    ("chansaren", "8c 4d 2s", ["3s", "Ah"], "chance"),
]


@pytest.mark.parametrize(("name", "hand", "lays", "action"), ALL_PLAY_ROUNDS)
def test_EA3_where_all_play_the_highest_of_the_round_is_to_be_beaten(
    name: str, hand: str, lays: list, action: str
):
    check(name, phase_one(hand, lays, procedure=ALL_PLAY, lead_many=1), action)


UPTURNED_TRICKS = [
    ("boken", "9c 4d Ks", [], "4d", HEARTS),
    ("boken", "2s 9s Ah", ["7s"], "9s", HEARTS),
    ("boken", "2s 3s Ah", ["7s"], "2s", HEARTS),
    ("boken", "2d Ad 3h", ["7s"], "3h", HEARTS),
    ("boken", "2d Ad 3h", ["7h"], "3h", HEARTS),
    ("boken", "2d Ad 3c", ["7h"], "2d", HEARTS),
    ("boken", "2d Ad 3h", ["7s"], "2d", 4),
    ("duckaren", "2h Ad 3c", ["7s"], "3c", HEARTS),
    ("duckaren", "2h Ad 3c", ["8s"], "2h", HEARTS),
    ("duckaren", "2h 3h 4h", ["7s"], "2h", HEARTS),
    ("duckaren", "8s 9s 2c", ["7s"], "8s", HEARTS),
    ("roffaren", "2h Ad 3c", ["7s"], "2h", HEARTS),
    ("roffaren", "7d Ad 3c", ["7s"], "3c", HEARTS),
]


@pytest.mark.parametrize(("name", "hand", "lays", "action", "trump"), UPTURNED_TRICKS)
def test_ET3_under_an_upturned_trump_suit_and_trump_beat(
    name: str, hand: str, lays: list, action: str, trump: int
):
    seen = {"trump_suit": HEARTS, "trump": trump, "trump_seen": 2 if trump == HEARTS else 0}
    check(name, phase_one(hand, lays, procedure=UPTURNED, **seen), action)


PHASE_TWO = [
    ("boken", "9c 4d 2h", "", "4d"),
    ("boken", "9c 9s 2h", "", "9c"),
    ("boken", "9h 4h", "", "4h"),
    ("boken", "9c Jc 2h", "8c", "9c"),
    ("boken", "9c Jc 2h", "Tc", "Jc"),
    ("boken", "9c Ad 2h 3h", "Tc", "2h"),
    ("boken", "9c Ad", "Tc", "take"),
    ("boken", "As Ad 3h 9h", "2c 4h", "9h"),
    ("boken", "As Ad 3h", "2c 4h", "take"),
    ("duckaren", "9c Jc 2h", "8c", "9c"),
    ("roffaren", "9c Ad 2h 3h", "Tc", "2h"),
    ("chansaren", "9c Ad", "Tc", "take"),
    ("trumfsnalen", "9c 4d 2h", "", "4d"),
    ("trumfsnalen", "9h 4h", "", "4h"),
    ("trumfsnalen", "9c Jc 2h 3h 4h", "8c", "9c"),
    ("trumfsnalen", "4c 5c 2h 3h 4h", "9d", "take"),
    ("trumfsnalen", "4c 5c 2h 3h 4h", "Td", "2h"),
    ("trumfsnalen", "4c 5c 2h 3h", "9d", "2h"),
    ("trumfsnalen", "4c 5c 2h 3h 4h", "5d 2c", "4c"),
    ("trumfsnalen", "4c 5c 2h 3h 4h", "5d 3h", "take"),
    ("trumfsnalen:r=9", "4c 5c 2h 3h 4h", "9d", "2h"),
    ("trumfsnalen:r=11", "4c 5c 2h 3h 4h", "Td", "take"),
    ("trumfsnalen:few=5", "4c 5c 2h 3h 4h", "9d", "2h"),
    ("trumfsnalen:few=3", "4c 5c 2h 3h", "9d", "take"),
    ("trumfsnalen:takes=0", "4c 5c 2h 3h 4h", "9d", "2h"),
    ("trumfsnalen", "4c 5c 6c", "9d", "take"),
    ("slump", "4c 5c", "9d", "take"),
    ("slump:take=0", "4c Td", "9d", "Td"),
    ("slump:take=100", "4c Td", "9d", "take"),
]


@pytest.mark.parametrize(("name", "hand", "table", "action"), PHASE_TWO)
def test_phase_two(name: str, hand: str, table: str, action: str):
    check(name, phase_two(hand, table), action)


@pytest.mark.parametrize("name", ["boken", "trumfsnalen", "roffaren"])
def test_R16_who_must_follow_takes_where_a_trump_would_beat(name: str):
    check(name, phase_two("4c 2h", "9c", must_follow=1), "take")
    check(name, phase_two("4c Tc 2h", "9c", must_follow=1), "Tc")
    check(name, phase_two("4d 2h", "9c", must_follow=1), "2h")


def test_sparare_turns_the_talon_card_to_keep_a_high_hand_near_its_end():
    check("sparare", phase_one("Jc Qd Ks", talon=6), "chance")
    check("sparare", phase_one("Jc Qd Ks", talon=7), "Ks")
    check("sparare", phase_one("Tc Qd Ks", talon=6), "Ks")
    check("sparare", phase_one("Jc Qd Ks", talon=1), "Ks")
    check("sparare:least=10,talon=7", phase_one("Tc Qd Ks", talon=7), "chance")


@pytest.mark.parametrize("name", ["rensaren", "sparare"])
def test_others_save_trumps_as_trumfsnalen_does(name: str):
    check(name, phase_two("4c 5c 2h 3h 4h", "9d"), "take")
    check(name, phase_two("4c 5c 2h 3h 4h", "Td"), "2h")


@pytest.mark.parametrize("name", ["nollan", "stunsaren"])
def test_others_play_phase_two_by_the_book(name: str):
    check(name, phase_two("4c 5c 2h 3h 4h", "9d"), "2h")


def test_trumfsnalen_looks_at_the_card_to_beat_in_mattis_too():
    check("trumfsnalen", phase_two("4c 5c 2h 3h 4h", "2d Ad", bottom=1), "2h")
    check("trumfsnalen", phase_two("4c 5c 2h 3h 4h", "2d 9d", bottom=1), "take")


def saves_a_trump() -> Block:
    """Return a position in which TrumfSnålen rather takes the nine than spends its two."""
    return phase_two("4c 5c 2h 3h 4h", "9d")


def test_trumfsnalen_never_takes_on_two_own_turns_in_a_row():
    player = Player("trumfsnalen")
    assert [player.decide(saves_a_trump()) for _ in range(4)] == ["take", "2h", "take", "2h"]


def test_trumfsnalen_takes_at_most_so_many_times_in_a_game():
    for name, takes in [("trumfsnalen", 3), ("trumfsnalen:takes=1", 1)]:
        player = Player(name)
        assert [player.decide(saves_a_trump()) for _ in range(12)].count("take") == takes
