"""Picking up by choice in phase two, within the loop guard, and saving trumps so (QUESTIONS.md 3.3 TrumfSnålen)."""

import numpy as np

from simcore.classic.trick import top_card
from simcore.classic.view import hand, lays, may_take, take
from simcore.jit import inlined
from simcore.suits import card_count
from strategies.parts.tricks import by_the_book, plain, value_of

HIGH, FEW, TAKES = 10, 4, 3
"""TrumfSnålen's own thresholds, for players that share its phase two."""
_TAKEN, _TOOK_LAST = 0, 1
_0, _1 = np.uint64(0), np.uint64(1)


@inlined
def save_trumps(view, memory, high, few, takes):  # type: ignore[no-untyped-def]
    """Play the lowest plain card; a trump only on a high card, with few cards, or as the lead; else take.

    high: the lowest rank, 2 to 14, of a top card that a trump is spent on. few: with at most so many cards trumps are
    spent on any card. takes: at most so many voluntary pick-ups a game, and never two in a row; memory counts them.
    """
    return take_or_play(view, memory, spares_trump(view, high, few), takes)


@inlined
def spares_trump(view, high, few):  # type: ignore[no-untyped-def]
    """Return True if only a trump may be played, and save_trumps would not spend it."""
    spent = value_of(top_card(view)) >= high or card_count(hand(view)) <= few
    return only_trumps(view) and not spent


@inlined
def only_trumps(view):  # type: ignore[no-untyped-def]
    """Return True if there is a card to play, but none outside trumps."""
    cards = lays(view)
    return cards != _0 and plain(view, cards) == _0


@inlined
def take_or_play(view, memory, wanted, takes):  # type: ignore[no-untyped-def]
    """Pick up a card though it could beat, if that is wanted and the loop guard lets it; else play by the book.

    wanted: whether it would rather pick up than beat; a lead is not asked. takes: as above.
    """
    took_last = memory[_TOOK_LAST]
    memory[_TOOK_LAST] = _0
    could_beat = may_take(view) and lays(view) != _0
    if not (wanted and could_beat) or took_last != _0 or memory[_TAKEN] >= takes:
        return by_the_book(view)
    memory[_TAKEN] = memory[_TAKEN] + _1
    memory[_TOOK_LAST] = _1
    return take()
