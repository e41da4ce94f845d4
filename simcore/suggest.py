"""The nearest right name, for every refusal of an unknown one."""

import difflib
from collections.abc import Iterable


def nearest_words(word: str, known: Iterable[str]) -> str:
    """Return one clause that names the nearest of the known words, or all of them.

    >>> nearest_words("lagfrst", ["lagforst", "samlaren"])
    "did you mean 'lagforst'?"
    >>> nearest_words("xyz", ["lagforst", "samlaren"])
    'known: lagforst, samlaren.'
    """
    names = list(known)
    close = difflib.get_close_matches(word, names, n=1, cutoff=0.5)
    return f"did you mean {close[0]!r}?" if close else f"known: {', '.join(names)}."
