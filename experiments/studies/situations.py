"""The situations that forks are told apart by: classes of one context, or of two contexts crossed."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from experiments.fingerprint import kinds_of
from experiments.fork import Forks
from experiments.fork_effects import FEW

Mask = NDArray[np.bool_]
Numbers = NDArray[np.int64]
CROSS = " x "
"""Between the names of two contexts that are crossed."""


def situations(by: Sequence[str], family: str, forks: Forks) -> Iterator[tuple[str, Mask]]:
    """Yield "" with all forks, then every class with which forks are in it, such as "top=K–A;pile=10+".

    by: contexts, or two crossed ("top x pile"). Classes of fewer than FEW forks are not spoken of. Raises KeyError on
    an unknown context.
    """
    yield "", np.ones(len(forks), dtype=np.bool_)
    kinds = kinds_of(family)
    numbers = kinds.classes(forks.views) | kinds.fine_classes(forks.views)
    for each in by:
        for at, inside in _classes(each.split(CROSS), kinds, numbers):
            if inside.sum() >= FEW:
                yield at, inside


def _classes(
    contexts: Sequence[str], kinds: Any, numbers: Mapping[str, Numbers]
) -> Iterator[tuple[str, Mask]]:
    names = {**kinds.CONTEXTS, **kinds.FINE_CONTEXTS}
    for places in product(*(range(len(names[context])) for context in contexts)):
        classes = list(zip(contexts, places, strict=True))
        at = ";".join(f"{context}={names[context][place]}" for context, place in classes)
        inside = np.logical_and.reduce([numbers[context] == place for context, place in classes])
        yield at, inside


def counted_per(per: str, family: str, forks: Forks) -> Numbers | None:
    """Return what each fork counts for: None for "", for "card" the cards of the pile, int64 (n,)."""
    if not per:
        return None
    found: Numbers = kinds_of(family).COUNTED[per](forks.views)
    return found
