"""What a strategy may ask of its view about the rules in force: the fields of rules.py, as numbers or yes and no."""

import numpy as np

from simcore.classic.state import (
    BOTTOM,
    FOLLOW_MANY,
    LEAD_MANY,
    MIN_STOCK,
    MUST_FOLLOW,
    NEXT_LEADS,
    PICKER,
    PROCEDURE,
    REMOVED,
    TARGET_NOW,
    TIE,
    TRUMP_SEEN,
)
from simcore.jit import inlined

U64 = np.uint64
_0, _1, _2 = (U64(n) for n in (0, 1, 2))


@inlined
def all_play(view):  # type: ignore[no-untyped-def]
    """Return True if everyone plays to a trick of phase one (E-all)."""
    return view[PROCEDURE] == _1


@inlined
def trump_is_upturned(view):  # type: ignore[no-untyped-def]
    """Return True if phase one is played under an upturned trump, following suit (E-trump)."""
    return view[PROCEDURE] == _2


@inlined
def tie_rule(view):  # type: ignore[no-untyped-def]
    """Return what equal ranks do between two (int64): 0 stunsa, 1 the leader wins, 2 the responder wins (C4)."""
    return np.int64(view[TIE])


@inlined
def min_stock(view):  # type: ignore[no-untyped-def]
    """Return how many cards the talon must hold for chansa (C9, int64)."""
    return np.int64(view[MIN_STOCK])


@inlined
def leader_may_lay_many(view):  # type: ignore[no-untyped-def]
    """Return True if a leader may play several cards of one rank (EA1)."""
    return view[LEAD_MANY] != _0


@inlined
def follower_may_lay_many(view):  # type: ignore[no-untyped-def]
    """Return True if a follower may play several cards of one rank (EA2, R12)."""
    return view[FOLLOW_MANY] != _0


@inlined
def trump_seen(view):  # type: ignore[no-untyped-def]
    """Return who sees the trump card before phase two (int64): 0 nobody, 1 its drawer, 2 all (C16)."""
    return np.int64(view[TRUMP_SEEN])


@inlined
def takes_bottom(view):  # type: ignore[no-untyped-def]
    """Return True if the card played first is picked up, not the one played last (EM1)."""
    return view[BOTTOM] != _0


@inlined
def picker_acts_again(view):  # type: ignore[no-untyped-def]
    """Return True if a pick-up that leaves cards on the table leaves the turn too (C24)."""
    return view[PICKER] != _0


@inlined
def counts_holders_now(view):  # type: ignore[no-untyped-def]
    """Return True if a trick is complete with as many cards as seats hold cards now, whatever its target (R14)."""
    return view[TARGET_NOW] != _0


@inlined
def next_leads(view):  # type: ignore[no-untyped-def]
    """Return True if the holder left of a trick's completer leads, not he himself (C28, R15)."""
    return view[NEXT_LEADS] != _0


@inlined
def must_follow(view):  # type: ignore[no-untyped-def]
    """Return True if a seat that holds the top card's suit may beat only in it (C23, R16)."""
    return view[MUST_FOLLOW] != _0


@inlined
def set_aside(view):  # type: ignore[no-untyped-def]
    """Return how many cards were set aside unseen before the deal (C38, int64)."""
    return np.int64(view[REMOVED])
