"""What is counted about each seat during a game of the shedding family (simcore/counters.py)."""

import numpy as np

from simcore.counters import FIRST_UNIT, SECOND_UNIT, THIRD_UNIT

U64 = np.uint64

FACT_NAMES = (
    ("turns", "lays", "pickups"),
    ("voluntary_pickups", "chansa_tried", "chansa_fitted"),
    ("burns", "twos_laid", "tens_laid"),
    ("flips", "flips_fitted", "passes"),
    ("cards_picked_up",),
)
"""[word][field]: the counter's name."""

FACTS = tuple(name for names in FACT_NAMES for name in names)

COUNTER_WORDS = U64(len(FACT_NAMES))

# words within a seat's eight
MOVES, CHANCES, EFFECTS, FLIPS, CARDS = (U64(n) for n in range(5))

TURN, LAY, PICKUP = FIRST_UNIT, SECOND_UNIT, THIRD_UNIT
VOLUNTARY_PICKUP, CHANSA_TRIED, CHANSA_FITTED = FIRST_UNIT, SECOND_UNIT, THIRD_UNIT
BURN, TWO_LAID, TEN_LAID = FIRST_UNIT, SECOND_UNIT, THIRD_UNIT
FLIP_TRIED, FLIP_FITTED, PASSED = FIRST_UNIT, SECOND_UNIT, THIRD_UNIT
