"""The engine against plain C, pair by pair: `python -m tests.bench.speed [RULES] [C_SOURCE] [PAIRS]`.

The C source defaults to the yardstick beside the project, else to the program that comes along.
"""

import sys
from pathlib import Path

from scripts.cli import run
from scripts.twins import find_twin

YARDSTICKS = Path(__file__).resolve().parents[3] / "shared" / "yardstick"

if __name__ == "__main__":
    rules = sys.argv[1] if len(sys.argv) > 1 else "app"
    yardstick = YARDSTICKS / f"{rules}.c"
    default = yardstick if yardstick.exists() else find_twin(rules).source
    source = sys.argv[2] if len(sys.argv) > 2 else str(default)
    pairs = sys.argv[3] if len(sys.argv) > 3 else "15"
    sys.exit(run(["bench", "--rules", rules, "--c-source", source, "--pairs", pairs]))
