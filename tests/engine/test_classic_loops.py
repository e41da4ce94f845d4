"""Phase two never goes round between two, whoever plays; between more it can, and is found to (RULES.md 2.1)."""

from collections.abc import Sequence

import numpy as np
import pytest

from simcore import layout
from simcore.arena import Arena
from simcore.classic import state as at
from simcore.classic.facts import FACT_NAMES
from simcore.classic.play import begin_block, step_block
from simcore.classic.repetition import start_watch
from simcore.classic.row import GAME_LENGTH_ONE, SEAT_COUNTERS
from simcore.classic.table import Table
from simcore.counters import FIELD_BITS, FIELD_MASK
from simcore.games import make_rules
from simcore.jit import kernel
from simcore.layout import FINISHED
from simcore.players import new_scratch
from simcore.row import GAME_ACTIONS, GAME_STATUS
from tests.support.classic_positions import FAMILY
from tests.support.players import find
from tests.support.whimsical import whimsical_with

_0 = np.uint64(0)
HOUSES = (
    {},
    {"after_pickup": "picker"},
    {"trick_target": "holders_now", "next_leader": "next"},
    {"must_follow_in_phase2": True, "pickup": "bottom_card"},
)
GAMES = 6_500
"""Of each of twenty pairs under sixteen rules: two million in all."""
MOST_COMPLETIONS, MOST_LEADS_BETWEEN = 26, 52
WORD, FIELD = next(
    (word, names.index("completions"))
    for word, names in enumerate(FACT_NAMES)
    if "completions" in names
)


def games_between_two(rules: str, house: dict, salt: int, games: int) -> np.ndarray:
    """Assert that all games between two whimsical players end with a loser; return how many tricks were completed."""
    line_up = [whimsical_with(salt), whimsical_with(salt + 1)]
    rows = Arena(make_rules(rules, house, 2), line_up, salt).play(0, games)
    assert (rows.games[:, GAME_STATUS] == FINISHED).all(), (rules, house, salt)
    packed = rows.seats[:, :, int(SEAT_COUNTERS) + WORD]
    completions = ((packed >> (FIELD_BITS * np.uint64(FIELD))) & FIELD_MASK).sum(axis=1)
    length = rows.games[:, GAME_ACTIONS] - rows.games[:, GAME_LENGTH_ONE]
    assert completions.max() <= MOST_COMPLETIONS
    assert (length <= (completions + 1) * 2 * MOST_LEADS_BETWEEN).all()
    return completions


@pytest.mark.parametrize("house", HOUSES, ids=str)
@pytest.mark.parametrize("rules", FAMILY)
def test_two_players_never_go_round(rules: str, house: dict):
    for salt in range(0, 60, 3):
        games_between_two(rules, house, salt, GAMES)


@pytest.mark.nightly
def test_two_players_never_go_round_in_twenty_million_games():
    for rules in FAMILY:
        for house in HOUSES:
            for salt in range(0, 75, 3):
                games_between_two(rules, house, 1_000 + salt, 50_000)


@kernel
def _start_watch(block):
    start_watch(layout.state_at(block, _0), layout.scratch_at(block, _0))


def played_from(table: Table, names: Sequence[str]) -> tuple[str, list[tuple]]:
    """Play on from a position of phase two; return how it ends, and every standing on the way, the first included."""
    block = new_scratch(table.rules, [find(name, "klassisk") for name in names], 5_000)
    block[: layout.STATE_WORDS] = table.block[: layout.STATE_WORDS]
    block[layout.CAP_AT] = 5_000
    block[layout.WATCHED] = layout.WATCH_STATE
    _start_watch(block)
    seat, standings = table.actor, [standing(block, table.actor)]
    while block[layout.STATUS] == layout.RUNNING:
        seat = int(step_block(block, np.uint64(seat)))
        standings.append(standing(block, seat))
    return layout.STATUS_NAMES[int(block[layout.STATUS])], standings


def standing(block: np.ndarray, seat: int) -> tuple:
    """Return everything that decides how phase two goes on."""
    hands = block[int(layout.HANDS) :][: int(block[layout.SEATS])].tolist()
    return seat, hands, int(block[at.TABLE]), int(block[at.ON_TABLE]), int(block[at.TARGET])


@pytest.mark.parametrize(
    ("rules", "hands"),
    [("klassisk", ("9c 7d", "2s", "Jc 6s")), ("mattis", ("Qc Qs", "6d", "Ac Jd"))],
)
def test_the_smallest_loops_known_are_found(rules: str, hands: tuple[str, ...]):
    table = Table.position(make_rules(rules), phase="two", hands=hands, actor=0, trump="h")
    status, standings = played_from(table, ["boken"] * 3)
    assert status == "loop"
    again = standings.index(standings[-1])
    assert again < len(standings) - 1
    assert (len(standings) - 1 - again) % 12 == 0
    entered = next(place for place, each in enumerate(standings) if each in standings[place + 1 :])
    assert standings.index(standings[entered], entered + 1) - entered == 12


def test_the_loop_of_three_is_entered_at_its_second_action():
    hands = ("9c 7d", "2s", "Jc 6s")
    table = Table.position(make_rules("klassisk"), phase="two", hands=hands, actor=0, trump="h")
    _, standings = played_from(table, ["boken"] * 3)
    entered = [each in standings[place + 1 :] for place, each in enumerate(standings)]
    assert entered.index(True) <= 2


@pytest.mark.parametrize("players", [3, 4])
def test_every_loop_comes_back_to_a_standing_that_was_there(players: int):
    rules, line_up = make_rules("klassisk"), [find("boken", "klassisk")] * players
    rows = Arena(rules, line_up, 7).play(0, 20_000)
    looping = np.nonzero(rows.games[:, GAME_STATUS] == layout.LOOP)[0]
    assert len(looping) > 0
    block = new_scratch(rules, line_up, 5_000)
    for game in looping[:5]:
        seat, seen = int(begin_block(block, np.uint64(7), np.uint64(game))), []
        while block[layout.STATUS] == layout.RUNNING:
            seat = int(step_block(block, np.uint64(seat)))
            if block[at.PHASE] == 2:
                seen.append(standing(block, seat))
        assert seen[-1] in seen[:-1]
