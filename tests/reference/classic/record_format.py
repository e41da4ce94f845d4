"""The shape of a classic game record (record format 1)."""

from ..record_format import NEEDED, STATUSES, bad_lists, is_number
from .cards import DECK
from .house import SEATS


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
        return [f"{record['rules']!r} is no classic rule set"]
    fewest, most = SEATS[record["rules"]]
    if not is_number(record["players"]) or not fewest <= record["players"] <= most:
        return [f"{record['rules']} has {fewest} to {most} players, not {record['players']!r}"]
    return bad_values(record) + bad_lists(record)


def bad_values(record: dict) -> list[str]:
    """Complain of single values of the wrong type or out of bounds."""
    seats, complaints = range(record["players"]), []
    if not isinstance(record["house"], dict):
        complaints.append("house is no JSON object")
    if not isinstance(record["deck"], str) or sorted(record["deck"].split(" ")) != sorted(DECK):
        complaints.append("deck is not each of the 52 cards once, a space between two")
    for key in ["dealer", "first"]:
        if not is_number(record[key]) or record[key] not in seats:
            complaints.append(f"{key} {record[key]!r} is no seat")
    loser = record["loser"]
    if loser is not None and (not is_number(loser) or loser not in seats):
        complaints.append(f"loser {loser!r} is neither a seat nor null")
    if record["status"] not in STATUSES:
        complaints.append(f"status {record['status']!r} is none of {', '.join(STATUSES)}")
    return complaints
