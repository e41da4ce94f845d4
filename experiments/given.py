"""Conditions on the cards that a seat is dealt, their exact chances, and the deals that fit them.

A condition is one clause or several joined by "and": NAME=NUMBER, NAME>=NUMBER, NAME<=NUMBER or NAME=LOW..HIGH, where
NAME is a kind of cards and a place, such as tens_open or specials_dealt. The chances are those of the multivariate
hypergeometric law (N. L. Johnson, S. Kotz and N. Balakrishnan, Discrete Multivariate Distributions, 1997, chapter
39), computed in whole numbers; nothing is rejected, and nothing is estimated.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from math import comb, prod
from typing import NamedTuple

from simcore.errors import Refusal
from simcore.given import FREE, MOST_PATTERNS, Given
from simcore.rules import RuleSet
from simcore.shedding.rules import has_table_cards
from simcore.suggest import nearest_words

KINDS: Mapping[str, str] = {
    "twos": "2",
    "threes": "3",
    "fours": "4",
    "fives": "5",
    "sixes": "6",
    "sevens": "7",
    "eights": "8",
    "nines": "9",
    "tens": "T",
    "jacks": "J",
    "queens": "Q",
    "kings": "K",
    "aces": "A",
    "specials": "2T",
    "courts": "JQK",
    "high": "KA",
    "low": "3456",
}
"""[kind of cards]: its ranks."""
RANKS = "23456789TJQKA"
OF_A_RANK, CARDS = 4, 52
ALL_SHARES = 2**64
_CLAUSE = re.compile(r"\s*(\w+)\s*(>=|<=|=)\s*(\d+)(?:\s*\.\.\s*(\d+))?\s*")


class Clause(NamedTuple):
    """One clause: how many cards of a kind lie in a place. zones: of the seat, by name."""

    name: str
    ranks: str
    zones: tuple[str, ...]
    low: int
    high: int

    def spell(self) -> str:
        """Return the clause as it is typed."""
        return f"{self.name}={self.low}" + (f"..{self.high}" if self.high > self.low else "")


class Pattern(NamedTuple):
    """How many cards of each class lie in each zone, {zone: (count of each class)}, and the exact chance of that."""

    counts: Mapping[str, tuple[int, ...]]
    chance: Fraction


@dataclass(frozen=True)
class Condition:
    """A condition that can be dealt. text: as typed. chance: of a seat's cards to fit it, exactly."""

    text: str
    clauses: tuple[Clause, ...]
    patterns: tuple[Pattern, ...]
    chance: Fraction
    given: Given

    def strata(self, rules: RuleSet) -> list["Condition"]:
        """Return the condition apart for each number of its first clause that can be dealt."""
        first, *rest = self.clauses
        parts = []
        for number in range(first.low, first.high + 1):
            clauses = (first._replace(low=number, high=number), *rest)
            text = " and ".join(each.spell() for each in clauses)
            if any(True for _ in _patterns(clauses, _zones(rules))):
                parts.append(_condition(text, clauses, rules))
        return parts


def read_condition(text: str, rules: RuleSet) -> Condition:
    """Return what a text asks for; raise Refusal if it means nothing in these rules, or can never be dealt."""
    zones = _zones(rules)
    clauses = tuple(_clause(piece, zones) for piece in re.split(r"\band\b|,", text))
    return _condition(text.strip(), clauses, rules)


def _zones(rules: RuleSet) -> dict[str, int]:
    """Return the places of a seat's cards in the order of the deal, with their sizes."""
    if rules.family == "classic":
        return {"hand": 3}
    hand = {"hand": int(rules.fields["hand_size"])}
    return {"hidden": 3, "open": 3, **hand} if has_table_cards(rules) else hand


def _clause(text: str, zones: Mapping[str, int]) -> Clause:
    found = _CLAUSE.fullmatch(text)
    if not found:
        raise Refusal(
            f"--given takes clauses such as tens_open=3 or twos_hand>=1; found {text.strip()!r}."
        )
    name, sign, first, last = found.groups()
    kind, _, place = name.rpartition("_")
    places = {
        **{zone: (zone,) for zone in zones},
        "dealt": tuple(each for each in zones if each != "hidden"),
    }
    if kind not in KINDS:
        known = nearest_words(name, [f"{each}_{where}" for each in KINDS for where in places])
        raise Refusal(f"--given knows no cards {name!r}; {known}")
    if place not in places:
        raise Refusal(f"In this game a seat's cards lie in {', '.join(places)}; found {name!r}.")
    size = sum(zones[zone] for zone in places[place])
    low, high = int(first), int(last or first)
    if sign != "=" and last:
        raise Refusal(f"A range is written {name}={first}..{last}; found {text.strip()!r}.")
    most = min(size, OF_A_RANK * len(KINDS[kind]))
    low, high = {"=": (low, high), ">=": (low, most), "<=": (0, low)}[sign]
    if low > min(high, most):
        raise Refusal(
            f"{text.strip()} cannot be dealt: there are at most {most} of them among {size} cards."
        )
    return Clause(name, KINDS[kind], places[place], low, min(high, most))


def _condition(text: str, clauses: tuple[Clause, ...], rules: RuleSet) -> Condition:
    zones = _zones(rules)
    patterns = tuple(_patterns(clauses, zones))
    if not patterns:
        raise Refusal(f"{text} cannot be dealt: its clauses contradict each other.")
    if len(patterns) > MOST_PATTERNS:
        raise Refusal(
            f"{text} can be dealt in {len(patterns)} ways, and at most {MOST_PATTERNS} are possible: ask for "
            "less at once."
        )
    chance = sum((each.chance for each in patterns), Fraction(0))
    return Condition(text, clauses, patterns, chance, _given(clauses, patterns, zones, chance))


def _classes(clauses: Sequence[Clause]) -> tuple[dict[str, int], list[int]]:
    """Return the class of each rank, by the clauses that name it, and how many cards each class has."""
    marks = {rank: tuple(rank in each.ranks for each in clauses) for rank in RANKS}
    numbers = {mark: place for place, mark in enumerate(sorted(set(marks.values())))}
    classes = {rank: numbers[mark] for rank, mark in marks.items()}
    sizes = [0] * len(numbers)
    for number in classes.values():
        sizes[number] += OF_A_RANK
    return classes, sizes


def _spoken(clauses: Sequence[Clause], zones: Mapping[str, int]) -> dict[str, int]:
    """Return the places that the clauses speak of with their sizes; open and hand are one if no clause parts them."""
    named = {each.zones for each in clauses}
    parts = {zone for each in named for zone in each}
    if all(len(each) > 1 or each == ("hidden",) for each in named) and len(parts - {"hidden"}) > 1:
        joint = {"dealt": sum(size for zone, size in zones.items() if zone != "hidden")}
        return {**({"hidden": zones["hidden"]} if "hidden" in parts else {}), **joint}
    return {zone: size for zone, size in zones.items() if zone in parts}


def _patterns(clauses: Sequence[Clause], zones: Mapping[str, int]) -> Iterator[Pattern]:
    """Yield every pattern that fits the clauses, with its exact chance."""
    classes, sizes = _classes(clauses)
    spoken = _spoken(clauses, zones)
    whole = prod(_ways(spoken))
    for counts in product(*(list(_splits(size, len(sizes))) for size in spoken.values())):
        table = dict(zip(spoken, counts, strict=True))
        used = [sum(each[number] for each in counts) for number in range(len(sizes))]
        fits = all(_fits(clause, table, classes) for clause in clauses)
        if fits and all(most >= number for most, number in zip(sizes, used, strict=True)):
            ways, left = 1, list(sizes)
            for each in counts:
                for number, count in enumerate(each):
                    ways *= comb(left[number], count)
                    left[number] -= count
            yield Pattern(table, Fraction(ways, whole))


def _ways(spoken: Mapping[str, int]) -> Iterator[int]:
    left = CARDS
    for size in spoken.values():
        yield comb(left, size)
        left -= size


def _splits(size: int, classes: int) -> Iterator[tuple[int, ...]]:
    if classes == 1:
        yield (size,)
        return
    for first in range(size + 1):
        for rest in _splits(size - first, classes - 1):
            yield (first, *rest)


def _fits(clause: Clause, table: Mapping[str, tuple[int, ...]], classes: Mapping[str, int]) -> bool:
    inside = {classes[rank] for rank in clause.ranks}
    zones = ["dealt"] if "dealt" in table and clause.zones != ("hidden",) else clause.zones
    number = sum(table[zone][each] for zone in zones for each in inside)
    return clause.low <= number <= clause.high


def _given(
    clauses: Sequence[Clause],
    patterns: Sequence[Pattern],
    zones: Mapping[str, int],
    chance: Fraction,
) -> Given:
    classes, _ = _classes(clauses)
    names = list(zones)
    spoken = patterns[0].counts
    where = [
        "dealt" if "dealt" in spoken and zone != "hidden" else zone
        for zone, size in zones.items()
        for _ in range(size)
    ]
    numbers = {name: place for place, name in enumerate(dict.fromkeys([*names, *where]))}
    return Given(
        tuple(classes[rank] for rank in RANKS),
        tuple(_slots(each, where) for each in patterns),
        tuple(_shares([each.chance / chance for each in patterns])),
        tuple(numbers[name] for name in where),
    )


def _slots(pattern: Pattern, where: Sequence[str]) -> tuple[int, ...]:
    """Return the class of each slot; which slot of a place has which is shuffled when it is dealt."""
    left = {
        zone: [number for number, count in enumerate(counts) for _ in range(count)]
        for zone, counts in pattern.counts.items()
    }
    return tuple(left[zone].pop() if zone in left else FREE for zone in where)


def _shares(chances: Sequence[Fraction]) -> Iterator[int]:
    """Yield chances in 2**64ths that add up to 2**64."""
    reached, given = Fraction(0), 0
    for chance in chances:
        reached += chance
        share = round(reached * ALL_SHARES) - given
        given += share
        yield share
