"""The plain C program that speed is measured against: finding a compiler, building it, running it."""

import shutil
import subprocess
import tempfile
from pathlib import Path

from simcore.errors import Refusal

FLAGS = ("-O3", "-march=native", "-pthread")
COMPILERS = ("cc", "gcc", "clang")


def find_compiler() -> str | None:
    """Return the first C compiler on the path, None if there is none."""
    return next((found for name in COMPILERS if (found := shutil.which(name))), None)


class PlainC:
    """A built program that prints games per second as its first word; a context manager that removes it again."""

    def __init__(self, compiler: str, source: Path) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="skitgubbe-bench-")
        self.program = Path(self.folder.name) / "plain"
        built = subprocess.run(
            [compiler, *FLAGS, "-o", str(self.program), str(source)],
            capture_output=True,
            text=True,
            check=False,
        )
        if built.returncode:
            first = (built.stderr.strip().splitlines() or ["the compiler gave no reason"])[0]
            raise Refusal(f"{source} does not compile with {compiler}: {first}")

    def __enter__(self) -> "PlainC":
        return self

    def __exit__(self, *_: object) -> None:
        self.folder.cleanup()

    def measure(self, games: int, seats: int, threads: int) -> float:
        """Return games per second, as the program itself measures them."""
        arguments = [str(self.program), str(games), str(seats), str(threads)]
        ran = subprocess.run(arguments, capture_output=True, text=True, check=False)
        words = ran.stdout.split()
        if ran.returncode or not words:
            raise Refusal(f"The C program stopped with code {ran.returncode}: {ran.stderr.strip()}")
        return float(words[0])
