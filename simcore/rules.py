"""Rule sets as frozen records of named fields (RULES.md, "The fields of a rule set")."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from simcore.errors import Refusal
from simcore.suggest import nearest_words

Value = bool | int | str


@dataclass(frozen=True)
class Field:
    """One named choice of a rule family.

    name: as on the command line and in records. values: every value it may take. meaning: one sentence.
    source: the rule IDs that define it.
    """

    name: str
    values: tuple[Value, ...]
    meaning: str
    source: str

    def read(self, text: Value) -> Value:
        """Return the field's value that `text` names; raise Refusal if there is none."""
        for value in self.values:
            if text is value or spell(value) == spell(text).strip():
                return value
        offered = ", ".join(spell(value) for value in self.values)
        raise Refusal(f"The field {self.name} cannot be {spell(text)!r}; give one of: {offered}.")


@dataclass(frozen=True)
class RuleSet:
    """A game: a family's fields with values, and who can play.

    name: as in RULES.md. family: "shedding" or "classic". players: smallest and largest number of seats.
    default_players: seats where none are named. fields: every field's value, in the family's order.
    version: raised whenever outcomes change. house: only the fields that differ from the game's defaults.
    """

    name: str
    family: str
    players: tuple[int, int]
    default_players: int
    version: int
    title: str
    source: str
    fields: Mapping[str, Value]
    house: Mapping[str, Value] = field(default_factory=dict)

    def check_players(self, players: int) -> int:
        """Return `players`; raise Refusal if the game is not for that many."""
        least, most = self.players
        if not least <= players <= most:
            raise Refusal(
                f"{self.name} is played by {least} to {most}, not by {players}: the number of players "
                "(or of names in --seats) must lie between them."
            )
        return players


def spell(value: Value) -> str:
    """Return a field's value as it is typed on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def parse_changes(changes: Iterable[str]) -> dict[str, str]:
    """Return {field: value} of texts such as "two=reset_only"; raise Refusal on any other form."""
    parsed = {}
    for change in changes:
        name, equals, value = change.partition("=")
        if not equals or not name.strip() or not value.strip():
            raise Refusal(
                f"A rule is changed with FIELD=VALUE, such as two=reset_only; found {change!r}."
            )
        parsed[name.strip()] = value.strip()
    return parsed


def with_changes(
    base: RuleSet, fields: Mapping[str, Field], changes: Mapping[str, Value]
) -> RuleSet:
    """Return `base` with some fields changed; raise Refusal on an unknown field or value.

    `fields` are the family's fields by name. A field that the game does not have is refused.
    """
    values = dict(base.fields)
    for name, text in changes.items():
        if name not in values:
            hint = "leave it out." if name in fields else nearest_words(name, values)
            raise Refusal(f"{base.name} has no field {name!r}; {hint}")
        values[name] = fields[name].read(text)
    house = {name: value for name, value in values.items() if value != base.fields[name]}
    return RuleSet(
        base.name,
        base.family,
        base.players,
        base.default_players,
        base.version,
        base.title,
        base.source,
        MappingProxyType(values),
        MappingProxyType(house),
    )
