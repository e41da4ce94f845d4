"""What a strategy may ask of its view about the rules in force: the fields of rules.py, as numbers or yes and no."""

import numpy as np

from simcore.jit import inlined
from simcore.shedding.state import BANNED, BURN_TURN, HAND_SIZE, SINGLE_LAY, TWO_TURN

_0 = np.uint64(0)


@inlined
def fours_need_one_lay(view):  # type: ignore[no-untyped-def]
    """Return True if only four cards of one lay burn, however many equal ones lie on top (A20)."""
    return view[SINGLE_LAY] != _0


@inlined
def two_gives_turn(view):  # type: ignore[no-untyped-def]
    """Return True if a laid 2 gives a new turn (A13)."""
    return view[TWO_TURN] != _0


@inlined
def burn_gives_turn(view):  # type: ignore[no-untyped-def]
    """Return True if a burn gives a new turn (A11)."""
    return view[BURN_TURN] != _0


@inlined
def banned(view):  # type: ignore[no-untyped-def]
    """Return a mask of the ranks that nobody may go out on (A22)."""
    return view[BANNED]


@inlined
def hand_size(view):  # type: ignore[no-untyped-def]
    """Return the size that a hand is refilled to (int64)."""
    return np.int64(view[HAND_SIZE])
