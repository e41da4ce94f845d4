"""`skitgubbe shape`: choices, length, lead history and decision spread of a game, measured and drawn."""

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from experiments.shape import Shape, Shaping, measure
from experiments.shape_document import document
from reports.folders import prepare_folder, write_files
from reports.language import choose_language
from reports.shape_files import FILES, shape_contents
from reports.shape_text import ending_blocks, shape_blocks
from scripts.blocks import print_blocks
from scripts.meter import Meter
from scripts.options import Json, Rule, Rules, Seed, read_count, read_line_up, read_seed
from scripts.screen import note, print_json
from simcore.diagnosis import StrategyFault
from simcore.errors import Refusal
from simcore.jit import CACHE_FOLDER, COMPILED
from simcore.rules import spell

HELP = """Measure and draw a game's shape: choices by decision, length, who leads when, and what hangs on a choice.

Example: skitgubbe shape --rules klassisk --players 3 --games 1000

These are the figures that the Valet collection shows of each of its games, whose players choose at random; so do
these unless others are named. Lead history and decision spread are estimated in the first --rollout-games games, by
playing on at random from every choice. The definitions: experiments/shape.py and experiments/shape_rollouts.py.
"""

UNIFORM = "likformig"
MOST_GAMES, MOST_ROLLOUTS, ROLLOUT_STEP = 10**8, 4096, 8


def command(
    rules: Rules = "app",
    rule: Rule = [],  # noqa: B006  typer reads the default and never changes it
    players: Annotated[
        str | None, typer.Option("--players", help="Number of seats, if one strategy is named.")
    ] = None,
    strategies: Annotated[
        str | None, typer.Option("--strategies", help=f"One strategy for all seats [{UNIFORM}].")
    ] = None,
    seats: Annotated[
        str | None, typer.Option("--seats", help="One strategy per seat, with commas.")
    ] = None,
    games: Annotated[str, typer.Option("--games", help="How many games.")] = "1000",
    rollout_games: Annotated[
        str, typer.Option("--rollout-games", help="How many of them get roll-outs; 0: none.")
    ] = "100",
    rollouts: Annotated[
        str, typer.Option("--rollouts", help="Roll-outs of each choice, a multiple of 8.")
    ] = "32",
    seed: Seed = "1",
    out: Annotated[
        Path | None, typer.Option("--out", help="Folder of the files [shapes/RULES-PLAYERS].")
    ] = None,
    as_json: Json = False,
    lang: Annotated[str | None, typer.Option("--lang", help="sv or en.")] = None,
) -> None:
    """Measure, draw and print."""
    language = choose_language(lang)
    if strategies and seats:
        raise Refusal("--strategies and --seats say the same: leave one of them out.")
    number = read_count(players, "--players") if players else None
    rule_set, line_up = read_line_up(rules, rule, seats or strategies or UNIFORM, number)
    total = read_count(games, "--games", least=2, most=MOST_GAMES)
    shaping = Shaping(
        rule_set,
        tuple(line_up),
        read_seed(seed),
        total,
        min(total, read_count(rollout_games, "--rollout-games", least=0, most=MOST_GAMES)),
        _read_rollouts(rollouts),
    )
    folder = out or Path("shapes") / f"{rule_set.name}-{shaping.players}"
    prepare_folder(folder, FILES)
    shape = _measured(shaping)
    told = document(shaping, shape, folder, list(FILES))
    write_files(folder, shape_contents(shaping, shape, told, language))
    if as_json:
        print_json(told)
        return
    print_blocks(shape_blocks(shaping, shape, language))
    _print_ending(shaping, folder, language)


def _print_ending(shaping: Shaping, folder: Path, language: str) -> None:
    following = f"skitgubbe run {_options(shaping)} --games 1e5"
    print_blocks(ending_blocks(folder, FILES, following, language))


def _read_rollouts(text: str) -> int:
    number = read_count(text, "--rollouts", least=ROLLOUT_STEP, most=MOST_ROLLOUTS)
    if number % ROLLOUT_STEP:
        raise Refusal(f"--rollouts must be a multiple of {ROLLOUT_STEP}, such as 32; found {text}.")
    return number


def _measured(shaping: Shaping) -> Shape:
    _note_compiling(shaping.rules.family)
    try:
        with Meter(shaping.games) as meter:
            shape = measure(shaping, meter.advance)
    except KeyboardInterrupt:
        note("Nothing was written.")
        raise typer.Abort from None
    except StrategyFault as fault:
        see = f"skitgubbe replay {fault.game} {_options(shaping)} --seed {shaping.seed}"
        raise Refusal(f"{fault} See it: {see}") from None
    note(f"{shape.games:,} games in {meter.seconds:.0f} s ({meter.rate:,.0f} games/s).")
    return shape


def _note_compiling(family: str) -> None:
    if COMPILED and not any(CACHE_FOLDER.glob(f"{family}_*/rollout.roll_out-*.nbi")):
        note("Compiling what measures (once, about ten seconds) ...")


def _options(shaping: Shaping) -> str:
    """Return the options of `run` and `replay` that name the rules and the players."""
    words: Sequence[str] = [
        "--rules",
        shaping.rules.name,
        *(
            word
            for name, value in shaping.rules.house.items()
            for word in ("--rule", f"{name}={spell(value)}")
        ),
        "--seats",
        ",".join(each.spell() for each in shaping.strategies),
    ]
    return shlex.join(words)
