"""Styles of the catalogue written as rules, and the games in which they must play exactly alike."""

from pathlib import Path
from typing import NamedTuple

from simcore.arena import Arena, Rows
from simcore.games import make_rules
from simcore.strategy import Strategy
from simcore.tracing import Traced, Tracer
from strategies.written.document import read_document
from tests.support.arenas import WRITTEN
from tests.support.players import find

FOLDER = Path(__file__).parent / "styles"


class Style(NamedTuple):
    """A file, the strategy of the catalogue that it repeats, parameters for the file, and who sits opposite."""

    file: str
    original: str
    parameters: str = ""
    opponent: str = "slump"


STYLES = (
    Style("lagforst.toml", "lagforst"),
    Style("lagforst_one.toml", "lagforst:copies=one,swap=sw3"),
    Style("tryckaren.toml", "tryckaren", opponent="lagforst"),
    Style("talmodig.toml", "talmodig"),
    Style("talmodig.toml", "talmodig:pile=8,swap=sw6", "n=8,swap=sw6", "lagforst"),
    Style("samlaren.toml", "samlaren"),
    Style("samlaren.toml", "samlaren:talon=10,pile=20,takes=7", "k=10,n=20,takes=7", "lagforst"),
    Style("boken.toml", "boken"),
    Style("roffaren.toml", "roffaren", opponent="boken"),
    Style("nollan.toml", "nollan"),
    Style("duckaren.toml", "duckaren"),
    Style("duckaren.toml", "duckaren:x=11", "x=11", "boken"),
    Style("chansaren.toml", "chansaren:t_lead=7,t_answer=12", "t_ut=7,t_svar=12"),
    Style("rensaren.toml", "rensaren"),
    Style("stunsaren.toml", "stunsaren"),
    Style("sparare.toml", "sparare"),
    Style("trumfsnalen.toml", "trumfsnalen:r=12,takes=9", "r=12,takes=9"),
)
RULES = {
    "shedding": ("app", "enkel", "vandtia"),
    "classic": ("klassisk", "alla-spelar", "uppvand-trumf", "mattis"),
}
SEED = 7


def family_of(style: Style) -> str:
    """Return the family of a style."""
    return read_document(FOLDER / style.file).family


def pair(style: Style, rules: str) -> tuple[list[Strategy], list[Strategy]]:
    """Return two line-ups that differ only in seat 0: the file, and its original."""
    text = str(FOLDER / style.file) + (f":{style.parameters}" if style.parameters else "")
    written, original = find(text, rules), find(style.original, rules)
    return [written, find(style.opponent, rules)], [original, find(style.opponent, rules)]


def rows(line_up: list[Strategy], rules: str, games: int) -> Rows:
    """Return the rows of the first games of a line-up."""
    found = Arena(make_rules(rules, players=len(line_up)), line_up, SEED).play(0, games)
    assert found is not None
    return Rows(found.games[:, :WRITTEN], found.seats)


def traced(line_up: list[Strategy], rules: str, games: int) -> list[Traced]:
    """Return every action of the first games of a line-up."""
    tracer = Tracer(make_rules(rules, players=len(line_up)), line_up, SEED)
    return [tracer.play(game) for game in range(games)]
