"""Folders of results: what a command writes, and the study that makes it again."""

from collections.abc import Mapping
from pathlib import Path

import typer

from reports.folders import STUDY, write_files
from scripts.spec import as_toml


def write_results(folder: Path, contents: Mapping[str, bytes], context: typer.Context) -> None:
    """Write the files, and beside them the running command's study; raise Refusal if that fails."""
    study = as_toml(context).encode()
    write_files(folder, {**contents, STUDY: study})
