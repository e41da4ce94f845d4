"""`skitgubbe sweep`: one or two parameters of a strategy over a grid."""

import shlex
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from experiments.duel import Duel
from experiments.sweep import Axis, Sweep, grid, read_axis, run_sweep
from reports.folders import prepare_folder
from reports.language import choose_language, whole
from reports.sweep_files import FILES, sweep_contents, sweep_document
from reports.sweep_text import sweep_blocks, sweep_ending
from reports.texts.dry_run import DRY_RUN
from scripts.blocks import print_blocks
from scripts.dry_run import DryRun, Planned, sample_of, tell_plan
from scripts.duels import (
    Against,
    Lang,
    MeasureName,
    Reference,
    SeatNumber,
    Threads,
    deals_for,
    make_duel,
    read_threads,
    rules_words,
)
from scripts.meter import Meter
from scripts.options import (
    Cap,
    Json,
    Rule,
    Rules,
    Seed,
    read_count,
    read_players,
    read_seed,
)
from scripts.results import write_results
from scripts.screen import note, print_json
from simcore.diagnosis import StrategyFault
from simcore.errors import Refusal
from simcore.games import make_rules
from simcore.players import compile_strategy
from strategies.catalogue import BOOKS, find_strategy

HELP = """Sweep one or two parameters of a strategy over a grid, on the same deals, and confirm the best on others.

Example: skitgubbe sweep stark --grid tau=0:1:0.1

A grid is NAME=LOW:HIGH:STEP or NAME=VALUE,VALUE,...; two grids make a map: --grid take=0:20:5 --grid talon=0:9:3
"""
GAMES = "40000"

GridsOption = Annotated[
    list[str], typer.Option("--grid", metavar="NAME=GRID", help="At most two of them.")
]
ConfirmingSeedOption = Annotated[
    str | None, typer.Option("--confirming-seed", help="Of the other deals [seed + 1].")
]
OutOption = Annotated[
    Path | None,
    typer.Option("--out", help="Folder of the files [sweeps/STRATEGY-RULES-SEATS]."),
]


def command(
    context: typer.Context,
    strategy: Annotated[str, typer.Argument(metavar="STRATEGY", help="Whose parameters.")],
    grids: GridsOption,
    reference: Reference = None,
    rules: Rules = "app",
    rule: Rule = [],  # noqa: B006  typer reads the default and never changes it
    seats: SeatNumber = None,
    games: Annotated[str, typer.Option("--games", help="How many games for each point.")] = GAMES,
    measure: MeasureName = None,
    against: Against = None,
    seed: Seed = "1",
    confirming_seed: ConfirmingSeedOption = None,
    cap: Cap = None,
    threads: Threads = None,
    out: OutOption = None,
    dry_run: DryRun = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Sweep, confirm, draw and print."""
    language = choose_language(lang)
    players = read_players(rules, seats)
    rule_set = make_rules(rules, rule, players)
    names = (strategy, reference or BOOKS[rule_set.family])
    own, other = (find_strategy(name, rule_set) for name in names)
    duel = make_duel(rule_set, players, (own, other), measure, against, seed, cap)
    axes = _read_axes(grids, duel)
    other_seed = _read_other_seed(confirming_seed, duel.seed)
    deals = deals_for(duel, read_count(games, "--games", least=2))
    number = read_threads(threads)
    folder = out or Path("sweeps") / f"{duel.candidate.name}-{rule_set.name}-{players}"
    if dry_run:
        duels = [replace(duel, candidate=each) for _, each in grid(duel.candidate, axes)]
        told = _planned(duel, len(duels), deals, folder, language)
        tell_plan(told, sample_of(duels, number), language)
        return
    prepare_folder(folder, FILES)
    sweep = _swept(duel, axes, deals, other_seed, number)
    document = sweep_document(sweep, folder, _command(sweep, grids, games))
    write_results(folder, sweep_contents(sweep, document, language), context)
    if as_json:
        print_json(document)
        return
    print_blocks(sweep_blocks(sweep, language))
    print_blocks(sweep_ending(folder, FILES, _next(sweep), language))


def _planned(duel: Duel, points: int, deals: int, folder: Path, language: str) -> Planned:
    texts = DRY_RUN[language]
    what = texts["sweep"].format(
        candidate=duel.candidate.spell(),
        points=points,
        reference=duel.reference.spell(),
        rules=duel.rules.name,
        seats=duel.seats,
    )
    told = texts["deals"].format(deals=whole(deals, language), each=duel.games_per_deal)
    confirmed = deals * duel.seats * 2
    return Planned([what, told], deals * duel.games_per_deal * points + confirmed, folder)


def _read_axes(grids: list[str], duel: Duel) -> list[Axis]:
    if len(grids) > 2:
        raise Refusal(f"A sweep has one --grid or two; found {len(grids)}.")
    axes = [read_axis(text, duel.candidate) for text in grids]
    if len({axis.parameter.name for axis in axes}) < len(axes):
        raise Refusal(f"{axes[0].parameter.name} is swept twice: name two different parameters.")
    grid(duel.candidate, axes)
    return axes


def _read_other_seed(text: str | None, seed: int) -> int:
    other = seed + 1 if text is None else read_seed(text)
    if other == seed:
        raise Refusal(
            f"--confirming-seed is the training seed {seed}: the best point would be confirmed by its own luck."
        )
    return other


def _swept(duel: Duel, axes: list[Axis], deals: int, other: int, threads: int) -> Sweep:
    note("Compiling what is not compiled yet ...")
    for each in (duel.candidate, duel.reference, *duel.field):
        compile_strategy(each)
    points = len(grid(duel.candidate, axes))
    try:
        with Meter((points + 2) * deals * duel.games_per_deal) as meter:
            sweep = run_sweep(duel, axes, deals, other, threads, meter.advance)
    except KeyboardInterrupt:
        note("Nothing was written.")
        raise typer.Abort from None
    except StrategyFault as fault:
        raise Refusal(f"{fault} `skitgubbe check` tells more.") from None
    note(f"{meter.done:,} games in {meter.seconds:.0f} s ({meter.rate:,.0f} games/s).")
    return sweep


def _command(sweep: Sweep, grids: list[str], games: str) -> str:
    duel = sweep.duel
    words = ["skitgubbe", "sweep", duel.candidate.spell()]
    words += [word for text in grids for word in ("--grid", text)]
    words += ["--reference", duel.reference.spell(), *rules_words(duel.rules)]
    words += ["--seats", str(duel.seats), "--games", games, "--measure", duel.measure.name]
    if duel.field:
        words += ["--against", ",".join(each.spell() for each in duel.field)]
    return shlex.join(
        [*words, "--seed", str(duel.seed), "--confirming-seed", str(sweep.confirming_seed)]
    )


def _next(sweep: Sweep) -> str:
    duel, best = sweep.duel, sweep.points[sweep.best].strategy
    other = duel.candidate if best.values != duel.candidate.values else duel.reference
    words = ["skitgubbe", "compare", best.spell(), other.spell(), *rules_words(duel.rules)]
    return shlex.join([*words, "--seats", str(duel.seats), "--until-width", "0.5pp", "--seed", "7"])
