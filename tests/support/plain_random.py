"""Philox, the shuffle and the bounded draws once more, in plain Python with integers of any size.

Philox4x32-10: Salmon, Moraes, Dror, Shaw 2011, "Parallel random numbers: as easy as 1, 2, 3".
"""

import math
from collections.abc import Iterator

WORD = 2**64
GROUPS = [(51, 43), (43, 35), (35, 26), (26, 15), (15, 0)]
"""The shuffle's positions, from the first down to but not with the second, by random word."""


def philox_block(counter: list[int], key: list[int]) -> list[int]:
    """Return the four 32-bit output words of a counter of four words and a key of two."""
    for _ in range(10):
        one, other = counter[0] * 0xD2511F53, counter[2] * 0xCD9E8D57
        counter = [
            other >> 32 ^ counter[1] ^ key[0],
            other % 2**32,
            one >> 32 ^ counter[3] ^ key[1],
            one % 2**32,
        ]
        key = [(key[0] + 0x9E3779B9) % 2**32, (key[1] + 0xBB67AE85) % 2**32]
    return counter


def philox(seed: int, game: int, stream: int, block: int) -> tuple[int, int]:
    """Return the two 64-bit words that a block of a game's stream holds."""
    counter = [block % 2**32, stream % 2**32, game % 2**32, game >> 32]
    words = philox_block(counter, [seed % 2**32, seed >> 32])
    return words[0] + (words[1] << 32), words[2] + (words[3] << 32)


def deal_word(seed: int, game: int, index: int) -> int:
    """Return word `index` of a game's deal stream."""
    return philox(seed, game, 0, index // 2)[index % 2]


def accepted(word: int, outcomes: int, spares: Iterator[int]) -> int:
    """Return the word, or the first spare one, that gives every outcome the same chance."""
    while word * outcomes % WORD < WORD % outcomes:
        word = next(spares)
    return word


def spare_words(seed: int, game: int, index: int) -> Iterator[int]:
    """Yield the deal stream's words index, index + 8, index + 16 ..."""
    while True:
        yield deal_word(seed, game, index)
        index += 8


def draws(word: int, bounds: list[int]) -> list[int]:
    """Return one draw below each bound, as the digits of one word in the mixed base of the bounds."""
    return [
        word * math.prod(bounds[: place + 1]) // WORD % bound for place, bound in enumerate(bounds)
    ]


def shuffled(deck: list, seed: int, game: int) -> list:
    """Return a deck as a game shuffles it."""
    deck = list(deck)
    for group, (top, end) in enumerate(GROUPS):
        bounds = [position + 1 for position in range(top, end, -1)]
        spares = spare_words(seed, game, 8 + group)
        word = accepted(deal_word(seed, game, group), math.prod(bounds), spares)
        for position, other in zip(range(top, end, -1), draws(word, bounds), strict=True):
            deck[position], deck[other] = deck[other], deck[position]
    return deck


def dealer_and_lot(seats: int, seed: int, game: int) -> tuple[int, int]:
    """Return the dealer, and the lot (0 to 59) for the first seat."""
    word = accepted(deal_word(seed, game, 5), 60 * seats, spare_words(seed, game, 15))
    dealer, lot = draws(word, [seats, 60])
    return dealer, lot
