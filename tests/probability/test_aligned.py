"""Aligned draws: no probability changes, every card is drawn once, and one seat's draws do not shift another's."""

import numpy as np
import pytest
from scipy import stats

from simcore import layout
from simcore.arena import Arena
from simcore.engine import engine_of
from simcore.games import find_game, make_rules
from strategies.catalogue import find_strategy

TABLES = [
    ("app", ["samlaren", "lagforst"]),
    ("app", ["lagforst", "slump", "samlaren"]),
    ("enkel", ["lagforst", "samlaren"]),
    ("vandtia", ["raknaren", "lagforst"]),
    ("klassisk", ["duckaren", "boken"]),
    ("klassisk", ["chansaren", "boken", "nollan"]),
    ("alla-spelar", ["duckaren", "boken", "roffaren"]),
    ("uppvand-trumf", ["duckaren", "boken", "slump"]),
    ("mattis", ["boken", "duckaren"]),
]


def arena_of(rules, names, *, aligned, seed=1):
    line_up = [find_strategy(name, find_game(rules)) for name in names]
    return Arena(make_rules(rules, (), len(names)), line_up, seed, 2000, aligned=aligned)


def drawn(rules, names, game, *, aligned=True):
    """Return the deck in the order in which its cards left, and how many were drawn, after a game."""
    arena = arena_of(rules, names, aligned=aligned)
    arena.play(game, 1)
    return arena.block[int(layout.DECK) :][:52].copy(), int(arena.block[layout.DRAWN])


@pytest.mark.parametrize(("rules", "names"), TABLES)
def test_the_games_are_as_likely_as_without(rules, names):
    games = 12_000
    plain = arena_of(rules, names, aligned=False, seed=1).play(0, games).games
    aligned = arena_of(rules, names, aligned=True, seed=2).play(0, games).games
    for word in (2, 3):
        counts = [
            np.bincount(rows[:, word].astype(int), minlength=256) for rows in (plain, aligned)
        ]
        seen = counts[0] + counts[1] > 10
        assert stats.chi2_contingency([each[seen] for each in counts]).pvalue > 1e-4
    finished = [rows[rows[:, 3] == 1, 4].astype(float) for rows in (plain, aligned)]
    assert stats.ks_2samp(*finished).pvalue > 1e-4


def test_each_card_is_equally_likely_to_be_drawn_at_each_place():
    counts = np.zeros((6, 13))
    engine = engine_of("shedding")
    arena = arena_of("app", ["lagforst", "slump"], aligned=True)
    for game in range(4000):
        seat = engine.begin_block(arena.block, np.uint64(5), np.uint64(game))
        first = int(arena.block[layout.DRAWN])
        while arena.block[layout.STATUS] == 0 and int(arena.block[layout.DRAWN]) < first + 6:
            seat = engine.step_block(arena.block, np.uint64(seat))
        deck = arena.block[int(layout.DECK) + first :][:6].astype(int)
        counts[np.arange(6), deck] += 1
    for row in counts:
        assert stats.chisquare(row).pvalue > 1e-4


@pytest.mark.parametrize(("rules", "names"), TABLES)
def test_the_deck_stays_a_deck(rules, names):
    for game in range(30):
        before, _ = drawn(rules, names, game, aligned=False)
        after, _ = drawn(rules, names, game)
        assert sorted(before.tolist()) == sorted(after.tolist())


def own_draws(rules, names, game, seat=0):
    """Return the cards that a seat draws in phase one of a classic game, in order."""
    engine = engine_of("classic")
    arena = arena_of(rules, names, aligned=True)
    block = arena.block
    due, found = engine.begin_block(block, np.uint64(1), np.uint64(game)), []
    while block[layout.STATUS] == 0 and block[layout.TALON] > 1:
        before, hand = int(due), int(block[int(layout.HANDS) + seat])
        due = engine.step_block(block, np.uint64(due))
        if before == seat:
            new = int(block[int(layout.HANDS) + seat]) & ~hand
            found += [card for card in range(52) if new >> card & 1]
    return found


def test_what_one_seat_draws_is_not_shifted_by_another_that_draws_more():
    agreed = shared = 0
    for game in range(60):
        one = own_draws("klassisk", ["boken", "boken"], game)
        other = own_draws("klassisk", ["boken", "chansaren:t_lead=15,t_answer=15"], game)
        common = min(len(one), len(other), 6)
        agreed += sum(a == b for a, b in zip(one[:common], other[:common], strict=True))
        shared += common
    assert agreed > 0.7 * shared


@pytest.mark.nojit
def test_it_runs_uncompiled_as_compiled():
    rows = arena_of("app", ["lagforst", "samlaren"], aligned=True).play(0, 3)
    assert rows.games[:, 2:5].tolist() == [[1, 1, 59], [0, 1, 70], [0, 1, 88]]
