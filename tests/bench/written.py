"""Strategies written as rules against the same in Python: `python -m tests.bench.written [PAIRS] [GAMES]`.

Each pair plays the same games of two seats with both, in turns first; told is the median, over the pairs, of games
per second of the rules divided by those of Python. At least half is wanted.
"""

import statistics
import sys
import time

from simcore.arena import Arena
from simcore.games import make_rules
from simcore.strategy import Strategy
from tests.written.alike import RULES, SEED, STYLES, Style, family_of, pair

WANTED = 0.5


def rate(rules: str, player: Strategy, games: int) -> float:
    """Return games per second of a strategy in both seats."""
    arena = Arena(make_rules(rules, players=2), [player] * 2, SEED)
    arena.play(0, 10)
    started = time.perf_counter()
    arena.play(0, games)
    return games / (time.perf_counter() - started)


def ratios(style: Style, rules: str, pairs: int, games: int) -> list[float]:
    """Return one ratio per pair; whether the rules go first changes from pair to pair."""
    written, original = (line_up[0] for line_up in pair(style, rules))
    found = []
    for number in range(pairs):
        rates = {}
        for player in (written, original) if number % 2 else (original, written):
            rates[player.name] = rate(rules, player, games)
        found.append(rates[written.name] / rates[original.name])
    return found


def main(pairs: int, games: int) -> int:
    """Print one line per style; return 1 if one is under the wanted ratio."""
    worst = 1.0
    for style in STYLES:
        rules = RULES[family_of(style)][0]
        found = ratios(style, rules, pairs, games)
        middle = statistics.median(found)
        worst = min(worst, middle)
        spread = f"{min(found):.2f} to {max(found):.2f}, {pairs} pairs"
        print(f"{style.file:18} {style.original:38} {middle:.2f} ({spread})", flush=True)
    return int(worst < WANTED)


if __name__ == "__main__":
    numbers = [int(float(text)) for text in sys.argv[1:]]
    sys.exit(main(*numbers, *(11, 20_000)[len(numbers) :]))
