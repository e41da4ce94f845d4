"""What a fork adds up: planted values, a slow reference in Python, and nothing of what truly lies hidden."""

import numpy as np
import pytest

from simcore import layout
from simcore.classic.table import Table as ClassicTable
from simcore.classic.text import action_code as classic_code
from simcore.engine import engine_of
from simcore.forking import FIRST_OUT, NOT_LAST, PLACE, UNFINISHED
from simcore.games import make_rules
from simcore.probing import answer_block
from simcore.shedding.table import Table as SheddingTable
from simcore.shedding.text import action_code
from tests.fork.tables import CAP, forked, line_up, questions, redealt, seated
from tests.support import classic_positions
from tests.support.positions import position

REDEALS = 12


def test_the_last_card_wins_surely_and_picking_up_loses_where_the_other_goes_out_next():
    table = position("app", "K", "9", others=["4"])
    block = seated(table, ["lagforst", "lagforst"])
    lay, take = forked("shedding", block, 0, [action_code("K"), action_code("take")])
    assert lay.tolist() == [16, 16, 16, 0], "out at once: first in every game"
    assert take.tolist() == [0, 0, 32, 0]


def test_the_last_card_of_phase_two_wins_surely_and_taking_does_not():
    table = classic_positions.phase_two(["Kc", "2d 3d 4d"], "9c")
    block = seated(table, ["boken", "boken"])
    play, take = forked("classic", block, 0, [classic_code("Kc"), classic_code("take")])
    assert play.tolist() == [16, 16, 16, 0]
    assert take[NOT_LAST] + take[UNFINISHED] <= 16 and take[FIRST_OUT] < 16


def test_a_question_without_a_secret_has_the_same_value_in_every_re_deal():
    table = position("app", "45", "", others=["678"])
    block = seated(table, ["lagforst", "lagforst"])
    sums = forked("shedding", block, 0, [action_code("4")])
    assert sums[0, NOT_LAST] in (0, 16)


def test_a_game_cut_short_has_no_place():
    table = position("app", "45", "", others=["678"])
    block = seated(table, ["lagforst", "lagforst"])
    assert forked("shedding", block, 0, [action_code("4")], longest=0).tolist() == [[0, 0, 0, 16]]


def test_the_mover_has_its_place_as_soon_as_it_is_out():
    table = position("app", "K", "9", others=["345", "678"])
    block = seated(table, ["lagforst"] * 3)
    assert forked("shedding", block, 0, [action_code("K")], longest=0)[0, FIRST_OUT] == 16


TABLES = [
    ("app", ["lagforst", "samlaren", "lagforst"]),
    ("enkel", ["slump", "lagforst"]),
    ("klassisk", ["boken", "slump", "duckaren"]),
    ("mattis", ["slump", "boken"]),
]


def legal_actions(engine, block):
    codes = action_code if engine.family == "shedding" else classic_code
    return [codes(word) for word in engine.legal(block)][:3]


def reference(rules, names, block, seat, action):
    """Play on from a block with the open table, asking every strategy by hand; return its place, 0 for none."""
    engine = engine_of(make_rules(rules).family)
    kind = SheddingTable if engine.family == "shedding" else ClassicTable
    table = kind(line_up(rules, names)[0], len(names), block.copy())
    table.started = True
    table.ask(seat)
    table.apply(engine.action_word(action))
    for _ in range(CAP):
        if table.status != "running" or table.places[seat]:
            break
        word = table.legal()[0]
        if engine.is_asked(table.block):
            function = engine.ask_function(table.block)
            answer = answer_block(table.block, np.uint64(table.actor), function)
            word = engine.action_word(int(answer))
        table.apply(word)
    return table.places[seat] or 0


@pytest.mark.parametrize(("rules", "names"), TABLES)
def test_sums_are_those_of_a_slow_reference(rules, names):
    engine, compared = engine_of(make_rules(rules).family), 0
    for block, seat in questions(rules, names, 3, every=13):
        actions = legal_actions(engine, block)
        if actions == [action_code("pass")]:
            continue
        sums = forked(engine.family, block, seat, actions, redeals=REDEALS)
        for action, found in zip(actions, sums, strict=True):
            places = [
                reference(rules, names, redealt(engine.family, block, seat, redeal), seat, action)
                for redeal in range(REDEALS)
            ]
            ended = [place for place in places if place]
            expected = [0, 0, 0, 0]
            expected[NOT_LAST] = sum(place < len(names) for place in ended)
            expected[FIRST_OUT], expected[PLACE] = ended.count(1), sum(ended)
            expected[UNFINISHED] = len(places) - len(ended)
            assert found.tolist() == expected
            compared += 1
    assert compared > 10


@pytest.mark.parametrize(("rules", "names"), TABLES)
def test_where_the_hidden_cards_truly_lie_changes_no_sum(rules, names):
    engine, random = engine_of(make_rules(rules).family), np.random.default_rng(1)
    differed = 0
    for block, seat in questions(rules, names, 4, every=11):
        other = engine.move_unseen(block, seat, random)
        engine.ask_block(other, np.uint64(seat))
        differed += int((other != block).any())
        actions = legal_actions(engine, block)
        np.testing.assert_array_equal(
            forked(engine.family, block, seat, actions),
            forked(engine.family, other, seat, actions),
        )
    assert differed > 10


def test_the_true_cards_would_have_told_more():
    """With the true cards in every re-deal a sum would be 0 or all for strategies that do not draw lots."""
    found = [
        int(forked("shedding", block, seat, legal_actions(engine_of("shedding"), block))[0, 0])
        for block, seat in questions("app", ["lagforst", "samlaren"], 8)
        if block[layout.TALON] > 5
    ]
    assert len(found) > 20 and sum(0 < each < 16 for each in found) > len(found) / 2


def test_forking_leaves_the_question_as_it_is():
    for block, seat in questions("klassisk", ["slump"] * 3, 2):
        before = block.copy()
        forked("classic", block, seat, legal_actions(engine_of("classic"), block))
        np.testing.assert_array_equal(block, before)
