"""Game records (RECORD.md, format 1): make one from a seed and a game number, read one, and replay it."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from simcore.diagnosis import StrategyFault
from simcore.engine import engine_of
from simcore.errors import Refusal
from simcore.games import make_rules
from simcore.rules import RuleSet
from simcore.strategy import Strategy
from simcore.table import OpenTable
from simcore.tracing import Traced, Tracer

FORMAT = 1
Record = dict[str, Any]
UNENDED = ("loop", "cap")
REQUIRED = ("rules", "players", "deck", "dealer", "first", "actions", "places", "loser", "status")


def make_record(
    rules: RuleSet,
    strategies: Sequence[Strategy],
    seed: int,
    game: int,
    *,
    cap: int | None = None,
    legal: bool = False,
) -> Record:
    """Return the record of one game, with every legal action at each decision if `legal`.

    Raises StrategyFault if a strategy answers with an illegal action or raises.
    """
    return next(make_records(rules, strategies, seed, game, 1, cap=cap, legal=legal))


def make_records(
    rules: RuleSet,
    strategies: Sequence[Strategy],
    seed: int,
    first_game: int,
    number: int,
    *,
    cap: int | None = None,
    legal: bool = False,
) -> Iterator[Record]:
    """Yield the records of `number` games in a row; as make_record."""
    tracer = Tracer(rules, strategies, seed, cap)
    for game in range(first_game, first_game + number):
        yield _record(rules, strategies, seed, game, tracer.play(game), legal=legal)


def unfinished_record(
    rules: RuleSet, strategies: Sequence[Strategy], seed: int, fault: StrategyFault
) -> Record:
    """Return what had been played when a strategy broke its contract; its status is "running"."""
    return _record(rules, strategies, seed, fault.game, fault.traced, legal=True)


def _record(
    rules: RuleSet,
    strategies: Sequence[Strategy],
    seed: int,
    game: int,
    traced: Traced,
    *,
    legal: bool,
) -> Record:
    record: Record = {
        "record": FORMAT,
        "rules": rules.name,
        "house": dict(rules.house),
        "players": len(strategies),
        "seed": seed,
        "game": game,
        "strategies": [strategy.spell() for strategy in strategies],
        "deck": " ".join(traced.deck),
        "dealer": traced.dealer,
        "first": traced.first,
        "actions": traced.actions,
    }
    if legal:
        record["legal"] = traced.legal
    return record | {"places": traced.places, "loser": traced.loser, "status": traced.status}


def write_record(record: Mapping[str, Any]) -> str:
    """Return a record as one line of JSON."""
    return json.dumps(record, ensure_ascii=False)


def read_record(line: str, where: str = "the record") -> Record:
    """Return the record in a line of JSON; raise Refusal, naming `where`, if it is none or not of this format."""
    try:
        record = json.loads(line)
    except json.JSONDecodeError as error:
        raise Refusal(
            f"{where} is no whole JSON, from character {error.pos + 1} on: if it is the last line, the file "
            "was cut short; name another record, or have the games written again."
        ) from None
    if not isinstance(record, dict) or record.get("record") != FORMAT:
        raise Refusal(f"{where} is no game record of format {FORMAT}.")
    missing = [key for key in REQUIRED if key not in record]
    if missing:
        raise Refusal(f"{where} lacks {', '.join(missing)}.")
    return record


def rules_of(record: Mapping[str, Any]) -> RuleSet:
    """Return the rules that a record was played by; raise Refusal if there are none such."""
    return make_rules(str(record["rules"]), record.get("house") or {}, int(record["players"]))


def open_table(record: Mapping[str, Any]) -> OpenTable:
    """Return the game of a record after its deal; raise Refusal if the deck is not a deck or the dealer no seat."""
    rules, players, dealer = rules_of(record), int(record["players"]), int(record["dealer"])
    if not 0 <= dealer < players:
        raise Refusal(f"The record's dealer is {dealer}; its seats are 0 to {players - 1}.")
    deck = str(record["deck"]).split()
    return engine_of(rules.family).table.deal(rules, players, deck, dealer)


def steps(record: Mapping[str, Any], table: OpenTable) -> Iterator[tuple[int, str]]:
    """Carry out a record's actions on its table; yield each (seat, action) just before it is carried out.

    Raises Refusal at the first action that is out of turn or not legal.
    """
    first = int(record["first"])
    started = False
    for number, text in enumerate(record["actions"]):
        seat, _, action = str(text).partition(" ")
        if table.prepares(action):
            yield int(seat), action
            table.prepare(int(seat), action)
            continue
        if not started:
            _start(table, first)
            started = True
        if seat != str(table.actor):
            raise Refusal(f"Action {number} is by seat {seat}, but seat {table.actor} acts.")
        yield int(seat), action
        table.apply(action)
    if not started:
        _start(table, first)


def _start(table: OpenTable, first: int) -> None:
    if first not in table.possible_first():
        raise Refusal(
            f"Seat {first} may not act first; possible: {sorted(table.possible_first())}."
        )
    table.start(first)


def replay(record: Mapping[str, Any]) -> OpenTable:
    """Return the table after all of a record's actions; raise Refusal where they break the rules or the result."""
    table = open_table(record)
    for _ in steps(record, table):
        pass
    told = "running" if record["status"] in UNENDED else record["status"]
    if table.status != told or table.places != record["places"] or table.loser != record["loser"]:
        raise Refusal(
            f"The record ends {record['status']} with places {record['places']}, but its actions lead to "
            f"{table.status} with places {table.places}."
        )
    return table
