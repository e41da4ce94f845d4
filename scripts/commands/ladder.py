"""`skitgubbe ladder`: every strategy of the catalogue against every other, ranked."""

import shlex
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Annotated

import typer

from experiments.ladder import SLOW, Ladder, Laddering, play_ladder
from experiments.run import threads_here
from reports.folders import prepare_folder
from reports.ladder_files import FILES, ladder_contents, ladder_document
from reports.ladder_text import ladder_blocks, ladder_ending
from reports.language import choose_language
from reports.texts.dry_run import DRY_RUN
from scripts.blocks import print_blocks
from scripts.dry_run import DryRun, Planned, tell_plan
from scripts.meter import Meter
from scripts.options import (
    Cap,
    Json,
    Rule,
    Rules,
    Seed,
    read_cap,
    read_count,
    read_players,
    read_seed,
)
from scripts.results import write_results
from scripts.screen import note, print_json
from simcore.diagnosis import StrategyFault
from simcore.engine import engine_of
from simcore.errors import Refusal
from simcore.expression import split_names
from simcore.games import make_rules
from simcore.lineup import refuse_namesakes
from simcore.players import compile_strategy
from simcore.rules import RuleSet, spell
from simcore.strategy import Strategy
from strategies.catalogue import CATALOGUES, find_strategy

HELP = """Rank the whole catalogue: each strategy against every other, from every seat, on the same deals.

Example: skitgubbe ladder --rules app --seats 2

Ranked by the risk of becoming skitgubbe, with games that never ended counted as lost. With --strategies only those
that are named meet: skitgubbe ladder --rules klassisk --seats 3 --strategies boken,duckaren,my_bot.py
"""
MOST_THREADS, MOST_DEALS = 1024, 10**7
DEALS = "4000"


def command(
    context: typer.Context,
    rules: Rules = "app",
    rule: Rule = [],  # noqa: B006  typer reads the default and never changes it
    seats: Annotated[
        str | None, typer.Option("--seats", help="Number of seats [the game's usual one].")
    ] = None,
    strategies: Annotated[
        str | None, typer.Option("--strategies", help="Who meets, with commas [the catalogue].")
    ] = None,
    deals: Annotated[str, typer.Option("--deals", help="How many deals all play.")] = DEALS,
    seed: Seed = "1",
    cap: Cap = None,
    threads: Annotated[
        str | None, typer.Option("--threads", help="How many threads play [all there are].")
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", help="Folder of the files [ladders/RULES-SEATS].")
    ] = None,
    dry_run: DryRun = False,
    as_json: Json = False,
    lang: Annotated[str | None, typer.Option("--lang", help="sv or en.")] = None,
) -> None:
    """Play, rank, draw and print."""
    language = choose_language(lang)
    rule_set = make_rules(rules, rule, read_players(rules, seats))
    laddering = Laddering(
        rule_set,
        tuple(_players(rule_set, strategies)),
        read_players(rules, seats),
        read_count(deals, "--deals", least=2, most=MOST_DEALS),
        read_seed(seed),
        read_cap(cap) or engine_of(rule_set.family).cap,
        read_count(threads, "--threads", most=MOST_THREADS) if threads else threads_here(),
    )
    folder = out or Path("ladders") / f"{rule_set.name}-{laddering.seats}"
    if dry_run:
        tell_plan(_planned(laddering, folder, language), _sample(laddering), language)
        return
    prepare_folder(folder, FILES)
    ladder = _played(laddering)
    document = ladder_document(laddering, ladder, folder, _command(laddering, strategies))
    write_results(folder, ladder_contents(laddering, ladder, document, language), context)
    if as_json:
        print_json(document)
        return
    print_blocks(ladder_blocks(laddering, ladder, language))
    print_blocks(ladder_ending(folder, FILES, _next(laddering, ladder), language))


def _planned(laddering: Laddering, folder: Path, language: str) -> Planned:
    what = DRY_RUN[language]["ladder"].format(
        number=len(laddering.strategies), rules=laddering.rules.name, seats=laddering.seats
    )
    return Planned([what], laddering.games, folder)


def _sample(laddering: Laddering) -> Iterator[int]:
    """Yield games of two neighbours of the catalogue at a time, all in turn."""
    players = [each for each in laddering.strategies if each.name not in SLOW]
    for each in players:
        compile_strategy(each)
    for place in count():
        two = tuple(players[(place + step) % len(players)] for step in range(2))
        few = replace(laddering, strategies=two, deals=1000)
        play_ladder(few, _unheard)
        yield few.games


def _players(rules: RuleSet, text: str | None) -> list[Strategy]:
    if text is None:
        everybody = CATALOGUES[rules.family].values()
        return [each for each in everybody if not each.rule_sets or rules.name in each.rule_sets]
    found = [find_strategy(name, rules) for name in split_names(text)]
    spelled = [each.spell() for each in found]
    refuse_namesakes(found)
    twice = next((name for name in spelled if spelled.count(name) > 1), None)
    if twice:
        raise Refusal(f"{twice} is named twice in --strategies: name each strategy once.")
    return found


def _played(laddering: Laddering) -> Ladder:
    if len(laddering.strategies) > 1:
        note("Compiling strategies that are not compiled yet (the first time about a minute) ...")
    for each in laddering.strategies:
        compile_strategy(each)
    try:
        play_ladder(replace(laddering, deals=2, strategies=laddering.strategies[:2]), _unheard)
        with Meter(laddering.games) as meter:
            ladder = play_ladder(laddering, meter.advance)
    except KeyboardInterrupt:
        note("Nothing was written.")
        raise typer.Abort from None
    except StrategyFault as fault:
        raise Refusal(
            f"{fault} Try it: skitgubbe check NAME --rules {laddering.rules.name}"
        ) from None
    note(f"{laddering.games:,} games in {meter.seconds:.0f} s ({meter.rate:,.0f} games/s).")
    return ladder


def _unheard(games: int) -> None:
    """Leave out of the meter what only compiles the engine."""


def _options(laddering: Laddering) -> list[str]:
    house = laddering.rules.house.items()
    changed = [word for name, value in house for word in ("--rule", f"{name}={spell(value)}")]
    return ["--rules", laddering.rules.name, *changed]


def _command(laddering: Laddering, strategies: str | None) -> str:
    words = ["skitgubbe", "ladder", *_options(laddering), "--seats", str(laddering.seats)]
    words += ["--strategies", strategies] if strategies else []
    words += ["--deals", str(laddering.deals), "--seed", str(laddering.seed)]
    return shlex.join(words)


def _next(laddering: Laddering, ladder: Ladder) -> str:
    first, second = (each.strategy.spell() for each in ladder.standings[:2])
    seats = [first] + [second] * (laddering.seats - 1)
    words = ["skitgubbe", "run", *_options(laddering), "--seats", ",".join(seats)]
    return shlex.join([*words, "--games", "1e5"])
