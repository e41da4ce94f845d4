"""`skitgubbe fork`: what a choice at a decision is worth, found by playing on from it both ways."""

import shlex
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Annotated

import typer

from experiments.fork import Forks, play_forks
from experiments.fork_table import CAP, REDEALS, Forking
from experiments.run import threads_here
from reports.fingerprint_text import options
from reports.folders import prepare_folder
from reports.fork_files import FILES, fork_contents, fork_document
from reports.fork_text import fork_blocks, fork_ending
from reports.language import choose_language
from reports.texts.dry_run import DRY_RUN
from scripts.blocks import print_blocks
from scripts.dry_run import DryRun, Planned, tell_plan
from scripts.options import (
    Json,
    Rule,
    Rules,
    Seed,
    read_cap,
    read_count,
    read_line_up,
    read_seed,
)
from scripts.results import write_results
from scripts.screen import note, print_json
from simcore.diagnosis import StrategyFault
from simcore.errors import Refusal
from simcore.forking import MOST_REDEALS
from simcore.games import find_game
from simcore.players import compile_strategy
from strategies.catalogue import BOOKS
from strategies.written.forks import read_choice

HELP = """Fork games at a decision: play on after each of several plays, and see what the choice is worth.

Example: skitgubbe fork --when "only specials fit and talon more than 3" --plays "take" "lay a special"

Conditions and plays are those of strategies without code, in Swedish or English: skitgubbe new --words lists them.
The cards that the player cannot see are dealt anew for every continuation, alike for all plays.
"""
MOST_FORKS, MOST_GAMES, MOST_THREADS = 10**6, 10**8, 1024
EVERYBODY = ("each", "alla")

MoreOption = Annotated[
    list[str], typer.Argument(metavar="[PLAY]...", help="Plays may also stand alone.")
]
WhenOption = Annotated[
    str | None, typer.Option("--when", help="The condition [all plays are possible].")
]
PlaysOption = Annotated[
    list[str], typer.Option("--plays", metavar="PLAY PLAY", help="The plays, two to four.")
]
SeatsOption = Annotated[
    str | None,
    typer.Option("--seats", help="Who plays on, as in run [the player by the book]."),
]
MoverOption = Annotated[
    str, typer.Option("--mover", help="Whose decisions: a seat, or each in turn.")
]
EveryOption = Annotated[
    bool, typer.Option("--each", help="Fork each decision that fits, not a game's first only.")
]
PhaseOption = Annotated[
    str | None, typer.Option("--phase", help="one or two, where the words belong to both.")
]
RedealsOption = Annotated[
    str, typer.Option("--redeals", help="Dealings of the unseen cards at each fork.")
]
CapOption = Annotated[
    str,
    typer.Option("--cap", help="Decisions after which a game, or what follows a fork, is left."),
]
ThreadsOption = Annotated[
    str | None, typer.Option("--threads", help="How many threads play [all there are].")
]
OutOption = Annotated[
    Path | None, typer.Option("--out", help="Folder of the files [forks/RULES-SEATS].")
]


def command(
    context: typer.Context,
    more: MoreOption = [],  # noqa: B006  typer reads the default and never changes it
    when: WhenOption = None,
    plays: PlaysOption = [],  # noqa: B006
    rules: Rules = "app",
    rule: Rule = [],  # noqa: B006
    seats: SeatsOption = None,
    mover: MoverOption = "0",
    every: EveryOption = False,
    phase: PhaseOption = None,
    forks: Annotated[str, typer.Option("--forks", help="How many forks are enough.")] = "10000",
    games: Annotated[str, typer.Option("--games", help="The most games to look in.")] = "1e6",
    redeals: RedealsOption = str(REDEALS),
    seed: Seed = "1",
    cap: CapOption = str(CAP),
    threads: ThreadsOption = None,
    out: OutOption = None,
    dry_run: DryRun = False,
    as_json: Json = False,
    lang: Annotated[str | None, typer.Option("--lang", help="sv or en.")] = None,
) -> None:
    """Fork, draw and print."""
    language = choose_language(lang)
    rule_set, strategies = read_line_up(rules, rule, seats or BOOKS[find_game(rules).family])
    forking = Forking(
        rule_set,
        tuple(strategies),
        read_choice(rule_set.family, when, [*plays, *more], phase),
        _read_mover(mover, len(strategies)),
        every,
        read_count(forks, "--forks", least=2, most=MOST_FORKS),
        read_count(games, "--games", most=MOST_GAMES),
        read_count(redeals, "--redeals", most=MOST_REDEALS),
        read_seed(seed),
        read_cap(cap) or CAP,
        read_count(threads, "--threads", most=MOST_THREADS) if threads else threads_here(),
    )
    folder = out or Path("forks") / f"{rule_set.name}-{forking.seats}"
    if dry_run:
        tell_plan(_planned(forking, folder, language), _sample(forking), language)
        return
    prepare_folder(folder, FILES)
    found = _forked(forking)
    document = fork_document(forking, found, folder, _command(forking), language)
    write_results(folder, fork_contents(forking, found, document, language), context)
    if as_json:
        print_json(document)
        return
    print_blocks(fork_blocks(forking, found, language))
    print_blocks(fork_ending(folder, FILES, _next(forking, found), language))


def _planned(forking: Forking, folder: Path, language: str) -> Planned:
    what = DRY_RUN[language]["fork"].format(
        rules=forking.rules.name, seats=forking.seats, plays=" / ".join(forking.choice.plays)
    )
    games = forking.forks * forking.redeals * forking.plays
    return Planned([what], games, folder, "continuations")


def _sample(forking: Forking) -> Iterator[int]:
    for each in forking.strategies:
        compile_strategy(each)
    for number in count(1):
        few = replace(forking, forks=100, seed=forking.seed + number)
        yield len(play_forks(few, _unheard)) * few.redeals * few.plays


def _read_mover(text: str, seats: int) -> int | None:
    if text.lower() in EVERYBODY:
        return None
    if not text.isdigit() or int(text) >= seats:
        raise Refusal(f"--mover must be a seat from 0 to {seats - 1}, or each; found {text!r}.")
    return int(text)


def _forked(forking: Forking) -> Forks:
    note("Forking (the first time this compiles, about twenty seconds) ...")
    for each in forking.strategies:
        compile_strategy(each)
    try:
        return play_forks(forking, _unheard)
    except KeyboardInterrupt:
        note("Nothing was written.")
        raise typer.Abort from None
    except StrategyFault as fault:
        raise Refusal(f"{fault} `skitgubbe check` tells more.") from None


def _unheard(forks: int) -> None:
    """Leave progress untold: most choices are forked within seconds."""


def _line_up(forking: Forking) -> list[str]:
    names = [each.spell() for each in forking.strategies]
    return [*options(forking.rules), "--seats", ",".join(names)]


def _command(forking: Forking) -> str:
    """Return the command that makes the same forks again."""
    choice, mover = forking.choice, forking.mover
    words = ["skitgubbe", "fork", *(["--when", choice.when] if choice.when else [])]
    words += ["--plays", *choice.plays, *_line_up(forking)]
    words += ["--mover", "each" if mover is None else str(mover)]
    words += ["--each"] if forking.each else []
    words += ["--phase", choice.name.removeprefix("phase_")] if choice.family == "classic" else []
    for name in ("forks", "games", "redeals", "seed", "cap"):
        words += [f"--{name}", str(getattr(forking, name))]
    return shlex.join(words)


def _next(forking: Forking, forks: Forks) -> str:
    """Return the command that shows the first game with a fork."""
    words = ["skitgubbe", "replay", str(int(forks.game[0])), *_line_up(forking)]
    return shlex.join([*words, "--seed", str(forking.seed)])
