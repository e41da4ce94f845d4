"""A position, and what a strategy plays in it: what its page shows and its test tries."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Example:
    """One position with the expected answer.

    answer: a word of a record ("44", "take", "9c"), or for the swap the row that shall lie open ("swap TAK").
    position: keyword arguments of the family's Table.position; the actor is asked, or for the swap seat 0. Memory is
    blank. rules, house: the game and its changed fields. parameters: those that are not default, as typed.
    """

    answer: str
    position: Mapping[str, Any]
    rules: str
    house: Mapping[str, str] = field(default_factory=dict)
    parameters: Mapping[str, str] = field(default_factory=dict)
