"""`skitgubbe columns`: the columns of a run."""

import textwrap

from experiments.columns import COLUMNS, Column
from scripts.options import Json
from scripts.screen import WIDTH, print_json, table

HELP = """List the columns that a run stores: games/ has one row per game, seats/ one per seat and game.

Example: skitgubbe columns
"""

MEANING_AT = 40
"""Where the sentences begin on the screen."""


def command(as_json: Json = False) -> None:
    """Print every column with its type, unit and meaning."""
    if as_json:
        print_json(
            {name: [_document(each) for each in columns] for name, columns in COLUMNS.items()}
        )
        return
    for name, columns in COLUMNS.items():
        rows = [row for column in columns for row in _rows(column)]
        print(f"{name}/*.parquet\n")
        print(table(rows, ("column", "type", "unit", "meaning")))
        print()
    print('In Python: from experiments import open_run; open_run("runs/first").games_frame()')
    print("Next: skitgubbe run --rules app --seats lagforst,samlaren --games 1e6 --out runs/first")


def _document(column: Column) -> dict[str, str | bool]:
    return {
        "name": column.name,
        "dtype": column.dtype,
        "unit": column.unit,
        "meaning": column.meaning,
        "may_be_null": column.missing is not None,
    }


def _rows(column: Column) -> list[tuple[str, str, str, str]]:
    lines = textwrap.wrap(column.meaning, WIDTH - MEANING_AT)
    return [
        (column.name, column.dtype, column.unit, lines[0]),
        *(("", "", "", line) for line in lines[1:]),
    ]
