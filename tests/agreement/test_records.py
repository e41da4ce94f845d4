"""Whole games of real strategies, written down and refereed by the twin."""

from collections import Counter
from random import Random

import pytest

from simcore.games import make_rules
from simcore.record import make_record, make_records, read_record, replay, write_record
from simcore.shedding.text import pack_word
from tests.reference.house import DEFAULTS, SEATS
from tests.reference.random_games import random_house
from tests.reference.referee import check_record
from tests.support.arenas import (
    ACTIONS,
    DEADLOCK,
    DEALER,
    FIRST,
    OPEN,
    PLACE,
    STATUS,
    arena_of,
    play,
    rows_of,
)
from tests.support.players import find

NAMES = (
    "lagforst",
    "lagforst:copies=one",
    "samlaren",
    "slump",
    "likformig",
    "tryckaren",
    "talmodig",
    "talmodig:pile=3,swap=sw6",
)
CAP = 600


def drawn_line_up(rng: Random, players: int) -> list[str]:
    """Return a line-up; one name at every seat in half of the games, so that loops occur."""
    if rng.random() < 0.5:
        return [rng.choice(NAMES)] * players
    return [rng.choice(NAMES) for _ in range(players)]


@pytest.mark.parametrize("rules", SEATS)
def test_records_of_strategies_satisfy_the_referee(rules: str):
    rng = Random(rules)
    ends: Counter[str] = Counter()
    for game in range(70):
        players = rng.randint(*SEATS[rules])
        house = random_house(rules, rng, players) if game % 2 else {}
        strategies = [find(name) for name in drawn_line_up(rng, players)]
        made = make_rules(rules, house, players)
        record = make_record(made, strategies, 11, game, cap=CAP, legal=True)
        assert check_record(record) == [], record
        assert replay(record).places == record["places"]
        ends[record["status"]] += 1
    assert min(ends[status] for status in ["finished", "loop", "cap"]) > 0, ends


def test_a_record_survives_being_written_and_read():
    rules = make_rules("vandtia", {"two": "extra_turn", "hand_size": 4})
    for record in make_records(rules, [find("slump")] * 3, 5, 100, 3, legal=True):
        assert read_record(write_record(record)) == record
        assert record["house"] == {"two": "extra_turn", "hand_size": 4}
        assert len(record["legal"]) == len(record["actions"])


@pytest.mark.parametrize("rules", SEATS)
def test_a_record_tells_of_the_same_game_as_the_row(rules: str):
    players = SEATS[rules][1]
    strategies = [find("slump"), find("samlaren")] * 3
    made, line_up = make_rules(rules), strategies[:players]
    rows = play(arena_of(rules, line_up, 3), 40, 10)
    records = make_records(made, line_up, 3, 40, 10)
    for record, game, seats in zip(records, rows.games, rows.seats, strict=True):
        swaps = [action.split()[2] for action in record["actions"] if " swap " in action]
        assert (record["dealer"], record["first"]) == (game[DEALER], game[FIRST])
        assert record["places"] == [int(place) or None for place in seats[:, PLACE]]
        assert len(record["actions"]) - len(swaps) == game[ACTIONS]
        assert [pack_word(word) for word in swaps] == seats[: len(swaps), OPEN].tolist()


def test_a_deadlock_is_recorded_with_its_last_pass():
    house = {"no_finish": "2TA", "seven": "below_7"}
    rules, strategies = make_rules("app", house), [find("lagforst")] * 4
    games = rows_of("app", strategies, 4000, seed=2, house=house).games
    dead = [game for game, row in enumerate(games) if row[STATUS] == DEADLOCK]
    assert dead
    for game in dead[:3]:
        record = make_record(rules, strategies, 2, game, legal=True)
        assert check_record(record) == []
        assert (record["status"], record["loser"]) == ("deadlock", None)
        assert record["actions"][-1].endswith(" pass")
        assert record["legal"][-1] == ["pass"]


@pytest.mark.parametrize("rules", SEATS)
def test_house_holds_only_what_differs_from_the_defaults(rules: str):
    record = make_record(make_rules(rules, DEFAULTS[rules]), [find("slump")] * 2, 1, 0)
    assert record["house"] == {}
    assert check_record(record) == []
