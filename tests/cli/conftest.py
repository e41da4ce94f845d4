"""Running the command line inside the test process, and strategy files to try."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from scripts.cli import run


@dataclass
class Ran:
    code: int
    out: str
    err: str


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> Callable[..., Ran]:
    def _run(*arguments: object) -> Ran:
        capsys.readouterr()
        code = run([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return _run


BOT = '''
from simcore.shedding.view import ordinary_lays
from simcore.strategy import Parameter, strategy
from strategies.parts.laying import lay_highest, without_ordinary


@strategy("shedding"{declared})
def my_bot(view, parameters, memory, rng):
    """Lay the highest ordinary rank."""
    {first}
    ordinary = ordinary_lays(view)
    if ordinary:
        return lay_highest(ordinary, False)
    {last}
'''


@pytest.fixture
def bot(tmp_path: Path) -> Callable[..., Path]:
    def _write(
        *, first: str = "", last: str = "return without_ordinary(view)", declared: str = ""
    ) -> Path:
        path = tmp_path / "my_bot.py"
        path.write_text(BOT.format(first=first or "pass", last=last, declared=declared))
        return path

    return _write
