"""Whole classic games of real strategies, written down and refereed by the twin; and records that are none."""

import json
from collections import Counter
from random import Random

import pytest

from simcore.arena import Arena
from simcore.errors import Refusal
from simcore.games import make_rules
from simcore.layout import LOOP
from simcore.record import Record, make_record, make_records, read_record, replay, write_record
from simcore.row import GAME_ACTIONS, GAME_DEALER, GAME_FIRST, GAME_STATUS, SEAT_PLACE
from tests.reference.classic.house import DEFAULTS, SEATS
from tests.reference.classic.random_games import random_house
from tests.reference.classic.referee import check_record
from tests.support.players import find

NAMES = (
    "boken",
    "duckaren",
    "duckaren:x=11",
    "roffaren",
    "trumfsnalen",
    "chansaren",
    "slump",
    "likformig",
)
CAP = 120


def drawn_line_up(rng: Random, players: int) -> list[str]:
    """Return a line-up; one name at every seat in half of the games, so that loops occur."""
    if rng.random() < 0.5:
        return [rng.choice(NAMES)] * players
    return [rng.choice(NAMES) for _ in range(players)]


@pytest.mark.parametrize("rules", SEATS)
def test_records_of_strategies_satisfy_the_referee(rules: str):
    rng = Random(rules)
    ends: Counter[str] = Counter()
    for game in range(90):
        players = rng.randint(*SEATS[rules])
        house = random_house(rules, rng, players) if game % 2 else {}
        if players != 2:
            house.pop("two_player_remove", None)
        strategies = [find(name, rules) for name in drawn_line_up(rng, players)]
        made = make_rules(rules, house, players)
        record = make_record(made, strategies, 11, game, cap=CAP, legal=True)
        assert check_record(record) == [], record
        assert replay(record).places == record["places"]
        assert record["house"] == house
        ends[record["status"]] += 1
    assert min(ends[status] for status in ["finished", "cap"]) > 0, ends


@pytest.mark.parametrize("rules", SEATS)
def test_records_of_loops_satisfy_the_referee(rules: str):
    made, strategies = make_rules(rules), [find("boken", rules)] * 4
    rows = Arena(made, strategies, 2).play(0, 3_000).games
    loops = [game for game, row in enumerate(rows) if row[GAME_STATUS] == LOOP]
    assert loops
    for game in loops[:3]:
        record = make_record(made, strategies, 2, game, legal=True)
        assert check_record(record) == []
        assert (record["status"], record["loser"]) == ("loop", None)
        assert None in record["places"]


def test_a_record_survives_being_written_and_read():
    rules = make_rules("mattis", {"phase1": "all_play", "two_player_remove": 4})
    for record in make_records(rules, [find("slump", "mattis")] * 2, 5, 100, 3, legal=True):
        assert read_record(write_record(record)) == record
        assert record["house"] == {"phase1": "all_play", "two_player_remove": 4}
        assert len(record["legal"]) == len(record["actions"])


@pytest.mark.parametrize("rules", SEATS)
def test_a_record_tells_of_the_same_game_as_the_row(rules: str):
    line_up = [find(name, rules) for name in ("slump", "chansaren", "boken", "likformig")]
    rows = Arena(make_rules(rules), line_up, 3).play(40, 10)
    records = make_records(make_rules(rules), line_up, 3, 40, 10)
    for record, game, seats in zip(records, rows.games, rows.seats, strict=True):
        assert (record["dealer"], record["first"]) == (game[GAME_DEALER], game[GAME_FIRST])
        assert record["places"] == [int(place) or None for place in seats[:, SEAT_PLACE]]
        assert len(record["actions"]) == game[GAME_ACTIONS]


@pytest.mark.parametrize("rules", SEATS)
def test_house_holds_only_what_differs_from_the_defaults(rules: str):
    line_up = [find("slump", rules)] * 3
    record = make_record(make_rules(rules, DEFAULTS[rules]), line_up, 1, 0)
    assert record["house"] == {}
    assert check_record(record) == []


# ---- records that are none -----------------------------------------------------------------------


@pytest.fixture
def record() -> Record:
    return make_record(make_rules("klassisk"), [find("boken", "klassisk")] * 3, 1, 7)


def deck_with(record: Record, place: int, card: str) -> Record:
    """Return the record with another card at a place of its deck, or with none there."""
    deck = record["deck"].split()
    deck[place : place + 1] = [card] if card else []
    return {**record, "deck": " ".join(deck)}


def told_by(record: Record) -> str:
    """Return the sentence that a record is refused with."""
    with pytest.raises(Refusal) as refused:
        replay(record)
    told = str(refused.value)
    assert told.endswith(".") and "\n" not in told
    return told


def test_a_deck_with_a_card_twice_is_refused(record: Record):
    card = record["deck"].split()[5]
    assert told_by(deck_with(record, 20, card)) == (
        f"{card} is there twice; a deck has each card once."
    )


def test_a_deck_without_a_card_is_refused(record: Record):
    card = record["deck"].split()[30]
    assert f"{card} is missing" in told_by(deck_with(record, 30, ""))


def test_a_deck_with_a_card_that_is_none_is_refused(record: Record):
    assert "'Tx' is no card" in told_by(deck_with(record, 3, "Tx"))


def test_an_illegal_action_is_refused_with_what_is_legal(record: Record):
    seat = record["actions"][0][0]
    told = told_by({**record, "actions": [f"{seat} take", *record["actions"][1:]]})
    assert f"'take' is not legal for seat {seat}; legal: " in told


def test_an_action_out_of_turn_is_refused(record: Record):
    first, second = record["actions"][:2]
    told = told_by({**record, "actions": [second, first, *record["actions"][2:]]})
    assert f"Action 0 is by seat {second[0]}, but seat {first[0]} acts." == told


def test_a_dealer_that_is_no_seat_and_a_wrong_first_seat_are_refused(record: Record):
    assert "dealer is 3; its seats are 0 to 2" in told_by({**record, "dealer": 3})
    other = (record["first"] + 1) % 3
    assert f"Seat {other} may not act first" in told_by({**record, "first": other})


def test_a_result_that_does_not_follow_is_refused(record: Record):
    assert "its actions lead to" in told_by({**record, "places": [2, 3, 1]})


def test_a_line_cut_short_is_refused_by_its_place(record: Record):
    line = write_record(record)
    with pytest.raises(
        Refusal, match=r"^games\.jsonl line 2 is no whole JSON, from character \d+ on"
    ):
        read_record(line[:200], "games.jsonl line 2")
    assert json.loads(line) == record
