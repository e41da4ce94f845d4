"""A run summed up in sentences and tables, in Swedish or English."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from experiments import findings
from experiments.document import UNFINISHED
from experiments.estimate import Estimate
from experiments.families import FAMILIES
from experiments.summary import Summary
from experiments.task import Task
from reports.language import decimal, percent, whole
from reports.texts import summary as texts
from simcore.rules import spell

LONGEST_NAME = 28
SEATS_ABREAST = 4
"""What fits into a hundred columns."""


class TextTable(NamedTuple):
    """Cells of a table; `right`: the columns that are set flush right."""

    rows: Sequence[tuple[str, ...]]
    header: tuple[str, ...]
    right: tuple[int, ...]


Block = str | TextTable


def summary_blocks(task: Task, summary: Summary, language: str) -> Iterator[Block]:
    """Yield who loses how often, how the games ended and how long they took."""
    yield _title(task, summary, language)
    for seat, strategy in enumerate(task.strategies):
        if len(strategy) > LONGEST_NAME:
            yield texts.LONG_NAMES[language].format(seat=seat, strategy=strategy)
    yield ""
    yield _seats(task, summary, language)
    yield ""
    yield texts.BASIS[language]
    yield from _groups(task, summary, language)
    yield from _endings(task, summary, language)


def facts_blocks(task: Task, summary: Summary, language: str) -> Iterator[Block]:
    """Yield what each seat did per game; nothing where only the games are known."""
    if summary.seat_games < 2:
        return
    yield ""
    yield texts.FACTS_TITLE[language]
    for first in range(0, task.players, SEATS_ABREAST):
        yield ""
        yield _facts(summary, range(first, min(first + SEATS_ABREAST, task.players)), language)


def _facts(summary: Summary, seats: Sequence[int], language: str) -> TextTable:
    label, seat_label = texts.FACTS_HEADER[language]
    rows = [
        (
            texts.FACTS[fact][language],
            *(_margin(findings.fact_per_game(summary, seat, fact), language) for seat in seats),
        )
        for fact in FAMILIES[summary.family].seat_facts
    ]
    header = (label, *(seat_label.format(seat=seat) for seat in seats))
    return TextTable(rows, header, tuple(range(1, len(header))))


def ending_blocks(
    there: int, wanted: int, command: str, folder: Path, language: str
) -> Iterator[Block]:
    """Yield where a run's files are, and what to type next; `command` is the one that made the run."""
    yield ""
    if there < wanted:
        yield texts.HALF[language].format(
            there=whole(there, language), wanted=whole(wanted, language), command=command
        )
    yield texts.FILES[language].format(folder=folder, games=whole(there, language))
    if there:
        yield texts.NEXT[language].format(command=f"skitgubbe replay {folder} 0")


def _title(task: Task, summary: Summary, language: str) -> str:
    house = "".join(f", {name}={spell(value)}" for name, value in task.house)
    return texts.TITLES[language].format(
        rules=task.rules,
        house=house,
        players=task.players,
        seed=task.seed,
        games=whole(summary.games, language),
    )


def _seats(task: Task, summary: Summary, language: str) -> TextTable:
    rows = [
        (
            str(seat),
            _shortened(task.strategies[seat]),
            _share(findings.loss_share(summary, [seat]), language),
            _range(findings.loss_bounds(summary, [seat]), language),
            _share(findings.first_out_share(summary, [seat]), language),
        )
        for seat in range(task.players)
    ]
    first_out = texts.FIRST_OUT[language][task.players == 2]
    header = tuple(each.format(first_out=first_out) for each in texts.HEADERS[language])
    return TextTable(rows, header, (0, 2, 3, 4))


def _groups(task: Task, summary: Summary, language: str) -> Iterator[str]:
    for strategy, seats in task.seats_by_strategy().items():
        if 1 < len(seats) < task.players:
            yield texts.GROUPS[language].format(
                strategy=_shortened(strategy),
                seats=", ".join(str(seat) for seat in seats),
                share=_share(findings.loss_share(summary, seats), language),
            )


def _endings(task: Task, summary: Summary, language: str) -> Iterator[str]:
    kinds = [
        texts.KINDS[language][kind].format(
            share=_share(findings.status_share(summary, [kind]), language),
            cap=whole(task.cap, language),
            decisions=texts.CAPPED[task.family][language],
        )
        for kind in UNFINISHED
    ]
    yield ""
    yield texts.UNFINISHED[language].format(
        share=_share(findings.status_share(summary, UNFINISHED), language),
        kinds=",\n  ".join(kinds),
    )
    for fact in FAMILIES[summary.family].game_facts:
        number = findings.game_fact_per_game(summary, fact)
        if number:
            yield texts.GAME_FACTS[fact][language].format(number=_margin(number, language))


def _shortened(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


def _share(estimate: Estimate | None, language: str) -> str:
    if estimate is None:
        return texts.NOTHING[language]
    ends = (estimate.low, estimate.high)
    return f"{percent(estimate.estimate, 2, language)} ({_range(ends, language)})"


def _range(ends: tuple[float, float] | None, language: str) -> str:
    if ends is None:
        return texts.NOTHING[language]
    return "–".join(decimal(100 * end, 2, language) for end in ends)


def _margin(estimate: Estimate | None, language: str) -> str:
    if estimate is None:
        return texts.NOTHING[language]
    margin = (estimate.high - estimate.low) / 2
    places = next((places for places in range(2, 6) if round(margin, places) > 0), 2)
    return f"{decimal(estimate.estimate, places, language)} ± {decimal(margin, places, language)}"
