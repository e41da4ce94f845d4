"""The manifest of a run: all that is needed to make the same bytes again, and nothing of machine or moment."""

import json
import shlex
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from experiments import VERSION
from experiments.families import FAMILIES
from experiments.task import Task, task_from_json
from simcore.errors import Refusal
from simcore.rules import spell

FORMAT = 1
"""Raised whenever the layout of the folder or a column changes."""

GAMES_PER_FILE = 25_000
TABLES = ("seats", "games")
"""Every table of a run, in the order in which a chunk's files are laid down."""


@dataclass(frozen=True)
class Manifest:
    """What a run is to hold.

    games: how many are wanted. games_per_file: every file but the last holds that many. tables: of TABLES, those
    stored. versions: of what shapes the bytes, by name.
    """

    task: Task
    games: int
    games_per_file: int
    tables: tuple[str, ...]
    versions: Mapping[str, str]

    def as_json(self) -> dict[str, Any]:
        """Return the manifest as plain values."""
        columns = FAMILIES[self.task.family].columns
        return {
            "format": FORMAT,
            "identity": self.task.identity,
            "task": self.task.as_json(),
            "games": self.games,
            "games_per_file": self.games_per_file,
            "columns": {
                table: {column.name: column.dtype for column in columns[table]}
                for table in self.tables
            },
            "versions": dict(self.versions),
        }

    def command(self, folder: Path) -> str:
        """Return the command that makes this run."""
        task = replace(self.task, files=())
        words = ["--games", str(self.games), "--out", str(folder)]
        if self.games_per_file != GAMES_PER_FILE:
            words += ["--games-per-file", str(self.games_per_file)]
        if "seats" not in self.tables:
            words += ["--games-only"]
        return f"skitgubbe run {task.options()} {shlex.join(words)}"

    def text(self) -> str:
        """Return the content of manifest.json."""
        return json.dumps(self.as_json(), indent=2, ensure_ascii=False) + "\n"


def versions_here() -> dict[str, str]:
    """Return the versions of what shapes a run's bytes."""
    import numpy
    import pyarrow

    from simcore.jit import numba

    return {
        "skitgubbe-lab": VERSION,
        "numba": numba.__version__,
        "numpy": numpy.__version__,
        "pyarrow": pyarrow.__version__,
    }


def read_manifest(path: Path) -> Manifest:
    """Return the manifest in a file; raise Refusal if it is none."""
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
        if document["format"] != FORMAT:
            raise Refusal(
                f"{path} has format {document['format']}; this program reads format {FORMAT}."
            )
        return Manifest(
            task_from_json(document["task"]),
            int(document["games"]),
            int(document["games_per_file"]),
            tuple(table for table in TABLES if table in document["columns"]),
            document["versions"],
        )
    except OSError as error:
        raise Refusal(f"{path} cannot be read: {error.strerror}.") from None
    except (ValueError, KeyError, TypeError) as error:
        if isinstance(error, Refusal):
            raise
        raise Refusal(f"{path} is no manifest of a run: choose another folder.") from None


_OPTIONS = {
    "rules": "--rules",
    "house": "--rule",
    "players": "the number of players",
    "strategies": "--seats",
    "seed": "--seed",
    "cap": "--cap",
    "games_per_file": "--games-per-file",
    "tables": "what is stored (see --games-only)",
}
_MAKERS = {
    "version": "the version of the rule set",
    "sources": "the digest of a strategy's file",
    "engine": "the digest of the program",
    "versions": "what it was made with",
}
"""What may differ between two runs, and what it is called in a refusal; no option changes what made a run."""


def refuse_other(folder: Path, there: Manifest, here: Manifest) -> None:
    """Raise Refusal if the manifest in a folder and the wanted one differ in more than the number of games."""
    one, other = (_flat(manifest) for manifest in (there, here))
    labels = {
        key: label for key, label in {**_OPTIONS, **_MAKERS}.items() if one[key] != other[key]
    }
    if not labels:
        return
    clauses = "; ".join(
        f"{label} is {_told(one[key])} there and {_told(other[key])} here"
        for key, label in labels.items()
    )
    advice = f"Choose another --out, or go on with that run: {there.command(folder)}"
    if labels.keys() & _MAKERS.keys():
        advice = "Choose another --out."
    raise Refusal(f"{folder} holds another run: {clauses}. {advice}")


def _flat(manifest: Manifest) -> dict[str, Any]:
    document = manifest.as_json()
    sources = [digest for digest in manifest.task.sources if digest]
    return {**document, **document["task"], "sources": sources, "tables": list(manifest.tables)}


def _told(value: Any) -> str:
    if isinstance(value, Mapping):
        return ",".join(f"{name}={spell(each)}" for name, each in value.items()) or "none"
    if isinstance(value, list):
        return ",".join(value) or "none"
    return str(value)
