"""Studies and cells made by hand."""

from dataclasses import replace

from experiments.estimate import Estimate
from experiments.questions.question import Table
from experiments.questions.study import Phrases, PolicyStudy, tables
from experiments.studies.cell import ALL, Cell

PHRASES = {
    "sv": Phrases("Gör så", "Gör inte så", "Att göra så"),
    "en": Phrases("Do so", "Do not", "Doing so"),
}
STUDY = PolicyStudy(
    "QX1",
    {"sv": "Så", "en": "So"},
    tables("app", 2, 3),
    PHRASES,
    ("book",),
    arm="lagforst:copies=one",
    base="lagforst",
)


def study(**changes):
    return replace(STUDY, **changes)


def cell(table: Table, effect: float, error: float = 0.001, field: str = ALL, **changes) -> Cell:
    """Return a cell with an effect in shares, and bounds that are the effect."""
    made = Cell(
        table,
        field,
        "",
        Estimate(effect, effect - 2 * error, effect + 2 * error, 1000, 500, 0.0),
        (effect, effect),
        error,
        0.0 if abs(effect) > 4 * error else 0.5,
        0.5,
        2.8 * error,
    )
    return replace(made, **changes)
