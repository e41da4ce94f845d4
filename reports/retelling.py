"""A game record told in words, move by move, in Swedish or English."""

from collections.abc import Iterator, Mapping
from typing import Any

from reports.classic_retelling import ClassicTeller
from reports.shedding_retelling import SheddingTeller
from reports.teller import Teller
from simcore.games import find_game

TELLERS: dict[str, type[Teller[Any]]] = {"shedding": SheddingTeller, "classic": ClassicTeller}
"""[family]: who tells its games."""


def retell(record: Mapping[str, Any], language: str) -> Iterator[str]:
    """Yield the lines of a game's story; raise Refusal where the record breaks the rules."""
    teller = TELLERS[find_game(str(record["rules"])).family]
    yield from teller(record, language).story()
