"""What `skitgubbe ask` prints for a small fixed seed, kept as text. Made again: `python -m tests.ask.snapshots`."""

import contextlib
import io
import tempfile
from pathlib import Path

from experiments.questions.catalogue import QUESTIONS
from scripts.cli import run

FOLDER = Path(__file__).parent / "snapshots"
DEALS = {"QA1": "300", "QA2": "300", "QE1": "300"}
"""[question]: deals, where the least number would be too few."""
REMAKE = "python -m tests.ask.snapshots"
CASES = [(question.id, language) for question in QUESTIONS for language in ("sv", "en")]


def make(question: str, language: str, folder: Path) -> str:
    """Return what the command prints when the page goes to `folder`, whose name is left out."""
    printed = io.StringIO()
    arguments = [
        "ask",
        question,
        "--lang",
        language,
        "--deals",
        DEALS.get(question, "60"),
        "--seed",
        "7",
    ]
    with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(io.StringIO()):
        assert run([*arguments, "--out", str(folder)]) == 0
    return printed.getvalue().replace(str(folder), "FOLDER")


def path_of(question: str, language: str) -> Path:
    """Return where a text is kept."""
    return FOLDER / f"{question}-{language}.txt"


def main() -> None:
    """Write every text."""
    FOLDER.mkdir(exist_ok=True)
    for question, language in CASES:
        with tempfile.TemporaryDirectory() as folder:
            path_of(question, language).write_text(
                make(question, language, Path(folder)), encoding="utf-8"
            )


if __name__ == "__main__":
    main()
