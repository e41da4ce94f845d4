"""The catalogue as one Markdown page in both languages: what `skitgubbe strategies --markdown` prints."""

from collections.abc import Iterator, Mapping

from simcore.engine import engine_of
from simcore.example import Example
from simcore.games import GAMES
from simcore.strategy import Parameter, Strategy
from strategies.catalogue import CATALOGUES
from strategies.combinators import COMBINATORS
from strategies.parts.swaps import POLICY_MEANINGS, SWAP

INTRODUCTION = """# Strategikatalogen / The strategy catalogue

Made by `skitgubbe strategies --markdown`; the tests compare it.

Each strategy is one file, composed of the shared parts in `strategies/parts`. Its positions are tried by the tests.
Kort skrivs som i protokollen: `44` är två fyror, `T` en tia; i skitgubbe `Th` hjärter tio, `2 Ah` hjärter ess från
plats 2. En tom ruta är en tom hög.
Cards are written as in the records: `44` is two fours, `T` a ten; in skitgubbe `Th` is the ten of hearts, and `2 Ah`
the ace of hearts laid by seat 2. `take` ta upp, `chance` chansa, `flip 0` vänd det dolda kortet längst till vänster,
`swap AT2` lägg ess, tia och tvåa på bordet. An empty cell is an empty zone.
"""

SHEDDING_COLUMNS = {
    "hands": "hand",
    "opens": "bord / row",
    "hidden": "dolda / hidden",
    "pile": "hög / pile",
    "talon": "draghög / talon",
}
CLASSIC_COLUMNS = {
    "phase": "fas / phase",
    "hands": "hand",
    "lays": "stick / trick",
    "cards": "bord / table",
    "talon": "talong / talon",
    "trump": "trumf / trump",
}
COLUMNS = {"shedding": SHEDDING_COLUMNS, "classic": CLASSIC_COLUMNS}
OWN = ("hands", "opens", "hidden")
"""The zones of which the asked seat's own is shown; those of the others follow in the last column."""
USUAL = ("app", "klassisk")
"""The rule set of an example that names none."""
CHANGES = {
    "turn": "drag / turn",
    "swap": "byte / swap",
    "phase_one": "fas 1 / phase 1",
    "phase_two": "fas 2 / phase 2",
}


def catalogue_page() -> str:
    """Return the page."""
    return "\n".join(_lines())


def _lines() -> Iterator[str]:
    yield INTRODUCTION
    for family, strategies in CATALOGUES.items():
        games = ", ".join(name for name, rules in GAMES.items() if rules.family == family)
        yield f"## {games}\n"
        for strategy in strategies.values():
            yield from _section(strategy)
        if family == "shedding":
            yield from _swaps()
    yield from _combinators()


def _section(strategy: Strategy) -> Iterator[str]:
    yield f"### {strategy.name}\n"
    yield f"**Svenska.** {strategy.about['sv']}\n"
    yield f"**English.** {strategy.about['en']}\n"
    yield f"Source: {strategy.source}. {declared(strategy)} {_file(strategy)}\n"
    if strategy.parameters:
        yield "| parameter | default | values | changes | meaning |\n|---|---|---|---|---|"
        yield from (_parameter(each, strategy) for each in strategy.parameters)
        yield ""
    if strategy.examples:
        yield from _examples(strategy)


def declared(strategy: Strategy) -> str:
    """Return in a sentence what a strategy declares about itself."""
    kinds = [
        "deterministic" if strategy.deterministic else "random",
        "has a memory" if strategy.memory else "no memory",
        "uses knowledge" if strategy.knowledge else "no knowledge",
    ]
    makes = "chooses its swap" if strategy.swap else "decides both phases"
    return f"Declared: {', '.join(kinds)}, {makes}."


def _file(strategy: Strategy) -> str:
    path = strategy.turn.__module__.replace(".", "/") + ".py"
    return f"File: [`{path}`](../{path})."


def _parameter(parameter: Parameter, strategy: Strategy) -> str:
    decides = parameter.decides or engine_of(strategy.family).decisions[:1]
    both = engine_of(strategy.family).decisions
    changes = ", ".join(CHANGES[each] for each in decides if each in both)
    values = "see below" if parameter == SWAP else parameter.bounds()
    return (
        f"| `{parameter.name}` | {parameter.default} | {values} | {changes} | {parameter.meaning} |"
    )


def _examples(strategy: Strategy) -> Iterator[str]:
    columns = {
        zone: title
        for zone, title in COLUMNS[strategy.family].items()
        if any(example.position.get(zone) for example in strategy.examples)
    }
    titles = [*columns.values(), "andra / others", "villkor / setting", "spelar / plays"]
    yield "| " + " | ".join(titles) + " |\n|" + "---|" * len(titles)
    for example in strategy.examples:
        cells = [_zone(example, zone) for zone in columns]
        answer = f"`{example.answer}`"
        yield "| " + " | ".join([*cells, _others(example), _setting(example), answer]) + " |"
    yield ""


def _zone(example: Example, zone: str) -> str:
    cards = example.position.get(zone, "")
    if zone in OWN:
        cards = cards[0] if cards else ""
    if zone == "lays":
        cards = ", ".join(cards)
    return f"`{cards}`" if cards else ""


def _others(example: Example) -> str:
    """Return what the other seats have, in order, each zone by its name."""
    position, told = example.position, []
    for seat in range(1, len(position["hands"])):
        zones = [(position.get(zone) or ())[seat : seat + 1] for zone in OWN]
        told.append(" + ".join(f"`{each[0]}`" for each in zones if each and each[0]))
    return "; ".join(each for each in told if each)


def _setting(example: Example) -> str:
    words = [] if example.rules in USUAL else [example.rules]
    words += _pairs(example.house) + _pairs(example.parameters)
    return f"`{' '.join(words)}`" if words else ""


def _pairs(values: Mapping[str, str]) -> list[str]:
    return [f"{name}={value}" for name, value in values.items()]


def _swaps() -> Iterator[str]:
    yield "### Kortbyten / swaps (`swap=`)\n"
    yield "| swap | which three of the six cards lie open |\n|---|---|"
    yield from (f"| `{name}` | {meaning} |" for name, meaning in POLICY_MEANINGS.items())
    yield "| `utraknad(A)` | Uträknad (Sw8): the best of all by roll-outs; see `utraknad` |\n"


def _combinators() -> Iterator[str]:
    yield "## Kombinationer / combinators\n"
    yield "| | svenska | English |\n|---|---|---|"
    for each in COMBINATORS.values():
        yield f"| `{each.example()}` | {each.about['sv']} | {each.about['en']} |"
    yield ""
