"""How long games are and how often they never end, at every number of seats, for players who are all alike."""

from dataclasses import dataclass

import joblib
import numpy as np

from experiments.estimate import Estimate
from experiments.questions.question import Table
from experiments.stats.clustered import per_cluster, ratio
from experiments.studies.fields import FIELDS, Field
from experiments.studies.policy import rules_at
from simcore.arena import Arena
from simcore.errors import Refusal
from simcore.games import find_game
from simcore.layout import FINISHED
from simcore.row import GAME_ACTIONS, GAME_STATUS

GAMES = 4_000
SHOWN = ("book", "strong")
LONG = 0.95


@dataclass(frozen=True)
class Length:
    """Games of one table between players of one sort.

    mean: decisions of a game that ended. long: so many decisions are exceeded by one game of twenty that ended.
    unfinished: the share of games that never ended.
    """

    table: Table
    field: Field
    mean: Estimate
    long: int
    unfinished: float


def measure_lengths(tables: list[Table], games: int, seed: int, threads: int) -> list[Length]:
    """Return the length of every table's games for each sort of players in SHOWN."""
    work = [
        (table, field)
        for table in tables
        for field in FIELDS[find_game(table.game.rules).family]
        if field.name in SHOWN
    ]
    parallel = joblib.Parallel(n_jobs=threads, backend="threading")
    found: list[Length] = parallel(
        joblib.delayed(_measured)(table, field, games, seed) for table, field in work
    )
    return found


def _measured(table: Table, field: Field, games: int, seed: int) -> Length:
    rules = rules_at(table)
    rows = Arena(rules, field.seated(rules, table.seats), seed).play(0, games)
    if rows is None:
        raise Refusal("The measurement was stopped.")
    ended = rows.games[:, GAME_STATUS] == FINISHED
    lengths = rows.games[ended, GAME_ACTIONS].astype(np.int64)
    number = len(lengths)
    found = ratio(per_cluster(number, int(lengths.sum()), int(lengths @ lengths)))
    share = 1 - number / games
    mean = Estimate(found.estimate, found.low, found.high, games, number, share)
    return Length(table, field, mean, int(np.quantile(lengths, LONG)), share)
