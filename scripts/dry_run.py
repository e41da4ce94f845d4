"""A dry run: what would be played, how many games, and how long it would take here, by a short measurement."""

import textwrap
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path
from typing import Annotated

import joblib
import typer

from experiments.comparing import size_of
from experiments.duel import Duel, play_block
from reports.language import whole
from reports.texts.dry_run import DRY_RUN
from scripts.screen import WIDTH, note
from simcore.players import compile_strategy
from simcore.strategy import Strategy

DryRun = Annotated[
    bool, typer.Option("--dry-run", help="Tell what would be played, and how long it would take.")
]
MEASURED = 1.0
"""Seconds of the measurement, about."""
DEALS, MOST_DEALS = 50, 6400
"""Of a piece of the sample: at first, and at most, as far as pieces of PIECE seconds grow."""
PIECE = 0.2


@dataclass(frozen=True)
class Planned:
    """What would be played. what: sentences. games: about how many; basis: what that rests on, "" if it is exact."""

    what: Sequence[str]
    games: int
    folder: Path
    basis: str = ""


def tell_plan(planned: Planned, sample: Iterator[int], language: str) -> None:
    """Print a plan, with the time that it would take by a sample of games played here."""
    texts = DRY_RUN[language]
    note(texts["measuring"])
    speed = _speed(sample)
    about = texts["about"] if planned.basis else ""
    lines = [
        *planned.what,
        texts["games"].format(about=about, games=whole(planned.games, language))
        + (f" {texts[planned.basis]}" if planned.basis else ""),
        texts["time"].format(
            time=_duration(planned.games / speed, language), speed=whole(round(speed), language)
        ),
        texts["folder"].format(folder=planned.folder),
        texts["nothing"],
    ]
    for line in lines:
        print(textwrap.fill(line, WIDTH, break_on_hyphens=False))


def _speed(sample: Iterator[int]) -> float:
    """Return games per second of the last piece: the first compiles, and small ones mostly wait."""
    next(sample)
    first = began = time.monotonic()
    speed = 1.0
    for played in sample:
        now = time.monotonic()
        speed, began = played / (now - began), now
        if now - first > MEASURED:
            break
    return speed


def _duration(seconds: float, language: str) -> str:
    texts = DRY_RUN[language]
    if seconds < 90:
        return texts["seconds"].format(number=max(round(seconds), 1))
    if seconds < 5400:
        return texts["minutes"].format(number=round(seconds / 60))
    return texts["hours"].format(number=round(seconds / 3600))


def sample_of(duels: Sequence[Duel], threads: int) -> Iterator[int]:
    """Yield how many games were played, again and again: some deals of each duel in turn, in all threads."""
    players: dict[int, Strategy] = {
        id(each): each for duel in duels for each in (duel.candidate, duel.reference, *duel.field)
    }
    for each in players.values():
        compile_strategy(each)
    turns, first, deals = cycle(duels), 0, DEALS
    with joblib.Parallel(n_jobs=threads, backend="threading") as parallel:
        while True:
            began = time.monotonic()
            found = parallel(
                joblib.delayed(play_block)(duel, first, deals) for duel in islice(turns, threads)
            )
            yield sum(tally.games for tally in found)
            first += deals
            if time.monotonic() - began < PIECE:
                deals = min(2 * deals, MOST_DEALS)


def variance_of(duel: Duel, deals: int = 400) -> float:
    """Return the variance of a deal's number over its size, from a few deals; what a plan without a number needs."""
    tally = play_block(duel, 0, deals)
    mean = tally.total / deals
    variance = (tally.squares / deals - mean**2) / size_of(duel) ** 2
    return max(variance, 1e-4)
