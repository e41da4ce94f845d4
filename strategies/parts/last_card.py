"""Who draws the talon's last card, where phase one is played by two."""

import numpy as np

from simcore.classic.view import is_leading, players, talon_left
from simcore.jit import inlined

NEITHER, WINNING, LOSING = (np.int64(n) for n in range(3))


@inlined
def brings_last_card(view):  # type: ignore[no-untyped-def]
    """Return what brings this seat the talon's last card: WINNING this trick, or LOSING it; else NEITHER (int64).

    Every play draws one card, chansa too, and the winner leads the next trick. The last card is his if the trick
    leaves one, and his left neighbour's if it leaves two: that is this seat if it answers and loses, or if it leads,
    loses, and there are only two. If the trick leaves none or more, it does not decide.
    """
    leads = is_leading(view)
    left = talon_left(view) - (2 if leads else 1)
    if left == 1:
        return WINNING
    if left == 2 and (not leads or players(view) == 2):
        return LOSING
    return NEITHER
