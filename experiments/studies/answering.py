"""From a StudyQuestion to its answer: every study planned, played and judged; the same for any number of threads."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from experiments.questions.study import (
    CountStudy,
    ForkStudy,
    NeighbourStudy,
    PolicyStudy,
    RankStudy,
    Study,
    StudyQuestion,
    ThresholdStudy,
)
from experiments.studies import (
    counting,
    forking,
    neighbours,
    policy,
    rank_values,
    threshold,
)
from experiments.studies.judging import Finding, judge
from experiments.trial import Watch

EFFORTS: Mapping[str, float] = {"quick": 0.1, "default": 1.0, "precise": 10.0}
PLAYERS: Mapping[type[Study], ModuleType] = {
    PolicyStudy: policy,
    ThresholdStudy: threshold,
    ForkStudy: forking,
    RankStudy: rank_values,
    NeighbourStudy: neighbours,
    CountStudy: counting,
}
"""[kind of study]: the module that plays it, by games_of and play."""
SIZES: Mapping[type[Study], int] = {
    PolicyStudy: policy.DEALS,
    ThresholdStudy: threshold.DEALS,
    ForkStudy: forking.FORKS,
    RankStudy: rank_values.DEALS,
    NeighbourStudy: neighbours.DEALS,
    CountStudy: counting.DEALS,
}
"""[kind of study]: deals or forks of each table for the default effort."""
LEAST = 100


@dataclass(frozen=True)
class StudyAnswer:
    """What the games said. size: the share of the default effort. games: about how many were played."""

    question: StudyQuestion
    seed: int
    size: float
    games: int
    findings: tuple[Finding, ...]


def planned_size(effort: str = "default", deals: int | None = None) -> float:
    """Return the share of the default effort: a key of EFFORTS, or so that a table of policies has so many deals."""
    return deals / policy.DEALS if deals is not None else EFFORTS[effort]


def number_of(study: Study, size: float) -> int:
    """Return how many deals or forks each table of a study gets."""
    return max(round(SIZES[type(study)] * size * study.times), LEAST)


def total_games(question: StudyQuestion, size: float) -> int:
    """Return about how many games an answer plays."""
    return sum(
        PLAYERS[type(study)].games_of(study, number_of(study, size)) for study in question.studies
    )


def play_studies(
    question: StudyQuestion,
    size: float,
    *,
    seed: int = 1,
    threads: int = 1,
    watch: Watch | None = None,
) -> StudyAnswer:
    """Return the answer; raise StrategyFault as Arena.play does."""
    found: list[tuple[Study, Any]] = [
        (study, _play(study, size, seed, threads, watch or _unheard)) for study in question.studies
    ]
    return StudyAnswer(question, seed, size, total_games(question, size), judge(found))


def _play(study: Study, size: float, seed: int, threads: int, watch: Watch) -> Any:
    return PLAYERS[type(study)].play(study, number_of(study, size), seed, threads, watch)


def _unheard(games: int) -> None:
    """Leave progress untold."""
