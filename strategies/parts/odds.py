"""Counting: how likely it is that an unseen card fits, the talon's or one of the next player's."""

import numpy as np

from simcore.cards import RANKS, count, lowest, rank_mask, total
from simcore.jit import inlined, kernel
from simcore.shedding.view import (
    fitting,
    hand_count,
    judged_rank,
    known_hand,
    may_chance,
    may_take,
    next_player,
    open_row,
    special_lays,
    specials,
    top_rank,
    top_run,
    unseen,
)
from simcore.strategy import Parameter

_0 = np.uint64(0)
_THREE = 3
_WORST = 9.0

TAU = Parameter(
    "tau",
    default=0.2,
    low=0,
    high=1,
    whole=False,
    meaning="It turns the talon card if it fits with at least this probability, as far as can be known.",
)
STEPS = Parameter(
    "steps",
    default=2,
    low=0,
    high=12,
    meaning="It looks at the lowest ordinary rank that fits and at so many steps above it.",
)


@inlined
def talon_card_fits(view):  # type: ignore[no-untyped-def]
    """Return the probability that an unseen card fits on the pile (float, 0 to 1); 0 if no card is unseen."""
    cards = unseen(view)
    fits = total(cards & fitting(view, judged_rank(view)))
    return fits / total(cards) if cards != _0 else 0.0


@inlined
def declines_chance(view, tau):  # type: ignore[no-untyped-def]
    """Return True if nothing fits and the talon card is too unlikely to."""
    if special_lays(view) or not may_chance(view) or not may_take(view):
        return False
    return talon_card_fits(view) < tau


@kernel
def next_fits(view, cards, rank):  # type: ignore[no-untyped-def]
    """Return the probability (0 to 1) that the next player can lay on `rank`, `cards` being the unseen ones, packed.

    He lays from his hand, of which some cards are known, else from his open row, which is seen, else turns a hidden
    card.
    """
    which, fits = next_player(view), fitting(view, rank)
    held = hand_count(view, which)
    known = known_hand(view, which) if held > 0 else open_row(view, which)
    if known & fits != _0:
        return 1.0
    unknown = held - total(known) if held > 0 else np.int64(known == _0)
    return 1.0 - none_fits(total(cards), total(cards & fits), unknown)


@kernel
def none_fits(cards, fitting_cards, drawn):  # type: ignore[no-untyped-def]
    """Return the probability that none of `drawn` out of `cards` cards is one of those that fit (hypergeometric)."""
    chance = 1.0
    for place in range(drawn):
        chance *= max(cards - fitting_cards - place, 0) / max(cards - place, 1)
    return chance


@kernel
def hardest_for_next(view, ordinary, steps):  # type: ignore[no-untyped-def]
    """Return the rank of packed `ordinary`, within so many steps of its lowest, that is hardest for the next player.

    A step leads from an ordinary rank to the next one. Of equals the lowest. A rank of which three alike would lie
    while the fourth is unseen is avoided if there is another one. `ordinary` must not be empty.
    """
    best, best_chance, step = lowest(ordinary), _WORST, 0
    if steps < 1:
        return best
    cards = unseen(view)
    for rank in range(best, len(RANKS)):
        if step > steps:
            break
        if count(ordinary, rank) > 0:
            chance = next_fits(view, cards, rank) + leaves_a_fourth(view, ordinary, cards, rank)
            if chance < best_chance:
                best, best_chance = rank, chance
        if rank_mask(rank) & specials(view) == _0:
            step += 1
    return best


@inlined
def leaves_a_fourth(view, ordinary, cards, rank):  # type: ignore[no-untyped-def]
    """Return 1 if all copies of a rank would make three alike and the fourth is among the unseen `cards`, else 0."""
    below = top_run(view) if top_rank(view) == rank else 0
    return 1 if below + count(ordinary, rank) == _THREE and count(cards, rank) > 0 else 0
