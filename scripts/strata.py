"""What `compare` does stratum by stratum, and the commands that it names."""

import shlex
from pathlib import Path

import typer

from experiments.comparing import DEALS, Goal
from experiments.duel import Duel, Tally
from experiments.stats.proportion import Interval
from experiments.strata import compare_strata, expected_games
from reports.compare_text import compare_ending
from reports.folders import prepare_folder
from reports.strata_text import FILES, strata_blocks, strata_contents, strata_document
from scripts.blocks import print_blocks
from scripts.duels import rules_words
from scripts.meter import Meter
from scripts.results import write_results
from scripts.screen import print_json
from simcore.errors import Refusal
from simcore.players import compile_strategy


def tell_strata(
    duel: Duel,
    goal: Goal,
    threads: int,
    folder: Path,
    context: typer.Context,
    language: str,
    *,
    as_json: bool,
) -> None:
    """Compare stratum by stratum, write and print."""
    if duel.given is None:
        raise Refusal('--strata parts what --given asks for: add --given "tens_dealt=0..4".')
    if goal.kind != DEALS or goal.deals is None:
        raise Refusal("--strata takes a number of games: leave out --until-width and --sprt.")
    prepare_folder(folder, FILES)
    for each in (duel.candidate, duel.reference, *duel.field):
        compile_strategy(each)
    with Meter(expected_games(duel, goal.deals)) as meter:
        before = 0

        def _advance(tally: Tally, _: Interval) -> None:
            nonlocal before
            meter.advance(tally.games - before if tally.games > before else tally.games)
            before = tally.games

        found = compare_strata(duel, goal.deals, threads, _advance)
    document = strata_document(found, folder, command_of(duel) + " --strata")
    write_results(folder, strata_contents(document), context)
    if as_json:
        print_json(document)
        return
    print_blocks(strata_blocks(found, language))
    print_blocks(compare_ending(folder, FILES, next_of(duel), language))


def command_of(
    duel: Duel,
    games: str | None = None,
    until_width: str | None = None,
    sprt: str | None = None,
    against: str | None = None,
) -> str:
    """Return the command that makes a comparison again."""
    words = ["skitgubbe", "compare", duel.candidate.spell(), duel.reference.spell()]
    words += [*rules_words(duel.rules), "--seats", str(duel.seats)]
    for name, text in (
        ("--games", games),
        ("--until-width", until_width),
        ("--sprt", sprt),
        ("--against", against),
    ):
        words += [name, text] if text else []
    words += ["--given", duel.given.text] if duel.given else []
    words += ["--adjust"] if duel.luck else []
    words += ["--measure", duel.measure.name, "--seed", str(duel.seed)]
    return shlex.join([*words, *(["--aligned-draws"] if duel.aligned else [])])


def next_of(duel: Duel) -> str:
    """Return the command that shows where the two play differently."""
    names = [duel.candidate.spell(), duel.reference.spell()]
    return shlex.join(
        ["skitgubbe", "fingerprint", *names, *rules_words(duel.rules), "--seats", str(duel.seats)]
    )
