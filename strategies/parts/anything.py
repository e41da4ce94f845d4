"""Any legal action, each equally likely."""

import numpy as np

from simcore.cards import count, pack, total
from simcore.classic.choices import answer_count, answer_number
from simcore.jit import kernel
from simcore.rng import below
from simcore.shedding.choices import lay_number, option_count, option_number
from simcore.shedding.view import lays, swap_cards


@kernel
def any_turn(view, rng):  # type: ignore[no-untyped-def]
    """Return any legal action of a turn in the shedding family."""
    lay_total = total(lays(view))
    number = below(rng, lay_total + option_count(view))
    if number < lay_total:
        return lay_number(lays(view), number)
    return option_number(view, number - lay_total)


@kernel
def any_row(view, rng):  # type: ignore[no-untyped-def]
    """Return any open row, packed; rows that differ in a rank are equally likely."""
    cards = swap_cards(view)
    return row_number(cards, below(rng, row_number(cards, -1)))


@kernel
def any_classic(view, rng):  # type: ignore[no-untyped-def]
    """Return any legal action of the classic family, in either phase."""
    return answer_number(view, below(rng, answer_count(view)))


@kernel
def row_number(cards, number):  # type: ignore[no-untyped-def]
    """Return the open row (packed) with this number among the different ones; with -1, how many there are."""
    found = np.int64(0)
    for low in range(13):
        for middle in range(low, 13):
            for high in range(middle, 13):
                row = pack(low, 1) + pack(middle, 1) + pack(high, 1)
                if holds(cards, row, low) and holds(cards, row, middle) and holds(cards, row, high):
                    if found == number:
                        return row
                    found += 1
    return np.uint64(found)


@kernel
def holds(cards, row, rank):  # type: ignore[no-untyped-def]
    """Return True if packed `cards` hold as many of a rank as `row` does."""
    return count(cards, rank) >= count(row, rank)
