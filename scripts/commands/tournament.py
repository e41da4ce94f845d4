"""`skitgubbe tournament`: many strategies at the same tables, rated, with who beats whom."""

import shlex
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Annotated

import typer

from experiments.tournament import shards
from experiments.tournament.plan import BLOCK, FIELD, MODES, ROUND_ROBIN, Plan
from experiments.tournament.play import play_block, play_blocks
from experiments.tournament.standings import FEWEST_DEALS, Standings, read_standings
from reports.language import choose_language, whole
from reports.texts.dry_run import DRY_RUN
from reports.tournament_files import tournament_contents, tournament_document
from reports.tournament_text import tournament_blocks, tournament_ending
from scripts.blocks import print_blocks
from scripts.dry_run import DryRun, Planned, tell_plan
from scripts.duels import Lang, SeatNumber, Threads, read_threads, rules_words
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
from simcore.rules import RuleSet
from simcore.strategy import Strategy
from strategies.catalogue import BOOKS, CATALOGUES, find_strategy

HELP = """Let many strategies meet, and rate them: who beats whom, who is first, who is last.

Example: skitgubbe tournament lagforst,stark,samlaren,passaren --rules app --seats 3

A tournament that was stopped goes on with the same command; --deals raised later tops it up. Several machines share
one by --shard 1/2 and --shard 2/2, and --merge puts their folders together, exactly as if one had played it all:
skitgubbe tournament --merge part-1 --merge part-2 --out whole
"""
DEALS = "2000"
MOST_DEALS, MOST_PLAYERS, MOST_SHARDS, MOST_SEATS = 10**7, 60, 1000, 4

StrategiesArgument = Annotated[
    str | None, typer.Argument(help="Who meets, with commas [the catalogue].")
]
ModeOption = Annotated[
    str, typer.Option("--mode", help="round-robin, or field: each alone against --against.")
]
FieldOption = Annotated[
    str | None, typer.Option("--against", help="The field, one or one for each other seat.")
]
ShardOption = Annotated[
    str | None, typer.Option("--shard", help="Which part of the deals, such as 1/2.")
]
MergeOption = Annotated[
    list[Path], typer.Option("--merge", help="Put these folders together instead.")
]
OutOption = Annotated[Path | None, typer.Option("--out", help="Folder [tournaments/RULES-SEATS].")]


def command(
    context: typer.Context,
    strategies: StrategiesArgument = None,
    rules: Rules = "app",
    rule: Rule = [],  # noqa: B006  typer reads the default and never changes it
    seats: SeatNumber = None,
    mode: ModeOption = ROUND_ROBIN,
    against: FieldOption = None,
    deals: Annotated[str, typer.Option("--deals", help="How many deals all play.")] = DEALS,
    shard: ShardOption = None,
    merge: MergeOption = [],  # noqa: B006
    seed: Seed = "1",
    cap: Cap = None,
    threads: Threads = None,
    out: OutOption = None,
    dry_run: DryRun = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Play or put together, rate, draw and print."""
    language = choose_language(lang)
    if merge:
        _tell(*_merged(merge, out), language, context, as_json=as_json)
        return
    players = read_players(rules, seats)
    if players > MOST_SEATS:
        raise Refusal(f"A tournament has 2 to {MOST_SEATS} seats; found {players}: type --seats 3.")
    rule_set = make_rules(rules, rule, players)
    plan = Plan(
        rule_set,
        tuple(_players(rule_set, strategies)),
        players,
        _read_mode(mode, against),
        read_seed(seed),
        read_cap(cap) or engine_of(rule_set.family).cap,
        _read_field(rule_set, against, players) if mode == FIELD else (),
    )
    _refuse_too_few(plan)
    folder = out or Path("tournaments") / f"{rule_set.name}-{players}"
    number = read_count(deals, "--deals", least=FEWEST_DEALS, most=MOST_DEALS)
    if dry_run:
        tell_plan(_planned(plan, number, folder, language), _sample(plan), language)
        return
    shards.begin(folder, plan)
    _play(plan, folder, number, _read_shard(shard), read_threads(threads))
    _tell(plan, folder, number, language, context, as_json=as_json)


def _planned(plan: Plan, deals: int, folder: Path, language: str) -> Planned:
    texts = DRY_RUN[language]
    what = texts["tournament"].format(
        number=len(plan.strategies), rules=plan.rules.name, seats=plan.seats, mode=plan.mode
    )
    told = texts["deals"].format(deals=whole(deals, language), each=plan.games(1))
    return Planned([what, told], plan.games(deals), folder)


def _sample(plan: Plan) -> Iterator[int]:
    for each in (*plan.strategies, *plan.field):
        compile_strategy(each)
    for first in count(step=BLOCK):
        yield len(play_block(plan, first, BLOCK).deals)


def _merged(folders: list[Path], out: Path | None) -> tuple[Plan, Path, None]:
    """Put folders together; return their plan and the folder, with all the deals that are there."""
    if out is None:
        raise Refusal("Name the folder that the others are put together in: --out whole.")
    shards.merge(folders, out)
    held = shards.read_manifest(out)
    rules = make_rules(held["rules"], held["house"], held["seats"])
    strategies, field = (
        tuple(find_strategy(name, rules) for name in held[key]) for key in ("strategies", "field")
    )
    plan = Plan(rules, strategies, held["seats"], held["mode"], held["seed"], held["cap"], field)
    shards.refuse_other(out, held, plan.as_json())
    return plan, out, None


def _tell(
    plan: Plan,
    folder: Path,
    deals: int | None,
    language: str,
    context: typer.Context,
    *,
    as_json: bool,
) -> None:
    """Read the games, write what they say, and print it."""
    found = read_standings(plan, shards.read_games(folder, deals))
    document = tournament_document(found, folder, _command(plan, found.deals))
    contents = tournament_contents(found, document, language)
    write_results(folder, contents, context)
    if as_json:
        print_json(document)
        return
    print_blocks(tournament_blocks(found, language))
    print_blocks(tournament_ending(folder, list(contents), _next(found), language))


def _players(rules: RuleSet, text: str | None) -> list[Strategy]:
    if text is None:
        everybody = CATALOGUES[rules.family].values()
        found = [each for each in everybody if not each.rule_sets or rules.name in each.rule_sets]
        return [each for each in found if each.name != "utraknad"]
    found = [find_strategy(name, rules) for name in split_names(text)]
    spelled = [each.spell() for each in found]
    refuse_namesakes(found)
    twice = next((name for name in spelled if spelled.count(name) > 1), None)
    if twice:
        raise Refusal(f"{twice} is named twice: name each strategy once.")
    return found


def _refuse_too_few(plan: Plan) -> None:
    least = plan.seats if plan.mode == ROUND_ROBIN else 1
    if len(plan.strategies) < least:
        raise Refusal(
            f"{len(plan.strategies)} strategies cannot fill tables of {plan.seats}: name at least {least}, or play "
            "each against a field with --mode field."
        )
    if len(plan.strategies) > MOST_PLAYERS:
        raise Refusal(f"A tournament has at most {MOST_PLAYERS} strategies.")


def _read_mode(mode: str, against: str | None) -> str:
    if mode not in MODES:
        raise Refusal(f"--mode must be {' or '.join(MODES)}; found {mode!r}.")
    if against and mode != FIELD:
        raise Refusal("--against names a field: add --mode field.")
    return mode


def _read_field(rules: RuleSet, against: str | None, players: int) -> tuple[Strategy, ...]:
    found = [find_strategy(each, rules) for each in split_names(against or BOOKS[rules.family])]
    if len(found) == 1:
        found *= players - 1
    if len(found) != players - 1:
        raise Refusal(
            f"--against names {len(found)} strategies for {players - 1} other seats: name one, or one for each."
        )
    return tuple(found)


def _read_shard(text: str | None) -> tuple[int, int]:
    """Return which of how many parts; raise Refusal on anything else than 1/2."""
    if text is None:
        return 1, 1
    first, slash, of = text.partition("/")
    if not (slash and first.isdigit() and of.isdigit() and 1 <= int(first) <= int(of)):
        raise Refusal(f"--shard is a part of a whole, such as 1/2; found {text!r}.")
    if int(of) > MOST_SHARDS:
        raise Refusal(f"There are at most {MOST_SHARDS} shards; found {of}.")
    return int(first), int(of)


def _play(plan: Plan, folder: Path, deals: int, shard: tuple[int, int], threads: int) -> None:
    """Play the blocks of a shard that are not there yet."""
    part, parts = shard
    own = range(part - 1, -(-deals // BLOCK), parts)
    wanted = shards.missing(folder, own, deals)
    if not wanted:
        note("All games are there already.")
        return
    note("Compiling what is not compiled yet ...")
    for each in {each.spell(): each for each in (*plan.strategies, *plan.field)}.values():
        compile_strategy(each)
    try:
        play_block(replace(plan, strategies=plan.strategies[: plan.seats]), 0, 1)
        with Meter(plan.games(min(BLOCK * len(wanted), deals))) as meter:
            for number, games in play_blocks(plan, wanted, deals, threads):
                shards.keep(folder, number, games)
                meter.advance(len(games.deals))
    except KeyboardInterrupt:
        note("What is played is kept: the same command goes on.")
        raise typer.Abort from None
    except StrategyFault as fault:
        raise Refusal(f"{fault} `skitgubbe check` tells more.") from None
    note(f"{meter.done:,} games in {meter.seconds:.0f} s ({meter.rate:,.0f} games/s).")


def _command(plan: Plan, deals: int) -> str:
    names = ",".join(each.spell() for each in plan.strategies)
    words = ["skitgubbe", "tournament", names, *rules_words(plan.rules), "--seats", str(plan.seats)]
    if plan.mode == FIELD:
        words += ["--mode", FIELD, "--against", ",".join(each.spell() for each in plan.field)]
    return shlex.join([*words, "--deals", str(deals), "--seed", str(plan.seed)])


def _next(found: Standings) -> str:
    plan = found.plan
    own = [each.player for each in found.standings if each.player < len(plan.strategies)]
    names = [plan.strategies[each].spell() for each in own[:2]]
    names = names if len(names) == 2 else [*names, plan.field[0].spell()]
    words = ["skitgubbe", "compare", *names, *rules_words(plan.rules), "--seats", str(plan.seats)]
    return shlex.join(words)
