"""Every command and every Python example of the README runs, in the order in which it stands there."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"```(sh|python)\n(.*?)```", re.DOTALL)
RUNS_THIS_TEST = ("./scripts/test",)
"""Commands that the README names and that would start this test again."""


def _commands() -> list[tuple[str, str]]:
    found = []
    for kind, block in BLOCK.findall(README):
        if kind == "python":
            found.append(("python", block))
            continue
        lines = block.replace("\\\n", " ").splitlines()
        found += [("sh", line) for line in lines if line.strip() and not line.startswith("#")]
    return [each for each in found if not each[1].startswith(RUNS_THIS_TEST)]


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    """Return a folder to run in, with the example files that the README shows, and an environment."""
    folder = tmp_path_factory.mktemp("readme")
    (folder / "scripts").symlink_to(ROOT / "scripts")
    for name, text in re.findall(
        r"<!-- file: (\S+) -->\n```python-file\n(.*?)```", README, re.DOTALL
    ):
        (folder / name).write_text(text, encoding="utf-8")
    program = folder / "bin" / "skitgubbe"
    program.parent.mkdir()
    program.write_text(
        f'#!/bin/sh\nPYTHONPATH={shlex.quote(str(ROOT))} exec {sys.executable} -P -m scripts "$@"\n'
    )
    program.chmod(0o755)
    path = (
        f"{program.parent}{os.pathsep}{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    )
    return folder, {**os.environ, "PATH": path}


@pytest.mark.parametrize(("kind", "text"), _commands())
def test_readme(desk, kind, text):
    folder, environment = desk
    command = ["sh", "-e", "-c", text]
    if kind == "python":
        command = [sys.executable, "-P", "-W", "error", "-c", text]
        environment = {**environment, "PYTHONPATH": str(ROOT)}
    ran = subprocess.run(
        command,
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
