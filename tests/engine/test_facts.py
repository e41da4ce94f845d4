"""What a row counts about a seat, against a slow count of the game's record by the twin."""

from collections import Counter

import pytest

from simcore.games import make_rules
from simcore.record import make_records
from tests.reference.shedding import Twin
from tests.support.arenas import ACTIONS, DEADLOCK, STATUS, arena_of, facts, play, rows_of
from tests.support.players import find

RANKS = "23456789TJQKA"


def count_by_hand(record: dict) -> list[Counter[str]]:
    """Play a record with the twin and count what each seat does."""
    deck = record["deck"].split()
    seats = record["players"]
    twin = Twin.from_deal(
        record["rules"], record["house"], seats, deck, record["dealer"], first=record["first"]
    )
    counts: list[Counter[str]] = [Counter() for _ in range(seats)]
    last = None
    for text in record["actions"]:
        word = text.partition(" ")[2]
        if word.startswith("swap"):
            twin.apply(word)
            continue
        seat = twin.actor
        if seat != last:
            counts[seat]["turns"] += 1
        last = seat
        counts[seat].update(count_one(twin, seat, word))
    if record["status"] in ("loop", "cap") and twin.actor != last:
        counts[twin.actor]["turns"] += 1  # the turn came, though the game was cut
    return counts


def count_one(twin: Twin, seat: int, word: str) -> Counter[str]:
    """Carry out one action and return what it adds to the seat's counters."""
    found: Counter[str] = Counter()
    pile, burnt, cards = len(twin.pile), len(twin.burnt), twin.cards_left(seat)
    could_do_else = any(other[0] in RANKS + "f" for other in twin.legal())
    laid = word
    if word.startswith("flip"):
        laid = twin.hidden[seat][int(word[-1])]
    if word == "chance":
        laid = twin.talon[0]
    twin.apply(word)
    kind = word.split()[0] if word[0] not in RANKS else "lay"
    taken = not twin.pile and len(twin.burnt) == burnt and kind not in ("lay", "pass")
    found["lays"] = kind == "lay"
    found["passes"] = kind == "pass"
    found["voluntary_pickups"] = kind == "take" and could_do_else
    found["chansa_tried"] = kind == "chance"
    found["chansa_fitted"] = kind == "chance" and not taken
    found["flips"] = kind == "flip"
    found["flips_fitted"] = kind == "flip" and not taken
    found["pickups"] = taken
    found["cards_picked_up"] = pile + (kind in ("chance", "flip")) if taken else 0
    found["burns"] = len(twin.burnt) > burnt
    fitted = kind not in ("take", "pass") and not taken
    found["twos_laid"] = laid.count("2") if fitted else 0
    found["tens_laid"] = laid.count("T") if fitted else 0
    assert kind != "take" or twin.cards_left(seat) == cards + pile
    return found


LINE_UPS = [
    ("app", {}, ["likformig", "slump", "samlaren"], 3000),
    ("app", {"no_finish": "2TA", "chansa": "any_time"}, ["likformig", "lagforst"], 3000),
    ("enkel", {"upcard_ten": "leave_as_any"}, ["slump"] * 5, 3000),
    ("vandtia", {"transparent": "8", "voluntary_pickup": False}, ["slump", "tryckaren"], 3000),
    ("vandtia", {}, ["tryckaren"] * 3, 3000),
    ("app", {}, ["slump", "slump"], 37),
]


@pytest.mark.parametrize(("rules", "house", "names", "cap"), LINE_UPS)
def test_the_counters_are_those_counted_by_hand(rules: str, house: dict, names: list, cap: int):
    games = 12
    rows = play(arena_of(rules, names, 6, house=house, cap=cap), 0, games)
    strategies = [find(name) for name in names]
    made = make_rules(rules, house, len(names))
    for number, record in enumerate(make_records(made, strategies, 6, 0, games, cap=cap)):
        counted = count_by_hand(record)
        for seat in range(len(names)):
            told = facts(rows.seats[number, seat])
            assert told == {name: counted[seat][name] for name in told}, (number, seat)


def test_no_turn_comes_to_anybody_after_a_deadlock():
    house = {"no_finish": "2TA", "seven": "below_7"}
    rows = rows_of("app", ["lagforst"] * 4, 4000, seed=2, house=house)
    dead = [game for game, row in enumerate(rows.games) if row[STATUS] == DEADLOCK]
    assert dead
    strategies = [find("lagforst")] * 4
    for game in dead[:3]:
        record = next(make_records(make_rules("app", house), strategies, 2, game, 1))
        turns = [counted["turns"] for counted in count_by_hand(record)]
        assert [facts(row)["turns"] for row in rows.seats[game]] == turns


def test_actions_are_the_sum_of_what_the_seats_did():
    rows = rows_of("app", ["likformig"] * 3, 200)
    for game, seats in zip(rows.games, rows.seats, strict=True):
        told = sum((Counter(facts(row)) for row in seats), Counter())
        takes = told["pickups"] - (told["chansa_tried"] - told["chansa_fitted"])
        takes -= told["flips"] - told["flips_fitted"]
        done = told["lays"] + told["chansa_tried"] + told["flips"] + told["passes"] + takes
        assert done == game[ACTIONS]
