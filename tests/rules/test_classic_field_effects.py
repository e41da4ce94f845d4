"""Each field of the classic family changes play as stated, and nothing else."""

import pytest

from simcore.classic.table import Table
from simcore.errors import Refusal
from simcore.games import make_rules
from simcore.rules import RuleSet
from tests.support.classic_positions import (
    FAMILY,
    deal,
    lays,
    options,
    phase_one,
    phase_two,
    play,
    play_out,
    round_seats,
    shuffled,
    trump_seen,
)

FULL = ["Qc 4c 9c", "Qd 7d 9d", "2s 3s 5s"]
TALON = "Tc Td Th Ts Jc Jd Jh"


@pytest.mark.parametrize("rules", FAMILY)
def test_R19_phase1_decides_who_plays_to_a_trick(rules: str):
    for value, seats in [("two_card", [0, 1]), ("all_play", [0, 1, 2]), ("upturned_trump", [0, 1])]:
        table = phase_one(FULL, TALON, rules=rules, house={"phase1": value})
        assert round_seats(table) == seats
        play(table, "4c")
        follows = value == "upturned_trump"
        assert table.trump == ("h" if follows else "")


@pytest.mark.parametrize(
    ("value", "winner"), [("stunsa", None), ("leader_wins", 0), ("responder_wins", 1)]
)
@pytest.mark.parametrize("rules", ["klassisk", "mattis"])
def test_C4_tie(rules: str, value: str, winner: int | None):
    table = play(phase_one(FULL, TALON, rules=rules, house={"tie": value}), "Qc", "Qd")
    assert [seat for seat in range(3) if table.won(seat)] == ([] if winner is None else [winner])


@pytest.mark.parametrize("rules", FAMILY)
@pytest.mark.parametrize("value", [1, 2])
def test_C9_min_stock_for_chansa(rules: str, value: int):
    for left in (1, 2, 3):
        talon = " ".join(TALON.split()[:left])
        table = phase_one(FULL, talon, rules=rules, house={"min_stock_for_chansa": value})
        assert ("chance" in options(table)) is (left >= value)


@pytest.mark.parametrize("value", [True, False])
def test_EA1_lead_many(value: bool):
    table = phase_one(
        ["9c 9h 3c", *FULL[1:]], TALON, rules="alla-spelar", house={"lead_many": value}
    )
    assert ("9c9h" in lays(table)) is value


@pytest.mark.parametrize("value", [True, False])
def test_EA2_follow_many(value: bool):
    held = ["3h 9h 3c", "9c 9d 3d", "2s 3s 5s"]
    table = phase_one(held, TALON, rules="alla-spelar", house={"follow_many": value})
    assert ("9c9d" in lays(play(table, "3h"))) is value


@pytest.mark.parametrize(
    ("value", "seeing"), [("nobody", set()), ("owner", {0}), ("all", {0, 1, 2})]
)
@pytest.mark.parametrize("rules", FAMILY)
def test_C16_trump_seen(rules: str, value: str, seeing: set[int]):
    table = play(phase_one(FULL, "Th", rules=rules, house={"trump_seen": value}), "9c")
    for seat in range(3):
        assert trump_seen(table, seat) == ("Th" if seat in seeing else "")


@pytest.mark.parametrize("rules", FAMILY)
def test_C16_who_sees_the_trump_card_changes_nothing_that_may_be_played(rules: str):
    games = []
    for value in ("nobody", "owner", "all"):
        table = deal(rules, 3, shuffled(rules), house={"trump_seen": value})
        games.append((play_out(table, 1), table.places))
    assert games[0] == games[1] == games[2]


@pytest.mark.parametrize(("value", "taken"), [("top_card", "9s"), ("bottom_card", "5s")])
@pytest.mark.parametrize("rules", FAMILY)
def test_C26_EM1_pickup(rules: str, value: str, taken: str):
    table = phase_two(["2c 2d", "3d", "4d"], "5s 9s", 2, rules=rules, house={"pickup": value})
    assert play(table, "take").hand(2) == f"4d {taken}"


@pytest.mark.parametrize(("value", "actor"), [("next", 0), ("picker", 2)])
@pytest.mark.parametrize("rules", FAMILY)
def test_C24_after_pickup(rules: str, value: str, actor: int):
    house = {"after_pickup": value}
    assert play(phase_two(FULL, "5h 9h", 2, rules=rules, house=house), "take").actor == actor
    alone = play(phase_two(FULL, "5h", 2, rules=rules, house=house), "take")
    assert (alone.actor, alone.table) == (0, [])


@pytest.mark.parametrize(
    ("value", "lying", "actor"), [("holders_at_start", ["5s", "9s"], 2), ("holders_now", [], 1)]
)
@pytest.mark.parametrize("rules", FAMILY)
def test_C27_R14_trick_target(rules: str, value: str, lying: list[str], actor: int):
    table = phase_two(["5s", "9s 4d", "Qs 4h"], rules=rules, house={"trick_target": value})
    play(table, "5s", "9s")
    assert (table.table, table.actor) == (lying, actor)


@pytest.mark.parametrize(("value", "actor"), [("completer", 2), ("next", 0)])
@pytest.mark.parametrize("rules", FAMILY)
def test_C28_next_leader(rules: str, value: str, actor: int):
    table = phase_two(["5s 4c", "9s 4d", "Qs 4h"], rules=rules, house={"next_leader": value})
    assert play(table, "5s", "9s", "Qs").actor == actor


@pytest.mark.parametrize(("value", "beating"), [(False, {"Ts", "2h"}), (True, {"Ts"})])
@pytest.mark.parametrize("rules", FAMILY)
def test_C23_R16_must_follow_in_phase2(rules: str, value: bool, beating: set[str]):
    house = {"must_follow_in_phase2": value}
    table = phase_two(["Ts 3s 2h Ad", "4d"], "9s", rules=rules, house=house)
    assert lays(table) == beating


@pytest.mark.parametrize("value", range(21))
@pytest.mark.parametrize("rules", FAMILY)
def test_C38_two_player_remove(rules: str, value: int):
    table = deal(rules, 2, shuffled(value), house={"two_player_remove": value})
    set_aside = shuffled(value).split()[52 - value :]
    assert table.talon_left == 46 - value
    assert not set(table.talon) & set(set_aside)
    play_out(table, value)
    assert table.status == "finished"


@pytest.mark.parametrize("players", [3, 4])
def test_C38_cards_are_set_aside_with_two_players_only(players: int):
    with pytest.raises(
        Refusal, match=f"two_player_remove=10 is for two players, not for {players}"
    ):
        make_rules("klassisk", ["two_player_remove=10"], players)
    with pytest.raises(Refusal, match="is for two players"):
        Table(make_rules("klassisk", {"two_player_remove": 1}), players)
    assert make_rules("klassisk", ["two_player_remove=0"], players).house == {}
    assert isinstance(make_rules("klassisk", ["two_player_remove=10"]), RuleSet)
