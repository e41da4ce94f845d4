"""Re-deals: what the mover sees stays, the rest is dealt anew, evenly, and nothing tells what was true."""

from collections import Counter

import numpy as np
import pytest
from scipy import stats

from simcore import layout
from simcore.classic import state as classic
from simcore.engine import engine_of
from simcore.shedding import state as shedding
from tests.fork.tables import questions, redealt
from tests.support import classic_positions
from tests.support.positions import position

TABLES = [
    ("app", ["lagforst", "slump", "samlaren"]),
    ("enkel", ["lagforst", "slump"]),
    ("vandtia", ["slump"] * 4),
    ("klassisk", ["boken", "slump", "boken"]),
    ("alla-spelar", ["slump"] * 3),
    ("uppvand-trumf", ["slump", "boken", "slump"]),
    ("mattis", ["slump", "slump"]),
]
FAMILY = {"app": "shedding", "enkel": "shedding", "vandtia": "shedding"}
HANDS = int(layout.HANDS)


def family_of(rules):
    return FAMILY.get(rules, "classic")


@pytest.mark.parametrize(("rules", "names"), TABLES)
def test_what_the_mover_sees_stays_and_the_same_places_change_as_in_the_probe(rules, names):
    family = family_of(rules)
    engine, random = engine_of(family), np.random.default_rng(1)
    moved_by_probe, moved_here = set(), set()
    for number, (block, seat) in enumerate(questions(rules, names, 12)):
        copy = redealt(family, block, seat, number)
        changed = np.flatnonzero(copy != block)
        assert (changed >= layout.VIEW_WORDS).all(), "a word that is public has changed"
        moved_here |= set(changed.tolist())
        probed = engine.move_unseen(block, seat, random)
        moved_by_probe |= set(np.flatnonzero(probed != block).tolist())
        engine.ask_block(copy, np.uint64(seat))
        np.testing.assert_array_equal(copy[: layout.VIEW_WORDS], block[: layout.VIEW_WORDS])
        assert len(copy) == len(block)
        np.testing.assert_array_equal(
            copy[layout.SAVED_AT :], block[layout.SAVED_AT :], "rows have changed"
        )
    assert len(moved_here) > 20
    assert len(moved_here ^ moved_by_probe) < 5, "they deal among the same places"


@pytest.mark.parametrize(("rules", "names"), TABLES)
def test_where_the_cards_truly_lie_has_no_part_in_a_re_deal(rules, names):
    family = family_of(rules)
    engine, random = engine_of(family), np.random.default_rng(1)
    differed = 0
    for number, (block, seat) in enumerate(questions(rules, names, 6)):
        other = engine.move_unseen(block, seat, random)
        differed += int((other != block).any())
        np.testing.assert_array_equal(
            redealt(family, block, seat, number), redealt(family, other, seat, number)
        )
    assert differed > 10


def assert_even(found, kinds, draws):
    """Check that so many kinds of deals are equally common."""
    assert len(found) == kinds
    chi = sum((count - draws / kinds) ** 2 / (draws / kinds) for count in found.values())
    assert 1e-4 < stats.chi2.sf(chi, kinds - 1) < 1 - 1e-4


def test_all_deals_of_a_shedding_position_are_equally_likely():
    table = position("app", "9", "8", "67", opens="J", hidden="T", others=["QK"])
    known = int(table.block[int(shedding.KNOWN) + 1])
    unknown = 2 - known.bit_count()
    assert unknown == 2, "nothing is known of the other hand"
    draws, found = 12_000, Counter()
    for redeal in range(draws):
        block = redealt("shedding", table.block, 0, redeal)
        first = int(layout.DECK) + int(block[layout.DRAWN])
        talon = tuple(block[first : int(layout.DECK) + 52].tolist())
        hidden = int(block[int(shedding.HIDDEN_RANKS)])
        found[int(block[HANDS + 1]), talon, hidden] += 1
    assert_even(found, 60, draws)  # 5! orders of five ranks, two of them in a hand without order


def test_known_cards_of_others_stay_where_they_are():
    table = position("app", "9", "8", "67", others=["QK"])
    table.block[int(shedding.KNOWN) + 1] = 1 << 4 * 11
    hands = {int(redealt("shedding", table.block, 0, redeal)[HANDS + 1]) for redeal in range(200)}
    assert hands == {(1 << 44) + (1 << 4 * rank) for rank in (4, 5, 10)}


def test_all_deals_of_a_classic_position_are_equally_likely():
    table = classic_positions.phase_one(["9c", "Qh Kd"], "6s 7c 8h")
    draws, found = 12_000, Counter()
    for redeal in range(draws):
        block = redealt("classic", table.block, 0, redeal)
        first = int(layout.DECK) + int(block[layout.DRAWN])
        found[int(block[HANDS + 1]), tuple(block[first : first + 3].tolist())] += 1
    assert_even(found, 60, draws)


def test_a_trump_card_that_is_not_seen_is_dealt_and_its_suit_goes_with_it():
    table = classic_positions.phase_one(
        ["9c", "Qh Kd"], house={"trump_seen": "owner"}, trump_card="As", trump_drawer=1
    )
    assert classic_positions.trump_seen(table, 0) == ""
    cards = set()
    for redeal in range(200):
        block = redealt("classic", table.block, 0, redeal)
        card = int(block[classic.SET_ASIDE])
        assert int(block[classic.TRUMP_SUIT]) == card % 4
        cards.add(card)
    assert len(cards) == 3
    for redeal in range(50):
        block = redealt("classic", table.block, 1, redeal)
        assert block[classic.SET_ASIDE] == table.block[classic.SET_ASIDE], "its drawer knows it"
