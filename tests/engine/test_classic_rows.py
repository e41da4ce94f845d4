"""A classic game's row is the game's own: whatever chunks, threads and compiler, and wherever the cap lies."""

import hashlib
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from simcore.arena import Arena, Rows
from simcore.classic.row import GAME_LENGTH_ONE
from simcore.games import make_rules
from simcore.layout import CAP, FINISHED
from simcore.row import GAME_ACTIONS, GAME_FIRST, GAME_LOSER, GAME_STATUS
from tests.support.arenas import same
from tests.support.players import find

LINE_UPS = [
    ("klassisk", ("boken", "chansaren"), {"two_player_remove": 6}),
    ("alla-spelar", ("likformig",) * 4, {"follow_many": True}),
    ("uppvand-trumf", ("slump", "roffaren", "likformig"), {}),
    ("mattis", ("trumfsnalen", "duckaren", "trumfsnalen", "boken"), {"after_pickup": "picker"}),
]
GAMES = 240


def arena_of(rules: str, names: tuple[str, ...], house: dict, seed: int = 7) -> Arena:
    """Return an arena of strategies of the catalogue."""
    line_up = [find(name, rules) for name in names]
    return Arena(make_rules(rules, house, len(names)), line_up, seed)


def rows(arena: Arena, first: int, number: int) -> Rows:
    """Return a stretch of games, which nothing has stopped."""
    found = arena.play(first, number)
    assert found is not None
    return found


def joined(pieces: list[Rows]) -> Rows:
    """Return pieces of rows as one."""
    return Rows(*(np.concatenate(parts) for parts in zip(*pieces, strict=True)))


# ---- chunks and threads --------------------------------------------------------------------------


@pytest.mark.parametrize("line_up", LINE_UPS, ids=str)
@pytest.mark.parametrize("size", [1, 7, 100])
def test_chunks_of_any_size_in_any_order_give_the_same_rows(line_up: tuple, size: int):
    arena = arena_of(*line_up)
    firsts = list(range(0, GAMES, size))
    pieces = {first: rows(arena, first, min(size, GAMES - first)) for first in firsts[::-1]}
    assert same(rows(arena_of(*line_up), 0, GAMES), joined([pieces[first] for first in firsts]))


def test_threads_do_not_disturb_each_other():
    def run(worker: int) -> Rows:
        return rows(arena_of(*LINE_UPS[worker % len(LINE_UPS)]), 1000 * worker, GAMES)

    with ThreadPoolExecutor(4) as workers:
        together = list(workers.map(run, range(8)))
    assert all(same(run(worker), found) for worker, found in enumerate(together))


# ---- the cap -------------------------------------------------------------------------------------


def capped_at(cap: int | None) -> Rows:
    """Return games of players who seldom end soon, cut at a cap."""
    return rows(Arena(make_rules("klassisk"), [find("slump", "klassisk")] * 3, 7, cap), 0, 500)


def lengths_of_phase_two(found: Rows) -> np.ndarray:
    """Return how many decisions phase two had in each game."""
    return (found.games[:, GAME_ACTIONS] - found.games[:, GAME_LENGTH_ONE]).astype(int)


@pytest.mark.parametrize("cap", [1, 20, 47])
def test_the_cap_counts_decisions_of_phase_two(cap: int):
    whole, cut = capped_at(None), capped_at(cap)
    longer = lengths_of_phase_two(whole) > cap
    assert longer.any()
    assert (cut.games[longer, GAME_STATUS] == CAP).all()
    assert (lengths_of_phase_two(cut)[longer] == cap).all()
    assert (cut.games[longer, GAME_LENGTH_ONE] == whole.games[longer, GAME_LENGTH_ONE]).all()
    assert (cut.games[~longer] == whole.games[~longer]).all()
    assert (cut.seats[~longer] == whole.seats[~longer]).all()


def test_dispute_48_a_game_that_ends_at_the_cap_has_ended():
    whole = capped_at(None)
    cap = int(np.median(lengths_of_phase_two(whole)))
    there = lengths_of_phase_two(whole) == cap
    assert there.any()
    assert (capped_at(cap).games[there, GAME_STATUS] == FINISHED).all()
    assert (capped_at(cap - 1).games[there, GAME_STATUS] == CAP).all()


# ---- uncompiled ----------------------------------------------------------------------------------

KEPT = [
    ([[1, 1, 1, 101], [0, 1, 1, 82], [0, 0, 1, 86], [0, 1, 1, 81]], "dbc20ed67357f0e7"),
    ([[2, 0, 1, 366], [0, 0, 1, 382], [0, 0, 1, 398], [0, 1, 1, 180]], "96e5a29af784068d"),
    ([[1, 2, 1, 153], [0, 0, 1, 175], [0, 2, 1, 197], [0, 2, 1, 180]], "2b67bee3eea3bdf7"),
    ([[2, 2, 1, 185], [0, 1, 1, 130], [0, 3, 1, 151], [0, 2, 1, 128]], "5f7b7ecea140aa2a"),
]
"""Of each line-up the first games: first leader, loser, status and decisions of each, and a digest of all rows."""


@pytest.mark.nojit
@pytest.mark.parametrize("place", range(len(LINE_UPS)))
def test_the_rows_are_those_of_the_compiled_engine(place: int):
    found = rows(arena_of(*LINE_UPS[place], seed=77), 0, 4)
    told = [GAME_FIRST, GAME_LOSER, GAME_STATUS, GAME_ACTIONS]
    digest = hashlib.sha256(found.games.tobytes() + found.seats.tobytes()).hexdigest()[:16]
    assert (found.games[:, [int(word) for word in told]].tolist(), digest) == KEPT[place]
