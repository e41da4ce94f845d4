"""A sweep: one or two parameters of a strategy over a grid, every point against one reference on the same deals.

The best point of a grid is flattered by having been chosen. So the grid is swept on training deals, and the point
that looked best is then played against the strategy as it was on confirming deals of another seed; only that number
is a claim. The band over the grid holds for all points at once (experiments/stats/simultaneous.py), which deals that
are the same for all make narrow.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import product

import joblib
import numpy as np

from experiments.comparing import fixed
from experiments.duel import BLOCK, Duel, Tally, play_block, play_numbers
from experiments.stats.proportion import Interval
from experiments.stats.simultaneous import Joint, intervals, joint
from simcore.errors import Refusal
from simcore.strategy import Parameter, Strategy

MOST_POINTS = 400


@dataclass(frozen=True)
class Axis:
    """One parameter and the values that it takes, as typed."""

    parameter: Parameter
    values: tuple[str, ...]


@dataclass(frozen=True)
class Point:
    """One point of the grid: its values, the strategy there, and its effect with its end of the band."""

    values: tuple[str, ...]
    strategy: Strategy
    effect: Interval


@dataclass(frozen=True)
class Sweep:
    """What was found.

    duel: of the strategy as it was against the reference; its seed is that of the training deals. points: in the
    order of the grid. deals: of each point; games, unfinished: of all together. best: place of the best point.
    confirmed: the best point against the strategy as it was, on deals of `confirming_seed`; None if the best is the
    strategy as it was.
    """

    duel: Duel
    axes: tuple[Axis, ...]
    points: tuple[Point, ...]
    deals: int
    games: int
    unfinished: int
    best: int
    confirming_seed: int
    confirmed: tuple[Duel, Tally] | None

    def change(self) -> Interval | None:
        """Return what the best point brings over the strategy as it was, on the confirming deals."""
        if self.confirmed is None:
            return None
        duel, tally = self.confirmed
        return fixed(duel, tally.deals, tally.total, tally.squares)


def read_axis(text: str, strategy: Strategy) -> Axis:
    """Return the axis written NAME=LOW:HIGH:STEP or NAME=VALUE,VALUE,...

    Raises Refusal on an unknown parameter, a grid that is none, or a value out of the parameter's bounds.
    """
    name, equals, rest = text.partition("=")
    known = {each.name: each for each in strategy.parameters}
    if not equals or not rest:
        raise Refusal(
            f"A grid is NAME=LOW:HIGH:STEP or NAME=VALUE,VALUE, such as tau=0:1:0.1; found {text!r}."
        )
    if name not in known:
        strategy.with_parameters({name: rest})
    parameter = known[name]
    values = _range(text, rest) if ":" in rest else [each.strip() for each in rest.split(",")]
    for value in values:
        try:
            parameter.read(value)
        except Refusal as refusal:
            raise Refusal(
                f"The grid {text} leaves the bounds of {strategy.name}: {refusal}"
            ) from None
    if len(set(values)) != len(values):
        raise Refusal(f"The grid {text} names a value twice.")
    return Axis(parameter, tuple(values))


def _range(text: str, rest: str) -> list[str]:
    pieces = rest.split(":")
    try:
        low, high, step = (float(piece) for piece in pieces)
    except ValueError:
        raise Refusal(f"A grid is LOW:HIGH:STEP, such as 0:1:0.1; found {text!r}.") from None
    if not step > 0 or low > high or (high - low) / step > MOST_POINTS:
        raise Refusal(
            f"The grid {text} must go up from LOW to HIGH in at most {MOST_POINTS} steps."
        )
    return [f"{low + number * step:.10g}" for number in range(int((high - low) / step + 1e-9) + 1)]


def grid(strategy: Strategy, axes: Sequence[Axis]) -> list[tuple[tuple[str, ...], Strategy]]:
    """Return every point of a grid with the strategy there; raise Refusal if there are too many."""
    names = [axis.parameter.name for axis in axes]
    found = [
        (values, strategy.with_parameters(dict(zip(names, values, strict=True))))
        for values in product(*(axis.values for axis in axes))
    ]
    if len(found) > MOST_POINTS:
        raise Refusal(f"The grid has {len(found)} points; at most {MOST_POINTS} are possible.")
    return found


def run_sweep(
    duel: Duel,
    axes: Sequence[Axis],
    deals: int,
    confirming_seed: int,
    threads: int,
    advance: Callable[[int], None],
) -> Sweep:
    """Sweep on training deals and confirm the best on others; raise StrategyFault as Arena.play does."""
    places = grid(duel.candidate, axes)
    duels = [replace(duel, candidate=strategy) for _, strategy in places]
    with joblib.Parallel(n_jobs=threads, backend="threading") as parallel:
        sums, unfinished = _trained(parallel, duels, deals, advance)
        best = _best(duel, sums)
        chosen = places[best][1]
        confirmed = None
        if chosen.values != duel.candidate.values:
            against = replace(
                duel,
                candidate=chosen,
                reference=duel.candidate,
                seed=confirming_seed,
                field=duel.field or (duel.reference,) * (duel.seats - 1),
            )
            confirmed = (against, _played(parallel, against, deals))
            advance(confirmed[1].games)
    effects = (Interval(*each[:3]) for each in intervals(sums, duel.scale))
    points = tuple(Point(*place, effect) for place, effect in zip(places, effects, strict=True))
    games = deals * duel.games_per_deal * len(points)
    return Sweep(
        duel, tuple(axes), points, deals, games, unfinished, best, confirming_seed, confirmed
    )


def _trained(
    parallel: joblib.Parallel,
    duels: Sequence[Duel],
    deals: int,
    advance: Callable[[int], None],
) -> tuple[Joint, int]:
    """Return the sums of all points over the same deals, and how many games never ended."""
    number = len(duels)
    sums = Joint(0, np.zeros(number, dtype=np.int64), np.zeros((number, number), dtype=np.int64))
    unfinished = 0
    for first in range(0, deals, BLOCK):
        length = min(BLOCK, deals - first)
        found = parallel(joblib.delayed(play_numbers)(duel, first, length) for duel in duels)
        sums = sums.plus(joint(np.stack([numbers for numbers, _ in found], axis=1)))
        unfinished += sum(ends for _, ends in found)
        advance(number * length * duels[0].games_per_deal)
    return sums, unfinished


def _played(parallel: joblib.Parallel, duel: Duel, deals: int) -> Tally:
    work = [(first, min(BLOCK, deals - first)) for first in range(0, deals, BLOCK)]
    found: list[Tally] = parallel(joblib.delayed(play_block)(duel, *each) for each in work)
    return sum(found, Tally())


def _best(duel: Duel, sums: Joint) -> int:
    """Return the place of the best point, of equal ones the first."""
    totals = sums.totals if duel.measure.larger_is_better else -sums.totals
    return int(np.argmax(totals))
