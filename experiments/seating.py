"""Where one wants to sit: games between players who are all alike, and who loses, counted from the one who starts.

Every sort of players plays the same deals, so that their games hang together: what is kept is told deal by deal. It
is whole numbers that add, so that the totals are the same for any number of threads and in whatever order
stretches end.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

import joblib
import numpy as np
from numpy.typing import NDArray

from experiments.questions.question import Game, Narrowing, SeatQuestion, Table
from experiments.stats.clustered import Moments
from experiments.trial import Watch
from simcore.arena import Arena, Rows
from simcore.errors import Refusal
from simcore.games import find_game, make_rules
from simcore.layout import MOST_SEATS
from simcore.row import GAME_FIRST, GAME_LOSER, NOBODY, SEAT_PLACE
from simcore.rules import spell
from strategies.catalogue import find_strategy

Counts = NDArray[np.int64]
DEALS = 150_000
"""Deals of a table, each played by every sort of players."""
EFFORTS: Mapping[str, float] = {"quick": 0.1, "default": 1.0, "precise": 10.0}
STRETCH = 2_500


class Stretch(NamedTuple):
    """Some deals of a table: first and number, and the sorts of players that play them."""

    table: Table
    sorts: tuple[str, ...]
    first: int
    deals: int


class Tally(NamedTuple):
    """Totals of one or more sorts of players at a table, whole numbers that add over stretches.

    A deal has as many games as there are sorts; a game is decided if it has a skitgubbe. games: all that were
    played. deals: those with a decided game. decided, decided_squared: sums over deals of their decided games and of
    the square. lost: [place after the one who starts], games lost. lost_decided: sums of losses times decided games.
    products: [place, place], sums of products of losses. open: [place], games never decided in which it held cards.
    """

    games: int
    deals: int
    decided: int
    decided_squared: int
    lost: Counts
    lost_decided: Counts
    products: Counts
    open: Counts

    def moments(self, weights: Sequence[int]) -> Moments:
        """Return the moments of a sum of losses, weighted by place, over decided games; clusters are deals."""
        by_place = np.array(weights, dtype=np.int64)
        sums = (
            by_place @ self.lost,
            by_place @ self.products @ by_place,
            by_place @ self.lost_decided,
        )
        return Moments(self.deals, self.decided, self.decided_squared, *(int(sum) for sum in sums))


def read_tally(row: Counts, seats: int) -> Tally:
    """Return one row of totals by name."""
    games, deals, decided, decided_squared = (int(word) for word in row[:4])
    ends = np.cumsum([seats, seats, seats * seats])
    lost, lost_decided, products, held = np.split(row[4:], ends)
    square = products.reshape(seats, seats)
    return Tally(games, deals, decided, decided_squared, lost, lost_decided, square, held)


def planned_deals(effort: str = "default", deals: int | None = None) -> int:
    """Return the deals of each table for an effort (a key of EFFORTS), unless their number is given."""
    return deals if deals is not None else round(DEALS * EFFORTS[effort])


def sorts_of(question: SeatQuestion, game: Game) -> tuple[str, ...]:
    """Return the sorts of players that a game is played by."""
    return question.players[find_game(game.rules).family]


def tables_of(question: SeatQuestion) -> list[Table]:
    """Return every table of a question: each game at each number of seats."""
    tables = []
    for game in question.games:
        least, most = find_game(game.rules).players
        allowed = range(least, most + 1)
        wanted = [seats for seats in question.seats or allowed if seats in allowed]
        tables += [Table(game, seats) for seats in wanted]
    return tables


def narrowed(question: SeatQuestion, to: Narrowing) -> SeatQuestion:
    """Return a question about fewer games, or one game with changed fields; raise Refusal if none can be played."""
    games = question.games
    if to.rules is not None:
        find_game(to.rules)
        games = tuple(game for game in games if game.rules == to.rules)
    if to.changes:
        if to.rules is None:
            raise Refusal(
                "--rule changes a field of one rule set: name that with --rules, such as --rules vandtia."
            )
        house = make_rules(to.rules, to.changes).house
        games = (Game(to.rules, tuple(f"{name}={spell(house[name])}" for name in house)),)
    if to.players is not None and to.rules is not None:
        find_game(to.rules).check_players(to.players)
    seats = () if to.players is None else (to.players,)
    found = replace(question, games=games, seats=seats)
    for table in tables_of(found):
        make_rules(table.game.rules, table.game.changes, table.seats)
    playable = {table.game for table in tables_of(found)}
    if not playable:
        raise Refusal(
            f"No game is played by {to.players}: leave out --players, or name 2 to {MOST_SEATS}."
        )
    return replace(found, games=tuple(game for game in games if game in playable))


def games_per_deal(question: SeatQuestion) -> int:
    """Return how many games one deal of every table is: one for each sort of players."""
    return sum(len(sorts_of(question, table.game)) for table in tables_of(question))


def play_tables(
    question: SeatQuestion, deals: int, *, seed: int, threads: int = 1, watch: Watch | None = None
) -> dict[Table, Counts]:
    """Play so many deals at each table of a question; return the totals of play_stretch for each.

    `watch` is told of games as they are done.
    """
    work = (joblib.delayed(_play)(stretch, seed) for stretch in _stretches(question, deals))
    parallel = joblib.Parallel(
        n_jobs=threads, backend="threading", return_as="generator_unordered", batch_size=1
    )
    found: dict[Table, Counts] = {}
    for stretch, counts in parallel(work):
        found[stretch.table] = found.get(stretch.table, 0) + counts
        if watch:
            watch(stretch.deals * len(stretch.sorts))
    return {table: found[table] for table in tables_of(question)}


def warm_up(question: SeatQuestion) -> None:
    """Compile everything that the games need, in one thread."""
    for table in tables_of(question):
        play_stretch(Stretch(table, sorts_of(question, table.game), 0, 1), 0)


def _stretches(question: SeatQuestion, deals: int) -> Iterator[Stretch]:
    """Cut every table's deals into tasks, tables taken in turn, so that the time left can be told."""
    for first in range(0, deals, STRETCH):
        for table in tables_of(question):
            sorts = sorts_of(question, table.game)
            yield Stretch(table, sorts, first, min(STRETCH, deals - first))


def play_stretch(stretch: Stretch, seed: int) -> Counts:
    """Return int64 (1 + sorts, words of a Tally): the totals of all sorts of players together, then of each."""
    game, seats = stretch.table
    rules = make_rules(game.rules, game.changes, seats)
    outcomes = []
    for name in stretch.sorts:
        arena = Arena(rules, [find_strategy(name, rules)] * seats, seed)
        rows = arena.play(stretch.first, stretch.deals)
        assert rows is not None, "nobody else holds this arena, so that nobody can have stopped it"
        outcomes.append(by_place(rows))
    return np.stack([totals(outcomes), *(totals([each]) for each in outcomes)])


def by_place(rows: Rows) -> tuple[Counts, Counts]:
    """Return two of int64 (games, seats), 0 or 1, by place after the one who starts.

    They are: became skitgubbe; held cards in a game without a skitgubbe.
    """
    seats = rows.seats.shape[1]
    first, loser = (rows.games[:, word].astype(np.int64) for word in (GAME_FIRST, GAME_LOSER))
    seat = (first[:, None] + np.arange(seats)) % seats
    held = np.take_along_axis(rows.seats[:, :, SEAT_PLACE], seat, axis=1) == 0
    lost = seat == loser[:, None]
    return lost.astype(np.int64), (held & (loser == NOBODY)[:, None]).astype(np.int64)


def totals(outcomes: Sequence[tuple[Counts, Counts]]) -> Counts:
    """Return the words of a Tally of the same deals played by some sorts of players."""
    lost, held = (np.sum(each, axis=0) for each in zip(*outcomes, strict=True))
    decided = lost.sum(axis=1)
    head = (len(lost) * len(outcomes), np.count_nonzero(decided), decided.sum(), decided @ decided)
    parts = (head, lost.sum(axis=0), decided @ lost, (lost.T @ lost).ravel(), held.sum(axis=0))
    return np.concatenate([np.asarray(each, dtype=np.int64) for each in parts])


def _play(stretch: Stretch, seed: int) -> tuple[Stretch, Counts]:
    return stretch, play_stretch(stretch, seed)
