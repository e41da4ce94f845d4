"""`skitgubbe trace`: games as records."""

import sys
from typing import Annotated

import typer

from scripts.options import Cap, Rule, Rules, Seed, read_cap, read_count, read_line_up, read_seed
from simcore.record import make_records, write_record

HELP = """Write games as records to standard output, one line of JSON each.

Example: skitgubbe trace --rules vandtia --players 3 --strategies likformig --games 1000 --seed 5 > games.jsonl
"""


def command(
    strategies: Annotated[
        str,
        typer.Option("--strategies", help="One name for all seats, or one per seat with commas."),
    ] = "likformig",
    rules: Rules = "app",
    players: Annotated[
        str | None, typer.Option("--players", help="Number of seats, if one strategy is named.")
    ] = None,
    games: Annotated[str, typer.Option("--games", help="How many games.")] = "1",
    first: Annotated[str, typer.Option("--first", help="Number of the first game.")] = "0",
    seed: Seed = "1",
    rule: Rule = [],  # noqa: B006  typer reads the default and never changes it
    legal: Annotated[
        bool, typer.Option("--legal", help="Add every legal action at each decision.")
    ] = False,
    cap: Cap = None,
) -> None:
    """Print the records."""
    seats = read_count(players, "--players") if players else None
    rule_set, line_up = read_line_up(rules, rule, strategies, seats)
    records = make_records(
        rule_set,
        line_up,
        read_seed(seed),
        read_count(first, "--first", least=0),
        read_count(games, "--games"),
        cap=read_cap(cap),
        legal=legal,
    )
    for record in records:
        sys.stdout.write(write_record(record) + "\n")
