"""What every test needs: machine words that wrap around uncompiled as they do compiled."""

from collections.abc import Iterator

import pytest

from simcore.jit import COMPILED


@pytest.fixture(autouse=True)
def words_wrap_around() -> Iterator[None]:
    """Let unsigned words overflow in silence where nothing is compiled (NUMBA_DISABLE_JIT=1)."""
    if COMPILED:
        yield
        return
    import numpy as np

    with np.errstate(over="ignore"):
        yield
