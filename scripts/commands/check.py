"""`skitgubbe check`: does a strategy keep the contract?"""

import multiprocessing
import shlex
import sys
from dataclasses import asdict, replace
from multiprocessing.connection import Connection
from typing import Annotated, Any

import typer

from experiments.contract import FIRST_STEP, findings
from scripts.options import Json, games_of
from scripts.screen import note, print_json
from simcore.errors import Refusal
from simcore.games import find_game
from simcore.strategy import Strategy
from strategies.catalogue import BOOKS, find_everywhere, find_strategy

HELP = """Check a strategy of your own through the whole contract: it compiles, plays legally in every rule set it
claims, is as deterministic as it says, and is blind to what it may not see. A name that stands in both families of
games is checked in both.

Example: skitgubbe check my_bot.toml      (or my_bot.py, my_bot.py:name, or a name of the catalogue)
"""
PATIENCE = 30.0
"""Seconds without a finished step after which a decision is taken to loop for ever."""


def command(
    strategy: Annotated[
        str, typer.Argument(help="FILE.toml, FILE.py, FILE.py:NAME or a catalogue name.")
    ],
    patience: Annotated[
        float, typer.Option("--patience", help="Seconds to wait for a step before giving up.")
    ] = PATIENCE,
    rules: Annotated[
        str | None, typer.Option("--rules", help="Only in this rule set [all that it claims].")
    ] = None,
    as_json: Json = False,
) -> None:
    """Print each promise that the strategy keeps, or the first that it breaks."""
    players = _players(strategy, rules)
    spelled, families = players[0].spell(), [each.family for each in players]
    note(f"Checking {spelled} (a first run compiles the engine, about ten seconds) ...")
    kept: list[dict[str, str]] = []
    for finding in _in_a_process(strategy, rules, patience):
        if not as_json:
            if len(families) > 1 and finding["name"] == FIRST_STEP:
                print(f"in {games_of(finding['family'])}:")
            print(f"  ok  {finding['name']}: {finding['told']}", flush=True)
        kept.append(finding)
    if as_json:
        print_json({"strategy": spelled, "kept": kept, "passed": True})
    else:
        print(f"{spelled} keeps the contract.")
        print(f"Next: {_next(players[0], rules)}")


def _players(text: str, rules: str | None) -> list[Strategy]:
    """Return what is to be checked: the strategy in every family that has it, or in one rule set alone."""
    if rules is None:
        return find_everywhere(text)
    return [replace(find_strategy(text, find_game(rules)), rule_sets=(rules,))]


def _next(player: Strategy, rules: str | None) -> str:
    game = rules or next(iter(player.rule_sets), games_of(player.family).partition(",")[0])
    seats = f"{player.spell()},{BOOKS[player.family]}"
    return f"skitgubbe run --rules {game} --seats {shlex.quote(seats)} --games 1e5 --out runs/check"


def _in_a_process(strategy: str, rules: str | None, patience: float) -> Any:
    """Yield findings from a process of its own, which can be ended even inside a decision that never returns."""
    context = multiprocessing.get_context("spawn")
    receiver, sender = context.Pipe(duplex=False)
    process = context.Process(target=_work, args=(strategy, rules, sender), daemon=True)
    process.start()
    sender.close()
    try:
        yield from _received(receiver, patience, strategy)
    finally:
        process.kill()
        process.join()


def _received(receiver: Connection, patience: float, strategy: str) -> Any:
    last = "it was read"
    while True:
        if not receiver.poll(patience):
            raise Refusal(
                f"{strategy} has not answered for {patience:g} s after the step {last!r}: it probably loops for ever "
                "in one decision. Look for a while that never ends; a slow strategy can be given --patience 300."
            )
        try:
            kind, content = receiver.recv()
        except EOFError:
            raise Refusal(
                f"{strategy} ended the process that checked it, after the step {last!r}."
            ) from None
        if kind == "refusal":
            raise Refusal(content)
        if kind == "done":
            return
        last = content["name"]
        yield content


def _work(strategy: str, rules: str | None, sender: Connection) -> None:
    """Check in a child process; every finding, refusal and the end is sent to the parent."""
    try:
        for player in _players(strategy, rules):
            for finding in findings(player):
                sender.send(("finding", {"family": player.family, **asdict(finding)}))
        sender.send(("done", None))
    except Refusal as refusal:
        sender.send(("refusal", str(refusal)))
    except KeyboardInterrupt:
        sys.exit(130)
