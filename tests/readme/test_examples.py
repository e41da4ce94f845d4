"""The example scripts run, and print what they say."""

import runpy
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "scripts" / "examples"
TOLD = {"ask_from_python.py": "points", "is_my_bot_better.py": "never ended"}


@pytest.mark.parametrize("name", sorted(each.name for each in EXAMPLES.glob("*.py")))
def test_an_example_runs(name: str, capsys: pytest.CaptureFixture[str]):
    runpy.run_path(str(EXAMPLES / name), run_name="__main__")
    assert TOLD[name] in capsys.readouterr().out
