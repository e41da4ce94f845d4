"""Players that choose at random choose uniformly."""

from collections import Counter

import pytest
from scipy import stats

from tests.support.players import Player
from tests.support.positions import deal, options, position

DRAWS = 400


def are_uniform(seen: Counter[str], words: set[str]) -> bool:
    """Say whether exactly these words were chosen, and equally often."""
    return set(seen) == words and bool(stats.chisquare(list(seen.values())).pvalue > 1e-4)


def rows_within(cards: str) -> set[str]:
    """Return every different row of three of these cards, high to low."""
    order = sorted(cards, key="AKQJT98765432".index)
    triples = range(len(order))
    return {
        order[a] + order[b] + order[c]
        for a in triples
        for b in triples
        for c in triples
        if a < b < c
    }


@pytest.mark.parametrize(
    ("cards", "number"),
    [("3579JA", 20), ("33579J", 14), ("TT22AA", 7), ("444455", 3), ("4445TT", 6)],
)
def test_likformig_swaps_uniformly_among_the_different_rows(cards: str, number: int):
    table = deal("app", 2, "KKK" + cards)
    rows = rows_within(cards)
    assert len(rows) == number
    player = Player("likformig", seed=len(cards) + number)
    seen = Counter(player.swap(table, 0) for _ in range(DRAWS * number))
    assert are_uniform(seen, rows)


TURNS = [
    ("app", {"hand": "3456", "pile": ""}),
    ("app", {"hand": "99J2", "pile": "8", "talon": "345"}),
    ("app", {"hand": "345", "pile": "A", "talon": "345"}),
    ("app", {"hand": "", "pile": "4", "hidden": "3.5"}),
    ("app", {"hand": "", "pile": "", "hidden": "345"}),
    ("enkel", {"hand": "3456", "pile": "A", "talon": "345"}),
]


@pytest.mark.parametrize(("rules", "at"), TURNS)
def test_likformig_chooses_uniformly_among_the_legal_actions(rules: str, at: dict):
    table = position(rules, **at)
    player = Player("likformig", seed=len(str(at)))
    words = options(table)
    seen = Counter(player.decide(table) for _ in range(DRAWS * len(words)))
    assert are_uniform(seen, words)


def test_slump_lays_uniformly_and_never_takes_what_it_need_not():
    table = position("app", "99J2", "8", "345")
    player = Player("slump")
    seen = Counter(player.decide(table) for _ in range(1600))
    assert are_uniform(seen, {"9", "99", "J", "2"})


def test_slump_turns_hidden_cards_uniformly_and_tosses_a_coin_for_chansa():
    player = Player("slump")
    table = position("app", "", "4", hidden="345")
    seen = Counter(player.decide(table) for _ in range(1200))
    assert are_uniform(seen, {"flip 0", "flip 1", "flip 2"})
    table = position("app", "345", "A", "345")
    seen = Counter(player.decide(table) for _ in range(1200))
    assert are_uniform(seen, {"chance", "take"})


def test_players_of_different_seats_and_games_draw_other_numbers():
    table = position("app", "3456", "")
    seen = {
        tuple(player.decide(table) for _ in range(30))
        for player in (
            Player("likformig", seat, seed=1, game=game) for seat in (0, 1) for game in (0, 1)
        )
    }
    assert len(seen) == 4
