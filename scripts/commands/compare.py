"""`skitgubbe compare`: which of two strategies is better, by how much and how surely."""

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from experiments.adjusting import Adjustment, learn, refuse_unknown_luck
from experiments.comparing import (
    DEALS,
    SPRT,
    WIDTH,
    Comparison,
    Goal,
    compare,
    expected,
    size_of,
)
from experiments.duel import BLOCK, Duel, Tally
from experiments.given import read_condition
from experiments.stats.gsprt import Hypotheses
from experiments.stats.proportion import Interval
from reports.compare_figure import Step
from reports.compare_files import FILES, compare_contents, compare_document
from reports.compare_text import compare_blocks, compare_ending
from reports.folders import prepare_folder
from reports.language import choose_language, whole
from reports.texts.dry_run import DRY_RUN
from scripts.blocks import print_blocks
from scripts.dry_run import DryRun, Planned, sample_of, tell_plan, variance_of
from scripts.duels import (
    Against,
    Lang,
    MeasureName,
    SeatNumber,
    Threads,
    deals_for,
    make_duel,
    read_threads,
    read_two,
)
from scripts.goals import read_hypotheses, read_width
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
from scripts.strata import command_of, next_of, tell_strata
from simcore.diagnosis import StrategyFault
from simcore.errors import Refusal
from simcore.games import make_rules
from simcore.players import compile_strategy

HELP = """Tell which of two strategies is better, by how much and how surely, on the same deals for both.

Example: skitgubbe compare stark lagforst --rules app --seats 2

Ends after a number of games, when the interval is as narrow as asked for (--until-width 0.2pp), or when one of two
hypotheses is accepted (--sprt 0,1pp). Ctrl-C ends it too, and what is printed then still holds.
"""
GAMES = "200000"
MOST_DEALS = 20_000_000
"""Where a comparison that has no number of games gives up."""

GamesOption = Annotated[
    str | None, typer.Option("--games", help=f"How many games, in all [{GAMES}].")
]
UntilWidthOption = Annotated[
    str | None, typer.Option("--until-width", help="Until the interval is so wide: 0.2pp.")
]
SprtOption = Annotated[
    str | None, typer.Option("--sprt", help="Until one of two effects is accepted: 0,1pp.")
]
AlignedDrawsOption = Annotated[
    bool, typer.Option("--aligned-draws", help="Each seat draws in an order of its own.")
]
GivenOption = Annotated[
    str | None, typer.Option("--given", help="What the player is dealt: tens_open=3.")
]
AdjustOption = Annotated[
    bool, typer.Option("--adjust", help="Tell the effect with the luck of the cards taken out too.")
]
StrataOption = Annotated[
    bool, typer.Option("--strata", help="Apart for each number that --given allows.")
]
OutOption = Annotated[
    Path | None, typer.Option("--out", help="Folder of the files [compared/A-B].")
]


def command(
    context: typer.Context,
    candidate: Annotated[str, typer.Argument(metavar="A", help="The candidate.")],
    reference: Annotated[str, typer.Argument(metavar="B", help="Whom it is compared with.")],
    rules: Rules = "app",
    rule: Rule = [],  # noqa: B006  typer reads the default and never changes it
    seats: SeatNumber = None,
    games: GamesOption = None,
    until_width: UntilWidthOption = None,
    sprt: SprtOption = None,
    measure: MeasureName = None,
    against: Against = None,
    aligned_draws: AlignedDrawsOption = False,
    given: GivenOption = None,
    strata: StrataOption = False,
    adjust: AdjustOption = False,
    seed: Seed = "1",
    cap: Cap = None,
    threads: Threads = None,
    out: OutOption = None,
    dry_run: DryRun = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Play, judge, draw and print."""
    language = choose_language(lang)
    players = read_players(rules, seats)
    rule_set = make_rules(rules, rule, players)
    two = read_two(candidate, reference, rule_set)
    duel = make_duel(rule_set, players, two, measure, against, seed, cap)
    duel = _given(replace(duel, aligned=aligned_draws), given)
    goal, number = _read_goal(duel, games, until_width, sprt), read_threads(threads)
    if adjust:
        _refuse_adjusting(duel, goal)
    folder = out or _folder(duel, apart=strata)
    if strata:
        tell_strata(duel, goal, number, folder, context, language, as_json=as_json)
        return
    if dry_run:
        tell_plan(_planned(duel, goal, folder, language), sample_of([duel], number), language)
        return
    prepare_folder(folder, FILES)
    learnt = _learnt(duel, number) if adjust else None
    if learnt:
        duel = replace(duel, luck=tuple(learnt.frozen().tolist()))
    found, path = _compared(duel, goal, number)
    again = command_of(duel, games, until_width, sprt, against)
    document = compare_document(found, folder, again, learnt)
    write_results(folder, compare_contents(found, path, document, language), context)
    if as_json:
        print_json(document)
        return
    print_blocks(compare_blocks(found, language, learnt))
    print_blocks(compare_ending(folder, FILES, next_of(duel), language))


def _given(duel: Duel, text: str | None) -> Duel:
    """Return the duel with what the player is dealt; a field then sits in the other seats."""
    if not text:
        return duel
    field = duel.field or (duel.reference,) * (duel.seats - 1)
    return replace(duel, field=field, given=read_condition(text, duel.rules))


def _folder(duel: Duel, *, apart: bool) -> Path:
    names = [duel.candidate.name, duel.reference.name, duel.rules.name, str(duel.seats)]
    return Path("compared") / "-".join([*names, *(["strata"] if apart else [])])


def _read_goal(duel: Duel, games: str | None, until_width: str | None, sprt: str | None) -> Goal:
    named = [
        name
        for name, text in (("--games", games), ("--until-width", until_width), ("--sprt", sprt))
        if text
    ]
    if len(named) > 1 and named != ["--games", "--sprt"] and named != ["--games", "--until-width"]:
        raise Refusal("--until-width and --sprt each say when to stop: leave one of them out.")
    most = deals_for(duel, read_count(games, "--games", least=2)) if games else None
    if until_width:
        return Goal(WIDTH, most or MOST_DEALS, width=read_width(until_width, duel.measure.name))
    if sprt:
        low, high = read_hypotheses(sprt, duel.measure.name)
        factor = duel.scale / size_of(duel)
        test = Hypotheses(low * factor, high * factor, size=size_of(duel), block=BLOCK)
        return Goal(SPRT, most or MOST_DEALS, test=test)
    return Goal(DEALS, most or deals_for(duel, int(GAMES)))


def _refuse_adjusting(duel: Duel, goal: Goal) -> None:
    refuse_unknown_luck(duel)
    if goal.kind != DEALS:
        raise Refusal("--adjust takes a number of games: leave out --until-width and --sprt.")


def _learnt(duel: Duel, threads: int) -> Adjustment:
    """Return what cards are worth, learnt on other deals."""
    note("Learning what the cards are worth, on other deals ...")
    for each in (duel.candidate, duel.reference, *duel.field):
        compile_strategy(each)
    return learn(duel, threads)


def _planned(duel: Duel, goal: Goal, folder: Path, language: str) -> Planned:
    texts = DRY_RUN[language]
    what = texts["duel"].format(
        candidate=duel.candidate.spell(),
        reference=duel.reference.spell(),
        rules=duel.rules.name,
        seats=duel.seats,
        measure=duel.measure.name,
    )
    each = duel.games_per_deal
    if goal.kind == DEALS:
        deals = goal.deals or 0
        told = texts["deals"].format(deals=whole(deals, language), each=each)
        return Planned([what, told], deals * each, folder)
    for player in (duel.candidate, duel.reference, *duel.field):
        compile_strategy(player)
    deals = min(expected(duel, goal, variance_of(duel)), goal.deals or MOST_DEALS)
    return Planned([what], deals * each, folder, "expected")


def _compared(duel: Duel, goal: Goal, threads: int) -> tuple[Comparison, list[Step]]:
    note("Compiling what is not compiled yet ...")
    for each in {id(each): each for each in (duel.candidate, duel.reference, *duel.field)}.values():
        compile_strategy(each)
    path: list[Step] = []
    try:
        with Meter((goal.deals or 0) * duel.games_per_deal) as meter:

            def _advance(tally: Tally, now: Interval) -> None:
                meter.advance(tally.games - meter.done)
                path.append(Step(tally.deals, now))

            found = compare(duel, goal, threads, _advance)
    except StrategyFault as fault:
        raise Refusal(f"{fault} `skitgubbe check` tells more.") from None
    if not path:
        note("Nothing was written.")
        raise typer.Abort
    note(f"{found.tally.games:,} games in {meter.seconds:.0f} s ({meter.rate:,.0f} games/s).")
    return found, path
