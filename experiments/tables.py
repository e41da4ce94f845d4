"""The tables that questions are put to: who sits opposite, and how the player in focus spends special cards."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Opponents:
    """A field of opponents.

    name: as in JSON and CSV. strategies: by seat, taken in turn. label: what they do in a player's words, by
    language. least_seats: the smallest table that the field makes sense at.
    """

    name: str
    strategies: tuple[str, ...]
    label: Mapping[str, str]
    least_seats: int = 2


@dataclass(frozen=True)
class Style:
    """How the player in focus plays, apart from what the question changes; strategy as on the command line."""

    name: str
    strategy: str
    label: Mapping[str, str]


OPPONENTS = (
    Opponents("lagforst", ("lagforst",), {"sv": "lägger lägst först", "en": "play lowest first"}),
    Opponents("talmodig", ("talmodig",), {"sv": "bränner stora högar", "en": "burn large piles"}),
    Opponents("samlaren", ("samlaren",), {"sv": "sparar bra kort", "en": "hoard good cards"}),
    Opponents(
        "mixed",
        ("lagforst", "samlaren", "talmodig"),
        {"sv": "blandat bord", "en": "mixed table"},
        least_seats=3,
    ),
)

STYLES = (
    Style("last_resort", "lagforst", {"sv": "specialkort sist", "en": "specials last"}),
    Style("hoarder", "samlaren", {"sv": "tar hellre upp", "en": "rather pick up"}),
    Style("burner", "talmodig:pile=1", {"sv": "bränner genast", "en": "burn at once"}),
)
"""K11: a hoarder and a spendthrift use a special card in hand differently."""


def fields_for(seats: int) -> tuple[Opponents, ...]:
    """Return the fields of opponents that fit a table of `seats`."""
    return tuple(each for each in OPPONENTS if seats >= each.least_seats)


def line_up(opponents: Opponents, style: Style, focus: int, seats: int, swap: str) -> list[str]:
    """Return the strategy of every seat, with the player in focus in seat `focus` and a forced `swap` there.

    >>> line_up(OPPONENTS[0], STYLES[0], 1, 3, "tens_up")
    ['lagforst', 'lagforst:swap=tens_up', 'lagforst']
    """
    names = [opponents.strategies[seat % len(opponents.strategies)] for seat in range(seats)]
    names[focus] = style.strategy + ("," if ":" in style.strategy else ":") + f"swap={swap}"
    return names
