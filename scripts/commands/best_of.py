"""`skitgubbe best-of`: a race among many candidates on common deals."""

import shlex
from pathlib import Path
from typing import Annotated

import typer

from experiments.best_of import Outcome, Race, run_race
from experiments.sweep import grid, read_axis
from reports.best_of_files import FILES, race_contents, race_document
from reports.best_of_text import race_blocks, race_ending
from reports.folders import prepare_folder
from reports.language import choose_language
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
from scripts.goals import read_margin
from scripts.meter import Meter
from scripts.options import (
    Cap,
    Json,
    Rule,
    Rules,
    Seed,
    read_count,
    read_players,
)
from scripts.results import write_results
from scripts.screen import note, print_json
from simcore.diagnosis import StrategyFault
from simcore.errors import Refusal
from simcore.expression import split_names
from simcore.games import make_rules
from simcore.lineup import refuse_namesakes
from simcore.players import compile_strategy
from simcore.rules import RuleSet
from simcore.strategy import Strategy
from strategies.catalogue import BOOKS, find_strategy

HELP = """Name the best of many candidates with a probability of at least 95 %: those that surely are not fall out.

Example: skitgubbe best-of stark samlaren slutspelaren passaren --rules app --seats 2

With --grid every candidate is tried at each point: skitgubbe best-of stark --grid take=0:30:5 --margin 0.5pp
"""
MOST_CANDIDATES, GAMES = 400, "2e6"

GridsOption = Annotated[
    list[str],
    typer.Option("--grid", metavar="NAME=GRID", help="Values of a parameter of each."),
]
MarginOption = Annotated[
    str | None,
    typer.Option("--margin", help="Differences below this need not be told: 0.5pp."),
]
GamesOption = Annotated[str, typer.Option("--games", help="The most games for each candidate.")]
OutOption = Annotated[
    Path | None, typer.Option("--out", help="Folder of the files [races/RULES-SEATS].")
]


def command(
    context: typer.Context,
    candidates: Annotated[list[str], typer.Argument(metavar="NAME...", help="The candidates.")],
    grids: GridsOption = [],  # noqa: B006  typer reads the default and never changes it
    reference: Reference = None,
    rules: Rules = "app",
    rule: Rule = [],  # noqa: B006  typer reads the default and never changes it
    seats: SeatNumber = None,
    margin: MarginOption = None,
    games: GamesOption = GAMES,
    measure: MeasureName = None,
    against: Against = None,
    seed: Seed = "1",
    cap: Cap = None,
    threads: Threads = None,
    out: OutOption = None,
    dry_run: DryRun = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Race, draw and print."""
    language = choose_language(lang)
    players = read_players(rules, seats)
    rule_set = make_rules(rules, rule, players)
    everybody = _candidates(candidates, grids, rule_set)
    other = find_strategy(reference or BOOKS[rule_set.family], rule_set)
    duel = make_duel(rule_set, players, (everybody[0], other), measure, against, seed, cap)
    most = deals_for(duel, read_count(games, "--games", least=2))
    least = read_margin(margin, duel.measure.name) if margin else 0.0
    race = Race(duel, tuple(everybody), most, least)
    number = read_threads(threads)
    folder = out or Path("races") / f"{rule_set.name}-{players}"
    if dry_run:
        duels = [race.duel_of(place) for place in range(len(everybody))]
        tell_plan(_planned(race, folder, language), sample_of(duels, number), language)
        return
    prepare_folder(folder, FILES)
    outcome = _raced(race, number)
    document = race_document(outcome, folder, _command(race, candidates, grids, games, margin))
    write_results(folder, race_contents(outcome, document, language), context)
    if as_json:
        print_json(document)
        return
    print_blocks(race_blocks(outcome, language))
    print_blocks(race_ending(folder, FILES, _next(outcome), language))


def _planned(race: Race, folder: Path, language: str) -> Planned:
    duel, number = race.duel, len(race.candidates)
    what = DRY_RUN[language]["race"].format(
        number=number, reference=duel.reference.spell(), rules=duel.rules.name, seats=duel.seats
    )
    return Planned([what], race.deals * duel.games_per_deal * number, folder, "at_most")


def _candidates(names: list[str], grids: list[str], rules: RuleSet) -> list[Strategy]:
    found = [find_strategy(name, rules) for text in names for name in split_names(text)]
    if grids:
        found = [
            point
            for each in found
            for _, point in grid(each, [read_axis(text, each) for text in grids])
        ]
    refuse_namesakes(found)
    spelled = [each.spell() for each in found]
    twice = next((name for name in spelled if spelled.count(name) > 1), None)
    if twice:
        raise Refusal(f"{twice} is named twice: name each candidate once.")
    if not 2 <= len(found) <= MOST_CANDIDATES:
        raise Refusal(f"A race has 2 to {MOST_CANDIDATES} candidates; found {len(found)}.")
    return found


def _raced(race: Race, threads: int) -> Outcome:
    note("Compiling what is not compiled yet ...")
    for each in (*race.candidates, race.duel.reference, *race.duel.field):
        compile_strategy(each)
    most = race.deals * race.duel.games_per_deal * len(race.candidates)
    try:
        with Meter(most) as meter:
            outcome = run_race(race, threads, meter.advance)
    except KeyboardInterrupt:
        note("Nothing was written.")
        raise typer.Abort from None
    except StrategyFault as fault:
        raise Refusal(f"{fault} `skitgubbe check` tells more.") from None
    note(f"{outcome.games:,} games in {meter.seconds:.0f} s ({meter.rate:,.0f} games/s).")
    return outcome


def _command(race: Race, names: list[str], grids: list[str], games: str, margin: str | None) -> str:
    duel = race.duel
    words = ["skitgubbe", "best-of", *names]
    words += [word for text in grids for word in ("--grid", text)]
    words += ["--reference", duel.reference.spell(), *rules_words(duel.rules)]
    words += ["--seats", str(duel.seats), "--games", games, "--measure", duel.measure.name]
    words += ["--margin", margin] if margin else []
    if duel.field:
        words += ["--against", ",".join(each.spell() for each in duel.field)]
    return shlex.join([*words, "--seed", str(duel.seed)])


def _next(outcome: Outcome) -> str:
    duel, first = outcome.race.duel, outcome.runners[0].strategy
    second = outcome.runners[1].strategy
    words = ["skitgubbe", "compare", first.spell(), second.spell(), *rules_words(duel.rules)]
    return shlex.join([*words, "--seats", str(duel.seats)])
