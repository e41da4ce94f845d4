"""Playing to a trick: the lowest and the highest card, beating, ducking, and phase two by the book."""

import numpy as np

from simcore.classic.in_force import trump_is_upturned
from simcore.classic.trick import beaters, card_to_beat
from simcore.classic.view import is_leading, lays, play, take, trump
from simcore.jit import inlined
from simcore.suits import highest_card, lowest_card, rank_cards, rank_of, suit_cards

LOWEST_VALUE, HIGHEST_VALUE = 2, 14


@inlined
def value_of(card):  # type: ignore[no-untyped-def]
    """Return the rank of a card as it is spoken of and typed (int64): 2 to 10, 11 for J to 14 for A."""
    return np.int64(rank_of(card)) + LOWEST_VALUE


@inlined
def play_lowest(cards):  # type: ignore[no-untyped-def]
    """Play the lowest card of a set, equal ranks in the order c d h s; the set must not be empty."""
    return play(lowest_card(cards))


@inlined
def of_highest_rank(cards):  # type: ignore[no-untyped-def]
    """Return those cards of a set that are of its highest rank; the set must not be empty."""
    return cards & rank_cards(rank_of(highest_card(cards)))


@inlined
def of_lowest_rank(cards):  # type: ignore[no-untyped-def]
    """Return those cards of a set that are of its lowest rank; the set must not be empty."""
    return cards & rank_cards(rank_of(lowest_card(cards)))


@inlined
def play_highest(cards):  # type: ignore[no-untyped-def]
    """Play the highest rank of a set, equal ranks in the order c d h s; the set must not be empty."""
    return play_lowest(of_highest_rank(cards))


@inlined
def plain(view, cards):  # type: ignore[no-untyped-def]
    """Return the cards of a set that are no trumps; in phase two, where the trump is known."""
    return cards & ~suit_cards(trump(view))


@inlined
def beat_cheaply(view):  # type: ignore[no-untyped-def]
    """Answer in phase one with the lowest card that beats, else the lowest; lead the lowest."""
    winning = beaters(view)
    return play_lowest(winning if winning else lays(view))


@inlined
def grab(view):  # type: ignore[no-untyped-def]
    """Lead the highest; answer with the lowest card that beats, else the lowest."""
    return play_highest(lays(view)) if is_leading(view) else beat_cheaply(view)


@inlined
def losers(view):  # type: ignore[no-untyped-def]
    """Return the legal cards that surely lose an answer of phase one: they neither beat nor tie."""
    cards = lays(view) & ~beaters(view)
    if trump_is_upturned(view):
        return cards
    return cards & ~rank_cards(rank_of(card_to_beat(view)))


@inlined
def lose_cheaply(view):  # type: ignore[no-untyped-def]
    """Play in phase one the lowest card that surely loses, else the lowest; lead the lowest."""
    losing = losers(view)
    return play_lowest(losing if losing else lays(view))


@inlined
def duck_below(view, value):  # type: ignore[no-untyped-def]
    """Lead the highest; duck under a card to beat that is lower than `value` (2 to 14), else beat it cheaply."""
    return play_lowest(duckers_choice(view, value))


@inlined
def duckers_choice(view, value):  # type: ignore[no-untyped-def]
    """Return the cards, all of one rank, of which duck_below plays the first in the order c d h s."""
    cards = lays(view)
    if is_leading(view):
        return of_highest_rank(cards)
    winning = beaters(view)
    wanted = cards & ~winning if value_of(card_to_beat(view)) < value else winning
    return of_lowest_rank(wanted if wanted else cards)


@inlined
def by_the_book(view):  # type: ignore[no-untyped-def]
    """Play phase two by the book: the lowest plain card that may be played, else the lowest trump, else take.

    That is the lead, and the cheapest way to beat as well: what beats a plain card is its own suit or a trump.
    """
    cards = lays(view)
    if not cards:
        return take()
    return play_cheapest(view, cards)


@inlined
def play_cheapest(view, cards):  # type: ignore[no-untyped-def]
    """Play in phase two the lowest plain card of a set, else the lowest trump; the set must not be empty."""
    without_trumps = plain(view, cards)
    return play_lowest(without_trumps if without_trumps else cards)
