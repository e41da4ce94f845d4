"""Probabilities that follow from the rules alone, in a million deals."""

from functools import lru_cache

import numpy as np
import pytest
from scipy import stats

from simcore import layout
from simcore.games import make_rules
from simcore.shedding import state as at
from simcore.shedding.house import write_rules
from simcore.shedding.text import cards_word
from tests.support.arenas import DEALER, FIRST, rows_of
from tests.support.deals import Deals, counted, held
from tests.support.positions import RANKS

DEALS = 1_000_000
TWO, TEN = 0, 8
SPECIALS = (TWO, TEN)


@lru_cache(maxsize=2)
def deals_of(rules: str, players: int) -> Deals:
    """Return a million deals, made once."""
    return Deals(rules, players, DEALS, seed=52)


def is_share(seen: np.ndarray, probability: float) -> bool:
    """Say whether the share of True is within four standard errors of a probability."""
    error = (probability * (1 - probability) / len(seen)) ** 0.5
    return abs(seen.mean() - probability) < 4 * error


def at_least(number: int, of: int, drawn: int) -> float:
    """Return the chance of at least `number` of `of` special cards among `drawn` of the 52."""
    return float(stats.hypergeom.sf(number - 1, 52, of, drawn))


def is_hypergeometric(seen: np.ndarray, of: int, drawn: int) -> bool:
    """Say whether every number of special cards occurs as often as it should."""
    chances = stats.hypergeom.pmf(np.arange(of + 1), 52, of, drawn)
    return all(is_share(seen == number, chance) for number, chance in enumerate(chances))


def test_the_cards_go_hidden_open_hand_seat_by_seat():
    deals = deals_of("app", 2)
    for seat in range(2):
        share = deals.decks[:, 9 * seat : 9 * seat + 9]
        assert (deals.hidden[:, 3 * seat : 3 * seat + 3] == share[:, :3]).all()
        for rank in range(13):
            assert (counted(deals.dealt[:, seat], rank) == held(share[:, 3:], [rank])).all()


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("rank", [TWO, TEN, 12])
def test_a_rank_among_the_six_cards_of_a_seat(seat: int, rank: int):
    assert is_hypergeometric(counted(deals_of("app", 2).dealt[:, seat], rank), of=4, drawn=6)


@pytest.mark.parametrize(
    ("number", "percent"), [(1, 65), (2, 23), (3, 4)], ids=["one", "two", "three"]
)
def test_twos_and_tens_among_the_six_cards(number: int, percent: int):
    dealt = deals_of("app", 2).dealt[:, 0]
    specials = counted(dealt, TWO) + counted(dealt, TEN)
    chance = at_least(number, of=8, drawn=6)
    assert round(100 * chance) == percent
    assert is_share(specials >= number, chance)


def test_a_ten_among_the_six_cards_and_both_a_two_and_a_ten():
    dealt = deals_of("app", 2).dealt[:, 0]
    one = at_least(1, of=4, drawn=6)
    both = 2 * one - at_least(1, of=8, drawn=6)
    assert (round(100 * one), round(100 * both)) == (40, 14)
    assert is_share(counted(dealt, TEN) > 0, one)
    assert is_share((counted(dealt, TEN) > 0) & (counted(dealt, TWO) > 0), both)


def test_four_alike_among_the_six_cards():
    cards = deals_of("app", 2).decks[:, 3:9]
    seen = np.zeros(DEALS, dtype=bool)
    for rank in range(13):
        seen |= held(cards, [rank]) == 4
    assert is_share(seen, float(13 * stats.hypergeom.pmf(4, 52, 4, 6)))


def test_a_ten_in_the_start_hand_of_enkel():
    chance = at_least(1, of=4, drawn=4)
    assert round(100 * chance) == 28
    assert is_share(counted(deals_of("enkel", 3).dealt[:, 2], TEN) > 0, chance)


def test_a_special_among_three_hidden_cards():
    hidden = deals_of("app", 2).hidden[:, :3]
    chance = at_least(1, of=8, drawn=3)
    assert round(100 * chance) == 40
    assert is_share(held(hidden, SPECIALS) > 0, chance)


@pytest.mark.parametrize("slot", range(6))
def test_a_given_hidden_card_is_a_special(slot: int):
    assert round(100 * 8 / 52, 1) == 15.4
    assert is_share(np.isin(deals_of("app", 2).hidden[:, slot], SPECIALS), 8 / 52)


def test_tens_and_twos_in_the_talon():
    talon = deals_of("app", 2).decks[:, 18:]
    assert is_hypergeometric(held(talon, [TEN]), of=4, drawn=34)
    assert is_hypergeometric(held(talon, SPECIALS), of=8, drawn=34)


# ---- what fits on what ---------------------------------------------------------------------------

FITTING = {
    "app": dict(zip("3456789JQKA", (100, 92, 85, 77, 69, 62, 54, 46, 38, 31, 23), strict=True)),
    "enkel": dict(
        zip("23456789JQKA", (100, 92, 85, 77, 69, 62, 54, 46, 38, 31, 23, 15), strict=True)
    ),
}


def fitting_ranks(rules: str, top: str) -> str:
    """Return the ranks that the engine's table lets fit on a top rank, "" for no pile."""
    words = np.zeros(layout.STATE_WORDS, dtype=np.uint64)
    write_rules(words, make_rules(rules), 2)
    judged = RANKS.index(top) if top else 13
    mask = int(words[int(at.FITS) + judged])
    return "".join(rank for place, rank in enumerate(RANKS) if mask >> 4 * place & 15 == 15)


@pytest.mark.parametrize("rules", FITTING)
def test_an_unseen_card_fits_on_a_top_rank_as_often_as_told(rules: str):
    for top, percent in FITTING[rules].items():
        assert round(100 * len(fitting_ranks(rules, top)) / 13) == percent
    assert fitting_ranks(rules, "") == RANKS
    assert fitting_ranks("app", "2") == RANKS


@pytest.mark.parametrize(("rules", "top"), [("app", "9"), ("app", "A"), ("enkel", "9")])
def test_the_first_talon_card_fits_as_often_as_told(rules: str, top: str):
    players = 2 if rules == "app" else 3
    card = deals_of(rules, players).decks[:, 18]
    ranks = [RANKS.index(rank) for rank in fitting_ranks(rules, top)]
    assert is_share(np.isin(card, ranks), len(ranks) / 13)


# ---- dealer and first seat -----------------------------------------------------------------------


def is_uniform(numbers: np.ndarray, of: int) -> bool:
    """Say whether 0 .. of - 1 occur equally often."""
    counts = np.bincount(numbers, minlength=of)
    return len(counts) == of and bool(stats.chisquare(counts).pvalue > 1e-4)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_dealer_and_lot_are_uniform_and_independent(players: int):
    deals = Deals("enkel", players, 200_000, seed=players)
    assert is_uniform(deals.dealers, players)
    assert is_uniform(deals.lots, 60)
    assert is_uniform(deals.dealers.astype(int) * 60 + deals.lots, 60 * players)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_A1_the_first_seat_is_drawn_by_lot_whoever_deals(players: int):
    games = rows_of("app", ["lagforst"] * players, 60_000, cap=1).games.astype(int)
    assert is_uniform(games[:, FIRST] * players + games[:, DEALER], players**2)


def test_B4_the_first_seat_is_left_of_the_dealer():
    games = rows_of("enkel", ["lagforst"] * 3, 2000, cap=1).games.astype(int)
    assert (games[:, FIRST] == (games[:, DEALER] + 1) % 3).all()


def test_D1_ties_for_the_lowest_card_are_drawn_by_lot():
    games, seats = rows_of("vandtia", ["lagforst"] * 3, 60_000, cap=1, house={"swap": False})
    lowest = np.full(seats.shape[:2], 13)
    for rank in range(12, 0, -1):
        in_hand = counted(seats[:, :, 1] - seats[:, :, 2], rank) > 0
        lowest[in_hand] = rank
    holders = lowest == lowest.min(axis=1, keepdims=True)
    first = games[:, FIRST].astype(int)
    assert holders[np.arange(len(first)), first].all()
    for number in (2, 3):
        tied = holders.sum(axis=1) == number
        order = (np.cumsum(holders, axis=1) - 1)[np.arange(len(first)), first][tied]
        assert is_uniform(order, number)


def test_a_row_tells_of_twos_tens_and_the_open_row():
    _, seats = rows_of("app", ["lagforst:swap=sw0"] * 2, 500, seed=52, cap=1)
    deals = deals_of("app", 2)
    assert (seats[:, :, 1] == deals.dealt[:500]).all()
    for index in range(500):
        opened = sorted(deals.decks[index, 3:6], reverse=True)
        assert cards_word(int(seats[index, 0, 2])) == "".join(RANKS[rank] for rank in opened)
