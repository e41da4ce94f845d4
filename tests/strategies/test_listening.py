"""Listening: what is heard is what is asked and answered, and it does not disturb the game."""

import numpy as np
import pytest

from simcore import layout
from simcore.games import make_rules
from simcore.listening import hear
from simcore.shedding import state as at
from strategies.catalogue import CATALOGUES
from tests.support.arenas import facts, rows_of
from tests.support.players import find

PARTS = ["lagforst", "samlaren", "slump", "lagforst", "slump"]


def heard(room=4000, games=60, rules="app", parts=PARTS, others=("tryckaren",)):
    return hear(
        make_rules(rules),
        [find(name, rules) for name in parts],
        [find(name, rules) for name in others],
        seed=1,
        games=games,
        room=room,
        cap=400,
    )


@pytest.mark.nojit
def test_equal_strategies_answer_alike_and_others_do_not():
    answers = heard(room=200, games=5).answers
    assert len(answers) > 50
    assert np.array_equal(answers[:, 0], answers[:, 3])
    assert np.array_equal(answers[:, 2], answers[:, 4]), "both draw from the same place"
    assert not np.array_equal(answers[:, 0], answers[:, 1])


def test_every_question_of_the_seat_is_heard_once():
    found = heard(room=20_000)
    rows = rows_of("app", ["mix(lagforst,lagforst)", "tryckaren"], 60, cap=400)
    assert set(found.games.tolist()) == set(range(60))
    assert found.second.sum() == 60, "one swap a game"
    assert (found.views[:, layout.SEAT] == 0).all()
    counted = [facts(row) for row in rows.seats[:, 0]]
    for fact, actions in (
        ("chansa_tried", [int(at.CHANCE)]),
        ("flips", range(int(at.FLIP), int(at.FLIP) + 3)),
    ):
        chosen = ~found.second & np.isin(found.answers[:, 0], list(actions))
        heard_of = np.bincount(found.games[chosen].astype(int), minlength=60)
        assert heard_of.tolist() == [each[fact] for each in counted]


def test_the_log_ends_where_its_room_does():
    whole, part = heard(), heard(room=100)
    assert len(part.games) == 100
    assert np.array_equal(part.views, whole.views[:100])
    assert np.array_equal(part.answers, whole.answers[:100])


def test_a_lay_that_is_heard_is_legal():
    found = heard()
    turns = ~found.second
    lays, answers = found.views[turns, at.LAYS], found.answers[turns]
    for part in range(answers.shape[1]):
        action = answers[:, part]
        laid = action < at.TAKE
        copies = (lays[laid] >> (4 * (action[laid] >> 2))) & 15
        assert (copies > (action[laid] & 3)).all()


def test_phase_two_is_the_second_function():
    rules = make_rules("klassisk", (), 3)
    boken, roffaren = (CATALOGUES["classic"][name] for name in ("boken", "roffaren"))
    found = hear(rules, [boken, roffaren], [boken] * 2, seed=1, games=20, room=3000, cap=400)
    phase = found.views[:, 4]
    assert ((phase == 2) == found.second).all()
    assert np.array_equal(found.answers[found.second, 0], found.answers[found.second, 1])
    assert not np.array_equal(found.answers[:, 0], found.answers[:, 1])
