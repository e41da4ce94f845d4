"""The opponents that studies are played among, and the strongest player, in one place each."""

from collections.abc import Mapping
from dataclasses import dataclass

from experiments.questions.question import Table, Texts
from simcore.games import find_game
from simcore.rules import RuleSet
from simcore.strategy import Strategy
from strategies.catalogue import find_strategy

STRONGEST: Mapping[str, str] = {"shedding": "stark:take=30", "classic": "klassraknaren"}
"""[family]: the strongest player of the catalogue. A stronger one is named here, and everything is made anew."""


@dataclass(frozen=True)
class Field:
    """A field of opponents.

    name: as in JSON and CSV. strategies: clockwise, taken in turn. label: what they do, in players' words.
    least_seats: the smallest table that the field makes sense at.
    """

    name: str
    strategies: tuple[str, ...]
    label: Texts
    least_seats: int = 2

    def seated(self, rules: RuleSet, seats: int) -> tuple[Strategy, ...]:
        """Return so many strategies, clockwise."""
        number = len(self.strategies)
        return tuple(find_strategy(self.strategies[seat % number], rules) for seat in range(seats))


FIELDS: Mapping[str, tuple[Field, ...]] = {
    "shedding": (
        Field("book", ("lagforst",), {"sv": "lägger lägst först", "en": "play lowest first"}),
        Field("hoarder", ("samlaren",), {"sv": "sparar bra kort", "en": "hoard good cards"}),
        Field(
            "mixed",
            ("lagforst", "samlaren", "talmodig"),
            {"sv": "blandat bord", "en": "mixed table"},
            least_seats=3,
        ),
        Field("strong", (STRONGEST["shedding"],), {"sv": "starkast möjliga", "en": "strongest"}),
    ),
    "classic": (
        Field("book", ("boken",), {"sv": "spelar efter boken", "en": "play by the book"}),
        Field("ducker", ("duckaren",), {"sv": "lägger sig under", "en": "duck"}),
        Field(
            "mixed",
            ("boken", "roffaren", "duckaren", "trumfsnalen"),
            {"sv": "blandat bord", "en": "mixed table"},
            least_seats=3,
        ),
        Field("strong", (STRONGEST["classic"],), {"sv": "starkast möjliga", "en": "strongest"}),
    ),
}
"""[family]: at least one who plays by the book, one of another kind, a mixed table and the strongest
(QUESTIONS.md K2)."""


ALSO: Mapping[str, tuple[Field, ...]] = {
    "shedding": (Field("random", ("slump",), {"sv": "spelar på måfå", "en": "play at random"}),),
    "classic": (Field("random", ("slump",), {"sv": "spelar på måfå", "en": "play at random"}),),
}
"""[family]: fields that a study must name."""


def fields_of(table: Table, among: tuple[str, ...]) -> tuple[Field, ...]:
    """Return the fields of these names that make sense at a table, all of the family's if none is named.

    Raises KeyError on an unknown name.
    """
    family = find_game(table.game.rules).family
    known = {each.name: each for each in (*FIELDS[family], *ALSO[family])}
    wanted = tuple(known[name] for name in among) if among else FIELDS[family]
    return tuple(each for each in wanted if table.seats >= each.least_seats)
