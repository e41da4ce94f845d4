"""What is counted about each seat during a game: thirteen counters, packed three to a word (21 bits each).

A counter's unit is the word increment that adds one to it; kernels add units, the shell unpacks them.
"""

import numpy as np

U64 = np.uint64
FIELD_BITS = U64(21)
FIELD_MASK = U64((1 << 21) - 1)
WORDS_PER_SEAT = U64(8)

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

_FIRST, _SECOND, _THIRD = U64(1), U64(1 << 21), U64(1 << 42)
TURN, LAY, PICKUP = _FIRST, _SECOND, _THIRD
VOLUNTARY_PICKUP, CHANSA_TRIED, CHANSA_FITTED = _FIRST, _SECOND, _THIRD
BURN, TWO_LAID, TEN_LAID = _FIRST, _SECOND, _THIRD
FLIP_TRIED, FLIP_FITTED, PASSED = _FIRST, _SECOND, _THIRD
