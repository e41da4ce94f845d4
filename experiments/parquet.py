"""Stretches of games as Parquet files, and back.

Delta encoding without compression is what keeps storing cheap: 25 bytes a game at two seats, a third of a
microsecond, and every reader knows it.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

from experiments.columns import Column
from experiments.families import FAMILIES
from experiments.packed import Numbers
from experiments.unpack import Stretch

_CATEGORY_TYPE = pa.dictionary(pa.int8(), pa.string())
_ENCODINGS = {"float32": "PLAIN"}
"""By dtype; whole numbers are delta-encoded."""


def schema(columns: Sequence[Column]) -> Any:
    """Return the Arrow schema of a table."""
    return pa.schema([pa.field(each.name, _arrow_type(each)) for each in columns])


def _arrow_type(column: Column) -> Any:
    return _CATEGORY_TYPE if column.dtype == "category" else pa.type_for_alias(column.dtype)


def write_table(table: str, stretch: Stretch, path: Path) -> None:
    """Write the stretch's "games" or "seats" to one file, as one row group."""
    number = stretch.games.shape[1]
    index = np.arange(stretch.first, stretch.first + number, dtype=np.int64)
    if table == "games":
        numbers: Sequence[NDArray[Any]] = [index, *stretch.games]
    else:
        players = stretch.seats.shape[1] // number
        seat = np.tile(np.arange(players, dtype=np.int32), number)
        numbers = [np.repeat(index, players), seat, *stretch.seats]
    columns = FAMILIES[stretch.family].columns[table]
    named = {column.name: row for column, row in zip(columns, numbers, strict=True)}
    arrays = [_array(column, named) for column in columns]
    _write(pa.Table.from_arrays(arrays, schema=schema(columns)), columns, path)


def _array(column: Column, named: Mapping[str, NDArray[Any]]) -> Any:
    """Return a column as an Arrow array; `named` are the numbers of all columns of its table."""
    values = named[column.name]
    missing = None if column.missing is None else values == column.missing
    if column.dtype == "category":
        numbers = _plain(values.astype(np.int8), missing)
        return pa.DictionaryArray.from_arrays(numbers, _texts(column.choices))
    if column.per:
        values = values / np.maximum(named[column.per], 1)
    return _plain(values.astype(column.dtype, copy=False), missing)


def _plain(values: NDArray[Any], missing: NDArray[np.bool_] | None = None) -> Any:
    """Return numbers as an Arrow array that shares their memory; pa.array would import pandas first."""
    there = None if missing is None else pa.py_buffer(np.packbits(~missing, bitorder="little"))
    values = np.ascontiguousarray(values)
    kind = pa.type_for_alias(values.dtype.name)
    return pa.Array.from_buffers(kind, len(values), [there, pa.py_buffer(values)])


def _texts(names: Sequence[str]) -> Any:
    ends = np.cumsum([0, *(len(name) for name in names)], dtype=np.int32)
    buffers = [None, pa.py_buffer(ends), pa.py_buffer("".join(names).encode())]
    return pa.Array.from_buffers(pa.string(), len(names), buffers)


def _write(rows: Any, columns: Sequence[Column], path: Path) -> None:
    named = [column.name for column in columns if column.dtype == "category"]
    pq.write_table(
        rows,
        path,
        row_group_size=max(len(rows), 1),
        compression="none",
        use_dictionary=named or False,
        column_encoding={
            column.name: _ENCODINGS.get(column.dtype, "DELTA_BINARY_PACKED")
            for column in columns
            if column.name not in named
        },
        write_statistics=["game"],
    )


def rows_in(path: Path) -> int | None:
    """Return how many rows a file holds, or None if it is not there or not whole."""
    try:
        return int(pq.read_metadata(path).num_rows)
    except (OSError, pa.ArrowException):
        return None


def read_stretch(family: str, games: Path, seats: Path | None, first: int) -> Stretch:
    """Return what two files of the same games hold; without `seats`, a stretch whose seats are not known."""
    no_seats = np.empty((len(FAMILIES[family].numbers("seats")), 0), dtype=np.int32)
    return Stretch(
        family,
        first,
        _read(family, "games", games),
        _read(family, "seats", seats) if seats else no_seats,
    )


def _read(family: str, table: str, path: Path) -> Numbers:
    names = FAMILIES[family].numbers(table)
    rows = pq.ParquetFile(path).read(columns=list(names))
    numbers = np.empty((len(names), len(rows)), dtype=np.int32)
    for place, name in enumerate(names):
        column = FAMILIES[family].column(table, name)
        values = _numbers(column, rows.column(name).combine_chunks())
        if column.per:  # back to the sum, which the mean of so few cards gives exactly
            values = np.rint(values * numbers[names.index(column.per)])
        numbers[place] = values
    return numbers


def _numbers(column: Column, values: Any) -> NDArray[Any]:
    if column.dtype == "category":
        values = values.indices
    if column.missing is not None:
        values = values.fill_null(column.missing)
    array: NDArray[Any] = values.to_numpy(zero_copy_only=False)
    return array
