"""Actions as words (RECORD.md), for records, tests and sentences."""

from typing import Any

from simcore import layout
from simcore.cards import RANKS
from simcore.errors import Refusal
from simcore.shedding import state as at

HIGH_TO_LOW = "AKQJT98765432"
COPIES = 4
_WORDS = {int(at.TAKE): "take", int(at.CHANCE): "chance", int(at.PASS): "pass"}
_WORDS |= {int(at.FLIP) + slot: f"flip {slot}" for slot in range(3)}
_CODES = {word: code for code, word in _WORDS.items()}
_CODES |= {
    rank * copies: 4 * place + copies - 1
    for place, rank in enumerate(RANKS)
    for copies in range(1, 5)
}


def action_word(action: int) -> str:
    """Return an action code 0..57 as in a record.

    >>> action_word(4 * 1 + 1), action_word(52)
    ('33', 'take')
    """
    if action < int(at.TAKE):
        return RANKS[action >> 2] * ((action & 3) + 1)
    return _WORDS.get(action, f"the number {action}")


def action_code(word: str) -> int:
    """Return the action code of a record's word; raise Refusal if it is none."""
    if word not in _CODES:
        raise Refusal(
            f"{word!r} is no action of this game: lay as 3 or 33, take, chance, flip 0, pass."
        )
    return _CODES[word]


def cards_word(cards: int) -> str:
    """Return a packed zone as ranks from high to low.

    >>> cards_word(0x20000001)
    '992'
    """
    counts = {rank: (int(cards) >> (4 * place)) & 15 for place, rank in enumerate(RANKS)}
    return "".join(rank * counts[rank] for rank in HIGH_TO_LOW)


def pack_word(word: str) -> int:
    """Return ranks as a packed zone; raise Refusal on what is no rank, and on more than four of one."""
    strange = [rank for rank in word if rank not in RANKS]
    if strange:
        raise Refusal(f"{strange[0]!r} is no rank; ranks are {RANKS}.")
    counts = [word.count(rank) for rank in RANKS]
    if max(counts) > COPIES:
        rank = RANKS[counts.index(max(counts))]
        raise Refusal(f"{rank} is there {max(counts)} times; a deck has {COPIES} of each rank.")
    return sum(copies << (4 * place) for place, copies in enumerate(counts))


def legal_codes(block: Any) -> list[int]:
    """Return every legal action of the question that stands in a state, in ascending order."""
    lays, options = int(block[at.LAYS]), int(block[layout.OPTIONS])
    codes = [4 * place + copy for place in range(13) for copy in range((lays >> (4 * place)) & 15)]
    codes += [int(at.TAKE) + bit for bit in range(5) if options >> bit & 1]
    return codes or [int(at.PASS)]
