"""Folders of results: what a command writes, and the study that makes it again."""

from collections.abc import Mapping
from pathlib import Path

import typer

from reports.folders import STUDY, write_files
from scripts.spec import HEAD, as_toml


def write_results(folder: Path, contents: Mapping[str, bytes], context: typer.Context) -> None:
    """Write the files, and beside them the running command's study; raise Refusal if that fails."""
    study = {} if _is_users(folder / STUDY) else {STUDY: as_toml(context).encode()}
    write_files(folder, {**contents, **study})


def _is_users(path: Path) -> bool:
    """Return whether a study is there that no command wrote, and that is to be left alone."""
    return path.exists() and not path.read_text(encoding="utf-8").startswith(HEAD)
