"""`skitgubbe bench`: games per second here, and as a ratio against plain C in the same sitting."""

import statistics
from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer

from experiments.speed import Pace
from scripts.options import EXAMPLES, Json, read_count
from scripts.plain import PlainC, find_compiler
from scripts.screen import note, print_json, table
from scripts.strategy_bench import bench_strategies
from scripts.twins import TWINS, Twin, find_twin
from simcore.errors import Refusal
from simcore.games import find_game, make_rules
from strategies.catalogue import find_strategy

HELP = """Measure games per second here, as a ratio against plain C where a compiler is found.

The engine and the C program play the same rules with the same strategy (lagforst in every seat of app, boken in every
seat of klassisk) in turn, pair by pair; the medians are printed. A ratio of 1 means as fast as C.

Example: skitgubbe bench --rules klassisk --pairs 15

With --strategies every strategy of the catalogue is measured instead, in one seat for two, against the player by the
book in both seats: skitgubbe bench --strategies --rules enkel
"""
CELLS = ((2, 1), (3, 1), (4, 1), (2, 2))
"""(seats, threads) that are measured."""


@dataclass
class Cell:
    """One line of the result: games per second of every measurement, ours and C's (empty without a compiler)."""

    seats: int
    threads: int
    ours: list[float]
    plain: list[float]

    def ratio(self) -> float | None:
        """Return the median of the ratios pair by pair."""
        if not self.plain:
            return None
        return statistics.median(own / c for own, c in zip(self.ours, self.plain, strict=True))

    def as_json(self) -> dict[str, Any]:
        """Return the line as an object of the JSON document."""
        return {
            "seats": self.seats,
            "threads": self.threads,
            "pairs": len(self.ours),
            "games_per_s": statistics.median(self.ours),
            "plain_c_games_per_s": statistics.median(self.plain) if self.plain else None,
            "ratio": self.ratio(),
        }


def command(
    pairs: Annotated[str, typer.Option("--pairs", help="Measurements of each kind.")] = "9",
    rules: Annotated[
        str, typer.Option("--rules", help=f"{' or '.join(TWINS)}; with --strategies any.")
    ] = "app",
    c_source: Annotated[
        Path | None,
        typer.Option("--c-source", help="Another C program that takes GAMES SEATS THREADS."),
    ] = None,
    share: Annotated[
        float,
        typer.Option(
            "--games-share", min=0.001, max=100.0, help="Games of a measurement, times this."
        ),
    ] = 1.0,
    strategies: Annotated[
        bool, typer.Option("--strategies", help="Measure every strategy of the catalogue.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Measure and print."""
    count = read_count(pairs, "--pairs", most=1000)
    if strategies:
        bench_strategies(rules, count, share, as_json=as_json)
        return
    twin = find_twin(rules)
    source = c_source or twin.source
    if not source.is_file():
        raise Refusal(
            f"There is no C source {source}; leave out --c-source for the one that comes along."
        )
    compiler = find_compiler()
    note("Compiling the engine, if it is not compiled yet, and measuring (about a minute) ...")
    with PlainC(compiler, source) if compiler else nullcontext() as plain:
        cells = list(_measured(rules, twin, count, plain, share))
    if as_json:
        told = [cell.as_json() for cell in cells]
        print_json({"rules": rules, "cells": told, "two_thread_gain": _gains(cells)})
    else:
        _print(rules, cells, compiler)


def _measured(
    rules_name: str, twin: Twin, pairs: int, plain: PlainC | None, share: float
) -> Iterator[Cell]:
    rules = make_rules(rules_name)
    strategy = find_strategy(twin.strategy, rules)
    for seats, threads in CELLS:
        pace = Pace(rules, [strategy] * seats, threads)
        games = int(twin.games[seats] * share) * threads
        cell = Cell(seats, threads, [], [])
        for _ in range(pairs):
            if plain:
                cell.plain.append(plain.measure(games, seats, threads))
            cell.ours.append(pace.measure(games))
        yield cell


def _gains(cells: list[Cell]) -> dict[str, float | None]:
    """Return what two threads gain over one at 2 seats, for the engine and for C (None without a compiler)."""
    one, two = (next(c for c in cells if (c.seats, c.threads) == (2, t)) for t in (1, 2))
    ours = statistics.median(two.ours) / statistics.median(one.ours)
    plain = statistics.median(two.plain) / statistics.median(one.plain) if one.plain else None
    return {"engine": ours, "plain_c": plain}


def _print(rules: str, cells: list[Cell], compiler: str | None) -> None:
    rows = []
    for cell in cells:
        ratio = cell.ratio()
        plain = f"{statistics.median(cell.plain):,.0f}" if cell.plain else "-"
        ours = f"{statistics.median(cell.ours):,.0f}"
        rows.append(
            (str(cell.seats), str(cell.threads), ours, plain, f"{ratio:.2f}" if ratio else "-")
        )
    header = ("seats", "threads", "games/s", "plain C games/s", "ratio")
    print(table(rows, header, right=range(5)))
    gains = _gains(cells)
    print(
        f"\nTwo threads gain {gains['engine']:.2f} times one"
        + (f"; the C program gains {gains['plain_c']:.2f}." if gains["plain_c"] else ".")
    )
    if not compiler:
        print("No C compiler (cc, gcc, clang) was found, so there is nothing to compare with.")
    example = EXAMPLES[find_game(rules).family]
    print(f"Next: skitgubbe run {example} --games 1e6 --out runs/first")
