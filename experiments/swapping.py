"""Ask: from a question to its answer."""

from collections.abc import Mapping

from experiments.answer import Answer, read_answer
from experiments.questions.question import SwapQuestion
from experiments.trial import Watch, run_trial, total_games

DEALS: Mapping[int, int] = {2: 80_000, 3: 50_000, 4: 40_000}
"""Deals by number of seats: enough for ±0.5 percentage points in every single cell, and less than half of it in
the mean over cells, in about half a minute on two cores."""
EFFORTS: Mapping[str, float] = {"quick": 0.1, "default": 1.0, "precise": 10.0}
FEWEST_DEALS = 200
"""With fewer, some situations would have too few deals for an interval."""


def planned_deals(
    question: SwapQuestion, effort: str = "default", deals: int | None = None
) -> dict[int, int]:
    """Return {seats: deals} for an effort (a key of EFFORTS), or the same number of deals at every table."""
    return {
        seats: deals if deals is not None else round(DEALS[seats] * EFFORTS[effort])
        for seats in question.seats
    }


def ask(
    question: SwapQuestion,
    deals: Mapping[int, int] | None = None,
    *,
    seed: int = 1,
    threads: int = 1,
    watch: Watch | None = None,
) -> Answer:
    """Return the answer to a question from {seats: deals}; the same for any number of threads."""
    plan = dict(deals or planned_deals(question))
    totals = run_trial(
        question.rules, question.contrast, plan, seed=seed, threads=threads, watch=watch
    )
    return read_answer(question, seed, plan, total_games(plan), totals)
