"""Every way a game can end occurs, and is what it is called."""

import numpy as np
import pytest

from simcore.cards import lowest
from simcore.games import make_rules
from simcore.record import make_record, open_table
from simcore.shedding import state as at
from simcore.shedding.table import Table
from simcore.shedding.view import lay, lays, ordinary_lays
from simcore.strategy import Parameter, Strategy, strategy
from strategies.parts.laying import without_lay
from tests.support.arenas import ACTIONS, CAP, DEADLOCK, FINISHED, LOOP, STATUS, ends, rows_of
from tests.support.players import Player, find
from tests.support.positions import play, position

ONE = "lagforst:copies=one"
PERIOD = Parameter("period", default=0, low=0, high=50, meaning="0: the count never comes back.")


@strategy("shedding", parameters=(PERIOD,), memory=True)
def counting(view, parameters, memory, rng):
    """Play lowest first, one at a time, and count its decisions, round and round if told to."""
    memory[5] = memory[5] + np.uint64(1)
    if parameters[0] > 0 and memory[5] >= np.uint64(parameters[0]):
        memory[5] = np.uint64(0)
    ordinary = ordinary_lays(view)
    if ordinary:
        return lay(lowest(ordinary), 1)
    if lays(view):
        return lay(lowest(lays(view)), 1)
    return without_lay(view)


def counting_to(period: int) -> Strategy:
    """Return the counting strategy with a period."""
    return counting.strategy.with_parameters({"period": str(period)})


# ---- deadlock ------------------------------------------------------------------------------------


@pytest.mark.nojit
def test_R9_two_seats_with_a_two_each_are_deadlocked():
    table = position("app", "2", others=["2"])
    play(table, "pass")
    assert (table.status, table.actor, table.legal()) == ("running", 1, ["pass"])
    play(table, "pass")
    assert (table.status, table.loser, table.places) == ("deadlock", None, [None, None])


def test_R9_a_deadlocked_game_ends_with_a_pass_by_every_holder():
    rows = rows_of("app", ["lagforst"] * 2, 20_000)
    dead = np.nonzero(rows.games[:, STATUS] == DEADLOCK)[0]
    assert len(dead) > 0
    for game in dead[:3]:
        record = make_record(make_rules("app"), [find("lagforst")] * 2, 1, int(game))
        passes = [text.endswith(" pass") for text in record["actions"]]
        assert passes[-2:] == [True, True]
        assert record["places"] == [None, None]


# ---- loop ----------------------------------------------------------------------------------------


def standing(table: Table, players: list[Player]) -> tuple:
    """Return everything that decides how a game between deterministic players goes on."""
    public = table.block[int(at.PILE) : int(at.FITS)].tolist()
    hands = [table.hand(seat) + "|" + table.hidden(seat) for seat in range(table.players)]
    return table.actor, table.talon_left, public, hands, [p.memory.tolist() for p in players]


def history_of(record: dict, players: list[Player], more: int) -> list[tuple]:
    """Play a record again, asking the players, and so many decisions more; return all standings.

    Asserts that the players do what the record says.
    """
    table = open_table(record)
    told = [text.partition(" ")[2] for text in record["actions"]]
    if told[0].startswith("swap"):
        for seat, player in enumerate(players):
            row = player.swap(table, seat)
            assert "swap " + row == told.pop(0)
            table.swap(seat, row)
    table.start(record["first"])
    history = [standing(table, players)]
    for number in range(len(told) + more):
        word = players[table.actor].decide(table)
        assert number >= len(told) or word == told[number]
        table.apply(word)
        history.append(standing(table, players))
    return history


LOOPING = [
    ("app", [ONE, ONE]),
    ("app", [ONE, "lagforst", "tryckaren"]),
    ("enkel", [ONE, ONE, ONE]),
    ("vandtia", ["tryckaren", "tryckaren"]),
    ("vandtia", ["samlaren", ONE, "tryckaren"]),
    ("app", [counting_to(3), ONE]),
]


@pytest.mark.parametrize(("rules", "names"), LOOPING)
def test_a_reported_loop_comes_back_for_ever(rules: str, names: list):
    strategies = [find(each) if isinstance(each, str) else each for each in names]
    rows = rows_of(rules, strategies, 400)
    looped = np.nonzero(rows.games[:, STATUS] == LOOP)[0]
    assert len(looped) > 0
    for game in looped[:4]:
        record = make_record(make_rules(rules), strategies, 1, int(game))
        assert record["status"] == "loop"
        players = [Player(each, seat) for seat, each in enumerate(strategies)]
        history = history_of(record, players, more=0)
        end = len(history) - 1
        start = max(at for at in range(end) if history[at] == history[end])
        period = end - start
        players = [Player(each, seat) for seat, each in enumerate(strategies)]
        history = history_of(record, players, more=3 * period)
        assert all(
            history[step] == history[step - period] for step in range(end, end + 3 * period + 1)
        )


def test_no_loop_is_reported_where_a_memory_never_comes_back():
    names = [counting_to(0), ONE]
    assert ends(rows_of("app", [counting_to(1), ONE], 300, cap=1500))[LOOP] > 0
    ended = ends(rows_of("app", names, 300, cap=1500))
    assert ended[LOOP] == 0
    assert ended[CAP] > 0


def test_a_memory_that_comes_back_later_ends_the_loop_later():
    early = rows_of("app", [counting_to(1), ONE], 300)
    late = rows_of("app", [counting_to(17), ONE], 300)
    looped = early.games[:, STATUS] == LOOP
    assert (late.games[:, STATUS] == early.games[:, STATUS]).all()
    assert (late.games[looped, ACTIONS] >= early.games[looped, ACTIONS]).all()
    assert (late.games[looped, ACTIONS] > early.games[looped, ACTIONS]).any()


def test_no_loop_is_looked_for_with_a_strategy_that_draws():
    ended = ends(rows_of("app", [ONE, "slump"], 2000, cap=300))
    assert ended[LOOP] == 0
    assert ended[CAP] > 0
    assert ends(rows_of("app", [ONE, ONE], 2000, cap=300))[LOOP] > 0


# ---- cap -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("cap", [1, 2, 40, 61])
def test_a_capped_game_has_exactly_so_many_decisions(cap: int):
    whole = rows_of("app", ["slump", "lagforst", "slump"], 300)
    cut = rows_of("app", ["slump", "lagforst", "slump"], 300, cap=cap)
    longer = whole.games[:, ACTIONS] > cap
    assert longer.any()
    assert (cut.games[longer, STATUS] == CAP).all()
    assert (cut.games[longer, ACTIONS] == cap).all()
    assert (cut.games[~longer] == whole.games[~longer]).all()


def test_a_game_cut_at_the_cap_has_no_loser():
    rows = rows_of("app", ["slump"] * 3, 200, cap=30)
    capped = rows.games[:, STATUS] == CAP
    assert capped.any()
    assert (rows.games[capped, 2] == 255).all()
    assert (rows.games[rows.games[:, STATUS] == FINISHED, 2] < 3).all()
