"""An outside referee: replay classic game records with the twin and say what is wrong with them.

`python -m tests.reference.classic.referee FILE.jsonl` checks a file of records.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from .classic import ClassicTwin
from .house import complete_house, differing_fields
from .record_format import malformed


def check_record(record: dict) -> list[str]:
    """Replay one record; return a list of complaints, empty if the record is right."""
    complaints = malformed(record)
    if complaints:
        return complaints
    try:
        full = complete_house(record["rules"], record["house"], record["players"])
        twin = new_game(record)
    except ValueError as error:
        return [str(error)]
    if differing_fields(record["rules"], full) != record["house"]:
        complaints.append("house names a field that does not differ from its default")
    if record["first"] != twin.first:
        complaints.append(f"first is {record['first']}, not {twin.first}, left of the dealer")
    return complaints + list(replay(twin, record))


def new_game(record: dict) -> ClassicTwin:
    """Deal the record's deck."""
    deck = record["deck"].split(" ")
    rules, house, players = record["rules"], record["house"], record["players"]
    return ClassicTwin.from_deal(rules, house, players, deck, record["dealer"])


def replay(twin: ClassicTwin, record: dict) -> Iterator[str]:
    """Play the record's actions; yield a complaint for all that is wrong, up to an illegal one."""
    seen = [position_key(twin)]
    for number, text in enumerate(record["actions"]):
        seat, _, action = text.partition(" ")
        if twin.status is not None:
            yield f"action {number}: {text!r} comes after the end of the game"
            return
        if seat != str(twin.actor):
            yield f"action {number}: {text!r}, but it is seat {twin.actor} that acts"
            return
        yield from check_legal_list(twin, record, number)
        try:
            twin.apply(action)
        except ValueError as error:
            yield f"action {number}: {error}"
            return
        seen.append(position_key(twin))
    yield from check_result(twin, record)
    if record["status"] == "loop" and seen[-1] not in seen[:-1]:
        yield "status is loop, but the last position never stood before"


def check_legal_list(twin: ClassicTwin, record: dict, number: int) -> Iterator[str]:
    """Complain if the record has legal lists and this action's is not the twin's."""
    if "legal" not in record:
        return
    listed, expected = record["legal"][number], twin.legal()
    if len(listed) != len(expected) or set(listed) != set(expected):
        yield f"action {number}: legal lists {sorted(listed)}, not {sorted(expected)}: {twin!r}"


def check_result(twin: ClassicTwin, record: dict) -> Iterator[str]:
    """Complain if places, loser or status are not what the replayed game came to."""
    possible = ["loop", "cap"] if twin.status is None else [twin.status]
    if record["status"] not in possible:
        yield f"status is {record['status']}, but the game's is {' or '.join(possible)}"
    if record["places"] != twin.places:
        yield f"places are {record['places']}, not {twin.places}"
    if record["loser"] != twin.loser:
        yield f"loser is {record['loser']}, not {twin.loser}"


def position_key(twin: ClassicTwin) -> tuple:
    """Name all that decides how the game can go on.

    Phase one repeats no position: every lay takes a card from a hand or the talon for good.
    """
    now = twin.house["trick_target"] == "holders_now"
    hands = [" ".join(sorted(hand)) for hand in twin.hands]
    table, talon = " ".join(twin.table), " ".join(twin.talon)
    return (twin.phase, twin.actor, *hands, table, talon, None if now else twin.target)


def check_file(path: Path) -> tuple[int, list[str]]:
    """Check every line of a JSON Lines file; return the number of records and the complaints."""
    checked, complaints = 0, []
    for number, line in enumerate(path.read_bytes().split(b"\n"), start=1):
        if not line.strip():
            continue
        checked += 1
        try:
            found = check_record(json.loads(line))
        except ValueError as error:  # no JSON, or no UTF-8
            found = [f"unreadable: {error}"]
        complaints += [f"line {number}: {complaint}" for complaint in found]
    return checked, complaints


def main(arguments: list[str]) -> int:
    """Check the file named on the command line; return 1 if there is anything to complain of."""
    if len(arguments) != 1:
        print("usage: python -m tests.reference.classic.referee FILE.jsonl", file=sys.stderr)
        return 2
    checked, complaints = check_file(Path(arguments[0]))
    for complaint in complaints:
        print(complaint)
    print(f"{checked} records checked, {len(complaints)} complaints")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
