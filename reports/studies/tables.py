"""The tables of an answer that studies give, the same rows on the terminal and on the page."""

from collections.abc import Iterator, Sequence

from experiments.questions.question import Game
from experiments.questions.question import Table as Place
from experiments.questions.study import CountStudy
from experiments.studies.cell import ALL, Cell
from experiments.studies.fields import fields_of
from experiments.studies.judging import Finding
from reports.answer_tables import MISSING, Table
from reports.answer_words import NO_BREAK, span, with_margin
from reports.language import decimal, percent
from reports.studies.words import game_name
from reports.texts.fingerprint import FINGERPRINT
from reports.texts.studies import STUDIES

FACTS = ("level", "unfinished", "bounds", "detectable")


def study_table(finding: Finding, language: str) -> Table:
    """Return a study's numbers by opponents and number of seats, then what they rest on."""
    texts = STUDIES[language]
    sizes = sorted({cell.table.seats for cell in finding.cells})
    games = list(dict.fromkeys(cell.table.game for cell in finding.cells))
    header = ("", *(texts["players"].format(seats=seats) for seats in sizes))
    rows = [row for game in games for row in _rows(finding, game, sizes, len(games) > 1, language)]
    key = "caption_count" if isinstance(finding.study, CountStudy) else "caption"
    caption = texts[key].format(label=finding.study.label[language])
    return Table(caption, header, tuple(rows))


def _rows(
    finding: Finding, game: Game, sizes: Sequence[int], several: bool, language: str
) -> Iterator[tuple[str, ...]]:
    texts = STUDIES[language]
    cells = [cell for cell in finding.cells if cell.table.game == game and "=" not in cell.at]
    name = f"{game_name(cells[0].table, language)}: " if several else ""
    labels = {
        field.name: field.label[language]
        for cell in cells
        for field in fields_of(cell.table, finding.study.among)
    }
    labels = {ALL: texts["mean"], **labels} if len(labels) > 1 else labels
    for field, label in labels.items():
        yield (name + label, *(_shown(finding, cells, field, seats, language) for seats in sizes))
    if isinstance(finding.study, CountStudy):
        return
    for fact in FACTS:
        values = (_fact(_one(cells, ALL, seats), fact, language) for seats in sizes)
        yield (name + texts[f"facts_{fact}"], *values)


def _one(cells: Sequence[Cell], field: str, seats: int) -> Cell | None:
    return next((c for c in cells if c.field == field and c.table.seats == seats), None)


def _shown(finding: Finding, cells: Sequence[Cell], field: str, seats: int, language: str) -> str:
    cell = _one(cells, field, seats)
    if cell is None:
        return MISSING
    if isinstance(finding.study, CountStudy):
        half = 50 * (cell.effect.high - cell.effect.low)
        share = percent(cell.effect.estimate, 1, language)
        return f"{share} ±{NO_BREAK}{decimal(half, 1, language)}"
    return with_margin(cell.effect, language)


def _fact(cell: Cell | None, fact: str, language: str) -> str:
    if cell is None:
        return MISSING
    if fact == "level":
        return percent(cell.level, 1, language) if cell.level is not None else MISSING
    if fact == "unfinished":
        return percent(cell.effect.unfinished_share, 1, language)
    if fact == "bounds":
        return span(*cell.bounds, language)
    return decimal(100 * cell.detectable, 1, language)


def contexts_of(finding: Finding) -> list[str]:
    """Return the situations that a study's forks are told apart by; crossed ones are joined by ";"."""
    return list(dict.fromkeys(context_of(cell.at) for cell in finding.classes))


def context_of(at: str) -> str:
    """Return the situation of a class.

    >>> context_of("top=K–A;pile=10+")
    'top;pile'
    """
    return ";".join(piece.split("=", 1)[0] for piece in at.split(";"))


def classes_table(finding: Finding, language: str, context: str | None = None) -> Table | None:
    """Return the classes of a study's forks by table, of one context or of all; None if it has none."""
    found = {
        (cell.at, cell.table): cell
        for cell in finding.classes
        if context in (None, context_of(cell.at))
    }
    if not found:
        return None
    places = list(dict.fromkeys(table for _, table in found))
    header = ("", *(_heading(finding, table, language) for table in places))
    rows = []
    for at in dict.fromkeys(at for at, _ in found):
        values = (found.get((at, table)) for table in places)
        shown = (with_margin(cell.effect, language) if cell else MISSING for cell in values)
        rows.append((class_name(at, language), *shown))
    caption = STUDIES[language]["caption"].format(label=finding.study.label[language])
    return Table(caption, header, tuple(rows))


def _heading(finding: Finding, table: Place, language: str) -> str:
    text = STUDIES[language]["players"].format(seats=table.seats)
    several = len({each.game for each in finding.study.tables}) > 1
    return f"{game_name(table, language)}, {text}" if several else text


def class_name(at: str, language: str) -> str:
    """Return what a class of forks is called, such as "pile=6–9"; several contexts are joined by ";"."""
    names = FINGERPRINT[language]
    pieces = (piece.split("=", 1) for piece in at.split(";"))
    return ", ".join(
        STUDIES[language]["classes"].format(
            context=STUDIES[language].get(f"context_{context}") or names["contexts"][context],
            name=names["labels"].get(name, name),
        )
        for context, name in pieces
    )
