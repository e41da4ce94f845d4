"""`skitgubbe bench --strategies`: how fast each strategy of the catalogue plays."""

from dataclasses import asdict

from experiments.strategy_speed import StrategySpeed, strategy_speeds
from scripts.options import EXAMPLES
from scripts.screen import note, print_json, table
from simcore.games import find_game
from strategies.catalogue import BOOKS

SECONDS = 0.15
"""How long one measurement takes, about."""
HEADER = ("strategy", "games/s", "games", "decisions")


def bench_strategies(rules: str, pairs: int, share: float, *, as_json: bool) -> None:
    """Measure and print; `share` times the usual length of a measurement."""
    family = find_game(rules).family
    book = BOOKS[family]
    note(
        "Measuring every strategy of the catalogue (a first run compiles them, about a minute) ..."
    )
    found = sorted(
        strategy_speeds(rules, family, pairs, SECONDS * share),
        key=lambda each: each.games_ratio,
        reverse=True,
    )
    if as_json:
        told = [asdict(each) for each in found]
        print_json({"rules": rules, "pairs": pairs, "yardstick": book, "strategies": told})
        return
    print(table([_row(each) for each in found], HEADER, right=range(1, 4)))
    print(
        f"\nGames and decisions per second as a ratio against {book} in both seats of {rules}; medians of {pairs} "
        f"pairs.\nThe strategy sits in one seat, {book} in the other. A longer game has a lower ratio of games."
    )
    print(f"Next: skitgubbe run {EXAMPLES[family]} --games 1e6 --out runs/first")


def _row(speed: StrategySpeed) -> tuple[str, ...]:
    ratios = (f"{speed.games_ratio:.2f}", f"{speed.decisions_ratio:.2f}")
    return (speed.name, f"{speed.games:,.0f}", *ratios)
