"""What a seat's game is scored by: being first out, not becoming skitgubbe, or the place; in whole steps."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Counts = NDArray[np.int64]
UNIT = 60
"""Steps of one win, one risk or one place: shares among any number of seats are whole."""


class Measure(NamedTuple):
    """What a seat's game is scored by, in whole steps of 1 / UNIT.

    name: "win" (first out), "risk" (not becoming skitgubbe, told as the risk) or "place". larger_is_better: for the
    verdict. widest: how many units two scores may differ by.
    """

    name: str
    seats: int
    larger_is_better: bool
    widest: int

    @property
    def equal(self) -> int:
        """Return the steps of an equal share."""
        shares = {"win": UNIT // self.seats, "risk": UNIT - UNIT // self.seats}
        return shares.get(self.name, UNIT * (self.seats + 1) // 2)

    def scores(self, places: Counts, out: Counts) -> tuple[Counts, Counts, Counts]:
        """Return the steps of games by their places (1 = first, 0 = still holding cards) and how many are out.

        Who still holds cards shares with his likes what is left; then come the scores with the worst and with the
        best for him. Over all seats the shared scores add up to as much as those of a finished game.
        """
        held = np.maximum(self.seats - out, 1)
        kinds = {
            "win": (
                UNIT * (places == 1),
                UNIT // self.seats * (out == 0),
                0 * out,
                UNIT * (out == 0),
            ),
            "risk": (UNIT * (places < self.seats), UNIT - UNIT // held, 0 * out, UNIT + 0 * out),
            "place": (
                UNIT * places,
                UNIT // 2 * (out + 1 + self.seats),
                UNIT * self.seats + 0 * out,
                UNIT * (out + 1),
            ),
        }
        known, shared, worst, best = kinds[self.name]
        is_open = places == 0
        return (
            np.where(is_open, shared, known),
            np.where(is_open, worst, known),
            np.where(is_open, best, known),
        )


def measure_of(name: str, seats: int) -> Measure:
    """Return a measure for a number of seats."""
    return Measure(name, seats, name != "place", seats - 1 if name == "place" else 1)


MEASURES = ("win", "risk", "place")
