"""One small trial of each question, and answers made of planted numbers."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from experiments.answer import Answer
from experiments.questions.catalogue import SWAP_QUESTIONS
from experiments.swapping import ask
from reports.verdict import Verdict, reach_verdict
from scripts.cli import run

SMALL = {2: 400, 3: 300, 4: 250}


@pytest.fixture(scope="session", params=SWAP_QUESTIONS, ids=lambda question: question.id)
def answer(request: pytest.FixtureRequest) -> Answer:
    return ask(request.param, SMALL, seed=7)


@pytest.fixture(scope="session")
def verdict(answer: Answer) -> Verdict:
    return reach_verdict(answer)


@dataclass
class Ran:
    code: int
    out: str
    err: str


@pytest.fixture
def asking(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Callable[..., Ran]:
    """Run `skitgubbe ask` in an empty folder, with no language set by the system."""
    monkeypatch.chdir(tmp_path)
    for name in ("SKITGUBBE_LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")

    def _run(*arguments: object) -> Ran:
        capsys.readouterr()
        code = run(["ask", *(str(argument) for argument in arguments)])
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return _run
