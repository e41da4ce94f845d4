"""The folder of an answer: page, figures, data; looked at before the work, written in one go after it."""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from experiments.answer import Answer
from reports.answer_data import as_csv, as_document
from reports.answer_page import answer_page, draw_panels
from reports.verdict import Verdict
from simcore.errors import Refusal

PAGE, DATA, DOCUMENT = "index.html", "data.csv", "answer.json"


def answer_files(answer: Answer, verdict: Verdict, language: str, command: str) -> dict[str, str]:
    """Return the files of an answer by name."""
    panels = draw_panels(answer, language)
    document = as_document(answer, verdict, language, command)
    return {
        PAGE: answer_page(answer, verdict, language, command, panels),
        DATA: as_csv(answer),
        **{f"figure-{seats}.svg": svg for seats, svg in panels.items()},
        DOCUMENT: json.dumps(document, ensure_ascii=False, indent=2) + "\n",
    }


def prepare_folder(folder: Path, question: str, language: str) -> None:
    """Raise Refusal if an answer to `question` in `language` cannot or may not be written to the folder.

    The folder is made for the trial, and taken away again if that leaves it empty.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        held = sorted(each.name for each in folder.iterdir())
        _try_to_write(folder)
        if not held:
            folder.rmdir()
    except FileExistsError:
        raise Refusal(f"{folder} is a file: name a folder with --out.") from None
    except OSError as error:
        raise _cannot_write(folder, error) from None
    if held and _held_answer(folder) != (question, language):
        what = "another answer" if _held_answer(folder) else "other files"
        raise Refusal(
            f"{folder} holds {what} and is left as it is: name another folder with --out."
        )


def write_files(folder: Path, files: Mapping[str, str]) -> None:
    """Write the files, each whole or not at all; raise Refusal if that fails."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            aside = folder / f".{name}.part"
            aside.write_text(text, encoding="utf-8", newline="\n")
            aside.replace(folder / name)
    except OSError as error:
        raise _cannot_write(folder, error) from None


def _try_to_write(folder: Path) -> None:
    probe = folder / f".probe-{os.getpid()}"
    probe.touch()
    probe.unlink()


def _held_answer(folder: Path) -> tuple[Any, Any] | None:
    """Return question and language of the answer that a folder holds, None if it holds none."""
    try:
        document = json.loads((folder / DOCUMENT).read_text(encoding="utf-8"))
        return document["question"], document["language"]
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _cannot_write(folder: Path, error: OSError) -> Refusal:
    reason = (error.strerror or str(error)).lower()
    return Refusal(f"{folder} cannot be written ({reason}): name another folder with --out.")
