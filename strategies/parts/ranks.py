"""Ranks as they are spoken of: 3 to 10, 11 for J to 14 for A, and the order of the ordinary cards."""

from simcore.cards import KING, RANKS
from simcore.jit import inlined
from simcore.strategy import Parameter

LOWEST_VALUE, HIGHEST_VALUE = 2, 14
QUEEN = RANKS.index("Q")


def rank_parameter(name: str, default: int, meaning: str) -> Parameter:
    """Return a parameter that is a rank, typed as 2 to 10, 11 for J, 12 for Q, 13 for K or 14 for A."""
    return Parameter(name, default=default, low=LOWEST_VALUE, high=HIGHEST_VALUE, meaning=meaning)


@inlined
def value_of(rank):  # type: ignore[no-untyped-def]
    """Return the rank 0 to 12 (int64) as it is spoken of and typed, 2 to 14."""
    return rank + LOWEST_VALUE


__all__ = ["KING", "QUEEN", "rank_parameter", "value_of"]
