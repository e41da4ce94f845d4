"""A whole trial: every stretch of deals at every table, in parallel threads, added up.

Totals are whole numbers, so that they are the same for any number of threads and in whatever order stretches end.
"""

from collections.abc import Callable, Iterator, Sequence

import joblib

from experiments.paired import Counts, Stretch, games_per_deal, play_deals
from experiments.questions.question import SwapContrast
from simcore.games import make_rules
from simcore.rules import RuleSet

STRETCH_DEALS = 1000
"""Deals of one task: about half a second of work, so that progress shows and threads end together."""

Watch = Callable[[int], None]


def stretches(rules: RuleSet, seed: int, deals: dict[int, int]) -> Iterator[Stretch]:
    """Cut the deals of every table ({seats: deals}) into tasks, the largest tables first."""
    for seats in sorted(deals, reverse=True):
        for first in range(0, deals[seats], STRETCH_DEALS):
            yield Stretch(rules, seats, seed, first, min(STRETCH_DEALS, deals[seats] - first))


def total_games(deals: dict[int, int]) -> int:
    """Return how many games a trial of {seats: deals} plays."""
    return sum(games_per_deal(seats) * number for seats, number in deals.items())


def warm_up(rules_name: str, contrast: SwapContrast, tables: Sequence[int]) -> None:
    """Compile everything that a trial needs, in one thread; takes seconds the first time, then hardly any."""
    for seats in tables:
        play_deals(contrast, Stretch(make_rules(rules_name, (), seats), seats, 0, 0, 1))


def run_trial(
    rules_name: str,
    contrast: SwapContrast,
    deals: dict[int, int],
    *,
    seed: int,
    threads: int = 1,
    watch: Watch | None = None,
) -> dict[int, Counts]:
    """Return the totals of play_deals for each number of seats; `watch` is told of games as they are done."""
    tasks = list(stretches(make_rules(rules_name), seed, deals))
    work = (joblib.delayed(_play)(contrast, each) for each in tasks)
    parallel = joblib.Parallel(
        n_jobs=threads, backend="threading", return_as="generator_unordered", batch_size=1
    )
    found: dict[int, Counts] = {}
    for stretch, counts in parallel(work):
        found[stretch.seats] = found.get(stretch.seats, 0) + counts
        if watch:
            watch(games_per_deal(stretch.seats) * stretch.deals)
    return found


def _play(contrast: SwapContrast, stretch: Stretch) -> tuple[Stretch, Counts]:
    return stretch, play_deals(contrast, stretch)
