"""What the words of a written classic strategy ask in phase one, and what they play (strategies/written).

Ranks are numbers as they are spoken of: 2 to 10, 11 for J to 14 for A. A number of something that is not there means
nothing: its word names another kernel that says whether it is.
"""

import numpy as np

from simcore.classic.in_force import trump_is_upturned
from simcore.classic.trick import beaters, card_to_beat
from simcore.classic.view import (
    chance,
    hand,
    is_leading,
    lays,
    next_player,
    seat,
    take,
    talon_left,
    won,
)
from simcore.jit import inlined
from simcore.suits import (
    card_bit,
    card_count,
    highest_card,
    lowest_card,
    rank_cards,
    rank_of,
)
from strategies.parts.tricks import losers, play_highest, play_lowest, value_of

_0 = np.uint64(0)


# --- what is possible -----------------------------------------------------------------------------------------
@inlined
def can_play(view):  # type: ignore[no-untyped-def]
    """Return True if a card can be played, in either phase."""
    return lays(view) != _0


@inlined
def is_answering(view):  # type: ignore[no-untyped-def]
    """Return True if there is a card to beat."""
    return not is_leading(view)


@inlined
def can_beat(view):  # type: ignore[no-untyped-def]
    """Return True if a card beats the card to beat of phase one."""
    return beaters(view) != _0


@inlined
def can_duck(view):  # type: ignore[no-untyped-def]
    """Return True if a card does not beat the card to beat of phase one; it may tie."""
    return not is_leading(view) and lays(view) & ~beaters(view) != _0


@inlined
def can_lose(view):  # type: ignore[no-untyped-def]
    """Return True if a card surely loses to the card to beat of phase one."""
    return not is_leading(view) and losers(view) != _0


@inlined
def tying(view):  # type: ignore[no-untyped-def]
    """Return the legal cards of the rank of the card to beat: they tie, except under an upturned trump."""
    if is_leading(view) or trump_is_upturned(view):
        return _0
    return lays(view) & rank_cards(rank_of(card_to_beat(view)))


@inlined
def can_tie(view):  # type: ignore[no-untyped-def]
    """Return True if a card ties."""
    return tying(view) != _0


@inlined
def talon_is_empty(view):  # type: ignore[no-untyped-def]
    """Return True if the talon is empty."""
    return talon_left(view) == 0


# --- numbers --------------------------------------------------------------------------------------------------
@inlined
def beat_value(view):  # type: ignore[no-untyped-def]
    """Return the rank of the card to beat."""
    return value_of(card_to_beat(view))


@inlined
def beater_value(view):  # type: ignore[no-untyped-def]
    """Return the rank of the cheapest card that beats."""
    return value_of(lowest_card(beaters(view)))


@inlined
def mean_value(view):  # type: ignore[no-untyped-def]
    """Return the mean rank (float64) of the card to beat and the cheapest card that beats it."""
    return (beat_value(view) + beater_value(view)) / 2


@inlined
def loser_value(view):  # type: ignore[no-untyped-def]
    """Return the rank of the highest card that surely loses."""
    return value_of(highest_card(losers(view)))


@inlined
def lowest_value(view):  # type: ignore[no-untyped-def]
    """Return the lowest rank in hand."""
    return value_of(lowest_card(hand(view)))


@inlined
def highest_value(view):  # type: ignore[no-untyped-def]
    """Return the highest rank in hand."""
    return value_of(highest_card(hand(view)))


@inlined
def beside_tie(view):  # type: ignore[no-untyped-def]
    """Return the set of the hand's cards beside the one that ties."""
    return hand(view) & ~card_bit(lowest_card(tying(view)))


@inlined
def can_support(view):  # type: ignore[no-untyped-def]
    """Return True if a card ties and the hand holds another."""
    return can_tie(view) and beside_tie(view) != _0


@inlined
def support_value(view):  # type: ignore[no-untyped-def]
    """Return the highest rank in hand beside the card that ties."""
    return value_of(highest_card(beside_tie(view)))


@inlined
def own_hand(view):  # type: ignore[no-untyped-def]
    """Return how many cards the hand holds (int64)."""
    return card_count(hand(view))


@inlined
def own_won(view):  # type: ignore[no-untyped-def]
    """Return how many cards the seat has won in phase one (int64)."""
    return card_count(won(view, seat(view)))


@inlined
def next_won(view):  # type: ignore[no-untyped-def]
    """Return how many cards the next player has won in phase one (int64)."""
    return card_count(won(view, next_player(view)))


# --- plays ----------------------------------------------------------------------------------------------------
@inlined
def play_take(view):  # type: ignore[no-untyped-def]
    """Pick up a card of the table."""
    return take()


@inlined
def play_chance(view):  # type: ignore[no-untyped-def]
    """Turn the top card of the talon and play it."""
    return chance()


@inlined
def play_low(view):  # type: ignore[no-untyped-def]
    """Play the lowest card that may be played, in either phase."""
    return play_lowest(lays(view))


@inlined
def play_high(view):  # type: ignore[no-untyped-def]
    """Play the highest card that may be played, in either phase."""
    return play_highest(lays(view))


@inlined
def beat_low(view):  # type: ignore[no-untyped-def]
    """Beat with the lowest card that does."""
    return play_lowest(beaters(view))


@inlined
def beat_high(view):  # type: ignore[no-untyped-def]
    """Beat with the highest card."""
    return play_highest(beaters(view))


@inlined
def duck_low(view):  # type: ignore[no-untyped-def]
    """Play the lowest card that does not beat."""
    return play_lowest(lays(view) & ~beaters(view))


@inlined
def lose_low(view):  # type: ignore[no-untyped-def]
    """Play the lowest card that surely loses."""
    return play_lowest(losers(view))


@inlined
def lose_high(view):  # type: ignore[no-untyped-def]
    """Play the highest card that surely loses."""
    return play_highest(losers(view))


@inlined
def tie_low(view):  # type: ignore[no-untyped-def]
    """Play a card that ties."""
    return play_lowest(tying(view))
