"""The nearest known words, where a vocabulary is too long to be told whole."""

import difflib
from collections.abc import Iterable, Mapping

from simcore.errors import Refusal
from simcore.suggest import nearest_words

MOST = 3
WHERE = "`skitgubbe new --words` lists every word."


def nearest_of(word: str, known: Iterable[str]) -> str:
    """Return in words the known ones nearest to `word`, or where they are listed.

    >>> nearest_of("only special fit", ["only specials fit", "may chance"])
    "did you mean 'only specials fit'?"
    >>> nearest_of("xyz", ["only specials fit"])
    '`skitgubbe new --words` lists every word.'
    """
    close = difflib.get_close_matches(word, list(known), n=MOST, cutoff=0.5)
    if len(close) <= 1:
        return nearest_words(word, close) if close else WHERE
    return f"did you mean {', '.join(map(repr, close[:-1]))} or {close[-1]!r}?"


def unknown(phrase: str, what: str, known: Iterable[str], elsewhere: Mapping[str, str]) -> Refusal:
    """Return the refusal of a phrase that is none of the known ones: what it is not, and what it may be.

    elsewhere: phrases that are known in other places, and where.
    """
    if phrase in elsewhere:
        return Refusal(f"{phrase!r} belongs to {elsewhere[phrase]}; {WHERE}")
    return Refusal(f"{phrase!r} is {what}; {nearest_of(phrase, known)}")
