"""`skitgubbe fingerprint`: how strategies act, and whether two play alike."""

import shlex
from pathlib import Path
from typing import Annotated

import typer

from experiments.fingerprint import Fingerprints, take_fingerprints
from reports.fingerprint_files import FILES, fingerprint_contents, fingerprint_document
from reports.fingerprint_text import fingerprint_blocks, fingerprint_ending, options
from reports.folders import prepare_folder
from reports.language import choose_language
from scripts.blocks import print_blocks
from scripts.options import Json, Rule, Rules, Seed, read_count, read_players, read_seed
from scripts.results import write_results
from scripts.screen import note, print_json
from simcore.diagnosis import StrategyFault
from simcore.errors import Refusal
from simcore.expression import split_names
from simcore.games import make_rules
from simcore.lineup import refuse_namesakes
from simcore.players import compile_strategy
from strategies.catalogue import find_strategy

HELP = """Show how strategies act in each situation, as a picture, and say whether two of them play alike.

Example: skitgubbe fingerprint lagforst samlaren --rules app --seats 2

All are asked at the same decisions. Names are as everywhere: skitgubbe fingerprint my_bot.py "mix(lagforst,samlaren)"
"""
MOST_DECISIONS = 500_000


def command(
    context: typer.Context,
    strategies: Annotated[list[str], typer.Argument(metavar="NAME...", help="Who is asked.")],
    rules: Rules = "app",
    rule: Rule = [],  # noqa: B006  typer reads the default and never changes it
    seats: Annotated[
        str | None, typer.Option("--seats", help="Number of seats [the game's usual one].")
    ] = None,
    decisions: Annotated[
        str, typer.Option("--decisions", help="About how many decisions, in all.")
    ] = "20000",
    seed: Seed = "1",
    out: Annotated[
        Path | None, typer.Option("--out", help="Folder of the files [fingerprints/RULES-SEATS].")
    ] = None,
    as_json: Json = False,
    lang: Annotated[str | None, typer.Option("--lang", help="sv or en.")] = None,
) -> None:
    """Ask, draw and print."""
    language = choose_language(lang)
    players = read_players(rules, seats)
    rule_set = make_rules(rules, rule, players)
    found = [find_strategy(name, rule_set) for text in strategies for name in split_names(text)]
    refuse_namesakes(found)
    number = read_count(decisions, "--decisions", least=100, most=MOST_DECISIONS)
    folder = out or Path("fingerprints") / f"{rule_set.name}-{players}"
    prepare_folder(folder, FILES)
    note("Asking (a first run compiles what listens, about ten seconds) ...")
    for each in found:
        compile_strategy(each)
    try:
        prints = take_fingerprints(rule_set, found, players, read_seed(seed), number)
    except StrategyFault as fault:
        raise Refusal(f"{fault} `skitgubbe check` tells more.") from None
    words = ["skitgubbe", "fingerprint", *strategies, *options(rule_set), "--seats", str(players)]
    again = shlex.join([*words, "--decisions", str(number), "--seed", seed])
    document = fingerprint_document(prints, folder, again)
    write_results(folder, fingerprint_contents(prints, document, language), context)
    if as_json:
        print_json(document)
        return
    print_blocks(fingerprint_blocks(prints, language))
    print_blocks(fingerprint_ending(folder, FILES, _next(prints), language))


def _next(prints: Fingerprints) -> str:
    words = ["skitgubbe", "ladder", *options(prints.rules), "--seats", str(prints.seats)]
    if len(prints.names) > 1:
        words += ["--strategies", ",".join(prints.names)]
    return shlex.join(words)
