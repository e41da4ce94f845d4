"""The same rows, bit for bit, for any chunks, in any order, in any number of threads."""

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from simcore.shedding import play as loop
from tests.support.arenas import Rows, arena_of, play, same

LINE_UPS = [
    ("app", ["lagforst", "samlaren"]),
    ("enkel", ["slump", "likformig", "talmodig"]),
    ("vandtia", ["samlaren", "slump", "tryckaren", "lagforst:copies=one"]),
]
GAMES = 400


def joined(pieces: list[Rows]) -> Rows:
    """Return pieces of rows as one."""
    return Rows(*(np.concatenate(parts) for parts in zip(*pieces, strict=True)))


@pytest.mark.parametrize(("rules", "names"), LINE_UPS)
@pytest.mark.parametrize("size", [1, 7, 390])
def test_chunks_of_any_size_give_the_same_rows(rules: str, names: list[str], size: int):
    whole = play(arena_of(rules, names), 0, GAMES)
    arena = arena_of(rules, names)
    firsts = range(0, GAMES, size)
    pieces = [play(arena, first, min(size, GAMES - first)) for first in firsts]
    assert same(whole, joined(pieces))


@pytest.mark.parametrize(("rules", "names"), LINE_UPS)
def test_chunks_in_any_order_give_the_same_rows(rules: str, names: list[str]):
    arena = arena_of(rules, names)
    firsts = [300, 0, 200, 100]
    pieces = {first: play(arena, first, 100) for first in firsts}
    whole = play(arena_of(rules, names), 0, GAMES)
    assert same(whole, joined([pieces[first] for first in sorted(firsts)]))


def test_threads_do_not_disturb_each_other():
    def run(worker: int) -> Rows:
        rules, names = LINE_UPS[worker % 3]
        return play(arena_of(rules, names, 5), 1000 * worker, 300)

    with ThreadPoolExecutor(4) as workers:
        together = list(workers.map(run, range(12)))
    assert all(same(run(worker), rows) for worker, rows in enumerate(together))


def test_large_game_numbers_and_seeds_are_games_like_others():
    arena = arena_of("app", ["slump", "lagforst"], 2**63 + 5)
    rows = play(arena, 2**40, 50)
    assert same(play(arena, 2**40 + 10, 40), Rows(rows.games[10:], rows.seats[10:]))
    assert not same(rows, play(arena, 0, 50))


def test_a_worker_that_is_told_to_stop_returns_nothing_and_can_go_on():
    arena = arena_of("app", ["lagforst", "lagforst"])
    arena.control[loop.STOP] = 1
    assert arena.play(0, 10) is None
    assert arena.control[loop.GAMES_DONE] == 0
    arena.control[loop.STOP] = 0
    assert same(play(arena, 0, 10), play(arena_of("app", ["lagforst", "lagforst"]), 0, 10))
    assert arena.control[loop.GAMES_DONE] == 10


def test_an_empty_chunk_is_no_rows():
    rows = play(arena_of("app", ["lagforst", "lagforst"]), 5, 0)
    assert (len(rows.games), len(rows.seats)) == (0, 0)
