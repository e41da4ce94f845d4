"""Paired intervention: the same deals played twice, with one seat's swap as the only difference.

Every seat of a deal is in focus once. The seat's six cards decide whether the choice exists at all; where it does
not, both arms are the same game. What is kept of a stretch of deals are whole numbers that add.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from experiments.questions.question import SwapContrast
from experiments.stats.clustered import Moments, moments
from experiments.tables import STYLES, Opponents, Style, fields_for, line_up
from simcore.arena import Arena, Rows
from simcore.cards import RANKS
from simcore.layout import FINISHED
from simcore.row import GAME_FIRST, GAME_STATUS, SEAT_PLACE
from simcore.rules import RuleSet
from simcore.shedding.row import SEAT_DEALT
from strategies.catalogue import find_strategy

Counts = NDArray[np.int64]
ALL = "all"

SITUATIONS = (
    "deal",
    "choice",
    "held_1",
    "held_2",
    "held_3",
    "held_4",
    "starts",
    "follows",
    "other_0",
    "other_1",
    "other_2",
)
"""Every seat of every deal; the seats that have the choice; and those by how many cards of the rank they were dealt,
by whether they act first, and by how many of the other rank they were dealt (the last: two or more)."""


class Arm(NamedTuple):
    """One arm of a cell, each of shape (deals, seats), 0 or 1, by the seat in focus.

    outcome: won (two seats) or became skitgubbe (more). unfinished: the game never ended. unsettled: it never
    ended and the focus still held cards.
    """

    outcome: Counts
    unfinished: Counts
    unsettled: Counts


class Sums(NamedTuple):
    """What is kept of a group of cells in one situation: moments per deal, and counts of games.

    effect: outcome with the cards on the table minus in the hand. table, hand: the outcome in each arm.
    """

    effect: Moments
    table: Moments
    hand: Moments
    unfinished: int
    unsettled_table: int
    unsettled_hand: int


WORDS = 3 * len(Moments._fields) + 3


def read_sums(row: Counts) -> Sums:
    """Return one row of totals, int64 of shape (WORDS,), by name."""
    words = [int(word) for word in row]
    return Sums(Moments(*words[:6]), Moments(*words[6:12]), Moments(*words[12:18]), *words[18:])


def cells_for(seats: int) -> list[tuple[Opponents, Style]]:
    """Return every pair of opponents and own style at a table of `seats`."""
    return [(opponents, style) for opponents in fields_for(seats) for style in STYLES]


def groups_for(seats: int) -> list[tuple[str, str]]:
    """Return the groups (opponents, style) that totals are kept for: all, by opponents, by style, each cell."""
    names = [opponents.name for opponents in fields_for(seats)]
    styles = [style.name for style in STYLES]
    cells = [(name, style) for name in names for style in styles]
    return [
        (ALL, ALL),
        *((name, ALL) for name in names),
        *((ALL, style) for style in styles),
        *cells,
    ]


def games_per_deal(seats: int) -> int:
    """Return how many games a deal is played in: every cell, every seat in focus, two arms."""
    return len(cells_for(seats)) * seats * 2


class Stretch(NamedTuple):
    """Some deals of one table: rules, number of seats, seed, first deal, number of deals."""

    rules: RuleSet
    seats: int
    seed: int
    first: int
    deals: int


def play_deals(contrast: SwapContrast, stretch: Stretch) -> Counts:
    """Play every deal of a stretch in every cell and return the totals, which add over stretches.

    Returns int64 of shape (groups, situations, WORDS), in the order of groups_for and SITUATIONS.
    """
    arms: dict[tuple[str, str], tuple[Arm, Arm]] = {}
    for opponents, style in cells_for(stretch.seats):
        table = play_arm(stretch, opponents, style, contrast.table)
        hand = play_arm(stretch, opponents, style, contrast.hand)
        arms[opponents.name, style.name] = (read_arm(table), read_arm(hand))
    masks = situations(contrast, table)
    return np.stack([totals(members(arms, group), masks) for group in groups_for(stretch.seats)])


def play_arm(stretch: Stretch, opponents: Opponents, style: Style, swap: str) -> list[Rows]:
    """Return the rows of every deal with each seat in focus in turn."""
    rows = []
    for focus in range(stretch.seats):
        names = line_up(opponents, style, focus, stretch.seats, swap)
        arena = Arena(
            stretch.rules, [find_strategy(name, stretch.rules) for name in names], stretch.seed
        )
        played = arena.play(stretch.first, stretch.deals)
        assert played is not None, (
            "nobody else holds this arena, so that nobody can have stopped it"
        )
        rows.append(played)
    return rows


def read_arm(rows: Sequence[Rows]) -> Arm:
    """Return the outcomes of an arm from the rows of each seat in focus."""
    seats = len(rows)
    finished = np.stack([each.games[:, GAME_STATUS] == FINISHED for each in rows], axis=1)
    places = np.stack([each.seats[:, focus, SEAT_PLACE] for focus, each in enumerate(rows)], axis=1)
    outcome = finished & (places == (1 if seats == 2 else seats))
    unsettled = ~finished & (places == 0)
    return Arm(*(np.asarray(each, dtype=np.int64) for each in (outcome, ~finished, unsettled)))


def situations(contrast: SwapContrast, rows: Sequence[Rows]) -> NDArray[np.bool_]:
    """Return where each of SITUATIONS holds, bool of shape (situations, deals, seats); the deal alone decides it."""
    dealt, first = rows[0].seats[:, :, SEAT_DEALT], rows[0].games[:, GAME_FIRST]
    held, other = _count(dealt, contrast.rank), _count(dealt, contrast.other)
    choice = held > 0
    starts = first[:, None] == np.arange(len(rows), dtype=np.uint64)
    by_held = [held == number for number in range(1, 5)]
    by_other = [choice & (other == 0), choice & (other == 1), choice & (other >= 2)]
    return np.stack(
        [np.ones_like(choice), choice, *by_held, choice & starts, choice & ~starts, *by_other]
    )


def _count(cards: NDArray[np.uint64], rank: str) -> NDArray[np.uint64]:
    shift = np.uint64(4 * RANKS.index(rank))
    return (cards >> shift) & np.uint64(15)


def members(
    arms: dict[tuple[str, str], tuple[Arm, Arm]], group: tuple[str, str]
) -> list[tuple[Arm, Arm]]:
    """Return the cells of a group."""
    return [
        pair
        for cell, pair in arms.items()
        if all(wanted in (ALL, name) for wanted, name in zip(group, cell, strict=True))
    ]


def totals(cells: Sequence[tuple[Arm, Arm]], masks: NDArray[np.bool_]) -> Counts:
    """Return the totals of some cells together, int64 of shape (situations, WORDS)."""
    table = [sum(words) for words in zip(*(pair[0] for pair in cells), strict=True)]
    hand = [sum(words) for words in zip(*(pair[1] for pair in cells), strict=True)]
    rows = []
    for mask in masks:
        times = len(cells) * mask.sum(axis=1)
        compared = (table[0] - hand[0], table[0], hand[0])
        counted = (table[1] + hand[1], table[2], hand[2])
        row = [word for each in compared for word in moments((each * mask).sum(axis=1), times)]
        rows.append(row + [int((each * mask).sum()) for each in counted])
    return np.array(rows, dtype=np.int64)
