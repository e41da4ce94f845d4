"""What every game's row begins with: dealer, first seat, loser (NOBODY if there is none), status, decisions.

A seat's row begins with its place (0 = still holding cards); the rest of both is the family's (its row.py).
"""

import numpy as np

from simcore.jit import kernel
from simcore.layout import DEALER, DECISIONS, FINISHED, FIRST, PLACES, SEATS, STATUS

U64 = np.uint64
NOBODY = 255
GAME_DEALER, GAME_FIRST, GAME_LOSER, GAME_STATUS, GAME_ACTIONS = (U64(n) for n in range(5))
SEAT_PLACE = U64(0)
SEAT_LUCK = U64(1)
"""Where luck is added up (simcore/luck.py), in place of the family's own word."""
_NOBODY = U64(NOBODY)


@kernel
def write_game(state, games, index):  # type: ignore[no-untyped-def]
    """Write what all families tell of a game into row `index` of `games` (uint64, (n, GAME_WORDS))."""
    loser = _NOBODY
    for number in range(state[SEATS]):
        if state[STATUS] == FINISHED and state[PLACES + U64(number)] == state[SEATS]:
            loser = U64(number)
    games[index, GAME_DEALER] = state[DEALER]
    games[index, GAME_FIRST] = state[FIRST]
    games[index, GAME_LOSER] = loser
    games[index, GAME_STATUS] = state[STATUS]
    games[index, GAME_ACTIONS] = state[DECISIONS]
