"""KINDS of play and the situations they are told by, for questions of the shedding family.

Everything here works on many questions at once: views (uint64, (n, VIEW_WORDS)) as a seat saw them, and actions
(uint64, (n,)) as it answered.
"""

import numpy as np
from numpy.typing import NDArray

from simcore import layout
from simcore.cards import RANKS, TEN, TWO
from simcore.shedding import state as at

Words = NDArray[np.uint64]
Numbers = NDArray[np.int64]

KINDS = (
    "lowest_all",
    "lowest_some",
    "higher",
    "two",
    "ten",
    "four",
    "take",
    "take_freely",
    "chance",
    "flip",
)
CONTEXTS = {
    "pile": ("0", "1–2", "3–5", "6–9", "10+"),
    "top": ("–", "2–6", "7–9", "T–Q", "K–A"),
    "talon": ("0", "1–5", "6–15", "16+"),
    "zone": ("hand", "row", "hidden"),
}
"""{situation: its classes}; a class that is no number or rank has its name in the reports' texts."""
FINE_CONTEXTS = {"rank": ("–", *RANKS)}
"""{situation: its classes} that are too many to tell of for each strategy, but not for one choice."""
_PILE_ENDS, _TALON_ENDS = (1, 3, 6, 10), (1, 6, 16)
_TOP_CLASS = np.array([1] * 5 + [2] * 3 + [3] * 3 + [4] * 2 + [0], dtype=np.int64)
_TAKE, _CHANCE, _FLIP = int(at.TAKE), int(at.CHANCE), int(at.FLIP)
NO_RANK = 99


def count(cards: Words, rank: Numbers | int) -> Numbers:
    """Return how many cards of a rank packed zones hold."""
    return ((cards >> (4 * np.asarray(rank)).astype(np.uint64)) & np.uint64(15)).astype(np.int64)


def total(cards: Words) -> Numbers:
    """Return how many cards packed zones hold."""
    found: Numbers = np.sum([count(cards, rank) for rank in range(len(RANKS))], axis=0)
    return found


def lowest(cards: Words) -> Numbers:
    """Return the lowest rank of packed zones, NO_RANK for an empty one."""
    found = np.full(len(cards), NO_RANK, dtype=np.int64)
    for rank in reversed(range(len(RANKS))):
        found[count(cards, rank) > 0] = rank
    return found


def has_choice(views: Words) -> NDArray[np.bool_]:
    """Return whether more than one action was legal."""
    options = np.bitwise_count(views[:, layout.OPTIONS]).astype(np.int64)
    return total(views[:, at.LAYS]) + options > 1


def kinds(views: Words, actions: Words) -> Numbers:
    """Return the kind of each action, as its place in KINDS."""
    lays, special = views[:, at.LAYS], views[:, at.SPECIALS]
    ordinary = lays & ~special
    laid, rank = actions < _TAKE, (actions >> np.uint64(2)).astype(np.int64)
    copies = (actions & np.uint64(3)).astype(np.int64) + 1
    rank = np.where(laid, rank, 0)
    is_lowest = rank == lowest(ordinary)
    is_special = count(special, rank) > 0
    takes = actions == _TAKE
    cases = (
        (~laid & takes & (lays == 0), "take"),
        (~laid & takes, "take_freely"),
        (~laid & (actions == _CHANCE), "chance"),
        (~laid, "flip"),
        (is_special & (rank == TWO), "two"),
        (rank == TEN, "ten"),
        (_makes_four(views, rank, copies), "four"),
        (is_lowest & (copies == count(ordinary, rank)), "lowest_all"),
        (is_lowest, "lowest_some"),
    )
    return np.select(
        [case for case, _ in cases],
        [np.int64(KINDS.index(name)) for _, name in cases],
        np.int64(KINDS.index("higher")),
    )


def _makes_four(views: Words, rank: Numbers, copies: Numbers) -> NDArray[np.bool_]:
    on_top = (views[:, at.TOP] == rank) & (views[:, at.SINGLE_LAY] == 0)
    below = np.where(on_top, views[:, at.RUN].astype(np.int64), 0)
    return below + copies >= 4


def classes(views: Words) -> dict[str, Numbers]:
    """Return the class of each question in every situation of CONTEXTS."""
    row = views[np.arange(len(views)), int(at.OPEN) + views[:, layout.SEAT].astype(np.int64)]
    zone = np.where(views[:, at.HAND] != 0, 0, np.where(row != 0, 1, 2))
    return {
        "pile": np.digitize(total(views[:, at.PILE]), _PILE_ENDS),
        "top": _TOP_CLASS[views[:, at.TOP].astype(np.int64)],
        "talon": np.digitize(views[:, layout.TALON].astype(np.int64), _TALON_ENDS),
        "zone": zone,
    }


def fine_classes(views: Words) -> dict[str, Numbers]:
    """Return the class of each question in every situation of FINE_CONTEXTS."""
    top = views[:, at.TOP].astype(np.int64)
    return {"rank": np.where(top < len(RANKS), top + 1, 0)}


def _pile(views: Words) -> Numbers:
    return total(views[:, at.PILE])


COUNTED = {"card": _pile}
"""[what an effect may be told for one of]: (views) -> how many there are at each question, int64 (n,)."""
