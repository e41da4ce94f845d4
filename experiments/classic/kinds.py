"""KINDS of play and the situations they are told by, for questions of the classic family.

Everything here works on many questions at once: views (uint64, (n, VIEW_WORDS)) as a seat saw them, and actions
(uint64, (n,)) as it answered.
"""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from simcore import layout
from simcore.classic import state as at

Words = NDArray[np.uint64]
Numbers = NDArray[np.int64]
Flags = NDArray[np.bool_]

KINDS = (
    "lead_low",
    "lead_high",
    "lead_other",
    "beat_cheap",
    "beat_dear",
    "tie",
    "duck_low",
    "duck_high",
    "chance",
    "lead_plain",
    "lead_trump",
    "beat_plain",
    "beat_trump",
    "take",
    "take_freely",
)
CONTEXTS = {
    "role": ("lead_one", "answer_one", "lead_two", "beat_two"),
    "card": ("–", "2–6", "7–10", "J–K", "A"),
    "stock": ("0", "1–6", "7–20", "21+"),
    "own": ("1–2", "3", "4–8", "9+"),
}
"""{situation: its classes}; a class that is no number or rank has its name in the reports' texts."""
FINE_CONTEXTS: dict[str, tuple[str, ...]] = {}
COUNTED: dict[str, Callable[[Words], Numbers]] = {}
_TALON_ENDS, _OWN_ENDS = (1, 7, 21), (3, 4, 9)
_CARD_CLASS = np.array([1] * 5 + [2] * 4 + [3] * 3 + [4] + [0], dtype=np.int64)
_NONE, _SUITS = 52, np.uint64(0x1111111111111)
_TAKE, _CHANCE, _MANY = int(at.TAKE), int(at.CHANCE), int(at.MANY)
_ONE = np.uint64(1)


def lowest(cards: Words) -> Numbers:
    """Return the lowest card of each set, -1 for an empty one."""
    return highest(cards & (~cards + _ONE))


def highest(cards: Words) -> Numbers:
    """Return the highest card of each set, -1 for an empty one."""
    found: Numbers = np.frexp(cards.astype(np.float64))[1].astype(np.int64) - 1
    return found


def has_choice(views: Words) -> Flags:
    """Return whether more than one action was legal; several cards of one rank count as one more."""
    found: Flags = (
        np.bitwise_count(views[:, at.LAYS]) + np.bitwise_count(views[:, layout.OPTIONS]) > 1
    )
    return found


def card_to_beat(views: Words) -> Numbers:
    """Return the card to beat in either phase, 52 if there is none."""
    laid = np.bitwise_or.reduce(views[:, int(at.LAID) : int(at.LAID) + layout.MOST_SEATS], axis=1)
    all_play = views[:, at.PROCEDURE] == 1
    one = np.where(all_play, np.where(laid == 0, _NONE, highest(laid)), views[:, at.LED])
    return np.where(views[:, at.PHASE] == 1, one, views[:, at.TOP]).astype(np.int64)


def beats(views: Words, card: Numbers) -> Flags:
    """Return whether each card beats what is to be beaten in phase one."""
    target, trump = card_to_beat(views), views[:, at.TRUMP].astype(np.int64)
    higher = card // 4 > target // 4
    same_suit, trumps = card % 4 == target % 4, (card % 4 == trump) & (target % 4 != trump)
    upturned = views[:, at.PROCEDURE] == 2
    found: Flags = (target != _NONE) & np.where(upturned, (same_suit & higher) | trumps, higher)
    return found


def beaters(views: Words) -> Words:
    """Return the legal cards that beat what is to be beaten in phase one."""
    found = np.zeros(len(views), dtype=np.uint64)
    for card in range(52):
        bit = np.uint64(1 << card)
        held = (views[:, at.LAYS] & bit) != 0
        found[held & beats(views, np.full(len(views), card))] |= bit
    return found


def card_of(actions: Words) -> Numbers:
    """Return the card that an action plays, of several the lowest; 0 for an action that plays none."""
    several = (actions.astype(np.int64) - _MANY).clip(0)
    suit = highest(((several & 15) & -(several & 15)).astype(np.uint64)).clip(0)
    return np.where(
        actions >= _MANY, 4 * (several >> 4) + suit, np.where(actions < 52, actions, 0)
    ).astype(np.int64)


def kinds(views: Words, actions: Words) -> Numbers:
    """Return the kind of each action, as its place in KINDS."""
    card, lays = card_of(actions), views[:, at.LAYS]
    one, target = views[:, at.PHASE] == 1, card_to_beat(views)
    leads, rank = target == _NONE, card // 4
    wins, losers = beats(views, card), lays & ~beaters(views)
    trump = card % 4 == views[:, at.TRUMP].astype(np.int64)
    equal = (rank == target // 4) & (views[:, at.PROCEDURE] != 2)
    cases = (
        ((actions == _TAKE) & (lays == 0), "take"),
        (actions == _TAKE, "take_freely"),
        (actions == _CHANCE, "chance"),
        (one & leads & (rank == lowest(lays) // 4), "lead_low"),
        (one & leads & (rank == highest(lays) // 4), "lead_high"),
        (one & leads, "lead_other"),
        (one & wins & (rank == lowest(beaters(views)) // 4), "beat_cheap"),
        (one & wins, "beat_dear"),
        (one & equal, "tie"),
        (one & (rank == lowest(losers) // 4), "duck_low"),
        (one, "duck_high"),
        (leads & trump, "lead_trump"),
        (leads, "lead_plain"),
        (trump, "beat_trump"),
    )
    return np.select(
        [case for case, _ in cases],
        [np.int64(KINDS.index(name)) for _, name in cases],
        np.int64(KINDS.index("beat_plain")),
    )


def classes(views: Words) -> dict[str, Numbers]:
    """Return the class of each question in every situation of CONTEXTS."""
    target = card_to_beat(views)
    second = views[:, at.PHASE] != 1
    return {
        "role": 2 * second + (target != _NONE),
        "card": _CARD_CLASS[target // 4],
        "stock": np.digitize(views[:, layout.TALON].astype(np.int64), _TALON_ENDS),
        "own": np.digitize(np.bitwise_count(views[:, at.HAND]).astype(np.int64), _OWN_ENDS),
    }


def fine_classes(_views: Words) -> dict[str, Numbers]:
    """Return no classes: FINE_CONTEXTS is empty."""
    return {}
