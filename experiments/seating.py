"""Where one wants to sit: games between players who are all alike, and who loses, counted from the one who starts.

What is kept of a stretch of games are whole numbers that add, so that the totals are the same for any number of
threads and in whatever order stretches end.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

import joblib
import numpy as np
from numpy.typing import NDArray

from experiments.questions.question import Game, SeatQuestion
from experiments.trial import Watch
from simcore.arena import Arena
from simcore.games import find_game, make_rules
from simcore.layout import FINISHED
from simcore.row import GAME_FIRST, GAME_LOSER, GAME_STATUS
from strategies.catalogue import find_strategy

Counts = NDArray[np.int64]
GAMES = 150_000
"""Games of one table: one game, number of seats and sort of players."""
EFFORTS: Mapping[str, float] = {"quick": 0.1, "default": 1.0, "precise": 10.0}
STRETCH = 10_000


class Table(NamedTuple):
    """A table: the game, the number of seats, and the strategy that sits in every seat."""

    game: Game
    seats: int
    players: str


class Stretch(NamedTuple):
    """Some games of one table: first and number."""

    table: Table
    first: int
    games: int


def planned_games(effort: str = "default", games: int | None = None) -> int:
    """Return the games of each table for an effort (a key of EFFORTS), unless their number is given."""
    return games if games is not None else round(GAMES * EFFORTS[effort])


def tables_of(question: SeatQuestion) -> list[Table]:
    """Return every table of a question: each game at each number of seats with each sort of players."""
    tables = []
    for game in question.games:
        rules = find_game(game.rules)
        least, most = rules.players
        for seats in range(least, most + 1):
            tables += [Table(game, seats, name) for name in question.players[rules.family]]
    return tables


def play_tables(
    question: SeatQuestion, games: int, *, seed: int, threads: int = 1, watch: Watch | None = None
) -> dict[Table, Counts]:
    """Play so many games at each table of a question; return the counts of play_stretch for each.

    `watch` is told of games as they are done.
    """
    work = (joblib.delayed(_play)(stretch, seed) for stretch in _stretches(question, games))
    parallel = joblib.Parallel(
        n_jobs=threads, backend="threading", return_as="generator_unordered", batch_size=1
    )
    found: dict[Table, Counts] = {}
    for stretch, counts in parallel(work):
        found[stretch.table] = found.get(stretch.table, 0) + counts
        if watch:
            watch(stretch.games)
    return {table: found[table] for table in tables_of(question)}


def warm_up(question: SeatQuestion) -> None:
    """Compile everything that the games need, in one thread."""
    for table in tables_of(question):
        play_stretch(Stretch(table, 0, 1), 0)


def _stretches(question: SeatQuestion, games: int) -> Iterator[Stretch]:
    """Cut every table's games into tasks, tables taken in turn, so that the time left can be told."""
    for first in range(0, games, STRETCH):
        for table in tables_of(question):
            yield Stretch(table, first, min(STRETCH, games - first))


def play_stretch(stretch: Stretch, seed: int) -> Counts:
    """Return int64 (seats + 1,): finished games lost by each place after the one who starts, and unfinished games."""
    game, seats, name = stretch.table
    rules = make_rules(game.rules, game.changes, seats)
    arena = Arena(rules, [find_strategy(name, rules)] * seats, seed)
    rows = arena.play(stretch.first, stretch.games)
    assert rows is not None, "nobody else holds this arena, so that nobody can have stopped it"
    played = rows.games.astype(np.int64)
    ended = played[played[:, GAME_STATUS] == int(FINISHED)]
    places = (ended[:, GAME_LOSER] - ended[:, GAME_FIRST]) % seats
    return np.append(np.bincount(places, minlength=seats), len(played) - len(ended))


def _play(stretch: Stretch, seed: int) -> tuple[Stretch, Counts]:
    return stretch, play_stretch(stretch, seed)
