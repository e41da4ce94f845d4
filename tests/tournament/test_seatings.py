"""Squares: everybody sits in every seat, and follows everybody, equally often."""

from collections import Counter
from itertools import pairwise

import pytest

from experiments.tournament.seatings import seated, square


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_sits_everywhere_and_follows_everybody_equally_often(seats):
    rows = square(seats)
    sits = Counter((player, seat) for row in rows for seat, player in enumerate(row))
    assert len(sits) == seats**2 and len(set(sits.values())) == 1
    follows = Counter((row[seat], row[(seat + 1) % seats]) for row in rows for seat in range(seats))
    assert len(follows) == seats * (seats - 1) and len(set(follows.values())) == 1


@pytest.mark.parametrize("seats", [2, 4])
def test_each_four_or_two_rows_are_a_row_complete_latin_square(seats):
    rows = square(seats)[:seats]
    assert all(len(set(column)) == seats for column in zip(*rows, strict=True))
    pairs = Counter(pair for row in rows for pair in pairwise(row))
    assert set(pairs.values()) == {1} and len(pairs) == seats * (seats - 1)


def test_players_are_seated_by_the_square():
    assert seated("xyz")[1] == ("y", "z", "x")
