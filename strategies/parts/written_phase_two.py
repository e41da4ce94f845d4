"""What the words of a written classic strategy ask in phase two, and what they play (strategies/written)."""

import numpy as np

from simcore.classic.trick import bottom_card, card_to_take, on_table, target, top_card
from simcore.classic.view import (
    active,
    gone,
    hand,
    hand_count,
    is_leading,
    lays,
    next_player,
    players,
    seat,
    trump,
)
from simcore.jit import inlined, kernel
from simcore.suits import card_count, highest_card, lowest_card, suit_cards
from strategies.parts.tricks import plain, play_highest, play_lowest, value_of

U64 = np.uint64
_0, _1 = U64(0), U64(1)


# --- what is possible -----------------------------------------------------------------------------------------
@inlined
def can_beat_top(view):  # type: ignore[no-untyped-def]
    """Return True if there is a top card and a card in hand that beats it."""
    return not is_leading(view) and lays(view) != _0


@inlined
def nothing_beats(view):  # type: ignore[no-untyped-def]
    """Return True if no card can be played, so that one must be taken."""
    return lays(view) == _0


@inlined
def plain_lays(view):  # type: ignore[no-untyped-def]
    """Return the set of the cards that may be played and are no trumps."""
    return plain(view, lays(view))


@inlined
def trump_lays(view):  # type: ignore[no-untyped-def]
    """Return the set of the trumps that may be played."""
    return lays(view) & suit_cards(trump(view))


@inlined
def can_play_plain(view):  # type: ignore[no-untyped-def]
    """Return True if a card that is no trump may be played."""
    return plain_lays(view) != _0


@inlined
def can_play_trump(view):  # type: ignore[no-untyped-def]
    """Return True if a trump may be played."""
    return trump_lays(view) != _0


@inlined
def only_trumps_beat(view):  # type: ignore[no-untyped-def]
    """Return True if there is a top card, and only trumps of the hand beat it."""
    return can_beat_top(view) and plain_lays(view) == _0


@inlined
def table_is_there(view):  # type: ignore[no-untyped-def]
    """Return True if a card lies on the table."""
    return on_table(view) > 0


# --- numbers --------------------------------------------------------------------------------------------------
@inlined
def top_value(view):  # type: ignore[no-untyped-def]
    """Return the rank of the card to beat."""
    return value_of(top_card(view))


@inlined
def bottom_value(view):  # type: ignore[no-untyped-def]
    """Return the rank of the card that was played first."""
    return value_of(bottom_card(view))


@inlined
def taken_value(view):  # type: ignore[no-untyped-def]
    """Return the rank of the card that a pick-up brings."""
    return value_of(card_to_take(view))


@inlined
def missing_cards(view):  # type: ignore[no-untyped-def]
    """Return how many cards the trick lacks (int64)."""
    return target(view) - on_table(view)


@inlined
def plain_value(view):  # type: ignore[no-untyped-def]
    """Return the lowest rank that may be played outside trumps."""
    return value_of(lowest_card(plain_lays(view)))


@inlined
def trump_value(view):  # type: ignore[no-untyped-def]
    """Return the lowest trump that may be played, by its rank."""
    return value_of(lowest_card(trump_lays(view)))


@inlined
def lays_value(view):  # type: ignore[no-untyped-def]
    """Return the highest rank that may be played."""
    return value_of(highest_card(lays(view)))


@inlined
def hand_trumps(view):  # type: ignore[no-untyped-def]
    """Return how many trumps the hand holds (int64)."""
    return card_count(hand(view) & suit_cards(trump(view)))


@inlined
def next_hand(view):  # type: ignore[no-untyped-def]
    """Return how many cards the next player has left (int64)."""
    return hand_count(view, next_player(view))


@inlined
def gone_cards(view):  # type: ignore[no-untyped-def]
    """Return how many cards have left the game in completed tricks (int64)."""
    return card_count(gone(view))


@kernel
def players_left(view):  # type: ignore[no-untyped-def]
    """Return how many seats are not out (int64)."""
    return card_count(active(view))


@kernel
def fewest_of_others(view):  # type: ignore[no-untyped-def]
    """Return how few cards another player that is not out has left (int64)."""
    found = np.int64(52)
    for which in range(players(view)):
        left = hand_count(view, which)
        if which != seat(view) and active(view) >> U64(which) & _1 and left < found:
            found = left
    return found


# --- plays ----------------------------------------------------------------------------------------------------
@inlined
def play_plain_low(view):  # type: ignore[no-untyped-def]
    """Play the lowest card that is no trump."""
    return play_lowest(plain_lays(view))


@inlined
def play_plain_high(view):  # type: ignore[no-untyped-def]
    """Play the highest card that is no trump."""
    return play_highest(plain_lays(view))


@inlined
def play_trump_low(view):  # type: ignore[no-untyped-def]
    """Play the lowest trump."""
    return play_lowest(trump_lays(view))


@inlined
def play_trump_high(view):  # type: ignore[no-untyped-def]
    """Play the highest trump."""
    return play_highest(trump_lays(view))
