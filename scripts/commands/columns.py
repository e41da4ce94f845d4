"""`skitgubbe columns`: the columns of a run."""

import textwrap
from typing import Annotated

import typer

from experiments.columns import Column
from experiments.families import FAMILIES
from scripts.options import EXAMPLES, Json, families_for, games_of
from scripts.screen import WIDTH, print_json, table

HELP = """List the columns that a run stores: games/ has one row per game, seats/ one per seat and game.

They depend on the family of the game: what there is to count is not the same.

Example: skitgubbe columns --rules klassisk
"""

MEANING_AT = 40
"""Where the sentences begin on the screen."""


def command(
    rules: Annotated[
        str | None, typer.Option("--rules", help="Only those of this rule set [all].")
    ] = None,
    as_json: Json = False,
) -> None:
    """Print every column with its type, unit and meaning."""
    families = families_for(rules)
    if as_json:
        print_json({family: _document(family) for family in families})
        return
    for family in families:
        for name, columns in FAMILIES[family].columns.items():
            rows = [row for column in columns for row in _rows(column)]
            print(f"{name}/*.parquet of {games_of(family)}\n")
            print(table(rows, ("column", "type", "unit", "meaning")))
            print()
    print('In Python: from experiments import open_run; open_run("runs/first").games_frame()')
    print(f"Next: skitgubbe run {EXAMPLES[families[0]]} --games 1e6 --out runs/first")


def _document(family: str) -> dict[str, list[dict[str, object]]]:
    tables = FAMILIES[family].columns.items()
    return {name: [_described(each) for each in columns] for name, columns in tables}


def _described(column: Column) -> dict[str, object]:
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
