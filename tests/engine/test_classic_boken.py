"""Boken plays, card by card, as the plain C program of the yardstick does."""

from random import Random

import pytest

from tests.support.classic_views import Player, card, cards, phase_one, phase_two


def lowest(mask: int) -> int:
    """Return the lowest card of a mask."""
    return (mask & -mask).bit_length() - 1


def yardstick_one(hand: int, led: int | None) -> int:
    """Return the card that the yardstick plays in phase one."""
    over = hand & ~((1 << (led | 3)) * 2 - 1) if led is not None else 0
    return lowest(over or hand)


def yardstick_two(hand: int, top: int | None, trump: int) -> int | None:
    """Return the card that the yardstick plays in phase two, None if it takes."""
    suits = [0x1111111111111 << suit for suit in range(4)]
    if top is None:
        return lowest(hand & ~suits[trump] or hand)
    over = hand & suits[top % 4] & ~((1 << top) * 2 - 1)
    if not over and top % 4 != trump:
        over = hand & suits[trump]
    return lowest(over) if over else None


def words_of(numbers: list[int]) -> str:
    """Return cards as words."""
    return " ".join("23456789TJQKA"[number // 4] + "cdhs"[number % 4] for number in numbers)


@pytest.mark.parametrize("seed", range(4))
def test_boken_is_the_yardsticks_player(seed: int):
    rng, player = Random(seed), Player("boken")
    for _ in range(200):
        other, *hand = rng.sample(range(52), rng.randint(2, 4))
        led = rng.choice([None, other])
        held = words_of(hand)
        lays = [] if led is None else [words_of([led])]
        expected = yardstick_one(cards(held), led)
        assert card(player.decide(phase_one(held, lays))) == expected
    for _ in range(200):
        other, *hand = rng.sample(range(52), rng.randint(2, 20))
        top, trump = rng.choice([None, other]), rng.randrange(4)
        held = words_of(hand)
        table = "" if top is None else words_of([top])
        chosen = yardstick_two(cards(held), top, trump)
        answered = player.decide(phase_two(held, table, trump="cdhs"[trump]))
        assert answered == ("take" if chosen is None else words_of([chosen]))
