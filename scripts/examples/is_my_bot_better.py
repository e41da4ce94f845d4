"""Compare two strategies on the same deals from Python, until the interval is two points wide.

The interval may be read wherever one stops (a confidence sequence); games that never ended are counted as shared.
"""

from experiments.comparing import WIDTH, Goal, compare
from experiments.duel import Duel
from experiments.measure import measure_of
from simcore.games import make_rules
from strategies.catalogue import find_strategy


def main() -> None:
    """Compare, and print what was found."""
    rules = make_rules("app", (), 2)
    mine, book = find_strategy("stark:take=30", rules), find_strategy("lagforst", rules)
    duel = Duel(rules, mine, book, seats=2, measure=measure_of("win", 2), seed=1, cap=20_000)
    found = compare(duel, Goal(WIDTH, 1_000_000, width=0.02), threads=2, advance=lambda *_: None)
    effect = found.effect()
    print(
        f"{mine.spell()} wins {100 * effect.estimate:+.1f} points ({100 * effect.low:+.1f} to "
        f"{100 * effect.high:+.1f}) more than an equal share, after {found.tally.games:,} games, of which "
        f"{found.tally.unfinished:,} never ended."
    )


if __name__ == "__main__":
    main()
