"""A deterministic player without a plan: what it does is a hash of what it sees, voluntary pick-ups included."""

import numpy as np

from simcore.classic.choices import answer_count, answer_number
from simcore.classic.trick import table_cards
from simcore.classic.view import hand
from simcore.jit import inlined
from simcore.strategy import Parameter, Strategy, strategy

U64 = np.uint64
_MIX, _SHIFT = U64(0x9E3779B97F4A7C15), U64(29)
SALT = Parameter("salt", default=0, low=0, high=1_000_000, meaning="Another salt, another player.")


@inlined
def whim(view, salt):
    """Return a number (int64) that hand, table and salt decide."""
    word = hand(view) * _MIX ^ (table_cards(view) + U64(salt)) * _MIX
    word = (word ^ (word >> _SHIFT)) * _MIX
    return np.int64((word ^ (word >> _SHIFT)) >> _SHIFT)


@strategy("classic", parameters=(SALT,))
def whimsical(view, parameters, memory, rng):
    """Answer with any legal action, always the same one to the same hand and table."""
    return answer_number(view, whim(view, parameters[0]) % answer_count(view))


@whimsical.phase_two
def whimsical_two(view, parameters, memory, rng):
    """Answer with any legal action, taking included."""
    return answer_number(view, whim(view, parameters[0]) % answer_count(view))


def whimsical_with(salt: int) -> Strategy:
    """Return the player with this salt."""
    return whimsical.strategy.with_parameters({"salt": str(salt)})
