"""The engine against plain C, pair by pair: `python -m tests.bench.speed [C_SOURCE] [PAIRS]`.

The C source defaults to the yardstick beside the project, else to the program that comes along.
"""

import sys
from pathlib import Path

from scripts.cli import run
from scripts.plain import SOURCE

YARDSTICK = Path(__file__).resolve().parents[3] / "shared" / "yardstick" / "app.c"

if __name__ == "__main__":
    source = sys.argv[1] if len(sys.argv) > 1 else str(YARDSTICK if YARDSTICK.exists() else SOURCE)
    pairs = sys.argv[2] if len(sys.argv) > 2 else "15"
    sys.exit(run(["bench", "--c-source", source, "--pairs", pairs]))
