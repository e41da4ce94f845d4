"""What the words of a written shedding strategy ask about the table: its own cards, the pile and the others."""

import numpy as np

from simcore.cards import KING, TEN, TWO, at_least, highest, total
from simcore.jit import inlined, kernel
from simcore.shedding.view import (
    burnt,
    cards_left,
    from_hand,
    hand,
    hand_count,
    hidden_left,
    known_hand,
    must_flip,
    next_player,
    open_row,
    ordinary_lays,
    own_row,
    pile,
    players,
    seat,
    specials,
    talon_left,
    top_rank,
)
from strategies.parts.laying import lay_lowest
from strategies.parts.written_shedding import value

_0 = np.uint64(0)
_TENS, _TWOS = np.uint64(15 << 4 * TEN), np.uint64(15 << 4 * TWO)


# --- one's own cards ------------------------------------------------------------------------------------------
@inlined
def from_row(view):  # type: ignore[no-untyped-def]
    """Return True if the seat plays from its open row."""
    return not from_hand(view) and not must_flip(view)


@inlined
def own_hand(view):  # type: ignore[no-untyped-def]
    """Return how many cards the seat holds in hand (int64)."""
    return total(hand(view))


@inlined
def own_open(view):  # type: ignore[no-untyped-def]
    """Return how many open cards the seat has (int64)."""
    return total(own_row(view))


@inlined
def own_hidden(view):  # type: ignore[no-untyped-def]
    """Return how many hidden cards the seat has (int64)."""
    return hidden_left(view, seat(view))


@inlined
def own_cards(view):  # type: ignore[no-untyped-def]
    """Return how many cards the seat has left in all (int64)."""
    return cards_left(view, seat(view))


@inlined
def hand_specials(view):  # type: ignore[no-untyped-def]
    """Return how many specials the seat holds in hand (int64)."""
    return total(hand(view) & specials(view))


@inlined
def hand_tens(view):  # type: ignore[no-untyped-def]
    """Return how many tens the seat holds in hand (int64)."""
    return total(hand(view) & _TENS)


@inlined
def hand_twos(view):  # type: ignore[no-untyped-def]
    """Return how many 2s the seat holds in hand (int64)."""
    return total(hand(view) & _TWOS)


# --- the pile -------------------------------------------------------------------------------------------------
@inlined
def pile_is_empty(view):  # type: ignore[no-untyped-def]
    """Return True if the pile is empty."""
    return pile(view) == _0


@inlined
def pile_is_there(view):  # type: ignore[no-untyped-def]
    """Return True if the pile is not empty."""
    return pile(view) != _0


@inlined
def talon_is_empty(view):  # type: ignore[no-untyped-def]
    """Return True if the talon is empty."""
    return talon_left(view) == 0


@inlined
def top_value(view):  # type: ignore[no-untyped-def]
    """Return the rank of the pile's top card, as it is spoken of."""
    return value(top_rank(view))


@inlined
def pile_kings(view):  # type: ignore[no-untyped-def]
    """Return how many kings and aces lie in the pile (int64)."""
    return total(pile(view) & at_least(KING))


@inlined
def pile_specials(view):  # type: ignore[no-untyped-def]
    """Return how many specials lie in the pile (int64)."""
    return total(pile(view) & specials(view))


@inlined
def burnt_cards(view):  # type: ignore[no-untyped-def]
    """Return how many cards have left the game (int64)."""
    return total(burnt(view))


# --- the others -----------------------------------------------------------------------------------------------
@inlined
def next_cards(view):  # type: ignore[no-untyped-def]
    """Return how many cards the next player has left in all (int64)."""
    return cards_left(view, next_player(view))


@inlined
def next_hand(view):  # type: ignore[no-untyped-def]
    """Return how many cards the next player holds in hand (int64)."""
    return hand_count(view, next_player(view))


@inlined
def next_is_on_hidden(view):  # type: ignore[no-untyped-def]
    """Return True if the next player has only hidden cards left."""
    which = next_player(view)
    return hand_count(view, which) == 0 and open_row(view, which) == _0


@inlined
def next_known(view):  # type: ignore[no-untyped-def]
    """Return the next player's ordinary cards that all know, packed: those of its hand, else its open row."""
    which = next_player(view)
    cards = known_hand(view, which) if hand_count(view, which) > 0 else open_row(view, which)
    return cards & ~specials(view)


@inlined
def next_is_known(view):  # type: ignore[no-untyped-def]
    """Return True if an ordinary card that the next player plays from is known."""
    return next_known(view) != _0


@inlined
def next_known_value(view):  # type: ignore[no-untyped-def]
    """Return the highest known ordinary rank that the next player plays from, as it is spoken of."""
    return value(highest(next_known(view)))


@kernel
def fewest_of_others(view):  # type: ignore[no-untyped-def]
    """Return how few cards another player that is not out has left in all (int64)."""
    found = np.int64(52)
    for which in range(players(view)):
        left = cards_left(view, which)
        if which != seat(view) and 0 < left < found:
            found = left
    return found


@inlined
def above_next(view):  # type: ignore[no-untyped-def]
    """Return the ordinary lays above every known ordinary card that the next player plays from, packed."""
    known = next_known(view)
    cards = ordinary_lays(view)
    return cards & at_least(highest(known) + 1) if known else _0


@inlined
def above_next_fits(view):  # type: ignore[no-untyped-def]
    """Return True if an ordinary card fits that is above what the next player is known to play from."""
    return above_next(view) != _0


@inlined
def play_above_next(view, one):  # type: ignore[no-untyped-def]
    """Lay the lowest such rank: one copy if `one`, else all."""
    return lay_lowest(above_next(view), one)
