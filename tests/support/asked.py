"""What a seat sees in the position of an example."""

import numpy as np
from numpy.typing import NDArray

from simcore import layout
from simcore.asking import asked_block
from simcore.example import Example
from strategies.catalogue import BOOKS, CATALOGUES


def view_of(family: str, example: Example) -> NDArray[np.uint64]:
    """Return the view of an example's question, as an array of one row."""
    block, _ = asked_block(CATALOGUES[family][BOOKS[family]], example)
    return block[None, : layout.VIEW_WORDS]
