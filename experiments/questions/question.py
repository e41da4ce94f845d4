"""What a question is: how it is asked, what settles it, and the words its answer is told in."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

Texts = Mapping[str, str]
"""A text by language: "sv", "en"."""


@dataclass(frozen=True)
class SwapContrast:
    """What is compared: cards of `rank` forced to the table against forced to the hand.

    other: the rank that competes for the same three places. table, hand: the two swap policies. They may differ
    in the place of those cards only: each changes place with the next best card of one fixed order (of four such
    cards among the six, three can change place).
    """

    rank: str
    other: str
    table: str
    hand: str


@dataclass(frozen=True)
class Question:
    """A question of the catalogue.

    id: stable, such as "QA1". title: as a player would ask it. phrasings: other ways to ask, by language.
    needs: each group of topics must be touched for a text to be this question (experiments/questions/words.py).
    """

    id: str
    title: Texts
    phrasings: Mapping[str, tuple[str, ...]]
    needs: tuple[frozenset[str], ...]


@dataclass(frozen=True)
class SwapQuestion(Question):
    """A question about the swap, settled by playing the same deals both ways.

    rules: the rule set. seats: the tables it is answered for. contrast: what is forced. estimand: what the number
    means, in one sentence. words: by language, the phrases that its sentences are built of (reports/texts).
    """

    rules: str
    seats: tuple[int, ...]
    contrast: SwapContrast
    estimand: Texts
    words: Mapping[str, Texts]


@dataclass(frozen=True)
class Game:
    """One of the games that a question compares: a rule set, and fields that are changed ("starter=random")."""

    rules: str
    changes: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """Return the game as it is typed."""
        return " ".join((self.rules, *self.changes))


class Table(NamedTuple):
    """A table: the game and the number of seats."""

    game: Game
    seats: int


@dataclass(frozen=True)
class SeatQuestion(Question):
    """A question about where to sit, settled by games between players who are all alike.

    games: those that are compared. players: by family, the strategies that fill a whole table in turn. seats: the
    numbers of players, as far as a game allows them (none are named: all that it allows).
    """

    games: tuple[Game, ...]
    players: Mapping[str, tuple[str, ...]]
    seats: tuple[int, ...] = ()


@dataclass(frozen=True)
class Narrowing:
    """What a question is narrowed to: a rule set, some of its fields changed, a number of players (None: not)."""

    rules: str | None = None
    changes: tuple[str, ...] = ()
    players: int | None = None

    def __bool__(self) -> bool:
        """Return whether it narrows anything."""
        return bool(self.rules or self.changes or self.players)
