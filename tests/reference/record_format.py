"""The shape of a game record: which keys it has and what type each value is (record format 1)."""

from .house import RANKS, SEATS

NEEDED = [
    "record",
    "rules",
    "house",
    "players",
    "deck",
    "dealer",
    "first",
    "actions",
    "places",
    "loser",
    "status",
]

STATUSES = ["finished", "deadlock", "loop", "cap"]


def malformed(record: object) -> list[str]:
    """Return a complaint for each thing that keeps the record from being replayed at all."""
    if not isinstance(record, dict):
        return ["a record is a JSON object"]
    missing = [key for key in NEEDED if key not in record]
    if missing:
        return [f"the record lacks {', '.join(missing)}"]
    if not is_number(record["record"]) or record["record"] != 1:
        return [f"record format {record['record']!r} is not 1"]
    if not isinstance(record["rules"], str) or record["rules"] not in SEATS:
        return [f"{record['rules']!r} is no shedding rule set"]
    fewest, most = SEATS[record["rules"]]
    if not is_number(record["players"]) or not fewest <= record["players"] <= most:
        return [f"{record['rules']} has {fewest} to {most} players, not {record['players']!r}"]
    return bad_values(record) + bad_lists(record)


def bad_values(record: dict) -> list[str]:
    """Complain of single values of the wrong type or out of bounds."""
    seats, complaints = range(record["players"]), []
    if not isinstance(record["house"], dict):
        complaints.append("house is no JSON object")
    if not isinstance(record["deck"], str) or not is_deck(record["deck"].split(" ")):
        complaints.append("deck is not four of each of the thirteen ranks, a space between two")
    for key in ["dealer", "first"]:
        if not is_number(record[key]) or record[key] not in seats:
            complaints.append(f"{key} {record[key]!r} is no seat")
    loser = record["loser"]
    if loser is not None and (not is_number(loser) or loser not in seats):
        complaints.append(f"loser {loser!r} is neither a seat nor null")
    if record["status"] not in STATUSES:
        complaints.append(f"status {record['status']!r} is none of {', '.join(STATUSES)}")
    return complaints


def bad_lists(record: dict) -> list[str]:
    """Complain of lists of the wrong length or with values of the wrong type."""
    places, actions, complaints = record["places"], record["actions"], []
    if not isinstance(places, list) or len(places) != record["players"]:
        complaints.append("places is no list with one place for each seat")
    elif not all(place is None or is_number(place) for place in places):
        complaints.append("a place is neither a number nor null")
    if not is_list_of_strings(actions):
        return [*complaints, "actions is no list of strings"]
    if "legal" in record:
        legal = record["legal"]
        if not isinstance(legal, list) or not all(is_list_of_strings(part) for part in legal):
            complaints.append("legal is no list of lists of strings")
        elif len(legal) != len(actions):
            complaints.append(f"legal has {len(legal)} lists for {len(actions)} actions")
    return complaints


def is_number(value: object) -> bool:
    """Say whether the value is a whole number; true and false are not."""
    return type(value) is int


def is_list_of_strings(value: object) -> bool:
    """Say whether the value is a list with nothing but strings in it."""
    return isinstance(value, list) and all(isinstance(part, str) for part in value)


def is_deck(cards: list[str]) -> bool:
    """Say whether the cards are four of each of the thirteen ranks."""
    return sorted(cards) == sorted(RANKS * 4)
