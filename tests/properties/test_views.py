"""A seat sees everything that is public, and nothing that is hidden from it (A35)."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from simcore import layout
from simcore.games import make_rules
from simcore.jit import kernel
from simcore.players import new_scratch
from simcore.shedding import state as at
from simcore.shedding.play import begin_block
from simcore.shedding.swap import offer
from simcore.shedding.table import Table
from simcore.strategy import Parameter, strategy
from strategies.parts.swaps import chosen_row
from tests.support.drawn import deal_game, start_game, walk
from tests.support.lockstep import random_game_rules
from tests.support.positions import RANKS, deal, position
from tests.support.tracker import Tracker

_0 = np.uint64(0)
HANDS, KNOWN, HIDDEN, HIDDEN_RANKS, DECK = map(
    int, (layout.HANDS, at.KNOWN, at.HIDDEN, at.HIDDEN_RANKS, layout.DECK)
)
Place = tuple[str, int, int]


@kernel
def _offer(block, seat):
    offer(layout.state_at(block, _0), seat)


def random_table(rng: Random) -> Table:
    """Start a random game by random rules."""
    rules, house, players = random_game_rules(rng)
    return start_game(make_rules(rules, house, players), players, rng)


def unseen_places(table: Table, viewer: int) -> Iterator[Place]:
    """Yield every place of a card that `viewer` cannot see: (zone, seat or position, slot or rank)."""
    block = table.block
    for depth in range(table.talon_left):
        yield "talon", DECK + 52 - table.talon_left + depth, 0
    for seat in range(table.players):
        for slot in range(3):
            if int(block[HIDDEN + seat]) >> slot & 1:
                yield "hidden", HIDDEN_RANKS + 3 * seat + slot, 0
        if seat != viewer:
            unknown = Counter(table.hand(seat)) - Counter(table.known(seat))
            for rank in unknown.elements():
                yield "hand", HANDS + seat, RANKS.index(rank)


def rank_at(table: Table, place: Place) -> int:
    """Return the rank of the card at a place."""
    zone, word, rank = place
    return rank if zone == "hand" else int(table.block[word])


def put(table: Table, place: Place, old: int, new: int) -> None:
    """Put a card of rank `new` where one of rank `old` lies."""
    zone, word, _ = place
    if zone == "hand":
        table.block[word] = int(table.block[word]) - 16**old + 16**new
    else:
        table.block[word] = new


def exchange(table: Table, one: Place, other: Place) -> None:
    """Exchange the cards at two places."""
    first, second = rank_at(table, one), rank_at(table, other)
    put(table, one, first, second)
    put(table, other, second, first)


def exchange_and_look(seed: int) -> Counter[str]:
    """Exchange unseen cards all through a random game; return which kinds were exchanged."""
    rng = Random(seed)
    table = random_table(rng)
    kinds: Counter[str] = Counter()
    for number, _ in enumerate(walk(table, rng, 120)):
        viewer = rng.randrange(table.players)
        places = list(unseen_places(table, viewer))
        if number % 3 or len(places) < 2:
            continue
        seen = table.view(viewer)
        one, other = rng.sample(places, 2)
        again = Table(table.rules, table.players, table.block.copy())
        exchange(again, one, other)
        assert (again.view(viewer) == seen).all(), (viewer, one, other)
        kinds.update([one[0], other[0]])
    return kinds


@pytest.mark.parametrize("batch", range(4))
def test_A35_exchanging_unseen_cards_changes_no_view(batch: int):
    games = [exchange_and_look(100 * batch + number) for number in range(20)]
    kinds = sum(games, Counter())
    assert min(kinds[zone] for zone in ["talon", "hidden", "hand"]) > 50


@pytest.mark.parametrize("seed", range(20))
def test_A35_the_swap_question_shows_no_unseen_card(seed: int):
    rng = Random(seed)
    players = rng.randint(2, 4)
    table = deal("app", players, "".join(rng.sample(RANKS * 4, 52)))
    for _ in range(10):
        viewer = rng.randrange(players)
        again = Table(table.rules, players, table.block.copy())
        exchange(again, *rng.sample(list(unseen_places(table, viewer)), 2))
        for each in (table, again):
            _offer(each.block, np.uint64(viewer))
        assert (again.block[: layout.VIEW_WORDS] == table.block[: layout.VIEW_WORDS]).all()


# ---- the engine's own swap, looked at by a strategy ----------------------------------------------

LOOK = Parameter("swap", default=1, low=0, high=11, meaning="The policy of its own swap.")


@strategy("shedding", parameters=(LOOK,), memory=True)
def spy(view, parameters, memory, rng):
    """Take the pile."""
    return np.uint64(52)


@spy.swap
def spy_swap(view, parameters, memory, rng):
    """Write a digest of every word of the view to the memory, and swap by the parameter."""
    for word in range(np.uint64(layout.VIEW_WORDS)):
        place = word & np.uint64(31)
        memory[place] = memory[place] * np.uint64(0x9E3779B97F4A7C15) + view[word] + np.uint64(1)
    return chosen_row(view, int(parameters[0]))


def seen_at_the_swap(policies: list[int], game: int) -> tuple[list[list[int]], list[int]]:
    """Return what each seat saw when it was asked for its swap, and the rows they chose."""
    spies = [spy.strategy.with_parameters({"swap": str(policy)}) for policy in policies]
    block = new_scratch(make_rules("app"), spies, 100)
    begin_block(block, np.uint64(4), np.uint64(game))
    rows = [
        layout.ROWS_AT + layout.ROW_WORDS * seat + int(layout.MEMORY_AT)
        for seat in range(len(spies))
    ]
    return [block[row : row + 32].tolist() for row in rows], block[int(at.OPEN) :][:3].tolist()


def test_A3_no_seat_sees_anothers_swap_before_its_own():
    for game in range(20):
        seen, rows = seen_at_the_swap([1, 1, 1], game)
        for policies in ([4, 1, 1], [1, 4, 1], [7, 4, 1]):
            others_seen, others_rows = seen_at_the_swap(policies, game)
            assert others_seen == seen
            assert others_rows != rows


def test_the_spy_sees_a_change():
    assert seen_at_the_swap([1, 1, 1], 0)[0] != seen_at_the_swap([1, 1, 1], 1)[0]
    first, second, _ = seen_at_the_swap([1, 1, 1], 0)[0]
    assert first != second


# ---- what is public is seen ----------------------------------------------------------------------

BASE: dict = {
    "hand": "34K",
    "pile": "58",
    "talon": "6789",
    "opens": "QQA",
    "hidden": "234",
    "others": ["567", "JJJ"],
}
PUBLIC = {
    "own hand": {"hand": "35K"},
    "pile": {"pile": "68"},
    "top of the pile": {"pile": "85"},
    "run on top": {"pile": "88"},
    "size of the talon": {"talon": "678"},
    "own open row": {"opens": "QAA"},
    "hidden slots": {"hidden": "2.4"},
    "size of another hand": {"others": ["567", "JJJ9"]},
    "who is out": {"others": ["567", ""]},
    "passes": {"passes": 1},
    "burnt": {"talon": "6789", "hidden": "23."},
}


@pytest.mark.parametrize("name", PUBLIC)
def test_A35_what_is_public_changes_the_view(name: str):
    for viewer in range(2):
        if name == "own hand" and viewer:
            continue
        before = position("app", **BASE).view(viewer)
        after = position("app", **{**BASE, **PUBLIC[name]}).view(viewer)
        assert (before != after).any()


@pytest.mark.parametrize("field", ["hand_size=4", "two=plain_low", "chansa=off", "swap=false"])
def test_A35_the_rules_in_force_are_seen(field: str):
    name, value = field.split("=")
    house = {name: {"4": 4, "false": False}.get(value, value)}
    before, after = position("app", **BASE), position("app", **BASE, house=house)
    assert (before.view(0) != after.view(0)).any()


def test_A35_a_picked_up_pile_is_known_and_seen():
    ordinary, high = (position("app", "34K", pile, "6789") for pile in ["AA", "QQ"])
    for table in (ordinary, high):
        table.apply("take")
    assert (ordinary.known(0), high.known(0)) == ("AA", "QQ")
    assert (ordinary.view(1) != high.view(1)).any()


def test_A35_a_failed_chansa_and_a_failed_flip_are_known():
    table = position("app", "345", "A", "K67")
    table.apply("chance")
    assert table.known(0) == "AK"
    table = position("app", "", "A", hidden="K67")
    table.apply("flip 0")
    assert table.known(0) == "AK"


def test_A35_known_cards_that_are_laid_are_known_no_more():
    table = position("app", "4A", "AA", "6789", others=["QQQ"])
    for word, known in [("take", "AA"), ("Q", "AA"), ("A", "A"), ("take", "A")]:
        table.apply(word)
        assert table.known(0) == known


@pytest.mark.parametrize("seed", range(80))
def test_A35_what_is_known_of_a_hand_is_what_was_seen(seed: int):
    rng = Random(seed)
    name, house, players = random_game_rules(rng)
    rules = make_rules(name, house, players)
    table = deal_game(rules, players, rng)
    dealt = [table.open_row(seat) for seat in range(players)]
    start_game(rules, players, rng, table)
    tracker = Tracker(table, dealt)
    for _ in range(200):
        for seat in range(players):
            known = Counter(table.known(seat))
            assert known <= Counter(table.hand(seat))
            assert known == tracker.known[seat]
        if table.status != "running":
            break
        tracker.follow(table, rng.choice(table.legal()))
