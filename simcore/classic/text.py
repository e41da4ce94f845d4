"""Cards and actions as words (RECORD.md), for records, tests and sentences."""

from collections import Counter
from itertools import combinations

from simcore import layout
from simcore.classic import state as at
from simcore.errors import Refusal
from simcore.suits import RANKS, SUITS
from simcore.table import Block

CARDS = tuple(rank + suit for rank in RANKS for suit in SUITS)
"""[card]: its word."""
TAKE, CHANCE, MANY = int(at.TAKE), int(at.CHANCE), int(at.MANY)
_MANY_WORDS = {
    MANY + 16 * place + suits: "".join(
        rank + suit for bit, suit in enumerate(SUITS) if suits >> bit & 1
    )
    for place, rank in enumerate(RANKS)
    for suits in range(16)
    if suits.bit_count() > 1
}
_WORDS = {**dict(enumerate(CARDS)), TAKE: "take", CHANCE: "chance", **_MANY_WORDS}
_CODES = {word: code for code, word in _WORDS.items()}


def action_word(action: int) -> str:
    """Return an action code as in a record.

    >>> action_word(4 * 8 + 2), action_word(52), action_word(64 + 16 * 8 + 0b1100)
    ('Th', 'take', 'ThTs')
    """
    return _WORDS.get(action, f"the number {action}")


def action_code(word: str) -> int:
    """Return the action code of a record's word; raise Refusal if it is none."""
    if word not in _CODES:
        raise Refusal(
            f"{word!r} is no action of this game: play a card as Th, several as ThTs, chance, take."
        )
    return _CODES[word]


def cards_of_action(word: str) -> list[str]:
    """Return the cards that an action such as "Th" or "ThTs" plays, as words.

    >>> cards_of_action("ThTs")
    ['Th', 'Ts']
    """
    return [word[start : start + 2] for start in range(0, len(word), 2)]


def card_number(word: str) -> int:
    """Return a card 0..51; raise Refusal on what is none."""
    if word not in CARDS:
        raise Refusal(f"{word!r} is no card: a card is a rank of {RANKS} and a suit of {SUITS}.")
    return CARDS.index(word)


def cards_word(cards: int) -> str:
    """Return a set of cards from low to high.

    >>> cards_word(0b100001)
    '2c 3d'
    """
    return " ".join(word for card, word in enumerate(CARDS) if int(cards) >> card & 1)


def read_cards(text: str) -> int:
    """Return the set of the cards in a text such as "9c Th"; raise Refusal on no card and on one named twice."""
    numbers = [card_number(word) for word in text.split()]
    twice = [card for card, times in Counter(numbers).items() if times > 1]
    if twice:
        raise Refusal(f"{CARDS[twice[0]]} is there twice; a deck has each card once.")
    return sum(1 << card for card in numbers)


def legal_codes(block: Block) -> list[int]:
    """Return every legal action of the question that stands in a state, in ascending order."""
    lays, options = int(block[at.LAYS]), int(block[layout.OPTIONS])
    codes = [card for card in range(52) if lays >> card & 1]
    codes += [TAKE + bit for bit in range(2) if options >> bit & 1]
    return codes + (_many_codes(int(block[at.HAND])) if options & 4 else [])


def _many_codes(hand: int) -> list[int]:
    """Return every way to play several cards of one rank from a hand."""
    found = []
    for rank in range(len(RANKS)):
        suits = [1 << bit for bit in range(4) if hand >> (4 * rank + bit) & 1]
        for size in range(2, len(suits) + 1):
            found += [MANY + 16 * rank + sum(chosen) for chosen in combinations(suits, size)]
    return sorted(found)
