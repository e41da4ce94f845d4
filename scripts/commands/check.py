"""`skitgubbe check`: does a strategy keep the contract?"""

import multiprocessing
import sys
from multiprocessing.connection import Connection
from typing import Annotated, Any

import typer

from experiments.contract import findings
from scripts.options import Json
from scripts.screen import note, print_json
from simcore.errors import Refusal
from simcore.lineup import resolve
from strategies.catalogue import CATALOGUE

HELP = """Check a strategy of your own through the whole contract: it compiles, plays legally in every rule set it
claims, is as deterministic as it says, and is blind to what it may not see.

Example: skitgubbe check my_bot.py        (or my_bot.py:name, or a name of the catalogue)
"""
PATIENCE = 30.0
"""Seconds without a finished step after which a decision is taken to loop for ever."""


def command(
    strategy: Annotated[
        str, typer.Argument(help="FILE.py, FILE.py:NAME or a name of the catalogue.")
    ],
    patience: Annotated[
        float, typer.Option("--patience", help="Seconds to wait for a step before giving up.")
    ] = PATIENCE,
    as_json: Json = False,
) -> None:
    """Print each promise that the strategy keeps, or the first that it breaks."""
    spelled = resolve(strategy, CATALOGUE).spell()
    note(f"Checking {spelled} (a first run compiles the engine, about ten seconds) ...")
    kept = []
    for finding in _in_a_process(strategy, patience):
        kept.append(finding)
        if not as_json:
            print(f"  ok  {finding['name']}: {finding['told']}", flush=True)
    if as_json:
        print_json({"strategy": spelled, "kept": kept, "passed": True})
    else:
        print(f"{spelled} keeps the contract.")
        print(f"Next: skitgubbe run --seats {spelled},lagforst --games 1e5 --out runs/check")


def _in_a_process(strategy: str, patience: float) -> Any:
    """Yield findings from a process of its own, which can be ended even inside a decision that never returns."""
    context = multiprocessing.get_context("spawn")
    receiver, sender = context.Pipe(duplex=False)
    process = context.Process(target=_work, args=(strategy, sender), daemon=True)
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


def _work(strategy: str, sender: Connection) -> None:
    """Check in a child process; every finding, refusal and the end is sent to the parent."""
    try:
        for finding in findings(resolve(strategy, CATALOGUE)):
            sender.send(("finding", {"name": finding.name, "told": finding.told}))
        sender.send(("done", None))
    except Refusal as refusal:
        sender.send(("refusal", str(refusal)))
    except KeyboardInterrupt:
        sys.exit(130)
