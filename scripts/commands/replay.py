"""`skitgubbe replay`: one game, move by move, in words."""

import textwrap
from pathlib import Path
from typing import Annotated

import typer

from reports.language import choose_language
from reports.retelling import retell
from scripts.options import (
    Cap,
    Json,
    Rule,
    Rules,
    Seed,
    read_cap,
    read_count,
    read_line_up,
    read_seed,
)
from scripts.screen import WIDTH, note
from simcore.diagnosis import StrategyFault
from simcore.errors import Refusal
from simcore.games import find_game
from simcore.jit import SOURCE_DIGEST
from simcore.record import Record, make_record, read_record, unfinished_record, write_record
from simcore.rules import RuleSet
from simcore.strategy import Strategy
from strategies.catalogue import BOOKS

HELP = """Retell one game, move by move, in Swedish or English.

\b
Examples: skitgubbe replay runs/first 123456          (a game of a run)
          skitgubbe replay games.jsonl 3              (the third record of a file)
          skitgubbe replay 7 --seats lagforst,samlaren
          skitgubbe replay 7 --rules klassisk         (boken in every seat)
"""


def command(
    what: Annotated[list[str], typer.Argument(help="RUN GAME, FILE.jsonl RECORD [1], or GAME.")],
    rules: Rules = "app",
    rule: Rule = [],  # noqa: B006  typer reads the default and never changes it
    seats: Annotated[
        str | None,
        typer.Option("--seats", help="Strategies, where no run or file is named [by the book]."),
    ] = None,
    seed: Seed = "1",
    cap: Cap = None,
    lang: Annotated[str | None, typer.Option("--lang", help="sv or en.")] = None,
    as_json: Json = False,
) -> None:
    """Print the game's story, or its record."""
    language = choose_language(lang)
    if len(what) > 2:
        raise Refusal(
            "replay takes a run or a file and the number of a game: skitgubbe replay runs/first 7"
        )
    if len(what) == 1 and Path(what[0]).is_file():
        what = [what[0], "1"]
    number = read_count(what[-1], "The game", least=0)
    fault = None
    if len(what) == 2 and not Path(what[0]).is_dir():
        record = _from_file(Path(what[0]), number)
    else:
        if len(what) == 2:
            played = _from_run(Path(what[0]), number)
        else:
            line_up = read_line_up(rules, rule, seats or BOOKS[find_game(rules).family])
            played = (*line_up, read_seed(seed), read_cap(cap))
        record, fault = _made(*played, number)
    if as_json:
        print(write_record(record))
    else:
        for line in retell(record, language):
            print(textwrap.fill(line, WIDTH, subsequent_indent=" " * 6, replace_whitespace=False))
    if fault:
        raise Refusal(str(fault))


def _made(
    rules: RuleSet, line_up: list[Strategy], seed: int, cap: int | None, game: int
) -> tuple[Record, StrategyFault | None]:
    """Return a game's record; where a strategy breaks its contract, the record until then and the fault."""
    try:
        return make_record(rules, line_up, seed, game, cap=cap, legal=True), None
    except StrategyFault as fault:
        return unfinished_record(rules, line_up, seed, fault), fault


def _from_file(path: Path, number: int) -> Record:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "it is not UTF-8 text"
        raise Refusal(
            f"{path} cannot be read: {reason}. Name a run's folder or a file of records."
        ) from None
    lines = [each for each in enumerate(text.splitlines(), start=1) if each[1].strip()]
    if not 1 <= number <= len(lines):
        raise Refusal(f"{path} holds {len(lines)} records; name one from 1 to {len(lines)}.")
    place, line = lines[number - 1]
    return read_record(line, f"{path} line {place}")


def _from_run(path: Path, number: int) -> tuple[RuleSet, list[Strategy], int, int | None]:
    from experiments.opening import open_run

    run = open_run(path)
    task = run.task
    if task.engine != SOURCE_DIGEST:
        note(f"{path} was made by another version of the program: the game may go otherwise here.")
    if number >= run.games:
        note(f"{path} has {run.games:,} games so far; game {number} is played from the same seed.")
    return task.rule_set(), task.line_up(), task.seed, task.cap
