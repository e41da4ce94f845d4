"""Playing a NeighbourStudy: the same deals with the neighbour just after one, and just before."""

from collections.abc import Iterator

import joblib

from experiments.duel import BLOCK, Duel, differences, play_seats
from experiments.measure import measure_of
from experiments.questions.question import Table
from experiments.questions.study import NeighbourStudy
from experiments.studies.arms import find_arm
from experiments.studies.cell import ALL, Cell
from experiments.studies.policy import CAP, Sums, cell, level_of, rules_at, sums_of, unfinished_in
from experiments.trial import Watch

DEALS = 30_000


def games_of(study: NeighbourStudy, deals: int) -> int:
    """Return how many games are played."""
    return sum(2 * deals * table.seats for table in study.tables)


def play(study: NeighbourStudy, deals: int, seed: int, threads: int, watch: Watch) -> list[Cell]:
    """Return one cell for each table."""
    return list(_cells(study, deals, seed, threads, watch))


def _cells(
    study: NeighbourStudy, deals: int, seed: int, threads: int, watch: Watch
) -> Iterator[Cell]:
    parallel = joblib.Parallel(n_jobs=threads, backend="threading", return_as="generator")
    work = [(first, min(BLOCK, deals - first)) for first in range(0, deals, BLOCK)]
    for table in study.tables:
        sums = Sums()
        both = _duels(study, table, seed)
        for part in parallel(joblib.delayed(_stretch)(*both, *each) for each in work):
            sums = sums.plus(part)
            watch(part.games)
        yield cell(table, ALL, "", sums, both[0].scale)


def _duels(study: NeighbourStudy, table: Table, seed: int) -> tuple[Duel, Duel]:
    """Return the duels with the other one just after the player, and just before."""
    rules = rules_at(table)
    player, other = find_arm(study.player, rules), find_arm(study.other, rules)
    alike = (player,) * (table.seats - 2)
    measure = measure_of("risk", table.seats)
    before, after = (
        Duel(rules, player, player, table.seats, measure, seed, CAP, field)
        for field in ((other, *alike), (*alike, other))
    )
    return before, after


def _stretch(before: Duel, after: Duel, first: int, deals: int) -> Sums:
    one, two = (play_seats(duel, duel.candidate, first, deals) for duel in (before, after))
    games = 2 * before.seats * deals
    return sums_of(differences(one, two), level_of(two), unfinished_in([*one, *two]), games)
