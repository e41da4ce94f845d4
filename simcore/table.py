"""A game in the open: set up a deal or a position, ask what is legal, and apply actions one by one."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Self

import numpy as np
from numpy.typing import NDArray

from simcore import layout
from simcore.errors import Refusal
from simcore.rules import RuleSet

Block = NDArray[np.uint64]


class OpenTable(ABC):
    """One game driven by action words instead of strategies.

    block: the worker's scratch (uint64), whose state the kernels read and write.
    """

    preparation = ""
    """How the actions that come before the first turn begin, "" if there are none."""

    def __init__(self, rules: RuleSet, players: int, block: Block | None = None) -> None:
        self.rules, self.players = rules, players
        if block is None:
            block = np.zeros(layout.SCRATCH_WORDS, dtype=np.uint64)
            self.write_rules(block)
        self.block = block

    @classmethod
    @abstractmethod
    def deal(cls, rules: RuleSet, players: int, deck: Sequence[str], dealer: int) -> Self:
        """Return the game after the deal of `deck` (52 cards in the order they leave it).

        Raises Refusal if it is no deck.
        """

    @abstractmethod
    def write_rules(self, block: Block) -> None:
        """Write the rules and the number of seats into a block."""

    def prepares(self, word: str) -> bool:
        """Return whether an action comes before the first turn, such as a swap."""
        return bool(self.preparation) and word.startswith(self.preparation)

    def prepare(self, seat: int, word: str) -> None:
        """Carry out an action that comes before the first turn; raise Refusal if it is not legal."""
        raise Refusal(f"{word!r} by seat {seat} does not belong before the first turn.")

    @abstractmethod
    def possible_first(self) -> set[int]:
        """Return the seats that the rules allow to act first."""

    @abstractmethod
    def start(self, first: int) -> None:
        """Give the first turn to a seat."""

    @abstractmethod
    def ask(self, seat: int) -> None:
        """Write the question for a seat into the block."""

    @abstractmethod
    def legal(self) -> list[str]:
        """Return every legal action of the seat that is asked, as words of a record; none outside the play."""

    @abstractmethod
    def apply(self, word: str) -> None:
        """Carry out an action of the seat that is asked; raise Refusal if it is not legal."""

    @property
    def actor(self) -> int:
        """The seat that is asked."""
        return int(self.block[layout.SEAT])

    @property
    def status(self) -> str:
        """One of running, finished, deadlock, loop, cap."""
        status = int(self.block[layout.STATUS])
        return layout.STATUS_NAMES[status] if status < len(layout.STATUS_NAMES) else "running"

    @property
    def places(self) -> list[int | None]:
        """The finishing place of each seat, None while it holds cards."""
        places = self.block[int(layout.PLACES) :][: self.players]
        return [int(place) or None for place in places]

    @property
    def loser(self) -> int | None:
        """The skitgubbe's seat, None if there is none."""
        return self.places.index(self.players) if self.status == "finished" else None

    def copy(self) -> Self:
        """Return a table of its own in the same position."""
        twin = type(self)(self.rules, self.players, self.block.copy())
        twin.__dict__ |= {name: value for name, value in vars(self).items() if name != "block"}
        return twin

    def view(self, seat: int) -> Block:
        """Return a copy of what `seat` would see if it were asked now (uint64, VIEW_WORDS)."""
        actor = self.actor
        self.ask(seat)
        seen = self.block[: layout.VIEW_WORDS].copy()
        self.ask(actor)
        return seen
