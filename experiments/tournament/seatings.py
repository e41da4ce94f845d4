"""Who sits where: squares in which everybody sits in every seat, and follows everybody, equally often.

E. J. Williams, Experimental designs balanced for the estimation of residual effects of treatments, Australian Journal
of Scientific Research A 2 (1949) 149-168: a row-complete Latin square for an even number of seats, for an odd number
a square and its mirror image. At a round table the first also follows the last, which at four seats one square
does for some pairs only; so there are three squares then, with other players in those pairs.
"""

from collections.abc import Sequence
from typing import TypeVar

Player = TypeVar("Player")
_ZIGZAG = {2: (0, 1), 3: (0, 1, 2), 4: (0, 1, 3, 2)}
"""[seats]: the first row of a square; the others are it with one added to every number, round and round."""
_RELABELLED = ((0, 1, 2, 3), (0, 2, 1, 3), (0, 1, 3, 2))
"""Who is who in the three squares of four."""


def square(seats: int) -> list[tuple[int, ...]]:
    """Return the seatings of 2, 3 or 4 players: 2, 6 or 12, of which each has every player in another order.

    >>> square(2)
    [(0, 1), (1, 0)]
    >>> square(3)
    [(0, 1, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0), (0, 2, 1), (1, 0, 2)]
    """
    rows = [tuple((each + turn) % seats for each in _ZIGZAG[seats]) for turn in range(seats)]
    if seats == 3:
        return rows + [row[::-1] for row in rows]
    if seats == 4:
        return [tuple(names[each] for each in row) for names in _RELABELLED for row in rows]
    return rows


def seated(players: Sequence[Player]) -> list[tuple[Player, ...]]:
    """Return the seatings of these players.

    >>> seated("ab")
    [('a', 'b'), ('b', 'a')]
    """
    return [tuple(players[place] for place in row) for row in square(len(players))]
