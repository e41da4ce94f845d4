"""The packed-card helpers against plain lists of ranks, and the words of actions."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from simcore import cards as packed
from simcore.errors import Refusal
from simcore.shedding import text
from tests.support.drawn import bounded

RANKS = "23456789TJQKA"
COUNTS = st.lists(st.integers(0, 4), min_size=13, max_size=13)
HELD = COUNTS.filter(any)
RANK = st.integers(0, 12)


def zone(counts: list[int]) -> np.uint64:
    """Return a packed zone of so many cards of each rank."""
    return np.uint64(sum(number << 4 * rank for rank, number in enumerate(counts)))


def kept(counts: list[int], ranks: set[int]) -> np.uint64:
    """Return the zone of only these ranks."""
    return zone([number if rank in ranks else 0 for rank, number in enumerate(counts)])


@given(RANK, st.integers(0, 4))
@bounded(65)
def test_pack(rank: int, copies: int):
    assert packed.pack(rank, copies) == zone([copies if r == rank else 0 for r in range(13)])


@given(COUNTS)
@bounded(60)
def test_count_and_total(counts: list[int]):
    assert [packed.count(zone(counts), rank) for rank in range(13)] == counts
    assert packed.total(zone(counts)) == sum(counts)


def test_total_of_a_whole_deck():
    assert packed.total(zone([4] * 13)) == 52


@given(HELD)
@bounded(60)
def test_lowest_and_highest(counts: list[int]):
    ranks = [rank for rank in range(13) if counts[rank]]
    assert packed.lowest(zone(counts)) == min(ranks)
    assert packed.highest(zone(counts)) == max(ranks)


def test_lowest_of_an_empty_zone_is_above_every_rank():
    assert packed.lowest(np.uint64(0)) > 12


@given(COUNTS, COUNTS)
@bounded(60)
def test_mask_of_and_distinct(counts: list[int], others: list[int]):
    ranks = {rank for rank in range(13) if counts[rank]}
    assert packed.mask_of(zone(counts)) & zone(others) == kept(others, ranks)
    assert packed.distinct(zone(counts)) == len(ranks)


@given(COUNTS, RANK)
@bounded(60)
def test_rank_mask_and_at_least(counts: list[int], rank: int):
    assert zone(counts) & packed.rank_mask(rank) == kept(counts, {rank})
    assert zone(counts) & packed.at_least(rank) == kept(counts, set(range(rank, 13)))
    assert zone(counts) & packed.ALL_RANKS == zone(counts)


@given(COUNTS, COUNTS)
@bounded(60)
def test_without(counts: list[int], others: list[int]):
    left = [max(0, one - other) for one, other in zip(counts, others, strict=True)]
    assert packed.without(zone(counts), zone(others)) == zone(left)


@given(COUNTS)
@bounded(60)
def test_zones_as_words(counts: list[int]):
    word = text.cards_word(int(zone(counts)))
    assert [word.count(rank) for rank in RANKS] == counts
    assert list(word) == sorted(word, key=RANKS.index, reverse=True)
    assert text.pack_word(word) == text.pack_word(word[::-1]) == zone(counts)


def test_every_action_has_one_word_and_every_word_one_action():
    lays = [rank * copies for rank in RANKS for copies in range(1, 5)]
    words = [*lays, "take", "chance", "flip 0", "flip 1", "flip 2", "pass"]
    assert [text.action_word(code) for code in range(58)] == words
    assert [text.action_code(word) for word in words] == list(range(58))


@pytest.mark.parametrize(
    "word", ["", "1", "34", "33333", "X", "flip 3", "flip", "Take", "3 ", "swap 345"]
)
def test_what_is_no_action_is_refused(word: str):
    with pytest.raises(Refusal, match="is no action"):
        text.action_code(word)


@pytest.mark.parametrize("number", [58, 99, 2**63])
def test_a_number_that_is_no_action_is_told_as_such(number: int):
    assert str(number) in text.action_word(number)
