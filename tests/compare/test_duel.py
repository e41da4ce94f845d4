"""A duel adds up to its rows, in whole blocks in order, whatever the threads; identical strategies tie exactly."""

import numpy as np
import pytest

from experiments.comparing import DEALS, Goal, compare, fixed, size_of, variance_reduction
from experiments.duel import BLOCK, Duel, Tally, blocks, play_block
from experiments.measure import MEASURES, UNIT, measure_of
from simcore.arena import Arena
from simcore.games import make_rules
from strategies.catalogue import find_strategy


def duel_of(own, other, rules="app", seats=2, measure="win", field=(), *, aligned=False, cap=400):
    rule_set = make_rules(rules, (), seats)
    found = [find_strategy(name, rule_set) for name in (own, other, *field)]
    return Duel(
        rule_set,
        found[0],
        found[1],
        seats,
        measure_of(measure, seats),
        5,
        cap,
        tuple(found[2:]),
        aligned,
    )


def scores(duel, player, seat, deals):
    """Return (score, is unfinished) of each deal in a plain way: 1 for a win, for not being last, or the place."""
    seats = duel.seats
    others = list(duel.field) or [duel.reference] * (seats - 1)
    line_up = [None] * seats
    line_up[seat] = player
    for step, other in enumerate(others, start=1):
        line_up[(seat + step) % seats] = other
    rows = Arena(duel.rules, line_up, duel.seed, duel.cap, aligned=duel.aligned).play(0, deals)
    found = []
    for game, places in zip(rows.games.tolist(), rows.seats[:, :, 0].tolist(), strict=True):
        place, out = places[seat], sum(each > 0 for each in places)
        name, held = duel.measure.name, seats - out
        if place > 0:
            value = {"win": place == 1, "risk": place < seats, "place": place}[name]
        elif name == "place":
            value = np.mean(range(out + 1, seats + 1))
        else:
            value = {"win": 0 if out else 1 / seats, "risk": 1 - 1 / held}[name]
        found.append((float(value), game[3] != 1))
    return found


CASES = [
    ("app", 2, "win", ()),
    ("app", 3, "risk", ()),
    ("app", 4, "place", ()),
    ("app", 3, "risk", ("slump", "dumparen")),
    ("klassisk", 3, "risk", ()),
    ("mattis", 2, "place", ("slump",)),
]


@pytest.mark.parametrize("aligned", [False, True])
@pytest.mark.parametrize(("rules", "seats", "measure", "field"), CASES)
def test_a_duel_adds_up_to_what_its_games_say(rules, seats, measure, field, aligned):
    pair = ("tryckaren", "samlaren") if rules == "app" else ("roffaren", "trumfsnalen")
    duel = duel_of(*pair, rules, seats, measure, field, aligned=aligned)
    deals = 60
    found = play_block(duel, 0, deals)
    own = [scores(duel, duel.candidate, seat, deals) for seat in range(seats)]
    other = [scores(duel, duel.reference, seat, deals) for seat in range(seats)] if field else []
    equal = {"win": 1 / seats, "risk": 1 - 1 / seats, "place": (seats + 1) / 2}[measure]
    numbers = []
    for deal in range(deals):
        mine = np.mean([games[deal][0] for games in own])
        theirs = np.mean([games[deal][0] for games in other]) if field else equal
        numbers.append(mine - theirs)
    assert found.total / duel.scale == pytest.approx(np.sum(numbers))
    assert found.squares / duel.scale**2 == pytest.approx(np.sum(np.square(numbers)))
    assert found.unfinished == sum(unfinished for games in own + other for _, unfinished in games)
    assert (found.deals, found.games) == (deals, deals * duel.games_per_deal)
    ends = sorted([found.low, found.high])
    assert ends[0] <= found.total <= ends[1]
    assert abs(found.total) <= deals * size_of(duel)


@pytest.mark.parametrize("measure", MEASURES)
@pytest.mark.parametrize("field", [(), ("samlaren", "slump")])
def test_identical_strategies_tie_exactly(measure, field):
    duel = duel_of("lagforst", "chansaren", "app", 3, measure, field)
    found = play_block(duel, 0, 200)
    assert (found.total, found.squares, found.differing) == (0, 0, 0)
    assert variance_reduction(duel, found) is None
    mixed = play_block(duel_of("stark", "mix(stark,slump,p=1)", seats=3), 0, 100)
    assert mixed.differing == 0


def test_blocks_are_whole_and_in_order_whatever_the_threads():
    duel = duel_of("samlaren", "lagforst")
    one, two = (list(blocks(duel, threads, 2 * BLOCK + 100)) for threads in (1, 2))
    assert one == two
    assert [each.deals for each in one] == [BLOCK, BLOCK, 100]
    whole = sum(one, Tally())
    assert whole == play_block(duel, 0, 2 * BLOCK + 100)


def test_a_swap_of_roles_turns_the_sign():
    there = play_block(duel_of("samlaren", "lagforst"), 0, 300)
    back = play_block(duel_of("lagforst", "samlaren"), 0, 300)
    assert there.total == -back.total
    assert there.squares == back.squares
    assert there.differing == back.differing


def test_the_variance_reduction_is_that_of_the_rows():
    duel = duel_of("kvalitetsplockaren", "lagforst")
    found = play_block(duel, 0, 4000)
    per_deal = found.squares / 4000 - (found.total / 4000) ** 2
    wins = found.scored / UNIT / (2 * 4000)
    independent = 0.25 if abs(wins - 0.5) < 0.02 else wins * (1 - wins)
    expected = independent / 2 / (per_deal / duel.scale**2)
    assert variance_reduction(duel, found) == pytest.approx(expected, rel=0.02)
    assert variance_reduction(duel, found) > 2


def test_an_interrupted_comparison_keeps_whole_blocks_and_says_what_holds():
    duel, seen = duel_of("samlaren", "lagforst"), []

    def advance(tally, now):
        seen.append(tally)
        if len(seen) == 3:
            raise KeyboardInterrupt

    found = compare(duel, Goal(DEALS, 10 * BLOCK), 1, advance)
    assert found.interrupted and found.holds_anywhere
    assert found.tally.deals == 3 * BLOCK
    wide, narrow = (
        found.effect(),
        fixed(duel, *(found.tally.deals, found.tally.total, found.tally.squares)),
    )
    assert wide.low < narrow.low < narrow.high < wide.high
