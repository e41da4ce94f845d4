"""The swap policies Sw0 to Sw7, and the forced swaps, on six cards laid out by hand."""

import pytest

from tests.support.players import Player
from tests.support.positions import deal

SWAPS = [
    # policy, open cards as dealt, hand as dealt, open row after the swap
    ("sw0", "35T", "2KA", "35T"),
    ("sw0", "234", "AAT", "234"),
    ("sw1", "35T", "2KA", "T2A"),
    ("sw1", "345", "678", "876"),
    ("sw1", "TT3", "2T4", "TTT"),
    ("sw1", "AK3", "K24", "2AK"),
    ("sw2", "35T", "2KA", "2TA"),
    ("sw2", "TT3", "2T4", "2TT"),
    ("sw2", "345", "678", "876"),
    ("sw3", "345", "T9K", "T54"),
    ("sw3", "345", "TTK", "TT5"),
    ("sw3", "345", "9KA", "345"),
    ("sw3", "3T5", "9KA", "3T5"),
    ("sw3", "3T5", "TTT", "TTT"),
    ("sw4", "35T", "2KA", "35K"),
    ("sw4", "AK9", "345", "345"),
    ("sw4", "T2T", "AK2", "AK2"),
    ("sw4", "33T", "3A2", "333"),
    ("sw5", "34K", "2TA", "TAK"),
    ("sw5", "34K", "TTA", "TAK"),
    ("sw5", "22T", "34K", "T2K"),
    ("sw5", "34K", "T5A", "TAK"),
    ("sw5", "34K", "25A", "2AK"),
    ("sw5", "34K", "69A", "AK9"),
    ("sw6", "2K9", "954", "299"),
    ("sw6", "T2K", "995", "T2K"),
    ("sw6", "AK9", "955", "99A"),
    ("sw6", "999", "55A", "99A"),
    ("sw6", "56A", "734", "A76"),
    ("sw6", "T2T", "2KA", "TT2"),
    ("sw6", "KKK", "3QQ", "KKK"),
    ("sw7", "389", "7K2", "897"),
    ("sw7", "T2K", "J5A", "J5K"),
    ("sw7", "888", "993", "888"),
    ("sw7", "64T", "2QJ", "J6Q"),
    ("tens_up", "345", "T9K", "TK9"),
    ("tens_held", "T45", "29T", "295"),
    ("tens_held", "TTT", "T9K", "KT9"),
    ("twos_up", "345", "TA2", "2TA"),
    ("twos_held", "245", "TA2", "TA5"),
    ("twos_held", "222", "2A5", "A52"),
]


@pytest.mark.parametrize(("policy", "opens", "hand", "row"), SWAPS)
def test_swap(policy: str, opens: str, hand: str, row: str):
    table = deal("app", 2, hidden_for(opens + hand) + opens + hand)
    chosen = Player(f"lagforst:swap={policy}").swap(table, 0)
    assert sorted(chosen) == sorted(row)
    table.swap(0, chosen)


def hidden_for(cards: str) -> str:
    """Return three hidden cards of ranks that are not among `cards`."""
    free = [rank for rank in "3456789JQKA" if rank not in cards]
    return "".join(free[:3])


@pytest.mark.parametrize("name", ["lagforst", "tryckaren", "talmodig", "samlaren", "slump"])
def test_every_strategy_swaps_by_Sw1_unless_told(name: str):
    for opens, hand, row in [("35T", "2KA", "T2A"), ("345", "678", "876"), ("AK3", "K24", "2AK")]:
        table = deal("app", 2, hidden_for(opens + hand) + opens + hand)
        assert sorted(Player(name).swap(table, 0)) == sorted(row)
        lowest = Player(f"{name}:swap=sw4").swap(table, 0)
        assert sorted(lowest) != sorted(row)


def test_the_swap_of_another_seat_uses_its_own_cards():
    table = deal("app", 2, "222" + "345" + "678" + "999" + "TKA" + "33J")
    assert Player("lagforst").swap(table, 1) == "AKT"
