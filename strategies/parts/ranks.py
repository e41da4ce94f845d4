"""Ranks of the shedding family as they are spoken of and typed: 2 to 10, 11 for J, 12 for Q, 13 for K, 14 for A."""

from simcore.jit import inlined
from simcore.strategy import Parameter

LOWEST_VALUE, HIGHEST_VALUE = 2, 14


def rank_parameter(name: str, default: int, meaning: str) -> Parameter:
    """Return a parameter that is a rank, 2 to 14."""
    return Parameter(name, default=default, low=LOWEST_VALUE, high=HIGHEST_VALUE, meaning=meaning)


@inlined
def value_of(rank):  # type: ignore[no-untyped-def]
    """Return a rank 0 to 12 (int64) as it is typed, 2 to 14."""
    return rank + LOWEST_VALUE
