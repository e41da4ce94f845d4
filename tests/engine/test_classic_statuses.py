"""A classic game is said to go round exactly where it does, memories included, and where nobody draws lots."""

import numpy as np
import pytest

from simcore import layout
from simcore.arena import Arena
from simcore.classic import state as at
from simcore.classic.play import begin_block, step_block
from simcore.classic.repetition import save, start_watch, watch
from simcore.classic.table import Table
from simcore.games import make_rules
from simcore.jit import kernel
from simcore.layout import CAP, FINISHED, LOOP
from simcore.players import new_scratch
from simcore.row import GAME_ACTIONS, GAME_STATUS
from simcore.strategy import Parameter, Strategy, strategy
from strategies.parts.tricks import beat_cheaply, by_the_book
from tests.support.players import find

PERIOD = Parameter("period", default=0, low=0, high=50, meaning="0: the count never comes back.")
_0, _1 = np.uint64(0), np.uint64(1)
SEED, SHORT = 7, 1_500
NAMES = [("klassisk", 3), ("klassisk", 4), ("alla-spelar", 4), ("mattis", 4)]


@strategy("classic", parameters=(PERIOD,), memory=True)
def counting(view, parameters, memory, rng):
    """Play by the book."""
    return beat_cheaply(view)


@counting.phase_two
def counting_two(view, parameters, memory, rng):
    """Play by the book, and count the decisions, round and round if told to."""
    memory[5] = memory[5] + np.uint64(1)
    if parameters[0] > 0 and memory[5] >= np.uint64(parameters[0]):
        memory[5] = np.uint64(0)
    return by_the_book(view)


def counting_to(period: int) -> Strategy:
    """Return the counting strategy with a period."""
    return counting.strategy.with_parameters({"period": str(period)})


def games_of(line_up: list[Strategy], number: int, rules: str = "klassisk") -> np.ndarray:
    """Return the rows of games with a short cap."""
    made = make_rules(rules, {}, len(line_up))
    return Arena(made, line_up, SEED, SHORT).play(0, number).games


def comes_back(block: np.ndarray, game: int) -> bool:
    """Play a game without looking for loops; return whether a standing of phase two comes back before its end."""
    seat, seen = int(begin_block(block, np.uint64(SEED), np.uint64(game))), set()
    while block[layout.STATUS] == layout.RUNNING:
        seat = int(step_block(block, np.uint64(seat)))
        if block[at.PHASE] == 2 and block[layout.STATUS] == layout.RUNNING:
            hands = block[int(layout.HANDS) :][: int(block[layout.SEATS])].tolist()
            table = block[[int(at.TABLE), int(at.ON_TABLE), int(at.TARGET)]].tolist()
            standing = (seat, *hands, *table)
            if standing in seen:
                return True
            seen.add(standing)
    return False


@pytest.mark.parametrize(("rules", "players"), NAMES)
def test_a_loop_is_reported_where_a_standing_comes_back_and_nowhere_else(rules: str, players: int):
    line_up = [find("boken", rules)] * players
    rows = games_of(line_up, 1_000, rules)
    block = new_scratch(make_rules(rules, {}, players), line_up, SHORT)
    block[layout.WATCHED] = layout.UNWATCHED
    back = [comes_back(block, game) for game in range(len(rows))]
    assert (rows[:, GAME_STATUS] == LOOP).tolist() == back
    assert (rows[:, GAME_STATUS] == FINISHED).tolist() == [not each for each in back]
    assert any(back)


def test_a_count_that_never_comes_back_is_no_loop():
    book = games_of([find("boken", "klassisk")] * 4, 1_000)
    count = games_of([counting_to(0)] * 4, 1_000)
    looped = book[:, GAME_STATUS] == LOOP
    assert looped.any()
    assert (count[looped, GAME_STATUS] == CAP).all()
    assert (count[~looped] == book[~looped]).all()


def test_a_count_that_comes_back_later_ends_the_loop_later():
    book = games_of([find("boken", "klassisk")] * 4, 1_000)
    early, late = (games_of([counting_to(period)] * 4, 1_000) for period in (1, 7))
    looped = book[:, GAME_STATUS] == LOOP
    assert (early == book).all()
    assert (late[looped, GAME_STATUS] == LOOP).any()
    assert (late[looped, GAME_ACTIONS] >= early[looped, GAME_ACTIONS]).all()
    assert (late[looped, GAME_ACTIONS] > early[looped, GAME_ACTIONS]).any()
    assert (late[~looped] == book[~looped]).all()


def test_no_loop_is_looked_for_with_a_strategy_that_draws():
    told = find("boken", "klassisk"), find("slump:chance=0,take=0", "klassisk")
    assert (games_of([told[0]] * 4, 1_000)[:, GAME_STATUS] == LOOP).any()
    mixed = games_of([told[0]] * 3 + [told[1]], 1_000)[:, GAME_STATUS]
    assert not (mixed == LOOP).any()
    assert (mixed == CAP).any()


# ---- what makes a standing the same --------------------------------------------------------------


@kernel
def _save(block, seat):
    save(layout.state_at(block, _0), layout.scratch_at(block, _0), seat)


@kernel
def _start_watch(block):
    start_watch(layout.state_at(block, _0), layout.scratch_at(block, _0))


@kernel
def _watch(block, seat):
    watch(layout.state_at(block, _0), layout.scratch_at(block, _0), seat)


@pytest.fixture
def saved() -> np.ndarray:
    """Return the scratch of a game of four in mid-trick, seat 2 to act, saved as it stands."""
    hands = ["4c Kd", "7h", "9s 3h", "Js 6c"]
    more = {"phase": "two", "cards": "5s 8s", "target": 4, "trump": "h"}
    table = Table.position(make_rules("klassisk"), hands=hands, actor=2, **more)
    block = new_scratch(table.rules, [counting_to(3)] * 4, SHORT)
    block[: layout.STATE_WORDS] = table.block[: layout.STATE_WORDS]
    block[[int(layout.CAP_AT), int(layout.WATCHED)]] = SHORT, layout.WATCH_MEMORY
    _start_watch(block)
    _save(block, np.uint64(2))
    return block


def found_by(block: np.ndarray, seat: int = 2) -> str:
    """Return the status after a look for a repetition with this seat to act."""
    _watch(block, np.uint64(seat))
    return layout.STATUS_NAMES[int(block[layout.STATUS])]


def test_the_same_standing_is_a_loop(saved: np.ndarray):
    assert found_by(saved) == "loop"


WORDS = [int(layout.HANDS) + seat for seat in range(4)]
WORDS += [int(word) for word in (at.TABLE, at.ON_TABLE, at.TARGET)]


@pytest.mark.parametrize("word", WORDS)
def test_with_another_hand_table_or_target_it_is_another_standing(saved: np.ndarray, word: int):
    saved[word] ^= _1
    assert found_by(saved) == "running"


def test_with_another_seat_to_act_it_is_another_standing(saved: np.ndarray):
    assert found_by(saved, seat=0) == "running"


def test_what_an_earlier_game_saved_is_forgotten(saved: np.ndarray):
    _start_watch(saved)
    assert found_by(saved) == "running"
