"""What is counted about each seat during a game of the classic family (simcore/counters.py)."""

import numpy as np

from simcore.counters import FIRST_UNIT, SECOND_UNIT, THIRD_UNIT

U64 = np.uint64

FACT_NAMES = (
    ("tricks_won", "stunsor", "chansa"),
    ("leads", "beats", "takes"),
    ("voluntary_takes", "completions"),
)
"""[word][field]: the counter's name. tricks_won, stunsor and chansa are of phase one, the rest of phase two."""

COUNTER_WORDS = U64(len(FACT_NAMES))

# words within a seat's eight
PHASE_ONE, PHASE_TWO, ENDINGS = (U64(n) for n in range(3))

TRICK_WON, TIED, CHANCED = FIRST_UNIT, SECOND_UNIT, THIRD_UNIT
LED_TRICK, BEAT, TAKEN = FIRST_UNIT, SECOND_UNIT, THIRD_UNIT
TAKEN_FREELY, COMPLETED = FIRST_UNIT, SECOND_UNIT
