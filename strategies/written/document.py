"""What a strategy file says: name, family, settings, parameters and rules, all of them of the right kind."""

from dataclasses import dataclass, field
from pathlib import Path

from simcore.games import GAMES
from simcore.suggest import nearest_words
from strategies.parts.swaps import POLICIES
from strategies.written.section import Section
from strategies.written.source import Source, without_dots

TOP = {
    "name": "namn",
    "family": "familj",
    "about": "om",
    "swap": "byte",
    "takes": "upptagningar",
    "parameters": "parametrar",
    "rule": "regel",
    "phase_one": "fas_ett",
    "phase_two": "fas_tva",
}
"""[English key]: the Swedish one."""
PARAMETER = {"default": "varde", "low": "lagst", "high": "hogst", "meaning": "betyder"}
RULE = {"when": "nar", "play": "spela"}
LISTS = {"shedding": ("rule",), "classic": ("phase_one", "phase_two")}
"""[family]: its lists of rules."""
ONLY_IN = {"rule": "shedding", "swap": "shedding", "phase_one": "classic", "phase_two": "classic"}
"""[key]: the family that it belongs to, where it is not for both."""
FAMILIES = {
    "shedding": "shedding",
    "classic": "classic",
    "skitgubbe": "classic",
    **{name: rules.family for name, rules in GAMES.items()},
}
MOST_TAKES = 1000
TAKES, SWAP = 3, "sw1"
LOW, HIGH = 0, 100
"""Bounds of a parameter that names none."""


@dataclass(frozen=True)
class Setting:
    """A parameter as the file declares it."""

    name: str
    default: int | float
    low: int | float
    high: int | float
    meaning: str
    section: Section

    @property
    def whole(self) -> bool:
        """Return True if the parameter is a whole number: all its numbers are written as such."""
        return all(isinstance(each, int) for each in (self.default, self.low, self.high))


@dataclass(frozen=True)
class Rule:
    """One rule: a condition, None where it always holds, and a play, both as written."""

    when: str | None
    play: str
    section: Section


@dataclass(frozen=True)
class Document:
    """A strategy file, read."""

    top: Section
    name: str
    family: str
    about: str
    swap: str
    takes: int
    settings: tuple[Setting, ...]
    rules: dict[str, tuple[Rule, ...]] = field(default_factory=dict)


def read_document(path: Path) -> Document:
    """Return what a strategy file says; raise Refusal, with the line, at the first thing that is wrong."""
    source = Source(path)
    top = Section(source, (), source.content, TOP)
    family = _family(top)
    rules = {name: _rules(top, name) for name in LISTS[family]}
    if not any(rules.values()):
        name = LISTS[family][0]
        top.source.refuse((), f"there are no rules: begin one with [[{name}]] or [[{TOP[name]}]].")
    return Document(
        top,
        _name(top),
        family,
        top.text("about", ""),
        _swap(top),
        _takes(top),
        _settings(top),
        rules,
    )


def is_plain(name: str) -> bool:
    """Return True if a name can stand on the command line: ASCII letters, digits and underscores."""
    return name.isascii() and name.isidentifier()


def find_family(text: str) -> str | None:
    """Return the family that a text names, by itself or by one of its games; None if it names none.

    >>> find_family("Vändtia"), find_family("skitgubbe"), find_family("poker")
    ('shedding', 'classic', None)
    """
    return FAMILIES.get(without_dots(text).lower())


def _family(top: Section) -> str:
    if not top.source.content:
        top.source.refuse(
            (), "the file is empty: `skitgubbe new my_bot.toml` writes one to begin with."
        )
    text = top.text("family")
    family = find_family(text)
    if family is None:
        known = nearest_words(without_dots(text).lower(), FAMILIES)
        top.refuse("family", f"there is no family {text!r}; {known}")
    _refuse_keys_of_others(top, family)
    return family


def _refuse_keys_of_others(top: Section, family: str) -> None:
    found = [key for key, owner in ONLY_IN.items() if key in top and owner != family]
    for key in sorted(found, key=lambda each: top.source.line_of(top.at(each))):
        written, owner = top.at(key)[-1], ONLY_IN[key]
        top.refuse(key, f"{written} belongs to the {owner} games, and this is a {family} strategy.")


def _name(top: Section) -> str:
    name = top.text("name")
    if not is_plain(name):
        top.refuse(
            "name",
            f"the name must be a to z, digits and underscores, such as my_bot; found {name!r}.",
        )
    return name


def _swap(top: Section) -> str:
    swap = top.text("swap", SWAP)
    if swap not in POLICIES:
        top.refuse("swap", f"there is no swap {swap!r}; {nearest_words(swap, POLICIES)}")
    return swap


def _takes(top: Section) -> int:
    takes = top.number("takes", TAKES)
    if not isinstance(takes, int) or not 0 <= takes <= MOST_TAKES:
        top.refuse("takes", f"takes must be a whole number from 0 to {MOST_TAKES}; found {takes}.")
    return takes


def _settings(top: Section) -> tuple[Setting, ...]:
    found = []
    for at, table in top.parts("parameters"):
        if not isinstance(table, dict):
            top.source.refuse(at, f"{at[-1]} must be tables such as [{at[-1]}.n].")
        found += [_setting(top.source, (*at, name), name, it) for name, it in table.items()]
    return tuple(found)


def _setting(source: Source, at: tuple[str | int, ...], name: str, values: object) -> Setting:
    section = Section(source, at, values, PARAMETER)
    if not is_plain(name):
        source.refuse(
            at, f"a parameter must be named with a to z, digits and underscores: {name!r}."
        )
    if name in TOP:
        source.refuse(
            at, f"{name} is a setting at the top of the file, and no name of a parameter."
        )
    default = section.number("default")
    low, high = section.number("low", min(LOW, default)), section.number("high", max(HIGH, default))
    if not low <= default <= high:
        section.refuse("default", f"{name} must be from {low} to {high}; found {default}.")
    return Setting(name, default, low, high, section.text("meaning", ""), section)


def _rules(top: Section, name: str) -> tuple[Rule, ...]:
    sections = []
    for at, tables in top.parts(name):
        if not isinstance(tables, list):
            top.source.refuse(at, f"write [[{at[-1]}]], with two brackets on either side.")
        sections += [Section(top.source, (*at, n), table, RULE) for n, table in enumerate(tables)]
    sections.sort(key=lambda section: top.source.line_of(section.address))
    return tuple(_rule(section) for section in sections)


def _rule(section: Section) -> Rule:
    when = section.text("when") if "when" in section else None
    return Rule(when, section.text("play"), section)
